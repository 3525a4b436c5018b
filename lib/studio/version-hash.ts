import { createHash } from "node:crypto";
import type { Section } from "@/lib/catalogue/catalogue";
import { shapeOf } from "@/lib/catalogue/shape-paths";
import { formatsOf } from "@/lib/delivery/deliver";
import { createPrints, type Prints } from "./prints";
import type { Delivery } from "./version-rules";

/**
 * What a section delivers now: the hash of its sample in all formats and lines, without what copies say of themselves, and the shape of its content.
 * @public loaded by name, in the bundle of the workshop's commands
 */
export async function deliveryOf(section: Section, prints = createPrints()): Promise<Delivery> {
  return deliveryOfHash(section, await deliveryHash(section, prints));
}

/** The same where the hash is known already. */
export const deliveryOfHash = (section: Section, hash: string): Delivery => ({
  hash,
  shape: shapeOf(section),
  changes: section.changes,
});

/** The hash of what a section delivers. */
export async function deliveryHash(section: Section, prints: Prints): Promise<string> {
  const hash = createHash("sha256");
  for (const product of section.lines) {
    for (const format of formatsOf(section)) {
      const { files } = await prints.copy({ section, product, format, origin: "", isBare: true });
      for (const { name, code } of files) hash.update(`${product} ${format} ${name}\n${code}\n`);
    }
  }
  return hash.digest("hex").slice(0, 16);
}
