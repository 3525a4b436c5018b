import { chooseAccount, openPopup } from "@/e2e/support/people/popup";
import { expect, test } from "@/e2e/support/test";

test("while the database is away pages are served, the account says so, and all recovers by itself", async ({
  page,
  context,
  login,
  db,
  outage,
  request,
  allowConsole,
}) => {
  allowConsole(/503|Failed to load resource/);
  const { id } = await login({ name: "Ada" });
  const account = await context.newPage();
  await page.goto("/bullet/components");
  await account.goto("/account");
  const face = page.getByRole("banner").getByRole("button", { name: "Account of Ada" });
  await expect(face).toBeVisible();

  await outage.begin();
  const health = async () => (await request.get("/api/ready")).status();
  await expect.poll(health).toBe(503);
  const stream = await context.request.get("/api/users/me/live", { timeout: 3_000 }).catch(() => null);
  expect(stream, "the stream stays open and waits").toBeNull();

  await test.step("whoever was signed in still is", async () => {
    await page.goto("/bullet/components/landing-page/sections/hero");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveCount(0);
  });

  await test.step("what can't be stored is told", async () => {
    await account.getByRole("button", { name: "Add a site" }).click();
    await account.getByRole("dialog").getByLabel("Name").fill("Marram");
    await account.getByRole("dialog").getByRole("button", { name: "Add site" }).click();
    await expect(account.getByRole("dialog").getByRole("alert")).toContainText("We can't reach our database right now");
  });

  await test.step("a sign-out that nothing was told of is not claimed", async () => {
    await account.keyboard.press("Escape");
    await account.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(account.getByRole("region", { name: /^Messages/ })).toContainText("Logout failed");
  });

  await test.step("the account says so", async () => {
    const answer = await account.goto("/account");
    expect(answer?.status()).toBe(200);
    await expect(account.getByRole("alert").first()).toContainText("Your account can't be shown right now");
  });

  await test.step("a sign-in fails with a reason", async () => {
    const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
    if (!other) throw new Error("No browser");
    const visitor = await other.newPage();
    await visitor.goto("/login");
    const popup = await openPopup(visitor);
    await chooseAccount(popup, /Ruth Osei-Lund/);
    const messages = visitor.getByRole("region", { name: /^Messages/ });
    await expect(messages).toContainText("Sign in with google failed");
    await expect(messages).toContainText("We can't reach our database right now");
    await other.close();
  });

  await outage.end();
  await expect(account.getByRole("region", { name: "Plan" })).toBeVisible({ timeout: 20_000 });
  await db.user.update({ where: { id }, data: { isLifetime: true } });
  await expect(page.getByRole("banner").getByRole("link", { name: "All-access", exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expect(account.getByRole("region", { name: "Plan" })).toContainText("All-access, for life");
  await expect.poll(health).toBe(200);
});
