import { createHash } from "node:crypto";
import type { Section } from "@/lib/catalogue/catalogue";
import { shapeOf } from "@/lib/catalogue/shape-paths";
import { deliver, formatsOf } from "@/lib/delivery/deliver";
import type { Delivery } from "./version-rules";

/** What a section delivers now: the hash of its sample in all formats and lines, without what copies say of themselves, and the shape of its content. */
export async function deliveryOf(section: Section): Promise<Delivery> {
  const hash = createHash("sha256");
  for (const product of section.lines) {
    for (const format of formatsOf(section)) {
      const { files } = await deliver({ section, product, format, origin: "", isBare: true });
      for (const { name, code } of files) hash.update(`${product} ${format} ${name}\n${code}\n`);
    }
  }
  return { hash: hash.digest("hex").slice(0, 16), shape: shapeOf(section), changes: section.changes };
}
