import { fromHtml } from "hast-util-from-html";
import { parse } from "postcss";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { readCss } from "@/lib/code/css/css-text";
import { buildCalloutParts } from "@/lib/code/formats/callout/callout";
import { checkContent, getSectionName, type Rendered, type RenderOptions } from "@/lib/code/render/render";
import { bulletHost } from "@/lib/hosts/bullet";
import type { Product } from "@/lib/hosts/products";
import { superHost } from "@/lib/hosts/super";

/** Room around the callouts: their marks may stand in the margin, their shadows below. */
const page =
  "[data-callouts]{container-type:inline-size}[data-callouts]>div{display:grid;gap:20px;padding:20px 24px 28px}@container(min-width:600px){[data-callouts]>div{padding-inline:40px}}";

/** What the callouts of a line's builder stand in, for its rules to mean them. */
const rootClasses: Record<Product, string> = {
  super: superHost.classes.root,
  bullet: `${bulletHost.classes.notion} ${bulletHost.classes.app}`,
};

/**
 * A callout card, drawn: Notion's own callouts can't be restyled in Notion, so those of its content that it would take over stand in
 * the frame as on a page of the first builder that the card is made for.
 */
export function renderCalloutDrawing(options: RenderOptions): Rendered {
  const { section } = options;
  const content = checkContent(section, options.content);
  const { callouts, colours } = content as unknown as CalloutContent;
  const cards = callouts.filter(({ colour }) => colours.includes(colour));
  const drawn = { ...content, callouts: cards.length > 0 ? cards : callouts };
  const [product = "bullet"] = section.lines;
  const { styles, blocks } = buildCalloutParts({ ...options, content: drawn, product });
  const around = readCss(`lib/code/formats/callout/callout-page.${product}.css`);
  const css = parse(around + page + styles.replace(/<\/?style>/g, ""));
  css.walkComments((comment) => {
    comment.remove();
  });
  css.walkAtRules("font-face", (rule) => {
    rule.remove();
  });
  // Room at a page's end, which has the height of a window.
  css.walkDecls((declaration) => {
    if (/\dvh\b/.test(declaration.value)) declaration.remove();
  });
  const markup = fromHtml(`<div class="${rootClasses[product]}" data-callouts><div>${blocks}</div></div>`, {
    fragment: true,
  });
  return { name: getSectionName(section), markup, css, content, hasForm: false, isAddressed: false };
}
