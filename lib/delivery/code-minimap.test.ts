import { describe, expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { copiesOf, linesOf } from "./code-minimap";
import { deliver, formatsOf } from "./deliver";

const sections = listSections().filter(({ price }) => price !== null);

describe("copiesOf", () => {
  it.each(sections)("measures every copy of $id, file by file", async (section) => {
    const { copies: outline, files: shown } = await copiesOf(section, "super");
    expect(outline.map(({ format }) => format)).toEqual(formatsOf(section));
    for (const { format, files, bytes, packed } of outline) {
      const delivered = await deliver({ section, product: "super", format, origin: "" });
      expect(files.map(({ name }) => name)).toEqual(delivered.files.map(({ name }) => name));
      if (format === "paste") expect(shown).toEqual(delivered.files);
      expect(bytes).toBe(delivered.bytes);
      expect(packed).toBeGreaterThan(0);
      expect(packed).toBeLessThan(bytes);
      for (const [index, { lines, minimap }] of files.entries()) {
        const written = linesOf(delivered.files[index]?.code ?? "");
        expect(lines).toBe(written.length);
        expect(minimap.map(({ start, end }) => Math.max(0, end - start))).toEqual(
          written.map((line) => line.trim().length),
        );
      }
    }
  });

  it.each(sections)("knows which lines of $id hold its words", async (section) => {
    const [paste] = (await copiesOf(section, "bullet")).copies;
    const marked = paste?.files.flatMap(({ minimap }) => minimap.filter(({ words }) => words)) ?? [];
    // The words of a header or footer stand in one line, a text of its script.
    const least = section.category === "header" || section.category === "footer" ? 1 : 3;
    expect(marked.length).toBeGreaterThanOrEqual(least);
    expect(marked.length).toBeLessThan(paste?.files[0]?.lines ?? 0);
  });

  it.each(sections)("says nothing of what stands in $id", async (section) => {
    // Without its keys: a line may be a word that is one of them.
    const said = JSON.stringify((await copiesOf(section, "bullet")).copies).replace(/"\w+":/g, "");
    for (const format of formatsOf(section)) {
      const { files } = await deliver({ section, product: "bullet", format, origin: "" });
      const lines = files.flatMap(({ code }) => code.split("\n").map((line) => line.trim()));
      expect(lines.filter((line) => line.length > 3 && said.includes(JSON.stringify(line).slice(1, -1)))).toEqual([]);
    }
  });
});

describe("linesOf", () => {
  it("counts lines as an editor does, without the empty one after the last", () => {
    expect(linesOf("a\nb\n")).toEqual(["a", "b"]);
    expect(linesOf("a\n\nb")).toEqual(["a", "", "b"]);
    expect(linesOf("a")).toEqual(["a"]);
  });
});
