import { expect, it } from "vitest";
import { listFormats } from "@/lib/code/metadata/format";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";
import { splitLines, summarizeCopies } from "./code-minimap";

proveSections(
  "lib/code/view/code-minimap",
  (section) => {
    it("measures every copy, file by file", async () => {
      const { copies: outline, files: shown } = await summarizeCopies(section, "super");
      expect(outline.map(({ format }) => format)).toEqual(listFormats(section));
      for (const { format, files, bytes, lines: all } of outline) {
        const delivered = await prints.copy({ section, product: "super", format, origin: "" });
        expect(files.map(({ name }) => name)).toEqual(delivered.files.map(({ name }) => name));
        if (format === "paste") expect(shown).toEqual(delivered.files);
        expect(bytes).toBe(delivered.bytes);
        expect(all).toBe(delivered.files.reduce((sum, { code }) => sum + splitLines(code).length, 0));
        for (const [index, { lines, minimap }] of files.entries()) {
          const written = splitLines(delivered.files[index]?.code ?? "");
          expect(lines).toBe(written.length);
          expect(minimap.map(({ start, end }) => Math.max(0, end - start))).toEqual(
            written.map((line) => line.trim().length),
          );
        }
      }
    });

    it("knows which lines hold its words", async () => {
      const [paste] = (await summarizeCopies(section, "bullet")).copies;
      const marked = paste?.files.flatMap(({ minimap }) => minimap.filter(({ words }) => words)) ?? [];
      // The words of a header or footer stand in one line, a text of its script.
      const least = section.category === "header" || section.category === "footer" ? 1 : 3;
      expect(marked.length).toBeGreaterThanOrEqual(least);
      expect(marked.length).toBeLessThan(paste?.files[0]?.lines ?? 0);
    });

    it("says nothing of what stands in a copy", async () => {
      // Without its keys: a line may be a word that is one of them.
      const json = JSON.stringify((await summarizeCopies(section, "bullet")).copies).replace(/"\w+":/g, "");
      for (const format of listFormats(section)) {
        const { files } = await prints.copy({ section, product: "bullet", format, origin: "" });
        const lines = files.flatMap(({ code }) => code.split("\n").map((line) => line.trim()));
        expect(lines.filter((line) => line.length > 3 && json.includes(JSON.stringify(line).slice(1, -1)))).toEqual([]);
      }
    });
  },
  ({ price }) => price !== null,
);
