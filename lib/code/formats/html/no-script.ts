import { parse } from "postcss";
import { printMinified } from "@/lib/code/css/css-print";
import { memoizePer } from "@/lib/code/markup/memoize-per";
import { printDataElement } from "@/lib/code/markup/questions-data";
import type { Rendered } from "@/lib/code/render/render";
import { darkSelectors } from "@/lib/hosts/hosts";
import { editNote, protectMailAddresses } from "./custom-element";
import { buildLightMarkup } from "./light-dom";
import { printReadableHtml } from "./readable-html";
import { buildScopedCss } from "./scoped-css";
import { shortenClasses } from "./short-classes";

/** One text for the copies of each line. */
const getMinifiedCss = memoizePer(
  (short: Rendered) => short.css,
  (short) => printMinified(parse(buildScopedCss(short, darkSelectors))),
);

/**
 * The copy without script: light DOM with every rule under the section's own attribute. Words first, as in the copy for a code
 * block.
 * @param instance ends every id and group name, so that two copies may stand in one page; "" adds nothing
 */
export function printNoScript(rendered: Rendered, instance = ""): string {
  const short = shortenClasses(rendered);
  const markup = buildLightMarkup(short, (name) => (instance ? `${name}-${instance}` : name));
  const css = getMinifiedCss(short);
  return `${editNote}\n${protectMailAddresses(printReadableHtml(markup))}\n<style>${css}</style>${printDataElement(rendered.data)}\n`;
}
