import { type Box, differences, measureSection, previewed } from "@/e2e/support/geometry";
import { smoke } from "@/e2e/support/scope";
import { findSections, getSectionAddress, isDueAtLength, isRepresentative } from "@/e2e/support/sections";
import { expect, test } from "@/e2e/support/test";

// A preview drawn in a page of the shop looks as it does in its own document: the shop's styles don't reach it.

const drawn = "[data-drawn] > div";

/** So tall that nothing sticks to the edge of the window. */
const height = 5_000;

/** Headings stand lower in the page than alone. */
const anyLevel = (box: Box): Box => ({ ...box, path: box.path.replace(/:h\d$/, ":heading") });

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  // Both in the same font: a page of the shop doesn't wait for one.
  await page.route("**/fonts/inter.woff2", (route) => route.abort());
});

// Callout cards are shown in frames, with their host's page around them.
const sections = (await findSections()).filter(
  (section) => section.category !== "callout-card" && isDueAtLength(section),
);
for (const section of sections) {
  const { id } = section;
  test(`${id} is in the page what it is alone`, isRepresentative(section) ? {} : smoke, async ({ page, context }) => {
    const alone = await context.newPage();
    const setScheme = (colorScheme: "light" | "dark") =>
      Promise.all([page, alone].map((each) => each.emulateMedia({ colorScheme, reducedMotion: "reduce" })));
    await alone.route("**/fonts/inter.woff2", (route) => route.abort());
    await page.setViewportSize({ width: 1280, height });
    await setScheme("light");
    await Promise.all([page.goto(getSectionAddress(section)), alone.goto(`/${section.lines[0]}/page/${id}`)]);
    const box = page.locator("[data-drawn]");
    await expect(page.getByRole("slider", { name: /^Width of the preview of/ })).toBeAttached();
    // A page of the shop has others that stand in for it, made to its measures.
    const paper = page.locator("[data-paper]").filter({ has: box });
    const family = await alone.evaluate(() => getComputedStyle(document.body).fontFamily);
    await paper.evaluate((element: HTMLElement, name) => element.style.setProperty("font-family", name), family);
    const expectAlike = async (scheme: "light" | "dark", width: "Full width" | "375 pixels" | "768 pixels") => {
      await setScheme(scheme);
      await page.getByRole("radio", { name: width, exact: width === "Full width" }).check();
      if (width !== "Full width") await expect(box).toHaveCSS("width", `${Number.parseInt(width, 10)}px`);
      await alone.setViewportSize({
        width: await box.evaluate((element: HTMLElement) => element.offsetWidth),
        height,
      });
      const [wanted, actual] = await Promise.all([measureSection(alone, previewed), measureSection(page, drawn)]);
      expect(differences((wanted ?? []).map(anyLevel), (actual ?? []).map(anyLevel)), `${scheme}, ${width}`).toEqual(
        [],
      );
    };
    await expectAlike("light", "Full width");
    await expectAlike("light", "375 pixels");
    await expectAlike("light", "768 pixels");
    // Only colours differ.
    await expectAlike("dark", "768 pixels");
  });
}
