import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/test";

// The payment emulator is one for everybody: what is set on its control page would be felt by tests beside these.

const checkoutOf = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const buttonOf = (page: Page) => page.getByRole("main").getByRole("button", { name: "Get all-access" });

/** The control page of the payment emulator this shop uses. */
async function controlOf(request: APIRequestContext) {
  const { script } = await (await request.get("/api/paddle/config")).json();
  const home = new URL(script).origin;
  return {
    set: (settings: object) => request.post(`${home}/control/settings`, { data: settings }),
  };
}

test.afterEach(async ({ request }) => {
  const control = await controlOf(request);
  await control.set({ declining: false, country: "US" });
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
  const address = `/api/purchases/${purchase.id}/invoice`;
  expect((await request.get(address)).status(), "nobody else's").toBe(401);
  const invoice = await page.request.get(address);
  expect(invoice.headers()["content-type"]).toBe("application/pdf");
});
