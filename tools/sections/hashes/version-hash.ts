import { createHash } from "node:crypto";
import type { Section } from "@/lib/catalogue/catalogue";
import { describeShape } from "@/lib/catalogue/content/shape-paths";
import { listFormats } from "@/lib/code/metadata/format";
import { createPrints } from "./prints";
import type { Delivery } from "./version-rules";

/** What a section delivers now, by the hash of that: with the shape of its content. */
export const describeDelivery = (section: Section, hash: string): Delivery => ({
  hash,
  shape: describeShape(section),
  changes: section.changes,
});

/** The hash of a section's sample in all formats and lines, without what copies say of themselves. */
export async function computeDeliveryHash(section: Section, prints = createPrints()): Promise<string> {
  const hash = createHash("sha256");
  for (const product of section.lines) {
    for (const format of listFormats(section)) {
      const { files } = await prints.copy({ section, product, format, origin: "", isBare: true });
      for (const { name, code } of files) hash.update(`${product} ${format} ${name}\n${code}\n`);
    }
  }
  return hash.digest("hex").slice(0, 16);
}
