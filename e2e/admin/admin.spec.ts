import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { getToasts } from "@/e2e/support/messages";
import { expectOnScreen } from "@/e2e/support/on-screen";
import { recordPurchase } from "@/e2e/support/people/purchases";
import { createSessionCookie } from "@/e2e/support/people/session";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const home = "/account/admin";
const someId = randomUUID();
const addresses = [
  home,
  `${home}/users/${someId}`,
  `${home}/purchases`,
  `${home}/events`,
  `${home}/events/evt_1`,
  `${home}/mails`,
  `${home}/hire`,
  `${home}/forms`,
  `${home}/sales`,
  `${home}/audit`,
];
const ticket = "silcrow-cta-ticket";

/** What an address answers, without what differs with every request. */
async function answerOf(request: APIRequestContext, address: string, headers: Record<string, string> = {}) {
  const answer = await request.get(address, { headers, maxRedirects: 0 });
  return { status: answer.status(), text: await answer.text(), headers: answer.headers() };
}

async function expectNoPage(request: APIRequestContext) {
  for (const address of addresses) {
    const { status, text, headers } = await answerOf(request, address);
    expect(status, address).toBe(404);
    expect(text).toContain("There is no section here");
    expect(text, address).not.toMatch(/Webhook event|Failed mails|Requests for hire|Newest users|>Audit|>Users/);
    expect(headers["x-frame-options"]).toBe("DENY");
    for (const data of [`${address}?_rsc=1`, `${address}.rsc`]) {
      const flight = await answerOf(request, data, { rsc: "1" });
      expect(flight.status, data).toBe(404);
      expect(flight.text, data).not.toMatch(/Webhook event|Failed mails|Newest users|"Audit"|"Users"/);
    }
  }
}

/** The form of the dialog that is open. */
const dialogOf = (page: Page) => page.getByRole("dialog");

async function decide(page: Page, button: RegExp, reason: string) {
  await page.getByRole("main").getByRole("button", { name: button }).click();
  await dialogOf(page).getByLabel("Reason").fill(reason);
  await dialogOf(page).getByRole("button", { name: button }).click();
}

test("for everybody but admins there is nothing", smoke, async ({ request, context, page, login, db }) => {
  await test.step("signed out", () => expectNoPage(request));
  const { id } = await login({ name: "Ada" });
  await test.step("signed in", () => expectNoPage(context.request));
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Admin" })).toHaveCount(0);

  await test.step("an admin who no longer is one can do nothing on a page that is open", async () => {
    await db.user.update({ where: { id }, data: { admin: true } });
    await page.goto(`${home}/users/${id}`);
    await page.getByLabel("What").selectOption("lifetime");
    await page.getByLabel("Reason").fill("for myself");
    await db.user.update({ where: { id }, data: { admin: false } });
    await page.getByRole("button", { name: "Grant", exact: true }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("We couldn't find that.");
    expect(await db.grant.count({ where: { userId: id } })).toBe(0);
    expect(await db.adminAudit.count({ where: { adminId: id } })).toBe(0);
  });
});

test("an admin finds somebody, grants and revokes; that person's open page learns of it", async ({
  page,
  browser,
  login,
  db,
  baseURL,
  expectAccessible,
}) => {
  await login({ name: "Ines", admin: true });
  const buyer = await db.user.create({ data: { name: "Greta Lind", email: `${randomUUID()}@example.com` } });
  const theirs = await browser.newContext({ baseURL });
  await theirs.addCookies([await createSessionCookie(buyer.id, baseURL ?? "")]);
  const open = await theirs.newPage();
  await open.goto("/account/purchases");
  await expect(open.getByText("Nothing bought yet")).toBeVisible();

  await page.goto("/account");
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Admin" }).click();
  await expect(page).toHaveURL(home);
  await page.getByLabel("E-mail, name, id or payment").fill(buyer.email ?? "");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("link", { name: buyer.email ?? "" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Greta Lind" })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^User ${buyer.email}`));
  await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Users" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expectAccessible(page);

  const grant = page.getByRole("button", { name: "Grant", exact: true });
  await test.step("a reason is needed, in words", async () => {
    await page.getByLabel("What").selectOption(ticket);
    for (const [typed, answer] of [
      ["   \t  ", "Say why, in a few words"],
      [".....", "Say why, in words"],
    ] as const) {
      await page.getByLabel("Reason").fill(typed);
      await grant.click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText(answer);
      await expect(page.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel("What")).not.toHaveAttribute("aria-invalid");
      await expect(grant).toBeFocused();
    }
  });

  await page.getByLabel("Reason").fill("lost her old account");
  await grant.click();
  await expect(getToasts(page)).toContainText("Granted");
  await expect(page.getByRole("region", { name: "Grants" }).getByText("lost her old account")).toBeVisible();
  await expect(open.getByText("given to you on")).toBeVisible();

  await page
    .getByRole("main")
    .getByRole("button", { name: /^Revoke/ })
    .click();
  await expect(dialogOf(page).getByRole("heading", { name: /^Revoke .* of Greta Lind\?$/ })).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await decide(page, /^Revoke/, "given by mistake");
  await expect(page.getByRole("region", { name: "Grants" }).getByText("Revoked")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Grants" })).toBeFocused();
  await expect(open.getByText("Nothing bought yet")).toBeVisible();

  await test.step("a purchase is revoked and restored", async () => {
    await recordPurchase(db, buyer.id, ticket);
    await page.reload();
    await decide(page, /^Revoke/, "bought with a stolen card");
    await expect(page.getByRole("region", { name: "Purchases" }).getByText("Paid, revoked")).toBeVisible();
    await expect(open.getByText("Paid, no longer yours")).toBeVisible();
    await decide(page, /^Restore/, "it was not");
    await expect(
      page.getByRole("region", { name: "Purchases" }).getByRole("button", { name: /^Revoke/ }),
    ).toBeVisible();
  });

  await page.getByRole("link", { name: "What admins did here" }).click();
  const acts = page.getByRole("region", { name: "Acts" });
  for (const [act, reason] of [
    ["Restored a purchase", "it was not"],
    ["Revoked a purchase", "bought with a stolen card"],
    ["Revoked a grant", "given by mistake"],
    ["Granted", "lost her old account"],
  ] as const) {
    await expect(acts.getByRole("row").filter({ hasText: reason })).toContainText(act);
  }
  await expectAccessible(page);
  await theirs.close();
  await db.user.delete({ where: { id: buyer.id } });
});

test("an admin looks into events, mails, requests, forms and sales, and acts on them", async ({
  page,
  login,
  db,
  request,
  expectAccessible,
}) => {
  const { id, email } = await login({ name: "Ines", admin: true });
  const site = await db.site.findFirstOrThrow({ where: { userId: id } });
  const event = `evt_${randomUUID()}`;
  const product = { event_id: event, event_type: "product.updated", occurred_at: new Date().toISOString() };
  await db.webhookEvent.create({
    data: { id: event, type: "product.updated", occurredAt: new Date(), payload: { ...product, data: {} } },
  });
  await db.webhookFailure.create({
    data: {
      id: `${event}_f`,
      type: "price.updated",
      payload: { ...product, event_id: `${event}_f`, event_type: "price.updated" },
      error: "Error: no data",
    },
  });
  await db.failedMail.create({
    data: { kind: "form_notice", to: email, subject: "New answer", text: "Somebody filled in a form.", error: "gone" },
  });
  const asker = `Otto ${randomUUID()}`;
  const asked = await db.hireRequest.create({
    data: { name: asker, email: "otto@example.com", message: "A header, please." },
  });
  await recordPurchase(db, id, ticket);

  await page.goto(`${home}/events?type=product`);
  await page
    .getByRole("row")
    .filter({ hasText: event })
    .getByRole("button", { name: /^Replay/ })
    .click();
  await expect(getToasts(page)).toContainText("The event had its effect again");
  await expectAccessible(page);
  await page.getByTitle(event, { exact: true }).click();
  await expect(page.getByText('"event_type": "product.updated"')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${home}/events?state=failed`);
  const failed = page.getByRole("row").filter({ hasText: `${event}_f` });
  await failed.getByRole("button", { name: /^Try again/ }).click();
  await expect(getToasts(page)).toContainText("It failed again");
  await expect(failed).toContainText("Failed 2 times");
  await expect(failed.getByRole("button", { name: /^Try again/ })).toBeFocused();

  await page.goto(`${home}/users/${id}`);
  await expect(page.getByRole("region", { name: "Sites", exact: true })).toContainText(site.siteName);
  await page.getByRole("link", { name: "Failed mails to them" }).click();
  await expect(page.getByLabel("Recipient’s e-mail")).toHaveValue(email);
  const mail = page.getByRole("row").filter({ hasText: email });
  await mail.locator("summary").click();
  await expect(mail.getByText("Somebody filled in a form.")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${home}/hire`);
  await expectOnScreen(page, page.getByRole("button", { name: `Mark as answered the request of ${asker}` }));
  await page.getByRole("button", { name: `Mark as answered the request of ${asker}` }).click();
  await expect(getToasts(page)).toContainText("Marked as answered");
  await expectOnScreen(page, page.getByRole("button", { name: `Undo “answered” for the request of ${asker}` }));
  await page.getByRole("button", { name: `Undo “answered” for the request of ${asker}` }).click();
  await expect(getToasts(page)).toContainText("Marked as not answered");
  await expect(page.getByRole("button", { name: `Mark as answered the request of ${asker}` })).toBeVisible();
  await expectAccessible(page);

  await test.step("forms of a site are stopped and allowed again", async () => {
    const answer = () => request.post(`/api/forms/${site.id}/reply`, { form: { said: randomUUID() }, maxRedirects: 0 });
    expect((await answer()).status()).toBe(303);
    await page.goto(`${home}/forms`);
    const row = page.getByRole("row").filter({ hasText: email });
    await row.getByRole("button", { name: /^Stop/ }).click();
    await dialogOf(page).getByLabel("Reason").fill("collects passwords");
    await dialogOf(page).getByRole("button", { name: "Stop its forms" }).click();
    await expect(row.getByText(/^Stopped/)).toBeVisible();
    const refused = await answer();
    expect(refused.status()).toBe(404);
    expect(await refused.text()).toContain("Nobody reads this form anymore");
    await row.getByRole("button", { name: /^Allow/ }).click();
    await dialogOf(page).getByLabel("Reason").fill("it was a test");
    await dialogOf(page).getByRole("button", { name: "Allow its forms" }).click();
    await expect(row.getByText("Takes answers")).toBeVisible();
    expect((await answer()).status()).toBe(303);
    await expectAccessible(page);
  });

  await page.goto(`${home}/sales`);
  await expect(
    page.getByRole("region", { name: "All time" }).getByRole("row").filter({ hasText: "§" }).first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${home}/audit?kind=site&id=${site.id}`);
  await expect(page.getByRole("region", { name: "Acts" }).getByText("collects passwords")).toBeVisible();
  await page.goto(`${home}/audit`);
  for (const act of ["Replayed an event", "Tried a failed event again", "Marked a request as answered"]) {
    await expect(page.getByRole("region", { name: "Acts" }).getByText(act).first()).toBeVisible();
  }

  await db.webhookEvent.delete({ where: { id: event } });
  await db.webhookFailure.delete({ where: { id: `${event}_f` } });
  await db.failedMail.deleteMany({ where: { to: email } });
  await db.hireRequest.delete({ where: { id: asked.id } });
  await db.purchase.deleteMany({ where: { userId: id } });
});
