import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { painted, references } from "@/lib/code/markup/ids";
import type { Rendered } from "@/lib/code/render/render";
import { buildPreviewStyles, type PreviewStyles } from "./preview-css";
import { createShortNames, type ShortNames } from "./preview-names";

/**
 * What everybody may see of a section (decision 0033): it looks as the copies do, without their element, template, script
 * and marker. Light DOM in a cascade layer, so that it yields to every rule of a page it is pasted into, with short names
 * and values in place of variables.
 * @param place which part of its page it is, so that a section may stand there twice
 */
export function printPreview({ name, markup, css, fontFaces = "" }: Rendered, place = 0): string {
  const names = createShortNames(`${name} ${place}`);
  const inline: string[] = [];
  visit(markup, "element", ({ properties }) => {
    if (typeof properties.style === "string") inline.push(properties.style);
  });
  const styles = buildPreviewStyles(css, inline, names);
  // Whatever a content makes of a class name, it doesn't end the stylesheet.
  const sheet = layerStyles(styles).replaceAll("</", "<\\/");
  // What brings typefaces knows no layers.
  return `<style>${fontFaces}${sheet}</style>${buildPreviewMarkup(markup, styles, names)}`;
}

/**
 * The stylesheet in a cascade layer: any rule of a page it is pasted into overrides it, however weak. Style attributes would
 * not yield, so they are rules here; those of the outer layer win against those of the layer in it.
 */
function layerStyles({ css, inline }: PreviewStyles): string {
  const rules = [...inline.values()].filter(({ declarations }) => declarations !== "");
  const own = rules.map(({ className, declarations }) => `.${className}{${declarations}}`).join("");
  if (!own) return css && `@layer{${css}}`;
  return `@layer{@layer{${css}}${own}}`;
}

function buildPreviewMarkup(markup: Root, styles: PreviewStyles, names: ShortNames): string {
  const copy = structuredClone(markup);
  const ids = new Set<string>();
  visit(copy, "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.add(properties.id);
  });
  visit(copy, "element", (element) => {
    element.properties = buildPreviewProperties(element, ids, styles, names);
  });
  return toHtml(copy, {
    omitOptionalTags: true,
    preferUnquoted: true,
    collapseEmptyAttributes: true,
    closeEmptyElements: true,
    characterReferences: { useShortestReferences: true },
  });
}

function buildPreviewProperties(
  { tagName, properties }: Element,
  ids: ReadonlySet<string>,
  { value, inline, styled }: PreviewStyles,
  names: ShortNames,
): Element["properties"] {
  const result: Element["properties"] = {};
  const meant = [properties.className ?? []].flat().filter((name) => styled.has(String(name)));
  const classes = meant.map((name) => names("class", String(name)));
  const style = inline.get(String(properties.style));
  if (style) classes.push(style.className);
  if (classes.length > 0) result.className = classes;
  const idOf = (id: string) => (ids.has(id) ? names("id", id) : id);
  for (const [key, given] of Object.entries(properties)) {
    if (key === "dataSc" || key === "className" || key === "style") continue;
    if (key === "name" && (properties.type === "radio" || tagName === "details")) {
      // Groups are told apart by shadow roots, of which there is none here.
      result[key] = names("group", String(given));
    } else if (references.test(key) && (typeof given === "string" || Array.isArray(given))) {
      result[key] = Array.isArray(given) ? given.map((id) => idOf(String(id))) : idOf(given);
    } else if (key.startsWith("dataEdit")) {
      // What renderEditable notes: the editor's, and in no copy.
      result[key] = given;
    } else if (/^data[A-Z]/.test(key)) {
      result[`data-${names("data", toDashed(key.slice(4)))}`] = given;
    } else if (typeof given !== "string") result[key] = given;
    else if (painted.test(key)) result[key] = value(given);
    else if (given.startsWith("#")) result[key] = `#${idOf(given.slice(1))}`;
    else result[key] = given;
  }
  return result;
}

/** "PastDue" as it stands in an attribute's name: past-due. */
const toDashed = (name: string) => name.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase();
