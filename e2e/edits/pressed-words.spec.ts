import { surfaceStyles } from "@/components/edits/editor/inline-editor";
import { findTextAt } from "@/components/edits/editor/text-at-point";
import { expect, test } from "@/e2e/support/host-test";
import { chooseAllOrSome } from "@/e2e/support/scope";
import { findSections } from "@/e2e/support/sections";

// Whatever lies over them, pressing the words of a section is pressing them: stretched links, switches drawn upon their choices, labels.

const sections = (await findSections()).filter(({ category }) => category !== "callout-card");
const some = ["cta/two-doors", "featured/services-ruled", "logo-clouds/stamps", "pricing/ledger"];

for (const { id, folder, lines } of chooseAllOrSome(
  sections,
  sections.filter(({ folder }) => some.includes(folder)),
)) {
  test(`each word that is seen of ${folder} is what is pressed there`, async ({ page, studio }) => {
    const { renderEditDocument } =
      await studio.load<typeof import("@/lib/code/previews/preview")>("lib/code/previews/preview.ts");
    const { findSection } = await studio.load<typeof import("@/lib/catalogue/catalogue")>("lib/catalogue/catalogue.ts");
    const content = findSection(id)?.sample ?? {};
    const html = (await renderEditDocument(lines[0] ?? "bullet", id, { content, origin: studio.origin })) ?? "";
    const address = `${studio.origin}/words`;
    await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html }));
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await page.addStyleTag({ content: surfaceStyles });
      const missed = await page.evaluate(findMissed, findTextAt.toString());
      expect(missed, `${width} px`).toEqual([]);
    }
  });
}

/** Words of the document that aren't found in the middle of their first line. */
function findMissed(wordsAtText: string): string[] {
  const find = new Function(`return ${wordsAtText}`)() as typeof findTextAt;
  const box = document.body;
  for (const details of document.querySelectorAll("details")) details.open = true;
  const isSeen = (element: Element): boolean => {
    // Words for screen readers alone are cut to a dot.
    for (let one: Element | null = element; one && one !== box; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      if ((width < 2 || height < 2) && getComputedStyle(one).overflow !== "visible") return false;
    }
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  return [...document.querySelectorAll("[data-edit-text],[data-edit-field]:not(input,select,textarea)")].flatMap(
    (element) => {
      if (!element.textContent?.trim() || !isSeen(element)) return [];
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const range = document.createRange();
      range.selectNodeContents(element);
      const line = [...range.getClientRects()].find(({ width, height }) => width > 3 && height > 3);
      if (!line) return [];
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      // Beside the edge of what scrolls.
      if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return [];
      const found = find(box, x, y);
      if (found && (found.contains(element) || element.contains(found))) return [];
      return [`${element.textContent.trim()} (${found?.textContent ?? "nothing"})`];
    },
  );
}
