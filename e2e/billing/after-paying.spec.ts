import type { Page } from "@playwright/test";
import { getToasts } from "@/e2e/support/messages";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const frameOf = (page: Page) => page.locator('iframe[title="Checkout"]');
const checkoutOf = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const pay = (page: Page) => checkoutOf(page).getByRole("button", { name: /^Pay/ }).click();

const ticket = "/bullet/components/landing-page/sections/cta/ticket";
const composed = "/bullet/compose?add=silcrow-cta-ticket";

/** Draws two at a time for visitors of one address: the composer asks again. */
const drawnLater = /429 .*editSection/;

/** A page of two sections that cost something, in the composer. */
async function composeTwo(page: Page): Promise<void> {
  await page.goto(composed);
  await page.getByRole("button", { name: "Add a section" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a section" });
  await dialog.getByRole("searchbox").fill("clauses");
  await dialog.getByRole("button", { name: /^Clauses/ }).click();
  await expect(page.locator("[data-handle]")).toHaveCount(2);
}

test("in the composer a payment is told with what is left to pay, and with copying once nothing is", async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(drawnLater);
  await login();
  await composeTwo(page);
  const home = page.getByRole("region", { name: "Buy and copy" });
  await home.getByRole("button", { name: "Buy for $4 : Ticket" }).click();
  await pay(page);
  await expect(getToasts(page)).toContainText("To copy this page, one purchase is left: $4.");
  await expect(getToasts(page)).not.toContainText("Press Copy");
  await home.getByRole("button", { name: "Buy for $4 : Clauses" }).click();
  await pay(page);
  await expect(getToasts(page)).toContainText("You can copy this page now.");
  await expect(home.getByRole("button", { name: /^Copy for Bullet/ }).first()).toBeVisible();
});

test("all-access that is bought from the composer leads back to the page, where it is copied", async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(drawnLater);
  await login();
  await composeTwo(page);
  const home = page.getByRole("region", { name: "Buy and copy" });
  await home.getByRole("link", { name: "Get all-access" }).click();
  await expect(page).toHaveURL("/account/pricing");
  await page.getByRole("main").getByRole("button", { name: "Get all-access" }).click();
  await pay(page);
  await expect(page).toHaveURL("/bullet/compose#take-home");
  await expect(home.getByRole("button", { name: /^Copy for Bullet/ }).first()).toBeVisible();
  await expect(home.getByRole("heading", { name: "Buy and copy" })).toBeFocused();
  await expect(getToasts(page)).toContainText("Everything is unlocked");
});

test(
  "all-access that is bought from a list leads back to the section in it",
  tagFullRunOnly(),
  async ({ page, login }) => {
    await login();
    await page.goto("/super/components/landing-page/sections/cta");
    await page.getByRole("article", { name: "Two doors" }).getByRole("link", { name: "Get all-access" }).click();
    await page.getByRole("main").getByRole("button", { name: "Get all-access" }).click();
    await pay(page);
    await expect(page).toHaveURL("/super/components/landing-page/sections/cta#two-doors");
  },
);

for (const [how, leave] of [
  // The frame that takes the key goes away between its press and its release, so that the latter may never be answered.
  ["Escape", async (page: Page) => void page.keyboard.press("Escape").catch(() => {})],
  ["Cancel", (page: Page) => checkoutOf(page).getByRole("button", { name: "Cancel" }).click()],
] as const) {
  test(`a checkout that is left by ${how} gives the focus back to the button`, async ({ page, login }) => {
    await login();
    await page.goto(ticket);
    const buy = page
      .getByRole("main")
      .getByRole("button", { name: /^Buy for/ })
      .first();
    await buy.focus();
    await page.keyboard.press("Enter");
    await expect(checkoutOf(page).getByLabel("E-mail address for the receipt")).toBeFocused();
    await leave(page);
    await expect(frameOf(page)).toHaveCount(0);
    await expect(buy).toBeFocused();
  });
}

test("a checkout that was paid leaves the focus on what stands in the place of the button", async ({ page, login }) => {
  await login();
  await page.goto(ticket);
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: /^Buy for/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await pay(page);
  await expect(getToasts(page)).toContainText("Press Copy, then paste it into your page.");
  await expect(frameOf(page)).toHaveCount(0);
  await expect(main.getByRole("button", { name: /^Copy for Bullet/ }).first()).toBeFocused();
});

test(
  "what is bought and confirmed on another page isn’t told to be copied there",
  tagFullRunOnly(),
  async ({ page, login }) => {
    let paid = "";
    await page.route("**/checkout/*/pay", async (route) => {
      paid = route.request().url();
      const state = await (await page.request.get(paid.replace(/\/pay$/, ""))).json();
      await route.fulfill({ json: { data: { ...state.data, status: "completed" } } });
    });
    const { email } = await login();
    await page.goto(ticket);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Buy for/ })
      .first()
      .click();
    await pay(page);
    await checkoutOf(page).getByRole("button", { name: "Back to the shop" }).click();
    await page.goto("/about-us");
    expect((await page.request.post(paid, { data: { email } })).ok()).toBe(true);
    await expect(getToasts(page)).toContainText("Copy it on its own page whenever you like.");
  },
);
