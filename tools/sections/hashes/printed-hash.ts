import { createHash } from "node:crypto";
import type { Section } from "@/lib/catalogue/catalogue";
import { widths } from "@/lib/code/markup/width";
import { listFormats } from "@/lib/code/metadata/format";
import type { Prints } from "./prints";

/**
 * The hash of everything printed of a section: its copies in all lines, formats and widths, with what they say of themselves and
 * without; its previews; those of its contents for other trades, with a copy of each; and what these are made of.
 */
export async function computePrintedHash(section: Section, prints: Prints): Promise<string> {
  const { id, lines, sample, examples, fields = {}, parts = [], tint = "", trade } = section;
  const hash = createHash("sha256").update(JSON.stringify({ lines, sample, examples, fields, parts, tint, trade }));
  const [first = "bullet"] = lines;
  const add = async (options: Omit<Parameters<Prints["copy"]>[0], "section" | "origin">) => {
    const { files } = await prints.copy({ section, origin: "", ...options });
    for (const { name, code } of files) hash.update(`${name}\n${code}\n`);
  };
  for (const product of lines) {
    for (const format of listFormats(section)) {
      for (const width of format === "paste" ? widths : ["column" as const]) {
        await add({ product, format, width, isBare: true });
      }
      // A line's name in it is all that another line's has otherwise.
      if (product === first || format === "paste") await add({ product, format });
    }
    for (const width of [undefined, "column"] as const) hash.update(await prints.preview(product, id, { width }));
  }
  for (const { content } of examples) {
    hash.update(await prints.preview(first, id, { content, width: "column" }));
    await add({ product: first, content });
  }
  return hash.digest("hex").slice(0, 16);
}
