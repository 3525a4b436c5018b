import { randomUUID } from "node:crypto";
import lastLine from "@/components/sections/cta/last-line/section";
import replySlip from "@/components/sections/cta/reply-slip/section";
import { recordPurchase } from "@/e2e/support/people/purchases";
import { maxRetries } from "@/e2e/support/public-pages";
import { smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

test("a section becomes one's own: made, changed, seen, copied, deleted", async ({
  page,
  context,
  login,
  db,
  expectAccessible,
  allowConsole,
}) => {
  // Playwright's own recorder, which is not let into the frame of a picture.
  allowConsole(/Blocked script execution in 'about:srcdoc'/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await login({ isLifetime: true });
  await page.goto("/account/components");
  await expect(page.getByRole("heading", { name: "None saved yet" })).toBeVisible();

  await page.getByLabel("Section", { exact: true }).selectOption("silcrow-cta-ticket");
  await page.getByRole("button", { name: "Start editing" }).click();
  await expect(page).toHaveURL(/\/account\/components\/[\w-]{36}$/);
  const form = page.getByRole("form", { name: "Words of Ticket" });
  const title = page.locator('[data-edit-text="title"]');
  const saved = page.getByText("Saved in your account.", { exact: true });
  const words = `Bring ${randomUUID().slice(0, 8)} along`;

  await test.step("what is typed is drawn and kept", async () => {
    // Read on its way: Chromium doesn't always keep what a page has read.
    const answers: string[] = [];
    await page.route(/\/[\w-]{36}$/, async (route) => {
      if (!route.request().headers()["next-action"]) return route.fallback();
      const response = await route.fetch({ maxRetries });
      answers.push(await response.text());
      await route.fulfill({ response });
    });
    await form.getByLabel("Headline", { exact: true }).fill(words);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    await page.unroute(/\/[\w-]{36}$/);
    expect(answers.join(), "saving answers with the record, not with the page").not.toContain("All pages and sections");
    await expect(title).toHaveText(words);
    await expect(saved).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await db.component.findMany({ where: { userId: id } })))
      .toContain(words);
    await expectAccessible(page);
    await page.reload();
    await expect(form.getByLabel("Headline", { exact: true })).toHaveValue(words);
  });

  await test.step("what doesn't fit is told and not kept", async () => {
    allowConsole(/400 \(Bad Request\).*editSection/);
    await form.getByRole("group", { name: "Main button" }).getByLabel("Link to").fill("javascript:alert(1)");
    await expect(page.getByText("Not saved in your account.")).toBeVisible();
    await form.getByRole("group", { name: "Main button" }).getByLabel("Link to").fill("/tickets");
    await expect(saved).toBeVisible();
  });

  await test.step("it gets a name of its own", async () => {
    await form.getByLabel("Name of this version").fill("Spring course");
    await expect
      .poll(async () => (await db.component.findFirst({ where: { userId: id } }))?.name)
      .toBe("Spring course");
  });

  await test.step("what was just typed is kept when the page is left", async () => {
    await form.getByLabel("Headline", { exact: true }).fill(`${words} today`);
    await page.getByRole("link", { name: "All pages and sections" }).click();
    await expect
      .poll(async () => JSON.stringify(await db.component.findMany({ where: { userId: id } })))
      .toContain(`${words} today`);
  });

  await test.step("and shown when one comes back", async () => {
    await expect(page.getByRole("button", { name: "Delete Spring course" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Spring course" })).toContainText("§ 2.1 Ticket");
    const picture = page.frameLocator('iframe[title="Picture of this version"]');
    await expect(picture.getByRole("heading", { includeHidden: true })).toHaveText(`${words} today`);
    await page.goBack();
    await expect(form.getByLabel("Headline", { exact: true })).toHaveValue(`${words} today`);
    await page.goForward();
  });

  await test.step("copied with its own words, and what to do next is told", async () => {
    await page.getByRole("button", { name: "Copy for Bullet Spring course" }).click();
    await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Copied for Bullet");
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain(`${words} today`);
    expect(code).toContain("<sc-cta-ticket");
    const panel = page.getByRole("region", { name: "Copied. Now paste it" });
    await expect(panel).toContainText("bullet:HTML");
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await panel.boundingBox();
      expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await page.locator("iframe").evaluateAll((frames) => {
      for (const frame of frames) frame.remove();
    });
    await expectAccessible(page);
  });

  await test.step("deleted after a question", async () => {
    await page.getByRole("button", { name: "Delete Spring course" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
    await expect(page.getByRole("heading", { name: "None saved yet" })).toBeVisible();
    expect(await db.component.count({ where: { userId: id } })).toBe(0);
  });
});

test("bought in the editor: the copy's own words, and the next steps lie over the preview", async ({
  page,
  login,
  db,
  context,
  allowConsole,
}) => {
  allowConsole(/Blocked script execution in 'about:srcdoc'/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await login();
  const sectionId = "silcrow-cta-ticket";
  const saved = await db.component.create({
    data: { userId: id, sectionId, name: "Spring course", content: { title: "The tide table" } },
  });
  await page.goto(`/account/components/${saved.id}`);
  await expect(page.getByRole("button", { name: "Buy for $4, then copy" })).toBeVisible();
  await recordPurchase(db, id, sectionId);
  await page.getByRole("button", { name: /^Copy for Bullet/ }).click();
  const caption = page.getByRole("button", { name: "Copy caption" });
  await expect(caption).toBeVisible();
  // Not covered: a click would be refused.
  await caption.click({ timeout: 5_000 });
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeVisible();
});

test("whoever copies the sample is told of a version with words of their own", async ({ page, login, db, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await login({ isLifetime: true });
  const sectionId = "silcrow-cta-ticket";
  const begun = new Date(Date.now() - 60_000);
  const own = { userId: id, sectionId, content: { title: "The tide table" } };
  await db.component.create({ data: { ...own, name: "Harbour", createdAt: begun } });
  // A list copies the original.
  await page.goto("/bullet/components/landing-page/sections/cta");
  await page
    .getByRole("article", { name: "Ticket" })
    .getByRole("button", { name: /^Copy for Bullet/ })
    .click();
  const panel = page.getByRole("region", { name: "Copied. Now paste it" });
  await expect(panel).toContainText("This copy has the sample’s words.");
  await expect(panel.getByRole("link", { name: "Harbour" })).toHaveAttribute("href", /\/account\/components\//);
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
  await expect(page.locator('[data-edit-text="title"]')).toHaveText("Still here");
  await expect(page.getByText("Saved in your account.", { exact: true })).toBeVisible();
  const { content: kept } = await db.component.findFirstOrThrow({ where: { id: saved.id } });
  expect(kept).toMatchObject({ title: "Still here", seats: 40 });
  expect(kept).not.toHaveProperty("gone");
});

test("a version's form is addressed to a site of its owner, chosen beside the copy button", async ({
  page,
  context,
  login,
  db,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/Blocked script execution in 'about:srcdoc'/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, name } = await login({ isLifetime: true });
  const site = await db.site.findFirstOrThrow({ where: { userId: id } });
  const content = JSON.parse(JSON.stringify(replySlip.sample));
  const saved = await db.component.create({ data: { userId: id, sectionId: "silcrow-cta-reply-slip", content } });
  await page.goto(`/account/components/${saved.id}`);
  const form = page.getByRole("form", { name: "Words of Reply slip" });
  const copy = async () => {
    await page.getByRole("button", { name: "Copy for Bullet Reply slip" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Reply slip");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("sc-cta-reply-slip");
    const code = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => navigator.clipboard.writeText(""));
    return code;
  };

  await test.step("without a site it goes nowhere, and the panel says so", async () => {
    await expect(page.getByLabel("Send form answers to")).toBeEnabled();
    expect(await copy()).toContain('action="#"');
    await expect(page.getByText("Its form sends nothing yet. Add your site")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("with one, answers go there", async () => {
    await page.getByLabel("Send form answers to").selectOption(`${name}’s site`);
    expect(await copy()).toContain(`action="${baseURL}/api/forms/${site.id}/reply-slip"`);
    await expect(page.getByText(`What people send by its form arrives at ${name}’s site`)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("another form service is for those who look for it", async () => {
    const address = form.getByLabel("Address of another form service");
    await expect(address).toBeHidden();
    await form.getByText("Advanced").click();
    await expect(address).toHaveValue("");
    await address.fill("https://forms.example/1");
    await expect
      .poll(async () => JSON.stringify((await db.component.findFirst({ where: { userId: id } }))?.content))
      .toContain("https://forms.example/1");
    await page.getByLabel("Send form answers to").selectOption("");
    expect(await copy()).toContain('action="https://forms.example/1"');
    await expect(page.getByText("Copied. Now paste it")).toBeVisible();
    await expect(page.getByText("Its form sends nothing yet"), "it sends them elsewhere").toHaveCount(0);
    await address.fill("");
    await expect
      .poll(async () => JSON.stringify((await db.component.findFirst({ where: { userId: id } }))?.content))
      .toContain('"action":"#"');
  });

  await test.step("who has no site is told where to make one", async () => {
    await db.site.deleteMany({ where: { userId: id } });
    await page.reload();
    await expect(page.getByText("Its form needs a site to send answers to.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Add one on Bullet" })).toHaveAttribute("href", "/account");
  });
});

test(
  "the code is for those who own the section, and the record for its owner alone",
  smoke,
  async ({ page, login, db, allowConsole }) => {
    allowConsole(/Blocked script execution in 'about:srcdoc'/);
    const { id } = await login();
    const other = await db.user.create({ data: { name: "Ben" } });
    const content = { note: "x" };
    const [mine, theirs] = await Promise.all(
      [id, other.id].map((userId) =>
        db.component.create({ data: { userId, sectionId: "silcrow-cta-ticket", content } }),
      ),
    );
    await page.goto("/account/components");
    await expect(page.getByRole("button", { name: "Buy for $4, then copy Ticket" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copy for/ })).toHaveCount(0);
    expect((await page.request.get(`/account/components/${mine?.id}`)).status()).toBe(200);
    expect((await page.request.get(`/account/components/${theirs?.id}`)).status()).toBe(404);
    expect((await page.request.get("/account/components/%00")).status()).toBe(404);
    await db.user.delete({ where: { id: other.id } });
  },
);

test(
  "a version is given a theme, which is kept, drawn and copied",
  tagFullRunOnly(),
  async ({ page, context, login, db, allowConsole }) => {
    allowConsole(/Blocked script execution in 'about:srcdoc'/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { id } = await login({ isLifetime: true });
    const saved = await db.component.create({
      data: { userId: id, sectionId: "silcrow-cta-last-line", content: JSON.parse(JSON.stringify(lastLine.sample)) },
    });
    await page.goto(`/account/components/${saved.id}`);
    await page.getByRole("tab", { name: "Look" }).click();
    const form = page.getByRole("form", { name: /^Look of/ });
    await form.getByText("More", { exact: true }).click();
    await form.getByLabel("Color of soft panels").selectOption("Pink");
    await form.getByLabel("Main buttons").selectOption("In the accent color");
    await form.getByLabel("Headline level, for search engines").selectOption("3");
    // In the page it stands in, its headings are below that page's own.
    await expect(page.getByText("Saved in your account.", { exact: true })).toBeVisible();
    expect((await db.component.findFirstOrThrow({ where: { id: saved.id } })).theme).toMatchObject({
      tint: "pink",
      action: "accent",
      heading: 3,
    });
    await page.getByRole("button", { name: /^Copy/ }).first().click();
    await expect(page.getByRole("region", { name: "Copied. Now paste it" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("--tint-wash:var(--sc-pink-wash)");
    expect(copied).toContain("--sc-action:var(--sc-accent)");
    expect(copied).toMatch(/<h3\b/);
    await form.getByLabel("Color of soft panels").selectOption("The section’s own");
    await expect
      .poll(async () => (await db.component.findFirstOrThrow({ where: { id: saved.id } })).theme)
      .toEqual({ scheme: "host", action: "accent", heading: 3 });
  },
);
