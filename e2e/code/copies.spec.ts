import { expect, test } from "@/e2e/support/host-test";
import { copyAsOwner, readAsOwner } from "@/e2e/support/people/owner-copies";
import { smoke } from "@/e2e/support/scope";
import { findSections, isDueAtLength } from "@/e2e/support/sections";
import { widths } from "@/lib/code/markup/width";

/**
 * What an owner is given by the running shop is what is made from the sources, byte for byte: so what is tried of the
 * latter on the model pages (evidence.spec.ts) is true of the former.
 */
for (const { id: sectionId, folder, lines } of (await findSections()).filter(isDueAtLength)) {
  test(`${folder}: the shop gives what was tried`, smoke, async ({ page, login, studio, baseURL: origin = "" }) => {
    await login({ isLifetime: true });
    const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
    const { listFormats } =
      await studio.load<typeof import("@/lib/code/metadata/format")>("lib/code/metadata/format.ts");
    const { findSection } = await studio.load<typeof import("@/lib/catalogue/catalogue")>("lib/catalogue/catalogue.ts");
    const section = findSection(sectionId);
    if (!section) throw new Error(`${folder} is not in the catalogue`);
    const copy = copyAsOwner(page);
    const read = readAsOwner(page);
    for (const product of lines) {
      for (const width of widths) {
        const { code } = await deliver({ section, product, width, origin });
        expect(await copy({ sectionId, product, width }), `${product}, ${width}`).toBe(code);
      }
      for (const format of listFormats(section).filter((one) => one !== "paste")) {
        const files = await read({ sectionId, product, format });
        // Ids and group names of a copy without script end in a name of its own.
        const instance =
          format === "no-script" ? /\b(?:id|name)="[^"]*-([\da-f]{6})"/.exec(files[0] ?? "")?.[1] : undefined;
        const made = await deliver({ section, product, format, origin, instance: instance ?? "" });
        expect(files, `${product}, ${format}`).toEqual(made.files.map(({ code }) => code));
      }
    }
  });
}
