import { parse, type Root, type Rule } from "postcss";
import { printCss } from "./css-print";
import { printMarkup } from "./markup";
import type { Rendered } from "./render";

/** The copy without script: light DOM with every rule under the section's own attribute. */
export function noScript(rendered: Rendered): string {
  return `${printMarkup(rendered.markup)}\n<style>\n${scopedCss(rendered)
    .replace(/^(?=.)/gm, "  ")
    .trimEnd()}\n</style>\n`;
}

/**
 * The section's stylesheet for a page it shares with others: nothing outside `[data-sc="<name>"]` is touched, and what
 * the page says about bare elements and its own classes is taken back inside it. Pictures keep their presentation
 * attributes, which `revert` would take along.
 */
export function scopedCss({ name, css }: Rendered): string {
  // Twice the attribute: stronger than the class-and-element rules of site builders, weaker than our own utilities.
  const scope = `[data-sc="${name}"][data-sc]`;
  const source = css.clone();
  const outside = parse("");
  source.walkAtRules(/^(keyframes|font-face)$/, (rule) => {
    outside.append(rule.clone());
    rule.remove();
  });
  const wrapper = parse(`${scope} {\n:where(:not(svg, svg *, img, picture)) { all: revert }\n}`);
  const block = wrapper.first as Rule;
  source.each((node) => {
    block.append(node.clone());
  });
  block.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => (isNested(rule, block) ? selector : relative(selector)));
  });
  return `${printCss(wrapper)}\n${outside.nodes.length > 0 ? `${printCss(outside as Root)}\n` : ""}`;
}

/** Rules inside other rules (`&:hover`) are relative already. */
function isNested(rule: Rule, block: Rule): boolean {
  for (let parent = rule.parent; parent && parent !== block; parent = parent.parent as Rule | undefined) {
    if (parent.type === "rule") return true;
  }
  return false;
}

function relative(selector: string): string {
  return selector.replace(/:where\(\.sc\)|\.sc(?![\w-])/g, "&");
}
