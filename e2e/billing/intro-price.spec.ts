import { readShopVariable } from "@/e2e/support/environment";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

// The second server of the test shop has an introductory price until the end of 2099, the first one has none.
const pricing = `${readShopVariable("SECOND_ADDRESS")}/account/pricing`;
const offer = /Introductory price until the end of December 31, 2099 \(UTC\)\. Afterwards all-access costs \$149\./;

test.beforeEach(async ({ page, allowConsole }) => {
  // Nobody listens where visits would be counted.
  allowConsole(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await page.route("**/chat.js", (route) => route.abort());
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "an introductory price stands with its end and the regular price in the page as served",
    smoke,
    async ({ page }) => {
      await page.goto(pricing);
      const main = page.getByRole("main");
      await expect(main.getByText(offer)).toBeVisible();
      await expect(main.locator("s", { hasText: "$149" })).toBeVisible();
      expect(await page.content()).toContain('"price":99');
    },
  );

  test("and nothing of the kind does without one", async ({ page }) => {
    await page.goto("/account/pricing");
    const main = page.getByRole("main");
    await expect(main.getByText("Introductory price")).toHaveCount(0);
    await expect(main.locator("s", { hasText: "$149" })).toHaveCount(0);
    expect(await page.content()).toContain('"price":149');
  });
});

test("an open page has the regular price when the introductory one ends", smoke, async ({ page }) => {
  await page.clock.install({ time: new Date("2099-12-31T23:59:00Z") });
  await page.goto(pricing);
  const main = page.getByRole("main");
  await expect(main.getByText(offer)).toBeVisible();
  await page.clock.fastForward("02:00");
  await expect(main.getByText(offer)).toHaveCount(0);
  await expect(main.locator("s", { hasText: "$149" })).toHaveCount(0);
  await expect(main.getByRole("region", { name: "All-access" })).toContainText("$149");
});

test("a link to the pricing page leads to the price that holds", async ({ page }) => {
  await page.goto(readShopVariable("SECOND_ADDRESS"));
  await page.getByRole("banner").getByRole("link", { name: "Get all-access" }).click();
  await expect(page).toHaveURL(pricing);
  await expect(page.getByRole("main").getByText(offer)).toBeVisible();
});
