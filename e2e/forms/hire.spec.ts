import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/test";

const formOf = (page: Page) => page.getByRole("form", { name: "Your request" });
const thanksOf = (page: Page) => page.getByRole("status", { name: /^Thank you/ });
const send = (page: Page) => formOf(page).getByRole("button", { name: "Send the request" }).click();

/** A request that no other test has made. */
function letter() {
  return {
    "Your name": "Ada Weaver",
    "Your mail address": `${randomUUID()}@example.com`,
    "The site": "tern-and-tide.example",
    "What should change or be made": "A timetable people can read on a boat.\n\nThe rest can stay.",
    "By when": "Before the summer timetable",
    Budget: "About €900",
  };
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await formOf(page).getByLabel(label).fill(value);
}

async function expectFilled(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(formOf(page).getByLabel(label)).toHaveValue(value);
  }
}

test("a request is stored once, and thanked for", async ({ page, db, expectAccessible }) => {
  const values = letter();
  const email = values["Your mail address"];
  await page.goto("/hire-experts");
  await expectAccessible(page);
  await fill(page, values);
  // Pressed and pressed again before the first has an answer.
  await formOf(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(thanksOf(page)).toBeFocused();
  await expect(thanksOf(page)).toContainText(email);
  await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Request sent");
  await expectAccessible(page, { within: "main" });
  expect(await db.hireRequest.findMany({ where: { email } })).toMatchObject([
    {
      userId: null,
      name: "Ada Weaver",
      site: "tern-and-tide.example",
      message: "A timetable people can read on a boat.\n\nThe rest can stay.",
      deadline: "Before the summer timetable",
      budget: "About €900",
    },
  ]);
  await thanksOf(page).getByRole("link", { name: "Write another request" }).click();
  await expect(formOf(page).getByLabel("Your name")).toHaveValue("");
});

test("what is wrong stands beside its field, and the first one has the focus", async ({
  page,
  login,
  db,
  expectAccessible,
}) => {
  const email = `${randomUUID()}@example.com`;
  const long = "It is a long story. ".repeat(300);
  await login({ name: "Ada" });
  await page.goto("/hire-experts");
  await expectFilled(page, { "Your name": "Ada" });
  await fill(page, { "Your name": "", "Your mail address": "nowhere", "What should change or be made": long });
  await send(page);
  const form = formOf(page);
  await expect(form.getByRole("alert")).toHaveText("3 answers need another look.");
  await expect(form.getByLabel("Your name")).toBeFocused();
  await expect(form.getByLabel("Your name")).toHaveAccessibleDescription("Tell us whom we answer.");
  await expect(form.getByLabel("Your mail address")).toHaveAccessibleDescription(/^That isn’t a mail address/);
  await expect(form.getByLabel("What should change or be made")).toHaveAccessibleDescription(
    "That is 5,999 characters; 5,000 fit. Shorten it a little.",
  );
  await expect(form.getByLabel("What should change or be made")).toHaveValue(long);
  await expectAccessible(page);

  await fill(page, { "Your name": "Ada", "Your mail address": email, "What should change or be made": "The header." });
  await send(page);
  await expect(thanksOf(page)).toBeVisible();
  expect(await db.hireRequest.count({ where: { email } })).toBe(1);
});

test("nothing typed is lost when the shop can’t be reached", async ({ page, login, db, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch/);
  await login();
  const values = letter();
  await page.goto("/hire-experts");
  await fill(page, values);
  await page.route("/hire-experts", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await send(page);
  const alert = formOf(page).getByRole("alert");
  await expect(alert).toContainText("What you typed is still here.");
  await expect(alert).toBeFocused();
  await expectFilled(page, values);

  // Stored, but the answer gets lost on its way: sending again stores no second one.
  await page.unroute("/hire-experts");
  await page.route("/hire-experts", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect.poll(() => db.hireRequest.count({ where: { email: values["Your mail address"] } })).toBe(1);
  await expect(formOf(page).getByRole("button", { name: "Send the request" })).toBeEnabled();
  await page.unroute("/hire-experts");
  await send(page);
  await expect(thanksOf(page)).toBeVisible();
  expect(await db.hireRequest.count({ where: { email: values["Your mail address"] } })).toBe(1);
});

test("what fills the field that nobody sees is thanked and not kept", async ({ page, db }) => {
  const values = letter();
  await page.goto("/hire-experts");
  await fill(page, values);
  await page.locator("[name=leave_empty]").evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await send(page);
  await expect(thanksOf(page)).toBeVisible();
  expect(await db.hireRequest.count({ where: { email: values["Your mail address"] } })).toBe(0);
});

test("whoever is signed in finds name and address filled in, unless something stands there", async ({
  page,
  login,
  db,
}) => {
  const { id, email } = await login({ name: "Ruth" });
  await page.goto("/hire-experts");
  await expectFilled(page, { "Your name": "Ruth", "Your mail address": email });
  await fill(page, { "Your name": "Ruth Osei-Lund", "What should change or be made": "The footer." });
  await db.user.update({ where: { id }, data: { name: "Somebody" } });
  await expect(page.getByRole("button", { name: "Account of Somebody" })).toBeVisible();
  await expectFilled(page, { "Your name": "Ruth Osei-Lund" });
  await send(page);
  await expect(thanksOf(page)).toBeVisible();
  expect(await db.hireRequest.findMany({ where: { email } })).toMatchObject([{ userId: id, name: "Ruth Osei-Lund" }]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a request is stored once, after errors that lose nothing", async ({ page, db }) => {
    const { Budget, ...values } = letter();
    const email = values["Your mail address"];
    await page.goto("/hire-experts");
    await fill(page, { ...values, "Your mail address": "nowhere" });
    await send(page);
    await expect(formOf(page).getByLabel("Your mail address")).toBeFocused();
    await expect(formOf(page).getByLabel("Your mail address")).toHaveAccessibleDescription(/isn’t a mail address/);
    await expectFilled(page, { ...values, "Your mail address": "nowhere" });

    await fill(page, { "Your mail address": email });
    await send(page);
    await expect(thanksOf(page)).toContainText(email);
    await page.goto("/hire-experts");
    await fill(page, values);
    await send(page);
    await expect(thanksOf(page)).toBeVisible();
    expect(await db.hireRequest.findMany({ where: { email } })).toMatchObject([
      { message: "A timetable people can read on a boat.\n\nThe rest can stay.", budget: "" },
    ]);
  });
});

test("too many in an hour are refused, and the words stay", async ({ page, login, db }) => {
  await login();
  const values = letter();
  const email = values["Your mail address"];
  await page.goto("/hire-experts");
  for (let turn = 1; turn <= 5; turn++) {
    await fill(page, { ...values, Budget: `About €${turn}00` });
    await send(page);
    await expect(thanksOf(page)).toBeVisible();
    await thanksOf(page).getByRole("link", { name: "Write another request" }).click();
    await expect(formOf(page).getByLabel("Your name")).not.toHaveValue("");
  }
  await fill(page, values);
  await send(page);
  await expect(formOf(page).getByRole("alert")).toContainText(/^That was a bit fast. Try again in \d+ minutes.$/);
  await expectFilled(page, values);
  expect(await db.hireRequest.count({ where: { email } })).toBe(5);
});
