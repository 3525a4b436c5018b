import { printCss } from "./css-print";
import { printMarkup } from "./markup";
import type { Rendered } from "./render";

/**
 * The default copy: a custom element around a declarative shadow root, the one form that no host stylesheet reaches
 * (docs/hosts.md §4). The script is for hosts that insert markup after loading, where the template stays inert; it may run
 * any number of times, reads nothing of its surroundings and is plain enough for `eval` (docs/hosts.md §1.2). Rule and
 * script are children of the element, where nothing of them, not even white space, is laid out.
 */
export function customElement(rendered: Rendered): string {
  const tag = tagOf(rendered.name);
  return `<${tag}>
  <style>
${indent(schemeRule(tag), 4)}
  </style>
  <template shadowrootmode="open">
${indent(shadowContent(rendered), 4)}
  </template>
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

/**
 * Stylesheet and markup as they stand inside the shadow root. A size container has no width of its own, so in a column
 * that shrinks its blocks to their content it would vanish: an unseen line of two words, wide apart, asks for the
 * column's width and breaks where there is less.
 */
export function shadowContent({ markup, css }: Rendered): string {
  return `<style>
  :host {
    all: initial;
    display: block;
    width: 100%;
    font-family: inherit;
    color-scheme: inherit;
  }
  :host::before {
    content: ". .";
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    word-spacing: 1152px;
  }
${indent(printCss(css), 2)}
</style>
${printMarkup(markup)}`;
}

/** Hosts mark their dark scheme by a class on the root; the rule stands outside because only Chromium has :host-context. */
export function schemeRule(tag: string): string {
  return `.theme-dark ${tag},
.dark-mode ${tag} {
  color-scheme: dark;
}`;
}

/** Indents every line that is not empty. */
export function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(by));
}
