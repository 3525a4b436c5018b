import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { openPopup, signInAs } from "@/e2e/support/people/popup";
import { expect, test } from "@/e2e/support/test";
import { createSubject } from "@/tools/dev/identity/people";

test("everything that is kept of a user can be taken along as one file", async ({ page, login, request }) => {
  const { id, email } = await login({ name: "Ada" });
  await page.goto("/account/data");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^silcrow-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data.user).toMatchObject({ uid: id, email, name: "Ada" });
  expect(data.sites).toMatchObject([{ siteName: "Ada’s site" }]);
  expect(data.sessions).toMatchObject([{ since: expect.any(Number), until: expect.any(Number) }]);
  for (const list of ["sign_in", "components", "submissions", "purchases", "tokens", "hire_requests", "pictures"]) {
    expect(data[list], list).toEqual([]);
  }

  const answer = await page.request.get("/api/users/me/export");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(answer.headers()["content-disposition"]).toContain("attachment");
  expect((await request.get("/api/users/me/export")).status()).toBe(401);
});

test("an account is deleted once that is typed: every window signs out, and the next sign-in begins afresh", async ({
  page,
  context,
  login,
  db,
  expectAccessible,
}) => {
  const email = `${randomUUID()}@example.com`;
  const { id } = await login({ name: "Ada", email });
  await db.account.create({ data: { userId: id, provider: "local", providerAccountId: createSubject(email) } });
  const transactionId = `txn_${randomUUID()}`;
  await db.purchase.create({
    data: {
      transactionId,
      item: "silcrow-hero-simple-centered",
      userId: id,
      buyerEmail: email,
      amount: 200,
      currency: "USD",
      purchasedAt: new Date(),
      lastEventAt: new Date(),
    },
  });
  const other = await context.newPage();
  await other.goto("/account");
  await expect(other.getByRole("button", { name: "Account of Ada" })).toBeVisible();

  await page.goto("/account/data");
  await expect(page.getByRole("main")).toContainText("Your email address alone isn’t enough for that");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("What you bought stays yours");

  await test.step("not by a word that is not it", async () => {
    await dialog.getByLabel("Your words").fill("delete my acount");
    await dialog.getByRole("button", { name: "Delete it for good" }).click();
    await expect(dialog.getByRole("alert")).toContainText("word for word");
    await expect(dialog.getByLabel("Your words")).toBeFocused();
    await expectAccessible(page);
    expect(await db.user.count({ where: { id } })).toBe(1);
  });

  await dialog.getByLabel("Your words").fill(" Delete my account ");
  await dialog.getByLabel("Your words").press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Your account is deleted");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(other).toHaveURL(/\/login\?then=%2Faccount$/);
  expect(await db.user.count({ where: { id } })).toBe(0);
  expect((await context.cookies()).filter(({ name }) => name.includes("session-token"))).toEqual([]);

  await test.step("signing in again makes a fresh account that owns what was bought", async () => {
    await page.goto("/login?then=/account");
    const popup = await openPopup(page);
    await signInAs(popup, "Augusta", email);
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("region", { name: "Plan" })).toContainText("and so can what you bought");
    const again = await db.user.findUniqueOrThrow({ where: { email }, include: { sites: true } });
    expect(again.id).not.toBe(id);
    expect(again).toMatchObject({ name: "Augusta", sites: [{ siteName: "Augusta's site" }] });
  });
  await db.purchase.deleteMany({ where: { transactionId } });
  await db.user.deleteMany({ where: { email } });
});
