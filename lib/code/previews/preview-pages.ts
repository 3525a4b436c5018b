import { templates } from "@/lib/catalogue/pages/templates";
import { type Product, productTitles } from "@/lib/hosts/products";
import { escapeHtml } from "@/lib/server/text";
import { urls } from "@/lib/urls/urls";
import { buildChromeFreeDocument } from "./chrome-free";

/** The list of a line's whole pages, at the address without a number. */
export function renderPreviewList(product: Product): string {
  const links = templates
    .filter((template) => template.product === product)
    .map(
      ({ number, title, summary }) =>
        `<li><a href="${urls.preview(product, number)}">${escapeHtml(title, '&<>"')}</a><p>${escapeHtml(summary, '&<>"')}</p></li>`,
    );
  const title = `Live previews for ${productTitles[product]}`;
  return buildPage(title, `<h1>${title}</h1>\n<ol>${links.join("")}</ol>\n${linkBack(product)}`);
}

/** What stands at the address of a preview that does not exist. */
export function renderPreviewNotFound(product: Product): string {
  const lines = [
    `<p class="mark" aria-hidden="true">404</p>`,
    "<h1>There is no preview here</h1>",
    "<p>The address is wrong, or the preview has moved.</p>",
    linkBack(product),
  ];
  return buildPage(`No preview here · ${productTitles[product]}`, lines.join("\n"));
}

const linkBack = (product: Product) =>
  `<p class="back"><a href="${urls.templates(product)}">All templates for ${productTitles[product]}</a></p>`;

const buildPage = (title: string, text: string) =>
  buildChromeFreeDocument({ title, css, body: `<div class="page">${text}</div>` });

// The shop's ink, red and greys (components/sections/tokens.css), which these pages do without.
const css = `.page { box-sizing: border-box; max-width: 708px; min-height: 100vh; margin: 0 auto; padding: clamp(48px, 16vh, 160px) 24px 48px; color: light-dark(#47433d, #c9c6c0); font-size: 17px; line-height: 1.5; }
.page h1 { margin: 0; color: light-dark(#211f1c, #edece9); font-size: clamp(34px, 6vw, 52px); font-weight: 600; line-height: 1.05; letter-spacing: -.035em; text-wrap: balance; }
.page p { max-width: 52ch; margin: 16px 0 0; }
.page ol { margin: 40px 0 0; padding: 0; border-top: 1px solid light-dark(#211f1c1f, #edece91f); list-style: none; }
.page li { padding: 16px 0; border-bottom: 1px solid light-dark(#211f1c1f, #edece91f); }
.page li p { margin-top: 4px; font-size: 15px; }
.page li a { font-size: 20px; font-weight: 600; letter-spacing: -.02em; }
.page a { color: light-dark(#211f1c, #edece9); text-decoration-thickness: 1px; text-underline-offset: .22em; }
.page a:hover { color: light-dark(#c42d14, #ff8266); }
.page a:focus-visible { border-radius: 3px; outline: 2px solid light-dark(#c42d14, #ff8266); outline-offset: 3px; }
.page .mark { margin: 0 0 12px; color: light-dark(#c42d14, #ff8266); font-size: 20px; font-weight: 600; }
.page .back { margin-top: 32px; }
.page .back a { display: inline-block; padding: 10px 0; font-weight: 550; }
`;
