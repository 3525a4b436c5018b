import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expectTold, getToasts } from "@/e2e/support/messages";
import { chooseAccount, openPopup, signInAs } from "@/e2e/support/people/popup";
import { createSessionCookie } from "@/e2e/support/people/session";
import { expect, test } from "@/e2e/support/test";

const accountOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Account of/ });
const signInOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign in" });
const sameOrigin = { "sec-fetch-site": "same-origin" };

/** Everything that a session opens, asked with the cookies of a browser. */
async function whatOpens({ request }: BrowserContext) {
  const [account, file, csv, stream, bearer] = [
    await request.get("/account", { maxRedirects: 0 }),
    await request.get("/api/users/me/export"),
    await request.get("/account/submissions/export", { maxRedirects: 0 }),
    await request.head("/api/users/me/live"),
    await request.post("/api/token", { headers: sameOrigin }),
  ];
  return [account, file, csv, stream, bearer].map((answer) => answer.status());
}
const everything = [200, 200, 200, 200, 200];
const nothing = [307, 401, 303, 204, 204];

test("signing out ends the session on the server: a copy of its cookie opens nothing, other devices stay", async ({
  page,
  context,
  browser,
  login,
  baseURL,
}) => {
  const { id } = await login({ name: "Ada" });
  const thief = await browser.newContext({ baseURL });
  await thief.addCookies(await context.cookies());
  const phone = await browser.newContext({ baseURL });
  await phone.addCookies([await createSessionCookie(id, baseURL ?? "")]);
  for (const each of [context, thief, phone]) expect(await whatOpens(each)).toEqual(everything);

  const { token } = await (await thief.request.post("/api/token", { headers: sameOrigin })).json();
  const call = () =>
    thief.request.post("/api/functions/previewComponent", {
      headers: { authorization: `Bearer ${token}` },
      data: { data: { product: "bullet", sectionId: "silcrow-hero-simple-centered" } },
    });
  expect((await call()).status()).toBe(200);

  // One page that hears of it, and one that is kept from hearing.
  const [heard, deaf] = [await thief.newPage(), await thief.newPage()];
  await deaf.route("**/api/users/me/live", (route) => route.abort());
  await Promise.all([heard.goto("/account"), deaf.goto("/account")]);
  await expect(accountOf(heard)).toBeVisible();

  await page.goto("/account");
  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(getToasts(page)).toContainText("See you again!");
  await expect(page).toHaveURL("/");

  await expect(heard).toHaveURL(/\/login\?then=%2Faccount$/);
  await expect(signInOf(heard)).toBeVisible();
  expect(await whatOpens(thief)).toEqual(nothing);
  expect((await call()).status()).toBe(401);
  expect((await thief.request.get("/api/auth/session")).headers()["set-cookie"]).toBeUndefined();
  await test.step("what an open page asks for is refused", async () => {
    await deaf.getByRole("button", { name: "Add a site" }).click();
    const form = deaf.getByRole("dialog");
    await form.getByLabel("Name").fill("Marram");
    await form.getByRole("button", { name: "Add site" }).click();
    await expect(form.getByRole("alert")).toContainText("Sign in first, then try again.");
  });
  await test.step("and nobody else is signed out with it", async () => {
    const { csrfToken } = await (await thief.request.get("/api/auth/csrf")).json();
    const form = { csrfToken, json: "true", callbackUrl: "/" };
    expect((await thief.request.post("/api/auth/signout?everywhere=1", { form })).status()).toBe(200);
    expect(await whatOpens(phone)).toEqual(everything);
  });
  await Promise.all([thief.close(), phone.close()]);
});

test("signing out everywhere, by keyboard, reaches the open page of another device", async ({
  page,
  browser,
  login,
  db,
  baseURL,
  expectAccessible,
}) => {
  const { id } = await login({ name: "Ada" });
  const other = await db.user.create({ data: { name: "Ben" } });
  const phone = await browser.newContext({ baseURL });
  await phone.addCookies([await createSessionCookie(id, baseURL ?? "")]);
  const bens = await browser.newContext({ baseURL });
  await bens.addCookies([await createSessionCookie(other.id, baseURL ?? "")]);
  const [account, shop] = [await phone.newPage(), await phone.newPage()];
  await Promise.all([account.goto("/account"), shop.goto("/about-us")]);
  for (const each of [account, shop]) {
    await expect(accountOf(each)).toBeVisible();
    await each.evaluate(() => Object.assign(window, { stayed: true }));
  }

  await page.goto("/account");
  await expect(accountOf(page)).toBeVisible();
  const button = page.getByRole("main").getByRole("button", { name: "Sign out everywhere" });
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" });

  await test.step("asked first; Escape changes nothing", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Your API tokens keep working");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(await db.session.count({ where: { userId: id } })).toBe(2);
  });

  await test.step("meant", async () => {
    await page.keyboard.press("Enter");
    const meant = dialog.getByRole("button", { name: "Sign out everywhere" });
    for (let presses = 0; presses < 4; presses++) {
      if (await meant.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(meant).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(getToasts(page)).toContainText("See you again!");
    await expect(getToasts(page)).toContainText("You are signed out everywhere.");
    await expect(page).toHaveURL("/");
    await expect(signInOf(page)).toBeVisible();
    expect((await page.context().cookies()).filter(({ name }) => name.includes("session-token"))).toEqual([]);
  });

  await test.step("the other device notices without a reload", async () => {
    await expect(account).toHaveURL(/\/login\?then=%2Faccount$/);
    for (const each of [account, shop]) {
      await expect(signInOf(each)).toBeVisible();
      expect(await each.evaluate(() => "stayed" in window), "without a reload").toBe(true);
    }
    expect(await whatOpens(phone)).toEqual(nothing);
    expect(await whatOpens(bens)).toEqual(everything);
  });
  await Promise.all([phone.close(), bens.close()]);
  await db.user.delete({ where: { id: other.id } });
});

test("signing in again ends the session that the browser had", async ({ page, context, browser, login, baseURL }) => {
  await login({ name: "Ada" });
  const copy = await browser.newContext({ baseURL });
  await copy.addCookies(await context.cookies());
  await page.goto("/login?then=/account");
  const popup = await openPopup(page);
  await chooseAccount(popup, /Ruth Osei-Lund/);
  await expect(page).toHaveURL("/account");
  await expect(accountOf(page)).toHaveAccessibleName("Account of Ruth Osei-Lund");
  expect(await whatOpens(context)).toEqual(everything);
  expect(await whatOpens(copy)).toEqual(nothing);
  await copy.close();
});

test("an address that another account has opens a new account, which says so", async ({
  page,
  db,
  expectAccessible,
}) => {
  const email = `${randomUUID()}@example.com`;
  const ada = await db.user.create({
    data: {
      name: "Ada Before",
      email,
      isLifetime: true,
      accounts: { create: { provider: "local", providerAccountId: randomUUID() } },
      sites: { create: { siteName: "Ada’s secret site", product: "bullet" } },
    },
  });
  await page.goto("/login?then=/account/purchases");
  const popup = await openPopup(page);
  await expectTold(page, "Welcome to Bullet", () => signInAs(popup, "Bob After", email));

  await expect(page).toHaveURL("/account");
  const notice = page.getByRole("region", { name: "Your e-mail address belongs to another account" });
  await expect(notice).toContainText("nothing of the other one is in it");
  await expect(notice.getByRole("link", { name: "hello@silcrow.example" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Bob After's site");
  await expect(page.getByRole("main")).not.toContainText(/Ada|All-access, for life/);
  await expectAccessible(page);

  const bob = await db.user.findFirstOrThrow({ where: { name: "Bob After", addressTaken: true } });
  expect(bob).toMatchObject({ email: null, isLifetime: false });
  expect(await db.account.count({ where: { userId: ada.id } })).toBe(1);
  await db.user.deleteMany({ where: { id: { in: [ada.id, bob.id] } } });
});
