import type { Page } from "@playwright/test";
import { chooseAllOrSome, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

// Texts that hold more than one thing: lines of a list, with parts on each (lib/catalogue/content/written.ts).

const section = (path: string) => `/super/components/landing-page/sections/${path}`;
const text = (page: Page, path: string) => page.locator(`[data-edit-text="${path}"]`);
const panel = (page: Page) => page.getByRole("region", { name: "What you pressed" });
const form = (page: Page) => page.getByRole("form", { name: /^Words of/ });

// The sections of all tests are drawn for one caller.
test.beforeEach(({ allowConsole }) => allowConsole(/429 .*editSection/));

async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${section(path)}#edit`);
  await expect(text(page, "title")).toBeVisible();
}

/** What is in the first course of what this browser has kept. */
const keptDishes = (page: Page) =>
  page.evaluate(() => {
    const edit = Object.values(localStorage).find((text) => text.includes("courses"));
    return (JSON.parse(edit ?? "{}") as { content?: { courses: { dishes: string }[] } }).content?.courses[0]?.dishes;
  });

test("a line of a list is typed where it stands, each part by itself, and moved as a thing", async ({
  page,
  expectAccessible,
}) => {
  await edit(page, "pricing/set-menu");
  const [what, how] = [text(page, "courses.0.dishes.0.what"), text(page, "courses.0.dishes.0.how")];
  await what.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("Three oysters");
  await how.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("with lemon | and rye");
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  await expect.poll(() => keptDishes(page)).toMatch(/^Three oysters \| with lemon \| and rye\n/);

  await expect(panel(page)).toContainText("Dish 1 of 2");
  await panel(page).getByRole("button", { name: "Move Dish 1 of 2 Down" }).click();
  await expect(text(page, "courses.0.dishes.1.what")).toHaveText("Three oysters");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(what).toHaveText("Three oysters");
  await expectAccessible(page);
});

test("its fields in the form have labels; lines are added and removed, and an emptied one may be filled again", async ({
  page,
}) => {
  await edit(page, "pricing/set-menu");
  await form(page).locator("summary", { hasText: "Courses" }).click();
  const course = form(page).getByRole("group", { name: "Course 1" });
  const dish = course.getByRole("group", { name: "Dish 1" });
  await dish.getByLabel("Dish", { exact: true }).fill("Soup");
  await dish.getByLabel("Description").fill("of the day");
  await expect(text(page, "courses.0.dishes.0.how")).toHaveText("of the day");
  await course.getByRole("button", { name: "Remove Dish 2" }).click();
  await dish.getByLabel("Description").fill("");
  await dish.getByLabel("Dish", { exact: true }).fill("");
  await expect(text(page, "courses.0.dishes.0.what")).toHaveCount(0);
  await dish.getByLabel("Dish", { exact: true }).fill("Bread");
  await expect(text(page, "courses.0.dishes.0.what")).toHaveText("Bread");
  await course.getByRole("button", { name: "Add a dish to Dishes" }).click();
  await expect(text(page, "courses.0.dishes.1.what")).toHaveText("Bread");
});

test("the cells of a price list are called by their plans, and a drawn tick is one", async ({ page }) => {
  await edit(page, "pricing/ledger");
  await text(page, "rows.0.plans-2").first().click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" more");
  const row = form(page).getByRole("group", { name: "Line 1" });
  await form(page).locator("summary", { hasText: "Lines of the sheet" }).click();
  await expect(row.getByLabel("Small shop")).toHaveValue(/ more$/);

  await edit(page, "pricing/comparison-table");
  await page.locator("[data-edit-field$='plans-2']").first().click();
  await expect(panel(page).getByLabel("Desk", { exact: true })).toHaveValue(/^(yes|no)$/i);
});

test("an answer of several paragraphs opens by any of its words", async ({ page }) => {
  await edit(page, "faqs/two-columns-open");
  const cell = page.locator("td[data-edit-field], li[data-edit-field]").first();
  await cell.click();
  await expect(panel(page).getByRole("textbox")).toHaveValue(/\n/);
});

/** Words of three languages that are longer than a phone is wide, set as a headline. */
const words = {
  de: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
  fr: "anticonstitutionnellementintergouvernementalisations",
  pl: "Konstantynopolitańczykowianeczkamiprzeciwdziałające",
};
const sections = [
  "cta/ticket",
  "pricing/set-menu",
  "pricing/ledger",
  "hero/letter-opener",
  "featured/services-ruled",
  "faqs/two-columns-open",
  "team/roster",
  "stats/tally",
  "testimonials/one-quote",
  "featured/folder-tabs",
];
for (const path of chooseAllOrSome(sections, ["pricing/set-menu"])) {
  test(
    `a word that is too long for its line is named, in ${path}`,
    tagFullRunOnly(path !== "pricing/set-menu"),
    async ({ page }) => {
      await page.goto(`${section(path)}#edit`);
      const heading = page.locator(":is(h1,h2,h3,blockquote) [data-edit-text]").first();
      await expect(heading).toBeVisible();
      const field = (await heading.getAttribute("data-edit-text")) ?? "";
      const write = async (words: string) => {
        await text(page, field).first().click();
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.insertText(words);
      };
      const warning = page.getByText(/breaks without a hyphen|is cut off on a phone/);
      for (const word of Object.values(words)) {
        await write(word);
        await expect(warning.filter({ hasText: word.slice(0, 20) }).first()).toBeVisible();
      }
      await write("Donau\u00addampf\u00adschiff\u00adfahrt");
      await expect(warning).toHaveCount(0);
    },
  );
}
