import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { isOurFile } from "@/lib/code/markup/own-assets";
import { type LeftOut, note } from "./left-out";

/** Uploaded pictures by their addresses in the content (`/pictures/….webp`): a worker has no database to look in. */
export type Uploads = Readonly<Record<string, Uint8Array>>;

/** Stands where a picture would be. */
export const missingClass = "sc-missing";

/** A picture of nothing, until the script has put another's address in its place. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/>";

/**
 * Puts pictures into the markup as data: art of ours as it is, uploaded ones as they are given, each once: those that follow have the
 * first one's number (frame-script.ts). One that a frame would have to ask somebody for is a box with its words.
 * @returns how many bytes each takes, by their addresses
 */
export function inlinePictures(markup: Root, uploads: Uploads, leftOut: LeftOut): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const known = new Map<string, { first: Element; number: string }>();
  visit(markup, "element", (element) => {
    if (element.tagName !== "img") return;
    const { src, alt } = element.properties;
    const data = readAsData(String(src ?? ""), uploads);
    // Browsers may have asked for these before the address is read.
    for (const name of ["srcSet", "sizes", "loading"]) delete element.properties[name];
    if (data !== undefined) {
      const before = known.get(data);
      element.properties.src = before ? blank : data;
      if (before) {
        before.first.properties.dataFirst = before.number;
        element.properties.dataSame = before.number;
      } else {
        known.set(data, { first: element, number: String(known.size) });
        weights.set(String(src), Buffer.byteLength(data));
      }
      return;
    }
    if (src) note(leftOut.pictures, String(src));
    becomeBox(element, String(alt ?? ""));
  });
  return weights;
}

function readAsData(address: string, uploads: Uploads): string | undefined {
  if (address.startsWith("data:image/")) return address;
  const upload = Object.hasOwn(uploads, address) ? uploads[address] : undefined;
  if (upload) return `data:image/webp;base64,${Buffer.from(upload).toString("base64")}`;
  if (!isOurFile(address) || !/^\/art\/[\w/-]+\.svg$/.test(address)) return undefined;
  return readArt(address);
}

/** Art of ours in the fewest characters, as it may stand in an attribute; undefined where there is no such file. */
function readArt(address: string): string | undefined {
  const known = artAsData.get(address);
  if (known) return known;
  try {
    // Served by the shop itself; next.config.ts has it come along with the standalone server.
    const svg = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "public", address), "utf8");
    const data = `data:image/svg+xml,${encodeSvg(svg)}`;
    artAsData.set(address, data);
    return data;
  } catch {
    return undefined;
  }
}

/** Files of ours that are drawn over and over: a few hundred, of some kilobytes each. */
const artAsData = new Map<string, string>();

const encodeSvg = (svg: string) =>
  svg
    .trim()
    .replace(/\s+/g, " ")
    .replaceAll('"', "'")
    .replace(/[%#<]/g, (sign) => encodeURIComponent(sign));

/** The picture's words in a box of its size: its classes stay. */
function becomeBox(element: Element, words: string): void {
  const { className, style, width, height } = element.properties;
  const classes = [className ?? []].flat().map(String);
  const ratio = width && height ? `aspect-ratio:${Number(width)}/${Number(height)}` : "";
  const styles = [style, ratio].filter(Boolean).join(";");
  element.tagName = "span";
  element.properties = {
    className: [...classes, missingClass],
    ...(styles && { style: styles }),
    ...(words ? { role: "img", ariaLabel: words } : { ariaHidden: "true" }),
  };
  element.children = words ? [{ type: "text", value: words }] : [];
}

/** How such a box looks; every rule of the section is stronger. */
export const missingRule = `:where(.${missingClass}){display:inline-grid;place-content:center;overflow:hidden;box-sizing:border-box;padding:4px;font-size:12px;line-height:1.35;text-align:center;background:light-dark(#f0eeeb,#292827);color:light-dark(#47433d,#c9c6c0)}`;
