import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Section } from "@/lib/catalogue/catalogue";
import { snippetOf } from "@/lib/delivery/deliver";
import { documentOf } from "@/lib/delivery/preview";

/** Raise it when photographs are taken differently: every thumbnail is then taken anew. */
const camera = "2: 1136 and 375 px, 2x, light and dark, avif 50, six heights";

/**
 * The hash of everything a section's photographs depend on: the section as it is delivered, in the document of its
 * preview, and the pictures in it. How a preview prints it is no part of that: it looks the same.
 * @param publicFolder where `/art/…` lies
 */
export async function fingerprint({ id, lines }: Section, publicFolder: string): Promise<string> {
  const html = (await documentOf(lines[0] ?? "bullet", id, {}, snippetOf)) ?? "";
  const hash = createHash("sha256").update(camera).update(html);
  const files = new Set([...html.matchAll(/\/(?:art|fonts)\/[\w./-]+/g)].map(([path]) => path));
  for (const path of [...files].sort()) hash.update(path).update(readFileSync(join(publicFolder, path)));
  return hash.digest("hex").slice(0, 16);
}
