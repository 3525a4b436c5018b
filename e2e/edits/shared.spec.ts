import { randomUUID } from "node:crypto";
import { expectTold } from "@/e2e/support/messages";
import { openPopup, signInAs } from "@/e2e/support/people/popup";
import { expect, test } from "@/e2e/support/test";

const composed = "/bullet/compose?add=silcrow-cta-ticket";

test("a link that is shared before signing in comes with the account, a page is called a page, and can be taken back", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/429 .*editSection/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(composed);
  await expectTold(page, "Link copied", () => page.getByRole("button", { name: "Share", exact: true }).click());
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto("/login");
  const popup = await openPopup(page);
  await expectTold(page, "Welcome to Bullet", () => signInAs(popup, "Lene Sand", `${randomUUID()}@example.com`));

  await page.goto("/account/data");
  const shares = page.getByRole("region", { name: "Shared links" });
  await expect(shares.locator(`a[href="${new URL(link).pathname}"]`)).toBeVisible();

  await page.goto(link);
  await expect(page).toHaveTitle(/^A shared page\b/);
  await page.goto("/account/data");
  await shares.getByRole("button", { name: /^Stop sharing/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
  await expect(shares).toContainText("None.");
  expect((await page.request.get(link)).status()).toBe(404);
});

test("a shared section is called a section", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/bullet/components/landing-page/sections/cta/ticket#edit");
  await expectTold(page, "Link copied", () => page.getByRole("button", { name: "Share", exact: true }).click());
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page).toHaveTitle(/^A shared section\b/);
});
