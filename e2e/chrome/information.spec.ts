import { chooseAllOrSome, tagFullRunOnly } from "@/e2e/support/scope";
import { findSections } from "@/e2e/support/sections";
import { expect, test } from "@/e2e/support/test";

const pages = [
  "/how-to-use",
  "/docs/react",
  "/edit-again",
  "/hire-experts",
  "/about-us",
  "/privacy",
  "/terms-and-conditions",
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1440]) {
    test(
      `the pages of text are accessible and fit ${width} px, ${colorScheme}`,
      tagFullRunOnly(width !== 320 || colorScheme !== "dark"),
      async ({ page, expectAccessible }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        for (const path of chooseAllOrSome(pages, ["/docs/react", "/privacy"])) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole("banner").getByText("Loading your account")).toHaveCount(0);
            await expectAccessible(page);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          });
        }
      },
    );
  }
}

test("how to use opens at the part that the address leads to, whichever builder stands first", async ({ page }) => {
  await page.goto("/super/components");
  await expect(page.locator("html")).toHaveAttribute("data-line", "super");
  for (const id of ["super-block", "bullet-block", "keep-words"]) {
    await page.goto("about:blank");
    await page.goto(`/how-to-use#${id}`);
    await expect(page.locator("html")).toHaveAttribute("data-line", "super");
    const top = () => page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top);
    await expect.poll(top, id).toBeLessThan(200);
    expect(await top(), id).toBeGreaterThan(0);
  }
});

test("how to use shows where each kind of copy goes, on both builders, in words and drawings", async ({ page }) => {
  await page.goto("/how-to-use");
  const words = {
    "super-block": /type \/code and choose Code\..*super-embed:/s,
    "super-css": /Settings, Code, the CSS tab/,
    "bullet-block": /type \/code and choose Code\..*caption bullet:HTML/s,
    "bullet-css": /Code in the sidebar, paste under Body/,
  };
  // Of headers and footers something is said once there are some.
  const hasHead = (await findSections()).some(({ category }) => category === "header" || category === "footer");
  await expect(page.locator("#super-head, #bullet-head")).toHaveCount(hasHead ? 2 : 0);
  for (const [id, text] of Object.entries(words)) {
    const part = page.locator(`#${id}`);
    await expect(part.getByRole("list")).toHaveText(text);
    // The drawings repeat the words; they are for the eyes alone.
    for (const item of await part.getByRole("listitem").all()) {
      await expect(item.locator("> [aria-hidden=true]")).toBeVisible();
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages of text read and link the same", async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    }
    await page.goto("/about-us");
    await page.getByRole("main").getByRole("link", { name: "hire an expert" }).click();
    await expect(page).toHaveURL("/hire-experts");
  });
});
