import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { steering } from "@/lib/forms/schema";

/** Whether code has a form that collects answers: one that posts. The search field of a header doesn't. */
export function hasForm(code: string): boolean {
  return /<form\b(?:"[^"]*"|[^">])*?\smethod=\\?"post\\?"/.test(code);
}

/**
 * Out of sight, out of the tab order and unknown to assistive technology, by nothing but attributes: it works in a
 * shadow root, and under any host's stylesheet.
 */
const trap = `<div aria-hidden="true" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"><label>Leave this empty<input type="text" name="${steering.trap}" tabindex="-1" autocomplete="off"></label></div>`;

/** Readies the forms of rendered markup for answers: adds the honeypot, and says what a ticked box means. */
export function prepareMarkup(markup: Root): void {
  visit(markup, "element", (form) => {
    if (form.tagName !== "form" || form.properties.method !== "post") return;
    visit(form, "element", (input) => {
      if (input.properties.type === "checkbox") input.properties.value ??= "yes";
    });
    form.children.push(...(fromHtml(trap, { fragment: true }).children as Element[]));
  });
}

/** The same in the source of a component. */
export function prepareSource(source: string): string {
  return source
    .replace(/type="checkbox"(?![^<>]*?\bvalue=)/g, 'type="checkbox" value="yes"')
    .replace(/^([ \t]*)<\/form>/gm, (end, space: string) => `${trapSource.replace(/^/gm, `${space}  `)}\n${end}`);
}

const trapSource = `<div
  aria-hidden="true"
  style={{
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  }}
>
  <label>
    Leave this empty
    <input type="text" name="${steering.trap}" tabIndex={-1} autoComplete="off" />
  </label>
</div>`;
