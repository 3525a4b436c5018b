import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const messagesOf = (page: Page) => page.getByRole("region", { name: /^Messages/ });
const sitesOf = (page: Page) => page.getByRole("region", { name: /^Sites on/ });

test("is for signed-in people", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/login?then=%2Faccount");
});

test("sites can be added, edited and deleted, one per host", async ({ page, login, db, expectAccessible }) => {
  const { id } = await login({ name: "Marta" });
  const host = `${randomUUID()}.example`;
  await page.goto("/account");
  const sites = sitesOf(page);
  const form = page.getByRole("dialog");

  await test.step("an address that is none is refused, and what was typed stays", async () => {
    await sites.getByRole("button", { name: "Add a site" }).click();
    await form.getByLabel("Name").fill("Marram");
    await form.getByLabel("Address").fill("nowhere");
    await form.getByRole("button", { name: "Add site" }).click();
    await expect(form.getByRole("alert")).toContainText("isn't the address of a web site");
    await expect(form.getByLabel("Address")).toBeFocused();
    await expect(form.getByLabel("Name")).toHaveValue("Marram");
    await expectAccessible(page);
  });

  await test.step("a bare host is read as https", async () => {
    await form.getByLabel("Address").fill(`www.${host}/home`);
    await form.getByRole("button", { name: "Add site" }).click();
    await expect(messagesOf(page)).toContainText("Site added");
    await expect(sites.getByRole("link", { name: host })).toHaveAttribute("href", `https://www.${host}/home`);
  });

  await test.step("the same host again is refused, on either line", async () => {
    await sites.getByRole("button", { name: "Super" }).click();
    await expect(sites.getByRole("heading")).toContainText("Sites on Super");
    await sites.getByRole("button", { name: "Add a site" }).click();
    await form.getByLabel("Name").fill("Twice");
    await form.getByLabel("Address").fill(host);
    await form.getByRole("button", { name: "Add site" }).click();
    await expect(form.getByRole("alert")).toHaveText("site already exists");
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await sites.getByRole("button", { name: "Bullet" }).click();
  });

  await test.step("edited", async () => {
    await sites.getByRole("button", { name: "Edit Marram" }).click();
    await expect(form.getByLabel("Address")).toHaveValue(`https://www.${host}/home`);
    await form.getByLabel("Name").fill("Marram architects");
    await form.getByLabel("Address").fill("");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(messagesOf(page)).toContainText("Site saved");
    await expect(sites.getByRole("button", { name: "No address yet. Add it to Marram architects" })).toBeVisible();
  });

  await test.step("deleted, after a question", async () => {
    await sites.getByRole("button", { name: "Delete Marram architects" }).click();
    await form.getByRole("button", { name: "Keep it" }).click();
    await sites.getByRole("button", { name: "Delete Marram architects" }).click();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Delete site" }).click();
    await expect(messagesOf(page)).toContainText("Site deleted");
    await expect(sites.getByRole("listitem")).toHaveCount(1);
    expect(await db.site.findMany({ where: { userId: id } })).toMatchObject([{ siteName: "Marta’s site" }]);
  });
});

test("what changes in the database shows at once, in the header and on the page", async ({ page, login, db }) => {
  const { id } = await login({ name: "Ada" });
  await page.goto("/account");
  await expect(page.getByRole("banner").getByRole("link", { name: "Get all-access" })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  await db.user.update({ where: { id }, data: { isLifetime: true, name: "Augusta" } });
  await expect(page.getByRole("banner").getByRole("link", { name: "Get all-access" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Account of Augusta" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Plan" })).toContainText("All-access, for life");
  expect(await page.evaluate(() => "stayed" in window), "without a reload").toBe(true);

  await db.user.delete({ where: { id } });
  await expect(page).toHaveURL("/login?then=%2Faccount");
});

test("sections bought singly are listed, with the way to them", async ({ page, login, db }) => {
  const { id } = await login();
  const now = new Date();
  await db.purchase.create({
    data: {
      transactionId: `txn_${randomUUID()}`,
      item: "silcrow-hero-simple-centered",
      userId: id,
      amount: 200,
      currency: "USD",
      purchasedAt: now,
      lastEventAt: now,
    },
  });
  await page.goto("/account");
  await page
    .getByRole("region", { name: "Bought singly" })
    .getByRole("link", { name: /Simple centered/ })
    .click();
  await expect(page).toHaveURL("/bullet/components/landing-page/sections/hero#simple-centered");
});

test("nobody who has all-access is offered it, not even for a moment", async ({ page, login }) => {
  await login({ isLifetime: true });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const link of document.querySelectorAll("header a")) seen.add(link.textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/about-us");
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toContain("All-access");
  expect(seen).not.toContain("Get all-access");
  expect(seen).not.toContain("Sign in");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1280]) {
    test(`is accessible and fits ${width} px, ${colorScheme}`, async ({ page, login, expectAccessible }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await login({ name: "Wilhelmina Featherstonehaugh-Cholmondeley", admin: true });
      await page.goto("/account");
      await expect(page.getByRole("region", { name: "Plan" })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
