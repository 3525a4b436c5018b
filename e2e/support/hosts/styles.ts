import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bulletHost } from "../../../lib/hosts/bullet";
import type { HostModel } from "../../../lib/hosts/models";
import { superHost } from "../../../lib/hosts/super";

const require = createRequire(import.meta.url);
const c = superHost.classes;

/** The preview's font, so that host and preview differ in nothing but the host. */
const font = `@font-face { font-family: Inter; src: url("/fonts/inter.woff2") format("woff2"); font-weight: 100 900; }`;

/** Super: variables and the few global rules of docs/hosts.md §1.4. */
const superCss = `
:root { --layout-max-width: 900px; --primary-font: Inter, sans-serif; --color-text-default: #37352f; --color-bg-default: #fff; --padding: 96px; }
html.${superHost.scheme.dark} { --color-text-default: #e1e1e1; --color-bg-default: #191919; }
* { box-sizing: border-box; }
strong { font-weight: 600; }
p { margin: 0; }
button { all: unset; }
body { margin: 0; font-family: var(--primary-font); color: var(--color-text-default); background: var(--color-bg-default); fill: currentColor; line-height: 1.5; }
.${c.navbar} { position: sticky; top: 0; z-index: 40; height: 56px; border-bottom: 1px solid #e9e9e7; background: inherit; }
.${c.navbarContent} { display: flex; gap: 24px; align-items: center; height: 100%; padding: 0 24px; }
.${c.navbarList} { display: flex; gap: 12px; margin: 0; padding: 0; list-style: none; }
.${c.maxWidth} { max-width: var(--layout-max-width); margin: 0 auto; padding: 0 var(--padding); }
@media (max-width: 680px) { :root { --padding: 24px; } }
.${c.headerTitle} { font-size: 2.5rem; font-weight: 600; }
.${c.article} { display: flex; flex-direction: column; padding-bottom: 30vh; }
.${c.heading} { font-size: 1.5rem; font-weight: 600; margin: 1.4em 0 0.4em; }
.${c.callout} { display: flex; overflow: hidden; padding: 16px; border-radius: 5px; background: #f1f1ef; color: #37352f; }
.${c.calloutContent} { margin-inline-start: 8px; }
.${c.bookmarkLink} { display: flex; align-items: center; margin-top: 6px; }
.${c.footer} { padding: 48px 24px; }
.${c.footer} * { color: inherit; }
`;

/** What buyers' own templates do to bare elements (docs/hosts.md §1.4 counts them). */
const hostileCss = `
html { font-size: 20px; }
* { letter-spacing: 0.02em; text-transform: none; }
h1 { font-size: 64px !important; font-weight: 300 !important; color: #7a00cc !important; margin: 40px 0 !important; line-height: 1.9 !important; }
h2 { font-size: 12px !important; text-transform: uppercase !important; letter-spacing: 0.3em !important; }
h3 { color: #b00 !important; }
p { font-size: 22px !important; line-height: 2.4 !important; text-align: justify !important; }
a { color: #090 !important; text-decoration: line-through !important; }
button { all: unset !important; }
input { border: 9px solid red !important; }
img, svg { max-width: 20px !important; }
ul, li { list-style: square !important; margin-left: 60px !important; }
.${c.embed} { align-items: flex-start; text-align: right; line-height: 3; font-weight: 900; font-style: italic; word-spacing: 8px; white-space: pre-line; }
`;

/** What a Bulma-like reset and its global classes do (docs/hosts.md §2). */
const bulmaCss = `
html, body, p, ol, ul, li, dl, blockquote, figure, fieldset, legend, textarea, pre, iframe, hr, h1, h2, h3, h4, h5, h6 { margin: 0; padding: 0; }
h1, h2, h3, h4, h5, h6 { font-size: 100%; font-weight: normal; }
ul { list-style: none; }
button, input, select, textarea { margin: 0; }
html { box-sizing: border-box; font-size: 16px; overflow-y: scroll; text-rendering: optimizeLegibility; }
*, *::before, *::after { box-sizing: inherit; }
img, video { height: auto; max-width: 100%; }
table { border-collapse: collapse; border-spacing: 0; }
body { color: #404654; font-size: 1em; font-weight: 400; line-height: 1.5; font-family: Inter, sans-serif; }
a { color: #485fc7; cursor: pointer; text-decoration: none; }
strong { color: #2e333d; font-weight: 700; }
fieldset { border: none; }
.button, .card, .box, .section, .hero, .title, .subtitle, .footer, .image, .icon, .content { outline: 3px dashed red; padding: 3rem; }
.${bulletHost.classes.navbar} { display: flex; min-height: 52px; align-items: center; gap: 24px; padding: 0 24px; }
html:root { --notion-font: Inter, sans-serif; }
`;

/** A CSS framework's utilities, in the manner of Bootstrap and Bulma: single words, each important, and what it does to bare elements. */
const frameworkCss = `
${Object.entries({
  invisible: "visibility: hidden",
  visible: "visibility: visible",
  collapse: "display: none",
  hidden: "display: none",
  "sr-only": "position: static; width: auto; height: auto; clip: auto",
  fixed: "position: fixed",
  absolute: "position: absolute",
  relative: "position: relative; top: 40px",
  static: "position: static",
  sticky: "position: sticky; top: 0",
  flex: "display: block",
  grid: "display: block",
  block: "display: inline",
  contents: "display: block",
  border: "border: 9px solid red",
  rounded: "border-radius: 99px",
  shadow: "box-shadow: 0 0 9px red",
  truncate: "white-space: normal",
  btn: "padding: 40px; background: red",
  link: "color: red",
  pill: "padding: 40px",
  face: "border: 9px solid red",
  peer: "display: none",
  "mt-4": "margin-top: 99px",
  "mt-8": "margin-top: 99px",
  "mx-auto": "margin: 99px",
  "p-3": "padding: 99px",
  "w-full": "width: 50%",
  "text-center": "text-align: right",
  "text-ink": "color: red",
  "text-muted": "color: red",
  "text-small": "font-size: 40px",
  "items-center": "align-items: start",
  sc: "display: none",
})
  .map(([name, rule]) => `.${name} { ${rule.replaceAll(/(?=;)|$/g, " !important")} }`)
  .join("\n")}
svg, img { max-width: 20px; max-height: 20px; margin: 9px; padding: 9px; border: 9px solid red; vertical-align: middle; }
svg { width: 1em; height: 1em; fill: red; stroke: red; overflow: hidden; }
path { stroke: red; stroke-width: 9px; }
*::before, *::after { content: "x"; display: block; }
input[type="checkbox"], input[type="radio"] { width: 40px; height: 40px; }
fieldset { padding: 40px; border: 9px solid red; }
`;

/** All of a host's stylesheets. */
export function hostStyles(host: HostModel): string {
  if (host === "bullet") {
    const notion = readFileSync(require.resolve("react-notion-x/src/styles.css"), "utf8");
    return font + bulmaCss + notion;
  }
  const more: Partial<Record<HostModel, string>> = { hostile: hostileCss, framework: frameworkCss };
  return font + superCss + (more[host] ?? "");
}
