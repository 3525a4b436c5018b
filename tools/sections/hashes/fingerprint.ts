import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Section } from "@/lib/catalogue/catalogue";
import { printCss } from "@/lib/code/css/css-print";
import { printMarkup } from "@/lib/code/markup/markup";
import { renderDocument } from "@/lib/code/previews/preview";
import { type RenderOptions, renderSection } from "@/lib/code/render/render";

/**
 * The hash of everything that a section's photographs and measurements depend on: the section as it is rendered with each of its
 * contents, in the document of its preview, with what its pictures and fonts hold in place of where they lie. How previews and copies print it
 * is no part of that: it looks the same.
 * @param publicFolder where `/art/…` lies
 */
export async function computeFingerprint({ id, lines, examples }: Section, publicFolder: string): Promise<string> {
  const contents = [undefined, ...examples.map((example) => example.content)];
  const documents = contents.map((content) => renderDocument(lines[0] ?? "bullet", id, { content }, rendered));
  const html = (await Promise.all(documents)).join("");
  const contentOf = (path: string) => sha256(readFileSync(join(publicFolder, path)));
  return sha256(html.replace(/\/(?:art|fonts)\/[\w./-]+/g, contentOf)).slice(0, 16);
}

async function rendered(options: RenderOptions): Promise<string> {
  const { markup, css } = await renderSection(options);
  return printMarkup(markup) + printCss(css);
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
