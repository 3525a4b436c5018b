import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { getToasts } from "@/e2e/support/messages";
import { maxRetries } from "@/e2e/support/public-pages";
import { listWindows, smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const sitesOf = (page: Page) => page.getByRole("region", { name: /^Sites on/ });

test("sites can be added, edited and deleted, one per host", smoke, async ({ page, login, expectAccessible }) => {
  await login({ name: "Marta" });
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
    await expect(getToasts(page)).toContainText("Site added");
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
    await expect(getToasts(page)).toContainText("Site saved");
    await expect(sites.getByRole("button", { name: "No address yet. Add it to Marram architects" })).toBeVisible();
  });
});

test("a deleted site comes back by Undo, or from those recently deleted", async ({
  page,
  login,
  db,
  expectAccessible,
}) => {
  const { id } = await login({ name: "Marta" });
  const host = `${randomUUID()}.example`;
  const made = await db.site.create({
    data: { userId: id, siteName: "Marram", siteUrl: `https://${host}/`, hostName: host, product: "bullet" },
  });
  await db.formSubmission.create({ data: { siteId: made.id, form: "reply-slip", fields: { from: "Leif" } } });
  await page.goto("/account");
  const sites = sitesOf(page);
  const row = sites.getByRole("listitem").filter({ hasText: host });

  await test.step("undone at once", async () => {
    await sites.getByRole("button", { name: "Delete Marram" }).click();
    await expect(getToasts(page)).toContainText("Site deleted");
    await getToasts(page).getByRole("button", { name: "Undo", exact: true }).click();
    await expect(getToasts(page)).toContainText("Site restored");
    await expect(row.getByRole("link", { name: host })).toBeVisible();
    await expect(sites.getByText("Recently deleted")).toHaveCount(0);
  });

  await test.step("deleted by keyboard: the focus stays with the list", async () => {
    await sites.getByRole("button", { name: "Delete Marram" }).press("Enter");
    await expect(getToasts(page)).toContainText("Site deleted");
    await expect(sites.getByRole("button", { name: "Delete Marram" })).toHaveCount(0);
    await expect(sites.getByRole("heading")).toBeFocused();
  });

  await test.step("its address is free, and restoring it is refused while another site has it", async () => {
    await sites.getByRole("button", { name: "Add a site" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Name").fill("Next");
    await form.getByLabel("Address").fill(host);
    await form.getByRole("button", { name: "Add site" }).click();
    await expect(sites.getByRole("button", { name: "Delete Next" })).toBeVisible();
    await sites.getByText("Recently deleted").click();
    await expect(sites.getByRole("listitem").filter({ hasText: "Marram" })).toContainText("Deleted permanently on");
    await expectAccessible(page);
    await sites.getByRole("button", { name: "Restore Marram" }).click();
    await expect(getToasts(page)).toContainText("site already exists");
  });

  await test.step("restored once the address is free again, with all that was sent to it", async () => {
    await sites.getByRole("button", { name: "Delete Next" }).click();
    await expect(sites.getByRole("button", { name: "Restore Next" })).toBeVisible();
    await sites.getByRole("button", { name: "Restore Marram" }).click();
    await expect(sites.getByRole("button", { name: "Delete Marram" })).toBeVisible();
    expect(await db.formSubmission.count({ where: { siteId: made.id } })).toBe(1);
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

test("the pages of the account lead to each other, by keyboard too", async ({ page, login }) => {
  await login();
  await page.goto("/account");
  const strip = page.getByRole("navigation", { name: "Account" });
  for (const [name, title, path] of [
    ["Pages and sections", "Pages and sections", "/account/components"],
    ["Site code", "Site code", "/account/site-code"],
    ["Submissions", "Submissions", "/account/submissions"],
    ["Purchases", "Purchases", "/account/purchases"],
    ["API tokens", "API tokens", "/account/tokens"],
    ["Your data", "Your data", "/account/data"],
    ["Overview", "Account", "/account"],
  ] as const) {
    await strip.getByRole("link", { name }).press("Enter");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`§${title}`);
    await expect(strip.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
});

const pages = [
  "/account",
  "/account/components",
  "/account/site-code",
  "/account/submissions",
  "/account/purchases",
  "/account/tokens",
  "/account/data",
];

test("every page of the account is for signed-in people, and leads back there", smoke, async ({ request }) => {
  for (const path of pages) {
    const answer = await request.get(path, { maxRedirects: 0, maxRetries });
    expect([answer.status(), answer.headers().location], path).toEqual([
      307,
      `/login?then=${encodeURIComponent(path)}`,
    ]);
  }
});

for (const path of pages) {
  test(
    `${path} is accessible and fits, empty, narrow and wide, light and dark`,
    tagFullRunOnly(path !== "/account"),
    async ({ page, login, expectAccessible }) => {
      await login({ name: "Wilhelmina Featherstonehaugh-Cholmondeley", admin: true });
      for (const [colorScheme, width] of listWindows(320, 375, 1280)) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(
          width,
        );
      }
    },
  );
}
