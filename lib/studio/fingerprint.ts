import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Raise it when photographs are taken differently: every thumbnail is then taken anew. */
const camera = "2: 1136 and 375 px, 2x, light and dark, avif 50, six heights";

/**
 * The hash of everything a section's photographs depend on: its live preview and the pictures in it.
 * @param html the preview document
 * @param publicFolder where `/art/…` lies
 */
export function fingerprint(html: string, publicFolder: string): string {
  const hash = createHash("sha256").update(camera).update(html);
  const files = new Set([...html.matchAll(/\/(?:art|fonts)\/[\w./-]+/g)].map(([path]) => path));
  for (const path of [...files].sort()) hash.update(path).update(readFileSync(join(publicFolder, path)));
  return hash.digest("hex").slice(0, 16);
}
