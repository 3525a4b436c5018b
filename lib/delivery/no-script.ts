import { darkSelectors } from "@/lib/hosts/hosts";
import { lightMarkup } from "./light-dom";
import { printMarkup } from "./markup";
import type { Rendered } from "./render";
import { scopedCss } from "./scoped-css";

/**
 * The copy without script: light DOM with every rule under the section's own attribute.
 * @param instance ends every id and group name, so that two copies may stand in one page; "" adds nothing
 */
export function noScript(rendered: Rendered, instance = ""): string {
  const markup = lightMarkup(rendered, (name) => (instance ? `${name}-${instance}` : name));
  return `${printMarkup(markup)}\n<style>\n${scopedCss(rendered, darkSelectors)
    .replace(/^(?=.)/gm, "  ")
    .trimEnd()}\n</style>\n`;
}
