import { load } from "cheerio";
import { frameScript } from "@/lib/code/formats/frame/frame-script";
import { frameLimit } from "@/lib/code/formats/frame/limit";

/** Attributes whose address a browser asks for by itself. */
const asked = ["src", "srcset", "poster", "data", "background"];

/** What a frame may not have: more bytes than Notion takes, anything to ask for, and any script but its own. */
export function findFrameProblems(code: string): string[] {
  const problems: string[] = [];
  const bytes = Buffer.byteLength(code);
  if (bytes > frameLimit) problems.push(`${bytes} bytes`);
  if (!code.startsWith("<!doctype html>\n<html lang=")) problems.push("no document");
  for (const tag of ["</body>", "</html>", "</head>", "</style>", "</script>"]) {
    if (code.split(tag).length !== 2) problems.push(`${code.split(tag).length - 1} times ${tag}`);
  }
  const $ = load(code);
  const scripts = $("script").toArray();
  if (scripts.length !== 1 || $("script").text() !== frameScript) problems.push("another script");
  const outside = $("link,iframe,object,embed,base,meta[http-equiv]");
  if (outside.length > 0) problems.push(`${outside.length} elements that lead outside`);
  for (const one of $("*").toArray()) {
    const tagName = String($(one).prop("tagName")).toLowerCase();
    const attribs = $(one).attr() ?? {};
    for (const [name, value] of Object.entries(attribs)) {
      if (name.startsWith("on")) problems.push(`${tagName} ${name}`);
      if (asked.includes(name) && !value.startsWith("data:")) problems.push(`${tagName} ${name}=${value}`);
      if (name === "style") problems.push(...findAddresses(value));
    }
    if (tagName === "a") problems.push(...findLinkProblems(attribs));
  }
  problems.push(...findAddresses($("style").text()));
  return problems;
}

/** Addresses in styles that are neither data nor places of the file. */
const findAddresses = (css: string) =>
  [...css.matchAll(/(?:url\(|@import|image-set\()\s*["']?([^"')\s]*)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !/^(?:data:|#|%23)/.test(address));

function findLinkProblems({ href = "", target, rel }: Record<string, string>): string[] {
  if (/^(?:javascript|data|vbscript):/i.test(href)) return [`a link to ${href}`];
  if (!/^https?:/.test(href)) return [];
  return target === "_blank" && rel === "noopener" ? [] : [`a link to ${href} within the frame`];
}
