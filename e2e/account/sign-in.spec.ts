import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectTold, getToasts } from "@/e2e/support/messages";
import { chooseAccount, clickAndClose, openPopup, signInAs, signInButtonOf } from "@/e2e/support/people/popup";
import { smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const accountOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Account of/ });

test("a popup closed half-way is told, and the next try works", async ({ page }) => {
  await page.goto("/login");
  const closed = await openPopup(page);
  await expectTold(page, "Sign in with google failed", () => closed.close());
  const popup = await openPopup(page);
  await expectTold(page, "Welcome to Bullet", () => chooseAccount(popup, /Ruth Osei-Lund/));
  await expect(page).toHaveURL("/");
  await expect(accountOf(page)).toHaveAccessibleName("Account of Ruth Osei-Lund");
});

test("turning back at the identity provider closes the popup and is told", tagFullRunOnly(), async ({ page }) => {
  await page.goto("/login");
  const popup = await openPopup(page);
  await expectTold(page, "Sign in with google failed", () => clickAndClose(popup.getByText("Cancel")));
  await expect(page).toHaveURL("/login");
});

test(
  "the header's sign-in comes back to where one was, and a first one goes home",
  smoke,
  async ({ page, context, db }) => {
    const signIn = async (who: (popup: Page) => Promise<void>) => {
      await page.goto("/super/templates?sort=new");
      await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
      await expect(page).toHaveURL("/login?from=%2Fsuper%2Ftemplates%3Fsort%3Dnew");
      const popup = await openPopup(page);
      await expectTold(page, "Welcome to Super", () => who(popup));
    };
    const email = `${randomUUID()}@example.com`;
    const asNils = (popup: Page) => signInAs(popup, "Nils Berg", email);
    await signIn(asNils);
    await expect(page).toHaveURL("/");
    await context.clearCookies();
    await signIn(asNils);
    await expect(page).toHaveURL("/super/templates?sort=new");
    await db.user.delete({ where: { email } });
  },
);

test("the sign-in page tells who is signed in already, and leads on", async ({ page, login, expectAccessible }) => {
  const { name } = await login();
  await page.goto("/login?from=/bullet/templates");
  await expect(page.getByRole("main")).toContainText(`You are signed in as ${name}`);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL("/bullet/templates");
});

test("where popups are blocked, the tab itself signs in", async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/login?then=/account");
  await signInButtonOf(page).click();
  await expect(getToasts(page)).toContainText("Sign in with google failed");
  await expect(getToasts(page).getByRole("button", { name: "Continue in this tab" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Continue in this tab" }).click();
  await expectTold(page, "Welcome to Bullet", () => page.getByRole("button", { name: /Leif Marchetti/ }).click());
  await expect(page).toHaveURL("/account");
});

test("a new customer of the Super line gets a default site there, and is an ordinary user", async ({ page, db }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/super/components");
  await page.waitForFunction(() => localStorage.getItem("product") === "super");
  await page.goto("/login");
  const popup = await openPopup(page);
  await expectTold(page, "Welcome to Super", () => signInAs(popup, "Nils Berg", email));
  const user = await db.user.findUniqueOrThrow({ where: { email }, include: { sites: true } });
  expect(user).toMatchObject({ name: "Nils Berg", admin: false, isLifetime: false });
  expect(user.sites).toMatchObject([{ siteName: "Nils Berg's site", siteUrl: "", hostName: null, product: "super" }]);
  await db.user.delete({ where: { email } });
});

test("without script, signing in takes full pages", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/login?then=/account");
  await signInButtonOf(page).click();
  await page.getByRole("button", { name: /Ines Abara/ }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Administrator")).toBeVisible();
  await context.close();
});

test("signing out reaches the other tabs, and a failure is told", async ({ page, context, login, allowConsole }) => {
  allowConsole(/signout|Failed to fetch|ERR_FAILED/);
  await login();
  const other = await context.newPage();
  await Promise.all([page.goto("/about-us"), other.goto("/account")]);
  await expect(accountOf(other)).toBeVisible();

  const signOut = async () => {
    await accountOf(page).click();
    await page.getByRole("button", { name: "Sign out" }).click();
  };
  await page.route("**/api/auth/signout", (route) => route.abort());
  await signOut();
  await expect(getToasts(page)).toContainText("Logout failed");
  await expect(accountOf(page)).toBeVisible();

  await page.unroute("**/api/auth/signout");
  await signOut();
  await expect(getToasts(page)).toContainText("See you again!");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(other).toHaveURL(/\/login\?then=%2Faccount$/);
});

test("only our own pages start a sign-in, and it leads nowhere else", smoke, async ({ page, request }) => {
  const elsewhere: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { origin: "https://elsewhere.example" },
  ];
  for (const headers of elsewhere) {
    const answer = await request.post("/login/start", { headers, form: { product: "bullet" }, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe("/login");
  }
  for (const then of ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example"]) {
    await page.goto(`/login?${new URLSearchParams({ then, from: then })}`);
    await expect(page.locator('input[name="then"]')).toHaveValue("");
    await expect(page.locator('input[name="from"]')).toHaveValue("");
  }
});

test("says of next-auth's endpoints only what the shop needs", smoke, async ({ request }) => {
  expect((await request.get("/api/auth/providers")).status()).toBe(404);
  expect((await request.post("/api/auth/_log", { form: { level: "error", code: "noise" } })).status()).toBe(404);
  // It would renew the cookie for whoever has it.
  expect((await request.get("/api/auth/session")).status()).toBe(404);
  expect((await request.get("/api/users/me/live")).status()).toBe(204);
  expect((await request.head("/api/users/me/live")).status()).toBe(204);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1280]) {
    test(
      `the sign-in page is accessible and fits ${width} px, ${colorScheme}`,
      tagFullRunOnly(width !== 320 || colorScheme !== "light"),
      async ({ page, expectAccessible }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/login?error=Callback");
        await expect(page.getByRole("alert").first()).toContainText("Sign in with google failed");
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
  }
}
