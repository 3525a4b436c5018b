import type { APIRequestContext, Page } from "@playwright/test";
import { getToasts } from "@/e2e/support/messages";
import { createSessionCookie } from "@/e2e/support/people/session";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

// The payment emulator is one for everybody: what is set on its control page would be felt by tests beside these.

const checkoutOf = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const buttonOf = (page: Page) => page.getByRole("main").getByRole("button", { name: "Get all-access" });

/** The control page of the payment emulator this shop uses. */
async function controlOf(request: APIRequestContext) {
  const { script } = await (await request.get("/api/paddle/config")).json();
  const home = new URL(script).origin;
  return {
    home,
    set: (settings: object) => request.post(`${home}/control/settings`, { data: settings }),
    happen: (transactionId: string, action: string) =>
      request.post(`${home}/control/transactions/${transactionId}/${action}`, { data: {} }),
  };
}

test.afterEach(async ({ request }) => {
  const control = await controlOf(request);
  await control.set({ declining: false, delay: 0, copies: 1, shuffled: false, country: "US" });
});

async function payForAll(page: Page): Promise<void> {
  await page.goto("/account/pricing");
  await buttonOf(page).click();
  await checkoutOf(page)
    .getByRole("button", { name: /^Pay \$/ })
    .click();
}

test("a declined card is told, costs nothing and can be tried again", async ({
  page,
  login,
  db,
  request,
  allowConsole,
}) => {
  allowConsole(/402/);
  const control = await controlOf(request);
  const { id } = await login();
  await control.set({ declining: true });
  await payForAll(page);
  await expect(checkoutOf(page).getByRole("alert")).toContainText("The card was declined");
  expect(await db.purchase.count({ where: { userId: id } })).toBe(0);
  await control.set({ declining: false });
  await checkoutOf(page)
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await expect(page.getByRole("main").getByText("All-access is yours")).toBeVisible();
});

test("late, doubled and reordered notifications unlock once, after the overlay has gone", async ({
  page,
  login,
  db,
  request,
}) => {
  const control = await controlOf(request);
  const { id } = await login();
  await control.set({ delay: 4_000, copies: 2, shuffled: true });
  await payForAll(page);
  await checkoutOf(page).getByRole("button", { name: "Back to the shop" }).click();
  await expect(page.getByRole("main").getByText("Waiting for Paddle to confirm")).toBeVisible();
  await expect(page.getByRole("main").getByText("All-access is yours")).toBeVisible({ timeout: 20_000 });
  await expect(getToasts(page)).toContainText("Everything is unlocked");
  expect(await db.purchase.count({ where: { userId: id } })).toBe(1);
});

test("a chargeback takes all-access away in the open page, its reversal brings it back", async ({
  page,
  login,
  db,
  request,
}) => {
  const control = await controlOf(request);
  const { id } = await login();
  await payForAll(page);
  const mine = page.getByRole("main").getByText("All-access is yours");
  await expect(mine).toBeVisible();
  const { transactionId } = await db.purchase.findFirstOrThrow({ where: { userId: id } });
  await control.happen(transactionId, "chargeback");
  await expect(buttonOf(page)).toBeVisible();
  await control.happen(transactionId, "reversal");
  await expect(mine).toBeVisible();
  await control.happen(transactionId, "refund");
  await expect(buttonOf(page)).toBeVisible();
});

test("tax is what the provider says, before the payment and on the receipt", async ({ page, login, request, db }) => {
  const control = await controlOf(request);
  await control.set({ country: "DE" });
  const { id } = await login();
  await page.goto("/account/pricing");
  await expect(page.getByText("$177.31 where you are, $28.31 of it tax.")).toBeVisible();
  await payForAll(page);
  await expect(page.getByRole("main").getByText("All-access is yours")).toBeVisible();
  const purchase = await db.purchase.findFirstOrThrow({ where: { userId: id } });
  expect(purchase).toMatchObject({ amount: 17731, tax: 2831, currency: "USD" });
  await page.goto("/account/purchases");
  const row = page.getByRole("main");
  await expect(row).toContainText("$177.31");
  await expect(row).toContainText("$28.31 of it tax");
  const invoice = await page.request.get(`/api/purchases/${purchase.id}/invoice`);
  expect(invoice.headers()["content-type"]).toBe("application/pdf");
});

test("nobody gets another's invoice", async ({ page, login, db, browser, baseURL, request }) => {
  const { id } = await login();
  await payForAll(page);
  await expect(page.getByRole("main").getByText("All-access is yours")).toBeVisible();
  const purchase = await db.purchase.findFirstOrThrow({ where: { userId: id } });
  const address = `${baseURL}/api/purchases/${purchase.id}/invoice`;
  expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(303);
  expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(401);
  const other = await browser.newContext();
  const stranger = await db.user.create({ data: { name: "Stranger" } });
  await other.addCookies([await createSessionCookie(stranger.id, baseURL ?? "")]);
  expect((await other.request.get(address, { maxRedirects: 0 })).status()).toBe(404);
  await other.close();
  await db.user.delete({ where: { id: stranger.id } });
});

test(
  "the control page can be read and used by everyone",
  tagFullRunOnly(),
  async ({ page, request, expectAccessible }) => {
    const { home } = await controlOf(request);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(home);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Emulated payments");
      await expectAccessible(page);
    }
    await page.getByLabel("Send each one").selectOption("twice");
    await expect(page.getByRole("status")).toHaveText("Set.");
  },
);
