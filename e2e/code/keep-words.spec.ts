import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { printWaitingCss } from "@/lib/code/notion/waiting";

const ticket = "/super/components/landing-page/sections/cta/ticket";
const recipe = (page: Page) => page.getByRole("region", { name: "Keep the words in Notion" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("a visitor copies the words in their own, which the picture shows, and no code", smoke, async ({ page }) => {
  await page.goto(`${ticket}#edit`);
  await page.getByRole("form", { name: "Words of Ticket" }).getByLabel("Headline", { exact: true }).fill("Own words");
  await page.getByRole("button", { name: "Close editor" }).click();
  await recipe(page).scrollIntoViewIfNeeded();
  await expect(recipe(page).getByRole("figure")).toContainText("Own words");
  await recipe(page).getByRole("button", { name: "Copy the words", exact: true }).click();
  await expect(recipe(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await clipboard(page)).toMatch(/^§ Ticket\n\n## Own words\n/);
  await expect(recipe(page).getByRole("button", { name: "Copy the code" })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await recipe(page)
    .getByRole("button", { name: /blocks for Notion’s API/ })
    .click();
  expect((await download).suggestedFilename()).toBe("silcrow-cta-ticket.notion.json");
});

test("the picture says what stays in the code, where anything does", async ({ page }) => {
  await page.goto(ticket);
  await expect(recipe(page).getByRole("figure")).not.toContainText("in the code");
  await page.goto("/super/components/landing-page/sections/cta/reply-slip");
  await expect(recipe(page).getByRole("figure")).toContainText("These stay in the code; change them in the editor:");
  await expect(recipe(page).getByRole("figure")).toContainText("Address of another form service");
});

test("where code stands behind the page, a line of CSS is to copy, too", async ({ page }) => {
  await page.goto(ticket);
  await expect(recipe(page).getByText("On a slow connection")).toHaveCount(0);
  await page.goto(ticket.replace("/super/", "/bullet/"));
  await expect(recipe(page).getByText("On a slow connection")).toContainText("under CSS, once");
  await recipe(page).getByRole("button", { name: "Copy the line for CSS" }).click();
  await expect(recipe(page).getByRole("button", { name: /^Copied/ })).toBeVisible();
  expect(await clipboard(page)).toBe(printWaitingCss());
});

test("the picture follows the words while they change, and is the sample’s again without them", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.headers()["next-action"] && asked.push(request.url()));
  await page.goto(ticket);
  await recipe(page).scrollIntoViewIfNeeded();
  const figure = recipe(page).getByRole("figure");
  const sample = await figure.textContent();
  expect(asked).toHaveLength(0);
  await page
    .getByRole("link", { name: /^Edit words and look/ })
    .first()
    .click();
  const headline = page.getByRole("form", { name: "Words of Ticket" }).getByLabel("Headline", { exact: true });
  for (const words of ["First words", "Second words"]) {
    await headline.fill(words);
    await expect(figure).toContainText(words);
  }
  await page.getByRole("button", { name: "Undo all" }).click();
  await expect.poll(() => figure.textContent()).toBe(sample);
});

test("the offer at the foot of the window makes room for it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(ticket);
  const offer = page.getByText("Limited Time Offer");
  await page.getByRole("heading", { name: "What you can set" }).scrollIntoViewIfNeeded();
  await expect(offer).toBeVisible();
  for (const part of [
    recipe(page).getByRole("button", { name: "Copy the words" }),
    recipe(page).locator("figcaption"),
  ]) {
    await part.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(offer).toBeHidden();
  }
});

test("who owns a section copies its code, without the words", smoke, async ({ page, login, expectAccessible }) => {
  await login({ isLifetime: true });
  await page.goto(ticket);
  await recipe(page).getByRole("button", { name: "Copy the code" }).click();
  await expect(page.getByText("Code copied")).toBeVisible();
  const code = await clipboard(page);
  expect(code).toContain("S.add(");
  expect(code).not.toContain("Six Tuesdays");
  await expectAccessible(page, { within: "section[aria-labelledby=keep-words]" });
});

test("a page example is one text to paste, and says what it can’t hold", async ({ page }) => {
  await page.goto("/super/components/pages-examples/sections/landing-pages/client-portal");
  await expect(recipe(page).getByText("§ ").first()).toBeVisible();
  await recipe(page).getByRole("button", { name: "Copy the words", exact: true }).click();
  await expect(recipe(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const all = await clipboard(page);
  expect(all.match(/^§ /gm)?.length).toBeGreaterThan(2);
  await recipe(page)
    .getByRole("button", { name: /^Copy the words of/ })
    .first()
    .click();
  await expect.poll(async () => (await clipboard(page)).match(/^§ /gm)?.length).toBe(1);
  expect(all).toContain(await clipboard(page));
});

test("the sections of a site are one code, kept until they are taken out", async ({ page, login, db }) => {
  const { id: userId } = await login({ isLifetime: true });
  await db.component.create({
    data: { id: randomUUID(), userId, sectionId: "silcrow-cta-ticket", name: "Spring ticket", content: {} },
  });
  await page.goto("/account/site-code");
  const main = page.getByRole("main");
  const add = main.getByRole("button", { name: "Add" });
  for (const label of ["Spring ticket", "Reply slip"]) {
    await main.getByLabel("Add a section or page").selectOption({ label });
    await add.click();
    await expect(main.getByRole("button", { name: `Copy the words of ${label}` })).toBeVisible();
  }
  await page.reload();
  await main.getByRole("button", { name: /^Copy the code/ }).click();
  await expect(page.getByText("Code copied")).toBeVisible();
  const code = await clipboard(page);
  expect(code.match(/S\.add\(/g)).toHaveLength(2);
  expect(code).toContain('"name":"Spring ticket"');
  await main.getByRole("button", { name: "Copy the words of Spring ticket" }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^§ Spring ticket\n/);
  await main.getByRole("button", { name: "Remove Spring ticket" }).click();
  await expect(main.getByRole("button", { name: "Remove Spring ticket" })).toHaveCount(0);
  await expect(main.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
});
