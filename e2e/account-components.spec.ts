import { randomUUID } from "node:crypto";
import { expect, test } from "./support/test";

test("a section becomes one's own: made, changed, seen, copied, deleted", async ({
  page,
  context,
  login,
  db,
  expectAccessible,
  allowConsole,
}) => {
  test.setTimeout(150_000);
  // Playwright's own recorder, which is not let into the frame.
  allowConsole(/Blocked script execution in 'about:srcdoc'/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await login({ isLifetime: true });
  await page.goto("/account/components");
  await expect(page.getByRole("heading", { name: "None saved yet" })).toBeVisible();

  await page.getByLabel("Section", { exact: true }).selectOption({ label: "§ 2.1 Ticket" });
  await page.getByRole("button", { name: "Make it mine" }).click();
  await expect(page).toHaveURL(/\/account\/components\/[\w-]{36}$/);
  const form = page.getByRole("form", { name: "Content of Ticket" });
  const preview = page.frameLocator('iframe[title="Ticket, your version"]');
  const words = `Bring ${randomUUID().slice(0, 8)} along`;

  await test.step("what is typed is drawn and kept", async () => {
    const saved = page.waitForResponse(
      (response) => response.request().headers()["next-action"] !== undefined && /\/[\w-]{36}$/.test(response.url()),
    );
    await form.getByLabel("Title", { exact: true }).fill(words);
    expect(await (await saved).text(), "saving answers with the record, not with the page").not.toContain(
      "All saved components",
    );
    await expect(preview.getByRole("heading")).toHaveText(words);
    await expect(form.getByRole("status")).toContainText("Saved");
    await expect
      .poll(async () => JSON.stringify(await db.component.findMany({ where: { userId: id } })))
      .toContain(words);
    // axe can't enter a frame in which no script runs; the sections have checks of their own.
    await page.locator("iframe").evaluate((frame) => frame.remove());
    await expectAccessible(page);
    await page.reload();
    await expect(form.getByLabel("Title", { exact: true })).toHaveValue(words);
  });

  await test.step("lists grow and shrink", async () => {
    await form.locator("summary", { hasText: "Facts" }).click();
    const count = await form.getByRole("group", { name: /^Facts \d/ }).count();
    await form.getByRole("button", { name: "Add one to Facts" }).click();
    await expect(form.getByRole("group", { name: /^Facts \d/ })).toHaveCount(count + 1);
    await form.getByRole("button", { name: `Take away Facts ${count + 1}` }).click();
    await expect(form.getByRole("group", { name: /^Facts \d/ })).toHaveCount(count);
  });

  await test.step("what doesn't fit is told and not kept", async () => {
    allowConsole(/400 \(Bad Request\).*previewComponent/);
    await form.getByRole("group", { name: "Primary" }).getByLabel("Address").fill("javascript:alert(1)");
    await expect(form.getByRole("status")).toContainText("Not saved.");
    await form.getByRole("group", { name: "Primary" }).getByLabel("Address").fill("/tickets");
    await expect(form.getByRole("status")).toContainText("Saved");
  });

  await test.step("what was just typed is kept when the page is left", async () => {
    await form.getByLabel("Title", { exact: true }).fill(`${words} today`);
    await page.getByRole("link", { name: "All saved components" }).click();
    await expect
      .poll(async () => JSON.stringify(await db.component.findMany({ where: { userId: id } })))
      .toContain(`${words} today`);
  });

  await test.step("and shown when one comes back", async () => {
    await expect(page.getByRole("button", { name: "Delete Ticket" })).toBeVisible();
    await page.goBack();
    await expect(form.getByLabel("Title", { exact: true })).toHaveValue(`${words} today`);
    await page.goForward();
  });

  await test.step("copied with its own words", async () => {
    await page.getByRole("button", { name: "Copy for Bullet Ticket" }).click();
    await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Copied for Bullet");
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain(`${words} today`);
    expect(code).toContain("<sc-cta-ticket");
    await expectAccessible(page);
  });

  await test.step("deleted after a question", async () => {
    await page.getByRole("button", { name: "Delete Ticket" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
    await expect(page.getByRole("heading", { name: "None saved yet" })).toBeVisible();
    expect(await db.component.count({ where: { userId: id } })).toBe(0);
  });
});

test("a version from before the section changed is brought into its shape, with all that was written", async ({
  page,
  login,
  db,
  allowConsole,
}) => {
  allowConsole(/Blocked script execution in 'about:srcdoc'/);
  const { id } = await login();
  const content = { title: "Still here", gone: "What the section no longer knows" };
  const saved = await db.component.create({ data: { userId: id, sectionId: "silcrow-cta-ticket", content } });
  await page.goto(`/account/components/${saved.id}`);
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Still here");
  await expect(page.getByRole("form").getByRole("status")).toContainText("Saved");
  const { content: kept } = await db.component.findFirstOrThrow({ where: { id: saved.id } });
  expect(kept).toMatchObject({ title: "Still here", seats: 40 });
  expect(kept).not.toHaveProperty("gone");
});

test("the code is for those who own the section, and the record for its owner alone", async ({ page, login, db }) => {
  const { id } = await login();
  const other = await db.user.create({ data: { name: "Ben" } });
  const content = { note: "x" };
  const [mine, theirs] = await Promise.all(
    [id, other.id].map((userId) => db.component.create({ data: { userId, sectionId: "silcrow-cta-ticket", content } })),
  );
  await page.goto("/account/components");
  await expect(page.getByRole("link", { name: "Buy to copy Ticket" })).toHaveAttribute("href", "/account/pricing");
  await expect(page.getByRole("button", { name: /^Copy for/ })).toHaveCount(0);
  expect((await page.request.get(`/account/components/${mine?.id}`)).status()).toBe(200);
  expect((await page.request.get(`/account/components/${theirs?.id}`)).status()).toBe(404);
  expect((await page.request.get("/account/components/%00")).status()).toBe(404);
  await db.user.delete({ where: { id: other.id } });
});
