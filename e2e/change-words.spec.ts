import { chooseAccount } from "./support/popup";
import { expect, test } from "./support/test";

const section = "/bullet/components/landing-page/sections/cta/ticket";
const editor = /\/account\/components\/[\w-]{36}$/;

test("a section's page leads to the editor with that section, and back to the same version", async ({
  page,
  login,
  db,
  allowConsole,
}) => {
  allowConsole(/Blocked script execution in 'about:srcdoc'/);
  const { id } = await login();
  await page.goto(section);
  const link = page.getByRole("main").getByRole("link", { name: "Change the words of Ticket" });
  // Fetching the page in advance saves nothing.
  await link.first().hover();
  await page.request.get((await link.first().getAttribute("href")) ?? "");
  expect(await db.component.count({ where: { userId: id } })).toBe(0);
  await link.first().click();
  await expect(page).toHaveURL(editor);
  await expect(page.getByRole("form", { name: "Content of Ticket" })).toBeVisible();
  const first = page.url();

  await page.goBack();
  await expect(page).toHaveURL(section);
  await link.first().click();
  await expect(page).toHaveURL(first);
  expect(await db.component.count({ where: { userId: id } })).toBe(1);
});

test("who isn't signed in is led there by signing in", async ({ page, allowConsole }) => {
  allowConsole(/Blocked script execution in 'about:srcdoc'/);
  await page.goto(section);
  await page.getByRole("main").getByRole("link", { name: "Change the words of Ticket" }).first().click();
  await expect(page).toHaveURL(/\/login\?then=/);
  await expect(page.getByRole("main")).toContainText(
    "Sign in to change the words of Ticket. What you write is kept in your account.",
  );
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page
      .getByRole("main")
      .getByRole("button", { name: /^Continue with/ })
      .click(),
  ]);
  await chooseAccount(popup, /Leif Marchetti/);
  await expect(page).toHaveURL(editor);
  await expect(page.getByRole("form", { name: "Content of Ticket" })).toBeVisible();
});

test("a category's page leads to the editor with each of its sections", async ({ page }) => {
  await page.goto("/super/components/landing-page/sections/cta");
  const item = page.getByRole("article", { name: "Ticket" });
  await expect(item.getByRole("link", { name: "Change the words of Ticket" })).toHaveAttribute("href", /change-words/);
});

test("callout cards are written in Notion: no editor is offered", async ({ page, request }) => {
  for (const path of ["/bullet/components/callout-card/margin-rule", "/bullet/components/callout-card"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: /^Change the words/ })).toHaveCount(0);
  }
  expect((await request.get("/account/change-words?section=no-such")).status()).toBe(404);
});
