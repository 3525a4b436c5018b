import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { renderSection } from "@/lib/code/render/render";
import { withFailureNote } from "./with-failure-note";

const [real] = listSections();
if (!real) throw new Error("the catalogue is empty");
/** Its component throws: it reads what isn't there. */
const broken: Section = { ...real, id: "silcrow-broken", title: "Broken one", sample: {} };

const Item = async ({ section }: { section: Section }) => {
  await renderSection({ section, origin: "" });
  return <p>drawn</p>;
};

describe("a section that can't be drawn", () => {
  it("says so in its place while developing, with its name and folder, and lets the others be", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const Forgiving = withFailureNote(Item, () => true);
    const html = renderToStaticMarkup(await Forgiving({ section: broken }));
    expect(html).toContain("Broken one can’t be drawn");
    expect(html).toContain(`components/sections/${real.category}/${real.slug}`);
    expect(logged).toHaveBeenCalledOnce();
    expect(renderToStaticMarkup(await Forgiving({ section: real }))).toBe("<p>drawn</p>");
  });

  it("fails a build, which names it and its folder", async () => {
    const failed = withFailureNote(Item, () => false)({ section: broken });
    await expect(failed).rejects.toThrow(
      `components/sections/${real.category}/${real.slug}: “Broken one” can’t be drawn`,
    );
  });
});
