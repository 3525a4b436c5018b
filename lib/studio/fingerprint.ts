import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Section } from "@/lib/catalogue/catalogue";
import { snippetOf } from "@/lib/delivery/deliver";
import { documentOf } from "@/lib/delivery/preview";

/**
 * The hash of everything that a section's photographs and measurements depend on: the section as it is delivered, in the
 * document of its preview, with what its pictures and fonts hold in place of where they lie. How a preview prints it is no
 * part of that: it looks the same.
 * @param publicFolder where `/art/…` lies
 */
export async function fingerprint({ id, lines }: Section, publicFolder: string): Promise<string> {
  const html = (await documentOf(lines[0] ?? "bullet", id, {}, snippetOf)) ?? "";
  const contentOf = (path: string) => sha256(readFileSync(join(publicFolder, path)));
  return sha256(html.replace(/\/(?:art|fonts)\/[\w./-]+/g, contentOf)).slice(0, 16);
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
