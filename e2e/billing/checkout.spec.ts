import type { Page } from "@playwright/test";
import { getToasts } from "@/e2e/support/messages";
import { smoke, tagSmokeUnless } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const checkoutOf = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const buttonOf = (page: Page) => page.getByRole("main").getByRole("button", { name: "Get all-access" });

test.describe("the payment script", () => {
  test("that cannot be loaded is told, and the next try works", async ({ page, context, login, allowConsole }) => {
    allowConsole(/Failed to load Paddle\.js|ERR_FAILED/);
    let isBlocked = true;
    await context.route("**/paddle.js", (route) => (isBlocked ? route.abort() : route.continue()));
    await login();
    await page.goto("/account/pricing");
    await buttonOf(page).click();
    await expect(getToasts(page)).toContainText("The checkout didn't open");
    await expect(getToasts(page)).not.toContainText("Paddle");
    isBlocked = false;
    await buttonOf(page).click();
    await expect(checkoutOf(page).getByRole("button", { name: "Pay $149.00" })).toBeVisible();
  });
});

test("a checkout can be left by keyboard, and gives the focus back", async ({ page, login, expectAccessible }) => {
  await login();
  await page.goto("/account/pricing");
  await buttonOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(checkoutOf(page).getByLabel("E-mail address for the receipt")).toBeFocused();
  await expectAccessible(page);
  // The frame that takes the key goes away between its press and its release, so that the latter may never be answered.
  page.keyboard.press("Escape").catch(() => {});
  await expect(page.locator('iframe[title="Checkout"]')).toHaveCount(0);
  await expect(buttonOf(page)).toBeEnabled();
  await expect(buttonOf(page)).toBeFocused();
});

test(
  "the page waits for the confirmation, past the overlay and a reload, and learns of it",
  smoke,
  async ({ page, login, expectAccessible }) => {
    // The payer's browser is told that all went well; Paddle's confirmation to the shop is held back.
    let pay = "";
    await page.route("**/checkout/*/pay", async (route) => {
      pay = route.request().url();
      const state = await (await page.request.get(pay.replace(/\/pay$/, ""))).json();
      await route.fulfill({ json: { data: { ...state.data, status: "completed" } } });
    });
    const { email } = await login();
    await page.goto("/account/pricing");
    await buttonOf(page).click();
    await checkoutOf(page).getByRole("button", { name: /^Pay/ }).click();
    await checkoutOf(page).getByRole("button", { name: "Back to the shop" }).click();
    const waiting = page.getByRole("main").getByText("Waiting for Paddle to confirm");
    await expect(waiting).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(waiting).toBeVisible();
    await expect(page.getByRole("button", { name: "Waiting for confirmation" })).toBeDisabled();

    expect((await page.request.post(pay, { data: { email } })).ok()).toBe(true);
    await expect(page.getByRole("main").getByText("All-access is yours")).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(getToasts(page)).toContainText("Everything is unlocked");
  },
);

test("one section can be bought alone, from the list", smoke, async ({ page, login }) => {
  await login();
  await page.goto("/bullet/components/landing-page/sections/hero");
  const section = page.getByRole("article", { name: "Simple centered" });
  await section.getByRole("button", { name: /^Buy for \$2/ }).click();
  await checkoutOf(page).getByRole("button", { name: "Pay $2.00" }).click();
  await expect(section.getByRole("button", { name: /^Copy for Bullet/ })).toBeVisible();
  await expect(getToasts(page)).toContainText("Simple centered is yours");
  const other = page.getByRole("article", { name: "Portal window" });
  await expect(other.getByRole("button", { name: /^Buy for/ })).toBeVisible();
  await page.goto("/account/pricing");
  await expect(page.getByText("The one you have already bought stays yours.")).toBeVisible();
  await expect(buttonOf(page)).toBeVisible();
});

test("whoever has all-access sees what is theirs and no offer", async ({ page, login }) => {
  await login({ isLifetime: true });
  await page.goto("/account/pricing");
  await expect(page.getByRole("main").getByText("All-access is yours")).toBeVisible();
  await expect(buttonOf(page)).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`the pricing page, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const width of [375, 768, 1280]) {
      test(
        `is accessible and fits ${width} px`,
        tagSmokeUnless(width !== 375 || colorScheme !== "light"),
        async ({ page, expectAccessible }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto("/account/pricing");
          await expect(buttonOf(page)).toBeVisible();
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        },
      );
    }
  });
}
