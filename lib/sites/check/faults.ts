import type { Section } from "@/lib/catalogue/catalogue";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import type { FoundMarker } from "@/lib/code/parse/find-marker";
import type { Element, Node } from "@/lib/sites/page/parse";
import { contains, listChildElements, type SitePage } from "@/lib/sites/page/site";
import type { Fault } from "./checked-copy";
import { getElementName, type Part } from "./parts";
import { getText, listElements } from "./walk";

/** What is wrong with a copy, as far as it and its place on the page say so. */
export function findFaults(
  part: Part,
  found: FoundMarker,
  { builder, content }: Pick<SitePage, "builder" | "content">,
): Fault[] {
  if (part.kind === "shown") return ["shown"];
  if (part.kind === "scripted") return ["scripted"];
  const faults: Fault[] = [];
  const { section, product, format, isWhole } = found;
  if (!isWhole) faults.push(part.marker === undefined ? "unnamed" : "damaged");
  if (part.isNested) faults.push("nested");
  if (isCut(part, section)) faults.push("cut");
  const isPasted = part.kind === "style" || format === undefined || format === "paste" || format === "no-script";
  if (!isPasted || builder === "other") return faults;
  // Without script there is nothing of a builder in a copy but what its editor wants in front.
  const isOfOther = product !== undefined && product !== builder && format !== "no-script";
  const target = getPasteTarget(section.category);
  if (isOfOther && target !== "block") faults.push("otherLine");
  const isInText = contains(content, part.element);
  if (part.kind === "element" && !part.isNested) {
    if (target === "block" && !isInText) faults.push("outside");
    if (target === "head" && isInText && format !== "no-script") faults.push("inside");
  }
  return faults;
}

function isCut(part: Part, section: Section): boolean {
  if (part.kind === "style") return !isClosed(part.text);
  const { element } = part;
  const { name } = element;
  if (name === "template") return !hasStyledRoot(element) || !isRunByScript(element);
  if (name.startsWith("sc-")) {
    const template = listChildElements(element).find((child) => child.name === "template");
    // A browser that drew it and a builder that stored that have left nothing of the template.
    if (!template) return true;
    return !hasStyledRoot(template) || !listChildElements(element).some((child) => child.name === "script");
  }
  if (section.category === "callout-card" || !("data-sc-frame" in element.attribs)) return false;
  return listElements(element).every((one) => !("data-sc" in one.attribs));
}

/** Whether the section's words stand in a template, and after them their styles, without which they aren't shown. */
function hasStyledRoot(template: Element): boolean {
  const inside = listElements(template);
  const root = inside.findIndex((one) => getElementName(one) !== undefined || "data-sc" in one.attribs);
  const style = inside.findLastIndex((one) => one.name === "style");
  return root !== -1 && style > root && isClosed(getText(inside[style] as Element));
}

/** Whether the script follows that puts a header or footer in its place. */
function isRunByScript({ attribs: { id = "" }, parent }: Element): boolean {
  const siblings = parent && "children" in parent ? (parent.children as Node[]) : [];
  return siblings.some((one) => "attribs" in one && one.name === "script" && getText(one).includes(`"${id}"`));
}

/** Whether each block of a stylesheet is closed. */
function isClosed(css: string): boolean {
  let open = 0;
  // Braces in strings and comments aren't blocks.
  for (const [sign] of css.matchAll(
    /"(?:[^"\\\n]|\\.)*(?:"|\n|\\?$)|'(?:[^'\\\n]|\\.)*(?:'|\n|\\?$)|\/\*.*?(?:\*\/|$)|[{}]/gs,
  )) {
    if (sign === "{") open++;
    else if (sign === "}") open--;
  }
  return open === 0 && css.includes("}");
}
