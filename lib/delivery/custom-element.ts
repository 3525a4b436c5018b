import { printCss } from "./css-print";
import { printMarkup } from "./markup";
import type { Rendered } from "./render";

/**
 * The default copy: a custom element around a declarative shadow root, the one form that no host stylesheet reaches
 * (research §4). The script is for hosts that insert markup after loading, where the template stays inert; it may run
 * any number of times, reads nothing of its surroundings and is plain enough for `eval` (research §1.2). Rule and
 * script are children of the element, where nothing of them, not even white space, is laid out.
 */
export function customElement(rendered: Rendered): string {
  const tag = tagOf(rendered.name);
  return `<${tag}>
  <template shadowrootmode="open">
${indent(shadowContent(rendered), 4)}
  </template>
  <style>
${indent(outsideRules(tag), 4)}
  </style>
  <script>
    (function (tag) {
      if (customElements.get(tag)) return;
      customElements.define(tag, class extends HTMLElement {
        connectedCallback() {
          var inert = this.querySelector(":scope > template[shadowrootmode]");
          if (inert && !this.shadowRoot) this.attachShadow({ mode: "open" }).append(inert.content);
        }
      });
    })("${tag}");
  </script>
</${tag}>`;
}

/** `sc-hero-simple-centered` */
export const tagOf = (name: string) => `sc-${name}`;

/** Stylesheet and markup as they stand inside the shadow root. */
export function shadowContent({ markup, css }: Rendered): string {
  return `<style>
  :host {
    all: initial;
    display: block;
    width: 100%;
    font-family: inherit;
    color-scheme: inherit;
  }
${indent(printCss(css), 2)}
</style>
${printMarkup(markup)}`;
}

/**
 * What has to stand outside the shadow root. Hosts mark their dark scheme by a class on the root, and only Chromium has
 * :host-context for that. A column that lines its blocks up at the start shrinks them to their content, and a size
 * container has none, so our block asks for the column's width.
 */
export function outsideRules(tag: string): string {
  return `.theme-dark ${tag},
.dark-mode ${tag} {
  color-scheme: dark;
}
:has(> ${tag}) {
  align-self: stretch;
}`;
}

/** Indents every line that is not empty. */
export function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(by));
}
