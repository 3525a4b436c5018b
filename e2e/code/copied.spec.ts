import type { Page } from "@playwright/test";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expectStill, watchShifts } from "@/e2e/support/shifts";
import { expect, test } from "@/e2e/support/test";

const heroes = "/landing-page/sections/hero";

const copyOf = (page: Page, line: string) =>
  page.getByRole("button", { name: new RegExp(`^Copy for ${line}`) }).first();
const panelOf = (page: Page) => page.getByRole("region", { name: "Copied. Now paste it" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

for (const width of [375, 1280]) {
  test(
    `what to do next stands under the button until it is dismissed, ${width} px`,
    tagFullRunOnly(width !== 375),
    async ({ page, login, expectAccessible }) => {
      await page.setViewportSize({ width, height: 900 });
      await login({ isLifetime: true });
      await watchShifts(page);
      await page.goto(`/bullet/components${heroes}/simple-centered`);
      await copyOf(page, "Bullet").click();
      await expect(panelOf(page)).toBeVisible();
      await expect(
        page.getByRole("main").getByText(/copied for Bullet\. What to do next follows the button\./),
      ).toBeAttached();
      await expectStill(page, "opening the panel", 0.001);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await clipboard(page)).toContain("<sc-hero-simple-centered");

      await test.step("the caption is copied with one press", async () => {
        await panelOf(page).getByRole("button", { name: "Copy caption" }).click();
        await expect(panelOf(page).getByRole("status")).toHaveText("Caption copied");
        expect(await clipboard(page)).toBe("bullet:HTML");
      });

      await test.step("it outlives the toast, and Escape gives the focus back", async () => {
        await expect(page.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 10_000 });
        await expect(panelOf(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(panelOf(page)).toHaveCount(0);
        await expect(copyOf(page, "Bullet")).toBeFocused();
      });
    },
  );
}

test("on a category page one panel stands at a time, with what its line needs", async ({ page, login }) => {
  await login({ isLifetime: true });
  await page.goto(`/super/components${heroes}`);
  const buttons = page.getByRole("button", { name: /^Copy for Super/ });
  await buttons.nth(0).click();
  await expect(panelOf(page)).toContainText("super-embed:");
  await expect(panelOf(page).getByRole("button", { name: "Copy caption" })).toHaveCount(0);
  await buttons.nth(1).click();
  await expect(panelOf(page)).toHaveCount(1);
  await expect(buttons.nth(1).locator("xpath=..").getByRole("region")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panelOf(page).getByRole("button", { name: "Close what to do next" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panelOf(page)).toHaveCount(0);
  await expect(buttons.nth(1)).toBeFocused();
});

test("callout cards say which styles to paste them into, to visitors too", async ({ page }) => {
  await page.goto("/super/components/callout-card/margin-rule");
  await copyOf(page, "Super").click();
  await expect(panelOf(page)).toContainText("the tab CSS");
});
