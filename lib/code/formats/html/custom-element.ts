import { printMinified } from "@/lib/code/css/css-print";
import { memoizePer } from "@/lib/code/markup/memoize-per";
import { printDataElement } from "@/lib/code/markup/questions-data";
import type { Width } from "@/lib/code/markup/width";
import { formatAsAttribute } from "@/lib/code/metadata/marker";
import type { Rendered } from "@/lib/code/render/render";
import { darkSelectors } from "@/lib/hosts/hosts";
import { printReadableHtml } from "./readable-html";
import { shortenClasses } from "./short-classes";

/**
 * The default copy: a custom element around a declarative shadow root, the one form that no host stylesheet reaches
 * (docs/hosts.md §4). Hosts that insert markup after loading leave the template inert. Those that run the script have it
 * done by the element; where scripts in inserted markup don't run, the stylesheet's load event does it
 * (decision 0038). Both may run any number of times and in any order, read nothing
 * of their surroundings, and the script is plain enough for `eval` (docs/hosts.md §1.2). Rule and script are children of
 * the element, where nothing of them, not even white space, is laid out.
 */
export function printCustomElement(rendered: Rendered): string {
  const tag = getTagName(rendered.name);
  return `<${tag}${rendered.marker ? formatAsAttribute(rendered.marker) : ""}><template shadowrootmode="open">${getShadowContent(rendered)}
</template>
<style onload="${attach("this.parentNode")}">${printPageRules(rendered, buildOuterRules(tag, rendered.width))}</style>
<script>(function (tag) { if (customElements.get(tag)) return; customElements.define(tag, class extends HTMLElement { connectedCallback() { ${attach("this")} } }); })("${tag}");</script>
</${tag}>${printDataElement(rendered.data)}`;
}

/** Makes a shadow root of a template that was left inert; does nothing where the parser, or somebody else, has done it. */
const attach = (element: string) =>
  `var sc = ${element}, inert = sc.querySelector(':scope > template[shadowrootmode]'); if (inert && !sc.shadowRoot) sc.attachShadow({ mode: 'open' }).append(inert.content);`;

/** `sc-hero-simple-centered` */
export const getTagName = (name: string) => `sc-${name}`;

/** What may be changed in a copy, said in it. */
export const editNote =
  "<!-- Change the words. A link's address is in href, a picture's in src, what it shows in alt or aria-label. Leave the rest. -->";

/** A version behind an `@` is none: its parts are numbers. */
const address = /[^\s<>"@]@[^\s<>"@]+\.\p{L}{2}/u;

/**
 * Markup with its mail addresses as they are: Cloudflare puts others in their place, which its script finds in no shadow root,
 * but for what stands between these comments (docs/hosts.md §1.2).
 */
export const protectMailAddresses = (html: string) =>
  address.test(html) ? `<!--email_off-->\n${html}\n<!--/email_off-->` : html;

/** On one line, what stands in the page itself: rules about the element, and typefaces, which a shadow root can't bring. */
export const printPageRules = ({ fontFaces }: Rendered, rules: string) =>
  joinLines([fontFaces, rules].filter(Boolean).join("\n"));

/** What is parsed before its styles are there isn't shown: until they follow it, the section is the last thing in its root. */
const hiddenUntilComplete = "<style>.sc:last-child { visibility: hidden }</style>";

/** Words, then styles, as they stand inside the shadow root: one text for the copies of each line. */
export const getShadowContent = memoizePer((rendered: Rendered) => rendered.markup, printShadowContent);

function printShadowContent(rendered: Rendered): string {
  const { markup, css } = shortenClasses(rendered);
  return `${hiddenUntilComplete}
${editNote}
${protectMailAddresses(printReadableHtml(markup))}
<style>${joinLines(buildFrameRules(":host"))}${printMinified(css)}</style>`;
}

/**
 * What the element around a section is to its page. A size container has no width of its own, so in a column that shrinks
 * its blocks to their content it would vanish: an unseen line of two words, wide apart, asks for the column's width and
 * breaks where there is less.
 */
export function buildFrameRules(element: string): string {
  return `${element} {
  all: initial;
  display: block;
  width: 100%;
  font-family: inherit;
  color-scheme: inherit;
}
${element}::before {
  content: ". .";
  display: block;
  height: 0;
  overflow: hidden;
  visibility: hidden;
  word-spacing: 1152px;
}`;
}

/** What marks an app as dark: the classes of the builders, and the usual ones besides. */
export const appDark: readonly string[] = [...darkSelectors, ".dark", '[data-theme="dark"]'];

/** Hosts mark their dark scheme by a class on the root; the rule stands outside because only Chromium has :host-context. */
export function buildSchemeRule(element: string, dark: readonly string[] = darkSelectors): string {
  return `${dark.map((mark) => `${mark} ${element}`).join(",\n")} {
  color-scheme: dark;
}`;
}

/** What is said of the element from outside of its shadow root. */
function buildOuterRules(element: string, width: Width | undefined, dark = darkSelectors): string {
  const rules = [buildSchemeRule(element, dark)];
  // 100vw counts the scroll bar: nothing of the page moves, but it doesn't scroll sideways for it.
  if (width === "wide" || width === "full") rules.push(`body:has(${element}) {\n  overflow-x: clip;\n}`);
  return rules.join("\n");
}

/** All of these for a frame in light DOM. */
export function buildHostRules(element: string, width: Width | undefined, dark: readonly string[]): string {
  return `${buildFrameRules(element)}\n${buildOuterRules(element, width, dark)}`;
}

/** Our own rules, in which no string has two blanks, on one line. */
export const joinLines = (css: string) => css.replace(/\s+/g, " ");
