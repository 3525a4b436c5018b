import { expect, test } from "@/e2e/support/test";

test("while the database is away the code that was read stays, and what was not is fetched when it is back", async ({
  page,
  login,
  outage,
  allowConsole,
}) => {
  allowConsole(/503|Failed to load resource/);
  await login({ isLifetime: true });
  await page.goto("/super/components/landing-page/sections/cta/ticket");
  await page.getByRole("heading", { name: "Code" }).scrollIntoViewIfNeeded();
  const code = page.getByRole("region", { name: /^The code of / });
  await expect(code).toBeVisible();

  await outage.begin();
  await page.getByRole("tab", { name: "Vue" }).click();
  const alert = page.getByRole("region", { name: "Code", exact: true }).getByRole("alert");
  await expect(alert).toContainText("We can't reach our database right now. Nothing is lost; try again in a minute.");
  await expect(page.getByRole("img", { name: /from afar/ })).toBeVisible();
  await page.getByRole("tab", { name: "Super" }).click();
  await expect(code).toContainText("super-embed:");
  await expect(alert).toHaveCount(0);

  await outage.end();
  await page.getByRole("tab", { name: "Vue" }).click();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(code).toContainText("<template>");
});
