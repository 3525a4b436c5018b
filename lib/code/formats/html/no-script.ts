import { parse } from "postcss";
import { printMinified } from "@/lib/code/css/css-print";
import { oncePer } from "@/lib/code/markup/once-per";
import { dataElement } from "@/lib/code/markup/questions-data";
import type { Rendered } from "@/lib/code/render/render";
import { darkSelectors } from "@/lib/hosts/hosts";
import { editNote, withAddresses } from "./custom-element";
import { lightMarkup } from "./light-dom";
import { printWordsFirst } from "./readable-html";
import { scopedCss } from "./scoped-css";
import { withShortClasses } from "./short-classes";

/** One text for the copies of each line. */
const minifiedCss = oncePer(
  (short: Rendered) => short.css,
  (short) => printMinified(parse(scopedCss(short, darkSelectors))),
);

/**
 * The copy without script: light DOM with every rule under the section's own attribute. Words first, as in the copy for a code
 * block.
 * @param instance ends every id and group name, so that two copies may stand in one page; "" adds nothing
 */
export function noScript(rendered: Rendered, instance = ""): string {
  const short = withShortClasses(rendered);
  const markup = lightMarkup(short, (name) => (instance ? `${name}-${instance}` : name));
  const css = minifiedCss(short);
  return `${editNote}\n${withAddresses(printWordsFirst(markup))}\n<style>${css}</style>${dataElement(rendered.data)}\n`;
}
