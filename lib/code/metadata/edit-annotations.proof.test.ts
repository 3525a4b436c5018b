import { load } from "cheerio";
import { expect, it } from "vitest";
import type { Content } from "@/components/sections/define";
import { listContents, type Section } from "@/lib/catalogue/catalogue";
import { getValueAt, toFieldPath } from "@/lib/catalogue/content/content-path";
import { getChoices, joinPath } from "@/lib/catalogue/content/fields/fields";
import { openContent } from "@/lib/catalogue/content/written";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import { isDrawnInPage, renderEditDocument } from "@/lib/code/previews/preview";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";

/** Texts that are drawn and not written: months as the length of a bar. */
const drawnOnly = new Set(["rows.when"]);

/** Paths of a content's texts, but for choices, what is folded away and pictures without an address. */
function textsOf(value: Content, fields: Section["fields"], path = ""): string[] {
  const field = toFieldPath(path);
  if (fields?.[field]?.advanced || getChoices(field, { fields })) return [];
  if (typeof value === "string") return value === "" || /(^|\.)action$/.test(path) ? [] : [path];
  if (typeof value !== "object" || (value as { src?: string }).src === "") return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner as Content, fields, joinPath(path, name)));
}

async function edited(section: Section, content: Record<string, Content>) {
  const [line = "bullet"] = section.lines;
  return load((await renderEditDocument(line, section.id, { content })) ?? "");
}

proveSections(
  "lib/code/metadata/edit-annotations",
  (section) => {
    it("is what its preview is, but for the notes of what can be edited", async () => {
      const [line = "bullet"] = section.lines;
      for (const content of listContents(section)) {
        const $ = await edited(section, content);
        $("span[data-edit-text]").each((_index, span) => {
          $(span).replaceWith($(span).contents());
        });
        for (const name of ["field", "link", "picture"]) $(`[data-edit-${name}]`).removeAttr(`data-edit-${name}`);
        const plain = load(await prints.preview(line, section.id, { content }));
        expect($("main").html()).toBe(plain("main").html());
      }
    });

    it("has each noted text of its content, and lets every headline be typed", async () => {
      for (const content of listContents(section)) {
        const $ = await edited(section, content);
        const noted = $("[data-edit-text]").toArray();
        for (const element of noted) {
          const path = $(element).attr("data-edit-text") ?? "";
          expect($(element).text(), path).toBe(getValueAt(openContent(content, section.fields), path));
        }
        const headlines = getMountPosition(section) ? "nav,footer" : "h1,h2,h3,h4";
        expect(noted.some((element) => $(element).closest(headlines).length > 0)).toBe(true);
        for (const element of $("[data-edit-link]").toArray()) {
          const path = $(element).attr("data-edit-link") ?? "";
          expect(typeof getValueAt(content, path), path).toBe("string");
        }
      }
    });

    it("has a note of each text that its form has", async () => {
      const $ = await edited(section, section.sample);
      const noted = new Set(
        ["text", "field", "link", "picture"].flatMap((kind) =>
          $(`[data-edit-${kind}]`)
            .toArray()
            .map((element) => $(element).attr(`data-edit-${kind}`)),
        ),
      );
      const isNoted = (path: string) => noted.has(path) || noted.has(path.replace(/\.(src|alt)$/, ""));
      // In a page the fields of a section stand in a group.
      const own = (path: string) => (section.parts ? path.slice(path.indexOf(".") + 1) : path);
      const opened = openContent(section.sample, section.fields);
      const texts = textsOf(opened, section.fields).filter((path) => !drawnOnly.has(toFieldPath(own(path))));
      expect(texts.filter((path) => !isNoted(path))).toEqual([]);
    });
  },
  isDrawnInPage,
);
