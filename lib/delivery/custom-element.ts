import { printCss } from "./css-print";
import { printMarkup } from "./markup";
import type { Rendered } from "./render";

/**
 * The default copy: a custom element around a declarative shadow root, the one form that no host stylesheet reaches
 * (research §4). The script is for hosts that insert markup after loading, where the template stays inert; it may run
 * any number of times, reads nothing of its surroundings and is plain enough for `eval` (research §1.2).
 */
export function customElement(rendered: Rendered): string {
  const tag = tagOf(rendered.name);
  return `<${tag}>
  <template shadowrootmode="open">
${indent(shadowContent(rendered), 4)}
  </template>
</${tag}>
<style>
${indent(schemeRule(tag), 2)}
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
`;
}

/** `sc-hero-simple-centered` */
export const tagOf = (name: string) => `sc-${name}`;

/** Stylesheet and markup as they stand inside the shadow root. */
export function shadowContent({ markup, css }: Rendered): string {
  return `<style>
  :host {
    display: block;
    width: 100%;
    font-family: inherit;
  }
${indent(printCss(css), 2)}
</style>
${printMarkup(markup)}`;
}

/** Hosts mark their dark scheme by a class on the root; the rule stands outside because only Chromium has :host-context. */
export function schemeRule(tag: string): string {
  return `.theme-dark ${tag},\n.dark-mode ${tag} {\n  color-scheme: dark;\n}`;
}

/** Indents every line that is not empty. */
export function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(by));
}
