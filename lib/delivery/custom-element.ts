import type { Root } from "postcss";
import { printCss } from "./css-print";

/**
 * The default copy: a custom element around a declarative shadow root, the one form that no host stylesheet reaches
 * (research §4). The script is for hosts that insert markup after loading, where the template stays inert; it may run
 * any number of times, reads nothing of its surroundings and is plain enough for `eval` (research §1.2).
 * @param name `<category>-<slug>`; the element is `sc-<name>`
 */
export function customElement(name: string, markup: string, css: Root): string {
  const tag = `sc-${name}`;
  return `<${tag}>
  <template shadowrootmode="open">
    <style>
${indent(`:host {\n  display: block;\n  width: 100%;\n  font-family: inherit;\n}\n${printCss(css)}`, 6)}
    </style>
${indent(markup, 4)}
  </template>
</${tag}>
<style>
  .theme-dark ${tag},
  .dark-mode ${tag} {
    color-scheme: dark;
  }
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

/** Indents every line that is not empty. */
function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(by));
}
