import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { readShopVariable } from "@/e2e/support/environment";
import { recordPurchase } from "@/e2e/support/people/purchases";
import { waitForSave } from "@/e2e/support/people/saves";
import { createVisitor } from "@/e2e/support/people/visitors";
import { expect, test } from "@/e2e/support/test";

/** “Check my site”: which sections of ours stand on somebody's pages, which have an update, and what is broken. */

const school = () => `${readShopVariable("SAMPLE_SITES")}/school`;

// The shop counts readings by address, and all tests share one: each comes from its own, as through a proxy.
test.beforeEach(async ({ context }) => {
  const address = createVisitor();
  await context.route("**/check-my-site*", (route) =>
    route.continue({ headers: { ...route.request().headers(), ...address } }),
  );
});

async function check(page: Page, address: string) {
  await page.goto("/check-my-site");
  await page.getByLabel("Address of your page").fill(address);
  await page.getByRole("button", { name: "Check this page" }).click();
}

const rowOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

test("a page's sections are shown with their versions, and an update beside what stands there", async ({
  page,
  expectAccessible,
}) => {
  await check(page, school());
  await expect(page.getByRole("heading", { name: "Two sections on one page" })).toBeVisible();
  await expect(page.getByText(/^127.*: 1 with an update, 1 up to date\.$/)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Two sections on one page" })).toHaveCount(1);
  const fine = rowOf(page, "Ticket");
  await expect(fine).toContainText("Up to date");
  await expect(fine).toContainText("“Come in.”");
  await expect(fine).toContainText("Version 1.0.0, accent #0a7a55");
  await expect(fine.getByRole("link", { name: /^Sign in to copy it again/ })).toBeVisible();
  const older = rowOf(page, "With names");
  await expect(older).toContainText("Update available");
  await expect(older).toContainText("Version 1.0.0, today’s is 1.0.1");
  await expect(older).toContainText("Lines of the introduction");
  await expectAccessible(page);

  await older.getByRole("button", { name: /^Compare with version 1.0.1/ }).click();
  const [before, after] = [
    page.frameLocator('iframe[title$="as it is on your page"]'),
    page.frameLocator('iframe[title$="the new version with your words"]'),
  ];
  for (const frame of [before, after]) {
    await expect(frame.getByText("Rowed them to the dump")).toBeVisible();
    // Its own styles came along.
    await expect(frame.getByRole("heading").first()).not.toHaveCSS("font-family", /Times/);
  }
  await expectAccessible(page, { without: "iframe" });
});

test("one press copies today's code with the words of the page, for whoever may have it", async ({
  page,
  login,
  db,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await login({ name: "Marta" });
  await test.step("which isn't everybody", async () => {
    await check(page, school());
    await expect(rowOf(page, "With names").getByRole("button", { name: /^Buy for \$\d+, then copy/ })).toBeVisible();
  });
  await recordPurchase(db, id, "silcrow-stats-with-names");
  await check(page, school());
  const older = rowOf(page, "With names");
  await older.getByRole("button", { name: /^Copy the update/ }).click();
  await expect(older).toContainText("Copied, with your words.");
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain("stats-with-names@1.0.1 bullet paste");
  expect(code).toContain("Rowed them to the dump");
  expect(code).not.toContain("Drove them");
});

test("what the editor opens is in the account only once it is changed, and the check is there on the way back", async ({
  page,
  login,
  db,
}) => {
  const { id } = await login({ name: "Marta" });
  await page.clock.install();
  await check(page, school());
  await rowOf(page, "With names")
    .getByRole("button", { name: /^Open in the editor/ })
    .click();
  await expect(page).toHaveURL(/stats\/with-names\?share=code-.+#edit/);
  await expect(page.getByText("Rowed them to the dump").first()).toBeVisible();
  await waitForSave(page);
  expect(await db.component.count({ where: { userId: id } })).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Two sections on one page" })).toBeVisible();
});

test("what is broken is told with what to do about it", async ({ page }) => {
  await check(page, `${school()}/teachers`);
  const cut = rowOf(page, "With names");
  await expect(cut).toContainText("The end of the code is missing.");
  // What is missing is said before the editor shows sample words in its place.
  await cut.getByRole("button", { name: /^Open in the editor/ }).click();
  await expect(cut).toContainText("The code has no words for these");
  await expect(cut.getByRole("link", { name: "Edit With names" })).toBeVisible();
  await check(page, `${school()}/card`);
  await expect(rowOf(page, "Index tab")).toContainText("The end of the code is missing.");
  await check(page, `${school()}/code`);
  await expect(rowOf(page, "With names")).toContainText("Visitors see code here in place of the section.");
  await rowOf(page, "With names")
    .getByRole("button", { name: /^Open in the editor/ })
    .click();
  await expect(page).toHaveURL(/stats\/with-names\?share=code-.+#edit/);
  await expect(page.getByText("Drove them to the dump").first()).toBeVisible();
});

test("a section whose words are in Notion is told with what was read of them, and is edited again", async ({
  page,
}) => {
  await check(page, `${school()}/notion`);
  await expect(page.getByText(/^127.*: 1 with words to look at\. One callout not shown as a section\.$/)).toBeVisible();
  const ticket = rowOf(page, "Ticket");
  await expect(ticket).toContainText("Words to look at");
  await expect(ticket).toContainText("“Come in by the side door”");
  await expect(ticket).toContainText("Version 1.0.0, accent #0a7a55");
  await expect(ticket).toContainText("2 of 3 blocks have their place.");
  await expect(ticket).toContainText("“One heading more”");
  await expect(ticket.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
  await expect(page.getByText("The code on this page has no section called “§ Tickt”")).toBeVisible();
  await expect(page.getByText("Did you mean “§ Ticket”?")).toBeVisible();
  await ticket.getByRole("button", { name: /^Open in the editor/ }).click();
  await expect(ticket).toContainText("We found no field for these words");
  await ticket.getByRole("link", { name: "Edit Ticket" }).click();
  await expect(page).toHaveURL(/cta\/ticket\?share=code-.+#edit/);
  await expect(page.getByText("We begin at eight.").first()).toBeVisible();
});

test("a site of the account is read page by page, and what stands on several pages is told once", async ({
  page,
  login,
  db,
}) => {
  const { id } = await login({ name: "Marta" });
  const host = `${randomUUID()}.example`;
  const site = await db.site.create({
    data: { userId: id, siteName: "Evening school", siteUrl: school(), hostName: host, product: "bullet" },
  });
  await page.goto(`/check-my-site?site=${site.id}`);
  await expect(page.getByRole("combobox", { name: "Site" })).toHaveValue(site.id);
  // Who comes from the account has asked for it there.
  await expect(page.getByRole("heading", { name: "Three sections on two pages" })).toBeVisible();
  await expect(rowOf(page, "Ticket")).toContainText("On every page.");
  await expect(page.getByText("/school/gone: There is no page at that address.")).toBeVisible();
  await page.getByRole("button", { name: "Remember these" }).click();
  await expect(page.getByText("Remembered.")).toBeVisible();
  await page.getByRole("link", { name: "account", exact: true }).click();
  const updates = page.getByRole("region", { name: "Updates" });
  await expect(updates).toContainText("With names");
  await expect(updates).toContainText("Evening school");
});

test("a page that can't be read is refused with a sentence", async ({ page }) => {
  for (const [address, sentence] of [
    ["", "Give the address of a page of yours"],
    ["nowhere", "isn't the address of a web page"],
    [`${readShopVariable("SAMPLE_SITES")}/inside`, "inside a private network"],
    [`${readShopVariable("SAMPLE_SITES")}/members`, "behind a password"],
    [`${readShopVariable("SAMPLE_SITES")}/intricate`, "too complex"],
  ] as const) {
    await check(page, address);
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  }
  await check(page, `${readShopVariable("SAMPLE_SITES")}/plain`);
  await expect(page.getByRole("heading", { name: "No section of ours found" })).toBeVisible();
});
