import { expect, test } from "@/e2e/support/test";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";

test("purchases tell what, when, how much and what became of it, and lead to the code", async ({
  page,
  login,
  db,
  expectAccessible,
}) => {
  const { id } = await login();
  const purchasedAt = new Date("2026-03-02T10:00:00Z");
  const bought = (item: string, status: "paid" | "refunded", amount: number, currency: string) =>
    buildPurchase(item, { userId: id, status, amount, currency, purchasedAt, lastEventAt: purchasedAt });
  await db.purchase.createMany({
    data: [
      bought("silcrow-hero-simple-centered", "paid", 238, "EUR"),
      bought("silcrow-cta-ticket", "refunded", 600, "JPY"),
      bought("silcrow-hero-withdrawn", "paid", 300, "USD"),
    ],
  });
  await page.goto("/account/purchases");
  const row = (name: RegExp) => page.getByRole("row", { name });
  await expect(row(/Simple centered/)).toContainText("March 2, 2026");
  await expect(row(/Simple centered/)).toContainText("€2.38");
  await expect(row(/Simple centered/)).toContainText("Paid");
  await expect(row(/Ticket/)).toContainText("Refunded");
  await expect(row(/Ticket/)).toContainText("¥600");
  await expect(row(/Ticket/).getByRole("link")).toHaveCount(0);
  await expect(row(/silcrow-hero-withdrawn/)).toContainText("$3.00");
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await page.goto("/account");
  await page.getByRole("region", { name: "Plan" }).getByRole("link", { name: "what you bought" }).click();
  await row(/Simple centered/)
    .getByRole("link", { name: /Simple centered/ })
    .click();
  await expect(page).toHaveURL("/bullet/components/landing-page/sections/hero/simple-centered");
});

test("without any, it is said what can be bought; nobody sees those of another", async ({ page, login, db }) => {
  const other = await db.user.create({
    data: {
      name: "Ben",
      purchases: { create: buildPurchase("lifetime", { amount: 14_900 }) },
    },
  });
  await login();
  await page.goto("/account/purchases");
  await expect(page.getByRole("heading", { name: "Nothing bought yet" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Get all-access" })).toHaveAttribute(
    "href",
    "/account/pricing",
  );
  await db.purchase.deleteMany({ where: { userId: other.id } });
  await db.user.delete({ where: { id: other.id } });
});
