import type { Root as Markup } from "hast";
import { select } from "hast-util-select";
import type { AtRule, Declaration, Root } from "postcss";
import { printMinified } from "@/lib/code/css/css-print";
import { missingClass, missingRule } from "./frame-pictures";

/** As Notion sets its own text: a frame inherits no typeface. */
const systemFonts =
  'ui-sans-serif,-apple-system,BlinkMacSystemFont,"Segoe UI Variable Display","Segoe UI",Helvetica,Arial,sans-serif';

/** A menu that opens has the height of what is in it: the window is as low as the menu's bar, and grows for it (frame-script.ts). */
const popoverRule = ":popover-open{max-height:none!important;overflow:visible!important}";

/** What a frame's page itself looks like. */
export interface PageLook {
  /** `light` or `dark` where the theme says so; the reader's own scheme otherwise. */
  scheme: string;
  /** The colour below and beside the section, where the frame is higher. */
  paper: string;
}

/** The stylesheet of a frame, whose section it begins and ends with. */
export function printFrameStyles(css: Root, markup: Markup, { scheme, paper }: PageLook, fonts: string): string {
  const has = (selector: string) => select(selector, markup) !== undefined;
  return [
    fonts,
    `:root{color-scheme:${scheme};background:${paper}}`,
    `body{margin:0;display:flow-root;font:16px/1.6 ${systemFonts}}`,
    has(`.${missingClass}`) ? missingRule : "",
    printMinified(withoutWindow(css)),
    has("[popover]") ? popoverRule : "",
  ]
    .join("")
    .replaceAll("</", "<\\/");
}

/**
 * The same rules without those that ask for the window's height or follow its scrolling: a frame is as high as what is in it, which
 * these would change, and is scrolled with the page around it, which it isn't told.
 */
function withoutWindow(css: Root): Root {
  const copy = css.clone();
  copy.walkAtRules((rule) => {
    if (isOfWindow(rule)) removeWithEmptyParents(rule);
  });
  copy.walkRules((rule) => {
    const read = (name: string) =>
      rule.nodes.find((node): node is Declaration => node.type === "decl" && node.prop === name)?.value;
    const isSheet = read("position") === "fixed" && read("height") === "100%";
    if (isSheet) rule.append({ prop: "height", value: "fit-content" }, { prop: "min-height", value: "100%" });
    if (read("position") === "static" && read("height") === "auto") rule.append({ prop: "min-height", value: "0" });
  });
  return copy;
}

const isOfWindow = ({ name, params }: AtRule) =>
  (name === "media" && /\b(?:min|max)-height\b/.test(params)) ||
  (name === "supports" && /^\(animation-timeline\b/.test(params));

function removeWithEmptyParents(rule: AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) removeWithEmptyParents(parent as AtRule);
  else if (parent?.type === "rule" && parent.nodes?.length === 0) parent.remove();
}
