import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { chooseAccount } from "@/e2e/support/people/popup";
import { waitForSave } from "@/e2e/support/people/saves";
import { chooseAllOrSome, smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const ticket = "/bullet/components/landing-page/sections/cta/ticket";
const sectionId = "silcrow-cta-ticket";

const text = (page: Page, path: string) => page.locator(`[data-edit-text="${path}"]`);
const panel = (page: Page) => page.getByRole("region", { name: "What you pressed" });
const form = (page: Page) => page.getByRole("form", { name: "Words of Ticket" });

const saved = (page: Page) => page.getByText("Saved in your account.", { exact: true });

/** Opens the editor by its address. */
async function edit(page: Page, path = ticket): Promise<void> {
  await page.goto(`${path}#edit`);
  await expect(text(page, "title")).toBeVisible();
}

test(
  "a word is pressed and typed, seen in form and preview at once, and kept in this browser",
  smoke,
  async ({ page, expectAccessible }) => {
    await page.goto(ticket);
    await page.getByRole("group", { name: "Ticket, live preview" }).getByRole("heading").click();
    await expect(text(page, "title")).toBeFocused();
    await page.keyboard.type(" Really.");
    const written = /ask\. Really\.$/;
    await expect(form(page).getByLabel("Headline", { exact: true })).toHaveValue(written);
    await form(page).getByLabel("Introduction").fill("Ours");
    await expect(text(page, "lede")).toHaveText("Ours");
    await expect(page.getByText("Kept in this browser.")).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press("Control+z");
    await expect(text(page, "lede")).not.toHaveText("Ours");
    await expect(text(page, "title")).toHaveText(written);
    await page.keyboard.press("Control+z");
    await expect(text(page, "title")).toHaveText(/ask\.$/);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(form(page).getByLabel("Headline", { exact: true })).toHaveValue(written);

    await expect(page.getByText("Kept in this browser.")).toBeVisible();
    await edit(page);
    await expect(text(page, "title")).toHaveText(written);
    await page.getByRole("button", { name: "Undo all", exact: true }).click();
    await expect(text(page, "title")).not.toHaveText(written);
    await page.getByRole("button", { name: "Close editor" }).click();
    await expect(page.locator("[contenteditable]")).toHaveCount(0);
    await expect(page).toHaveURL(ticket);
  },
);

test("what was made of a section is shown and copied when one comes back, also with the editor closed", async ({
  page,
  login,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await edit(page);
  await form(page).getByLabel("Headline", { exact: true }).fill("Mine, and paid for");
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Close editor" }).click();
  await expect(page.getByText("This is your version. Copy gives you this one.")).toBeVisible();
  await login({ isLifetime: true });
  await page.goto(ticket);
  await expect(page.getByText("This is your version. Copy gives you this one.")).toBeVisible();
  const preview = page.getByRole("group", { name: "Ticket, live preview" });
  await expect(preview.getByRole("heading")).toHaveText("Mine, and paid for");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Copy for Bullet/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("Mine, and paid for");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show the original" }).click();
  await expect(preview.getByRole("heading")).toHaveText(/^Write it down once/);
  await page.getByRole("button", { name: "Show your version" }).click();
  await expect(preview.getByRole("heading")).toHaveText("Mine, and paid for");
});

test("the example that is shown is what is edited and copied", tagFullRunOnly(), async ({ page, login, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await login({ isLifetime: true });
  await page.goto(ticket);
  await page.getByRole("group", { name: "Shown for" }).getByText("Event").click();
  const preview = page.getByRole("group", { name: "Ticket, live preview" });
  await expect(preview.getByRole("heading")).toHaveText(/^A day of letters/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole("main").getByRole("button", { name: /^Copy for Bullet/ });
  await copy.first().click();
  await expect.poll(copied).toContain("A day of letters");
  await page.keyboard.press("Escape");
  await preview.getByRole("heading").click();
  await expect(form(page).getByLabel("Headline", { exact: true })).toHaveValue(/^A day of letters/);
  await expect(text(page, "title")).toBeFocused();
});

test("a version that only the account has is shown on the section's page, and named in the list", async ({
  page,
  login,
  db,
}) => {
  const { id: userId } = await login();
  const { shape } = await (await page.request.get(`/api/editor/${sectionId}`)).json();
  const content = { ...shape.sample, title: "From another computer" };
  await db.component.create({ data: { id: crypto.randomUUID(), userId, sectionId, name: "", content } });
  await page.goto(ticket);
  await expect(page.getByText("This is your version. Copy gives you this one.")).toBeVisible();
  const preview = page.getByRole("group", { name: "Ticket, live preview" });
  await expect(preview.getByRole("heading")).toHaveText("From another computer");
  await page.goto(ticket.replace("/ticket", ""));
  const item = page.getByRole("article", { name: "Ticket" });
  await expect(item.getByText("This is the original, and so is its copy.")).toBeVisible();
  await item.getByRole("link", { name: "Open your version of Ticket" }).click();
  await expect(form(page).getByLabel("Headline", { exact: true })).toHaveValue("From another computer");
});

test("an address is taken as its owner means it", async ({ page }) => {
  await edit(page);
  const address = form(page).getByRole("group", { name: "Main button" }).getByLabel("Link to");
  await address.fill("tidecafe.com/menu");
  await address.blur();
  await expect(address).toHaveValue("https://tidecafe.com/menu");
});

test("a link to an edit stores nothing until it is changed, and takes no record's place", async ({
  page,
  login,
  db,
}) => {
  const { id: userId } = await login();
  await page.clock.install();
  await edit(page);
  await form(page).getByLabel("Headline", { exact: true }).fill("Ours");
  await expect(saved(page)).toBeVisible();
  const record = await db.component.findFirstOrThrow({ where: { userId } });
  await page.goto(`/bullet/components/landing-page/sections/cta/two-doors?version=${sectionId}#edit`);
  await expect(text(page, "title")).toBeVisible();
  await waitForSave(page);
  expect(await db.component.findMany({ where: { userId } })).toEqual([record]);
});

test("links, lists and texts of buttons have a panel beside what is pressed, by keyboard, too", async ({ page }) => {
  await edit(page);
  await text(page, "primary.label").click();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByLabel("Link to")).toBeFocused();
  await panel(page).getByLabel("Link to").fill("/tickets");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(text(page, "primary.label")).toBeFocused();

  const labels = page.locator('[data-edit-text^="facts."][data-edit-text$=".label"]');
  const [first = "", second = "", ...rest] = await labels.allTextContents();
  await text(page, "facts.1.label").click();
  await panel(page).getByRole("button", { name: "Move Fact 2 of 4 Up" }).click();
  await expect(labels).toHaveText([second, first, ...rest]);
  await text(page, "facts.0.value").click();
  await panel(page).getByRole("button", { name: "Remove Fact 1 of 4" }).click();
  await expect(labels).toHaveText([first, ...rest]);
  await text(page, "facts.0.value").click();
  await panel(page).getByRole("button", { name: "Duplicate Fact 1 of 3" }).click();
  await expect(labels).toHaveText([first, first, ...rest]);

  // The button of a form opens the editor as all words do.
  await page.goto("/bullet/components/landing-page/sections/cta/last-line");
  await page.getByRole("group", { name: "Last line, live preview" }).getByRole("button").click();
  await panel(page).getByLabel("Words on the button").fill("Send it");
  await expect(page.locator('[data-edit-field="button"]')).toHaveText("Send it");
});

test("words under a link that is stretched over them are typed where they are pressed, and the link has its field", async ({
  page,
}) => {
  await edit(page, "/super/components/landing-page/sections/featured/services-ruled");
  for (const part of ["name", "sentence", "price"]) {
    const words = text(page, `services.1.${part}`);
    await words.scrollIntoViewIfNeeded();
    // Where a person presses: the link lies over it.
    const box = await words.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(words).toBeFocused();
    await expect(panel(page).getByLabel("Link to")).toBeVisible();
    await page.keyboard.type("Now: ");
    await expect(words).toHaveText(/^Now: /);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
  }
});

test("words of a table in an answer are pressed, and stand chosen in its field", async ({ page }) => {
  await edit(page, "/super/components/landing-page/sections/faqs/by-topic");
  await page.locator("[data-drawn] td", { hasText: "From the 21st" }).click();
  const answer = panel(page).getByRole("textbox").first();
  await expect(answer).toBeFocused();
  const chosen = await answer.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    value.slice(selectionStart, selectionEnd),
  );
  expect(chosen).toBe("From the 21st");
  await page.keyboard.type("From the 30th");
  await expect(page.locator("[data-drawn] td", { hasText: "From the 30th" })).toBeVisible();
});

test("of equal words the one that was pressed is opened", async ({ page }) => {
  await page.goto("/super/components/landing-page/sections/team/roster");
  const preview = page.getByRole("group", { name: "Roster, live preview" });
  await preview.getByText("The yard", { exact: true }).nth(1).click();
  const equal = page.locator("[data-edit-text]", { hasText: /^The yard$/ });
  await expect(equal.nth(1)).toBeFocused();
  await page.keyboard.type(" too");
  await expect(equal).toHaveCount(1);
  await expect(page.locator("[data-edit-text]:focus")).toHaveText(/^The yard.* too|too.*The yard$/);
});

test("one may begin with the words of another trade, and give it a theme", async ({ page }) => {
  await edit(page);
  await form(page).getByLabel("Start from an example").selectOption({ index: 2 });
  await expect(text(page, "title")).not.toHaveText(/Write it down once/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(text(page, "title")).toHaveText(/Write it down once/);
  await page.getByRole("tab", { name: "Look" }).click();
  await page.getByLabel("Light or dark").selectOption("Always dark");
  await expect(page.locator("[data-drawn] > div")).toHaveCSS("color-scheme", "dark");
});

test(
  "by keyboard the focus stays with what is moved, and comes back to what opens the editor",
  tagFullRunOnly(),
  async ({ page }) => {
    await edit(page);
    await form(page).locator("summary", { hasText: "Facts" }).click();
    const value = (at: number) =>
      form(page)
        .getByRole("group", { name: `Fact ${at}` })
        .getByRole("textbox")
        .first();
    const third = await value(3).inputValue();
    await form(page).getByRole("button", { name: "Move up Fact 3" }).press("Enter");
    await expect(form(page).getByRole("button", { name: "Move up Fact 2" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(value(1)).toHaveValue(third);
    await expect(form(page).getByRole("button", { name: "Move up Fact 2" })).not.toBeFocused();

    await page.getByRole("tab", { name: "Words" }).press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Look", selected: true })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(form(page).getByRole("button", { name: "Move up Fact 2" }), "the list is open still").toBeVisible();

    await page.getByRole("button", { name: "Close editor" }).press("Enter");
    await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Show the original" }).press("Enter");
    await expect(page.locator('a[href="#edit"]').first()).toBeFocused();
  },
);

test("what no longer fits is said in words", async ({ page, allowConsole }) => {
  allowConsole(/400 \(Bad Request\).*editSection/);
  await edit(page);
  await form(page).getByLabel("Headline", { exact: true }).fill("A headline that goes on and on ".repeat(6));
  await expect(page.getByText(/^The headline takes \d+ lines on a phone\./)).toBeVisible();
  await form(page).getByRole("group", { name: "Main button" }).getByLabel("Link to").fill("javascript:alert(1)");
  await expect(page.getByRole("status").getByText(/Main button, Link to: A link is an address/)).toBeVisible();
  await form(page).getByRole("group", { name: "Main button" }).getByLabel("Link to").fill("/fine");
  await expect(page.getByText(/A link is an address/)).toHaveCount(0);
});

test("what our own samples do is no warning; what is longer is", tagFullRunOnly(), async ({ page }) => {
  for (const path of chooseAllOrSome(["hero/letter-opener", "cta/calendar-slot"], ["cta/calendar-slot"])) {
    await edit(page, `/bullet/components/landing-page/sections/${path}`);
    await text(page, "title").click();
    await page.keyboard.press("End");
    // Measured after each change: this one's words are there when all has been looked at.
    // One input event, so one step of undo, however slowly a loaded machine types.
    await page.keyboard.insertText(` ${"Donaudampfschifffahrtsgesellschaft".repeat(2)}`);
    const warnings = page.getByText(/is cut off on a phone|is hard to read|^The headline takes/);
    await expect(warnings.first()).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(warnings).toHaveCount(0);
  }
});

test("what is typed while the editor is on its way is in it, and no shortcut takes it", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/editor\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(ticket);
  const heading = page.getByRole("group", { name: "Ticket, live preview" }).getByRole("heading");
  await heading.click();
  await expect(heading).toHaveCSS("outline-style", "dashed");
  await page.keyboard.type(" and/or mine");
  answer();
  await expect(text(page, "title")).toHaveText(/ask\. and\/or mine$/);
  await expect(form(page).getByLabel("Headline", { exact: true })).toHaveValue(/and\/or mine$/);
});

test(
  "nothing is executed of what is typed or pasted, and an emptied text can be typed anew",
  smoke,
  async ({ page }) => {
    await edit(page);
    const hostile = '</template><img src=x onerror="document.title=1">{{ 7*7 }}<script>document.title=1</script>';
    await text(page, "title").fill(hostile);
    await expect(form(page).getByLabel("Headline", { exact: true })).toHaveValue(hostile);
    await page.waitForResponse(/editSection/);
    await expect(text(page, "title")).toHaveText(hostile);
    expect(await page.title()).not.toBe("1");
    await expect(page.locator("[data-drawn] img[src=x]")).toHaveCount(0);

    await text(page, "lede").click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.waitForResponse(/editSection/);
    await page.keyboard.type("Back again");
    await expect(text(page, "lede")).toHaveText("Back again");
  },
);

test("an edit goes along through signing in, and is in the account", async ({ page, db }) => {
  await edit(page);
  await form(page).getByLabel("Headline", { exact: true }).fill("Before signing in");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click(),
  ]);
  await chooseAccount(popup, /Leif Marchetti/);
  await expect(saved(page)).toBeVisible();
  await expect(text(page, "title")).toHaveText("Before signing in");
  // Others save the same section at the same time.
  const where = { sectionId, user: { name: "Leif Marchetti" } };
  const stored = await db.component.findFirstOrThrow({ where, orderBy: { updatedAt: "desc" } });
  expect(stored.content).toMatchObject({ title: "Before signing in" });
  await db.component.delete({ where: { userId_id: { userId: stored.userId, id: stored.id } } });
});

test("a buyer copies what they have made of it, in each format", smoke, async ({ page, login, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await login({ isLifetime: true });
  await edit(page);
  await form(page).getByLabel("Headline", { exact: true }).fill("Copied as edited");
  await expect(saved(page)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Copy for Bullet/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("Copied as edited");
  await expect(page.getByText("2 links still lead to example.com.")).toBeVisible();
  // Nothing lies over what to do next.
  await page.getByText("See these steps with pictures").click({ trial: true });
  await page.getByRole("button", { name: "Copy caption" }).click({ trial: true });
  for (const name of ["No script", "React + CSS", "Vue"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name }).locator("code", { hasText: "Copied as edited" })).toHaveCount(1);
  }
});

test("the width of a section is part of its theme, and what its copies have", async ({ page, login, context, db }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id: userId } = await login({ isLifetime: true });
  await edit(page);
  await page.getByRole("tab", { name: "Look" }).click();
  await page.getByRole("tabpanel").getByText("More", { exact: true }).click();
  await page.getByLabel("Width on your page").selectOption("From edge to edge");
  await expect(saved(page)).toBeVisible();
  await expect(page.locator('input[name="copy-width"][value="full"]')).toBeChecked();
  const record = await db.component.findFirstOrThrow({ where: { userId } });
  await page.goto(`/account/components/${record.id}`);
  await page.getByRole("button", { name: /^Copy for Bullet/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('data-fit="full"');
});

test("what one person has written in an open tab never comes into the account of the next", async ({
  page,
  login,
  db,
}) => {
  await login({ name: "First" });
  await edit(page);
  await form(page).getByLabel("Headline", { exact: true }).fill("The first person's own");
  await expect(saved(page)).toBeVisible();
  const { id: userId } = await login({ name: "Second" });
  await text(page, "title").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect(page.getByText(/Somebody else is signed in here now/)).toBeVisible();
  expect(await db.component.count({ where: { userId } })).toBe(0);
  await edit(page);
  await page.reload();
  await expect(text(page, "title")).toBeVisible();
  await expect(text(page, "title")).not.toHaveText(/first person/);
  expect(await db.component.count({ where: { userId } })).toBe(0);
});

test(
  "each change is stored after the one before, the last one also when its writer leaves at once",
  smoke,
  async ({ page, login, db }) => {
    await page.clock.install();
    const { id: userId } = await login();
    const stored = async () => (await db.component.findFirstOrThrow({ where: { userId } })).content;
    await edit(page);
    const headline = form(page).getByLabel("Headline", { exact: true });
    await headline.fill("First");
    await expect(saved(page)).toBeVisible();
    await headline.fill("Second");
    await expect.poll(stored).toMatchObject({ title: "Second" });
    // Long enough to be drawn, too short to be kept: it is left before that.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await headline.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.select();
      document.execCommand("insertText", false, "Typed last");
    });
    await page.clock.runFor(200);
    await page.goto("/privacy");
    expect(await stored()).toMatchObject({ title: "Second" });
    await page.clock.resume();
    await edit(page);
    await expect(text(page, "title")).toHaveText("Typed last");
    await expect.poll(stored).toMatchObject({ title: "Typed last" });
  },
);

test("what is taken back before it was kept is kept as it was", smoke, async ({ page }) => {
  await edit(page);
  await form(page).getByLabel("Headline", { exact: true }).fill("Ours");
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  const [undo, redo] = [
    page.getByRole("button", { name: "Undo", exact: true }),
    page.getByRole("button", { name: "Redo" }),
  ];
  await expect(undo).toBeEnabled();
  // In one turn of the page, in which no timer runs.
  await undo.evaluate(
    async (first: HTMLElement, second) => {
      const drawn = async () => {
        for (let step = 0; step < 20; step++) await null;
      };
      first.click();
      await drawn();
      (second as HTMLElement).click();
      await drawn();
    },
    await redo.elementHandle(),
  );
  await expect(text(page, "title")).toHaveText("Ours");
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
});

test(
  "on a slow connection one change is stored after the other, also one that is taken back",
  smoke,
  async ({ page, login, db }) => {
    await page.clock.install();
    const { id: userId } = await login();
    const stored = async () => (await db.component.findFirstOrThrow({ where: { userId } })).content;
    /** Holds what is sent with a word until it is let go. */
    const hold = async (word: string) => {
      let letGo = () => {};
      const gate = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const holds = (request: Request) => request.method() === "POST" && (request.postData() ?? "").includes(word);
      const sent = page.waitForRequest(holds);
      await page.route("**/*", async (route) => {
        if (holds(route.request())) await gate;
        await route.fallback();
      });
      return { sent, letGo: () => letGo() };
    };
    await edit(page);
    const headline = form(page).getByLabel("Headline", { exact: true });
    await headline.fill("First");
    await expect(saved(page)).toBeVisible();

    const second = await hold("Second");
    await headline.fill("Second");
    await second.sent;
    await headline.fill("Third");
    await page.clock.fastForward(10_000);
    second.letGo();
    await expect.poll(stored).toMatchObject({ title: "Third" });
    await expect(saved(page)).toBeVisible();

    const fourth = await hold("Fourth");
    await headline.fill("Fourth");
    const request = await fourth.sent;
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(headline).toHaveValue("Third");
    await page.clock.fastForward(10_000);
    fourth.letGo();
    await request.response();
    await expect.poll(stored).toMatchObject({ title: "Third" });
    await expect(saved(page)).toBeVisible();
  },
);

test("what was changed elsewhere meanwhile isn't overwritten without asking", async ({ page, login, db }) => {
  const { id: userId } = await login();
  await edit(page);
  const headline = form(page).getByLabel("Headline", { exact: true });
  await headline.fill("From here");
  await expect(saved(page)).toBeVisible();
  const { id, content } = await db.component.findFirstOrThrow({ where: { userId } });
  const other = { ...(content as object), title: "From another device" };
  await db.component.update({ where: { userId_id: { userId, id } }, data: { content: other } });
  await headline.fill("From here again");
  await expect(page.getByText(/changed in another tab or on another device less than a minute ago/)).toBeVisible();
  expect((await db.component.findFirstOrThrow({ where: { userId } })).content).toMatchObject(other);
  await page.getByRole("button", { name: "Keep what is here" }).click();
  await expect(saved(page)).toBeVisible();
  expect((await db.component.findFirstOrThrow({ where: { userId } })).content).toMatchObject({
    title: "From here again",
  });
});

test("two tabs of a browser show the same edit", tagFullRunOnly(), async ({ page, context }) => {
  await edit(page);
  const other = await context.newPage();
  await edit(other);
  await form(page).getByLabel("Headline", { exact: true }).fill("Written in the first tab");
  await expect(text(other, "title")).toHaveText("Written in the first tab");
  await other.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(text(other, "title")).toHaveText(/Write it down once/);
  await expect(text(page, "title")).toHaveText(/Write it down once/);
});

test("an edit is passed on by a link, to be looked at and gone on from", async ({
  page,
  context,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await edit(page);
  await form(page).getByLabel("Headline", { exact: true }).fill("Passed on");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/s\/[2-9b-z]{18}$/);

  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  // A theme of their own changes nothing of what was shared.
  await stranger.addInitScript(() => localStorage.setItem("silcrow.look.shown", '{"fonts":"book"}'));
  await stranger.goto(link);
  const sharedHeading = stranger.getByRole("group", { name: "Ticket, live preview" }).getByRole("heading");
  await expect(sharedHeading).toHaveText("Passed on");
  await expect(sharedHeading).not.toHaveCSS("font-family", /literata/i);
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(stranger.locator("[contenteditable]")).toHaveCount(0);
  await expectAccessible(stranger);
  await stranger.getByRole("link", { name: "Make a copy and edit it" }).click();
  await expect(text(stranger, "title")).toHaveText("Passed on");
  await form(stranger).getByLabel("Headline", { exact: true }).fill("Theirs");
  await expect(stranger.getByText("Kept in this browser.")).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByRole("group", { name: "Ticket, live preview" }).getByRole("heading")).toHaveText(
    "Passed on",
  );
  await stranger.context().close();

  expect((await page.request.get(link.slice(0, -3))).status(), "cut off").toBe(404);
  expect((await page.request.get(`${link}/preview`)).headers()["x-robots-tag"]).toBe("noindex");
});

test(
  "what one makes of a shared section is still there after signing in and buying in the same tab",
  tagFullRunOnly(),
  async ({ page, context, browser, baseURL, db }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await edit(page);
    await form(page).getByLabel("Headline", { exact: true }).fill("Somebody’s");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Link copied");
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await other.addInitScript(() => {
      window.open = () => null;
    });
    await other.goto(link);
    await other.getByRole("link", { name: "Make a copy and edit it" }).click();
    await form(other).getByLabel("Headline", { exact: true }).fill("Made of it");
    await expect(other.getByText("Kept in this browser.")).toBeVisible();
    await other.getByRole("button", { name: "Close editor" }).click();
    await other.reload();
    const heading = other.getByRole("group", { name: "Ticket, live preview" }).getByRole("heading");
    await expect(heading).toHaveText("Made of it");

    const buy = other.getByRole("button", { name: /^Buy for/ }).first();
    const width = (await buy.boundingBox())?.width;
    await buy.click();
    const inThisTab = other.getByRole("main").getByRole("button", { name: "Continue in this tab" });
    await expect(inThisTab).toBeVisible();
    expect((await buy.boundingBox())?.width, "nothing beside the button moves").toBe(width);
    await inThisTab.click();
    const email = `${randomUUID()}@example.com`;
    await other.getByLabel("Name").fill("Nils Berg");
    await other.getByLabel("Email").fill(email);
    await other.getByRole("button", { name: "Sign in" }).click();
    await expect(other).toHaveURL(new RegExp(`ticket\\?share=${link.slice(-18)}$`));
    await expect(other.frameLocator('iframe[title="Checkout"]').getByRole("button", { name: /^Pay/ })).toBeVisible();
    await expect(heading).toHaveText("Made of it");
    await other.context().close();
    await db.user.delete({ where: { email } });
  },
);

test("without a connection, and with closed storage, nothing that was written is lost", async ({
  page,
  context,
  allowConsole,
}) => {
  // What the page loads once it is at rest may be due only now.
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load (?:Paddle|chunk)/);
  await edit(page);
  await context.setOffline(true);
  await text(page, "title").click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Offline.");
  const unreached = page.getByText(/can.t be reached|seem to be offline/);
  await expect(unreached.first()).toBeVisible();
  await expect(text(page, "title")).toHaveText(/Offline\.$/);
  await context.setOffline(false);
  await expect(unreached, "it asks at once, not when the next try is due").toHaveCount(0, { timeout: 2_500 });
  await edit(page);
  await expect(text(page, "title")).toHaveText(/Offline\.$/);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await text(page, "title").click();
  await page.keyboard.type(" Full.");
  await expect(page.getByText(/doesn.t let us keep it/)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test("a word is touched and typed; the bar stays in view; nothing is too wide", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(ticket);
    await page.getByRole("group", { name: "Ticket, live preview" }).getByRole("heading").tap();
    await expect(text(page, "title")).toBeFocused();
    await page.keyboard.type(" Yes.");
    await text(page, "facts.1.value").tap();
    await expect(panel(page).getByRole("button", { name: /^Move Fact 2 of 4 Up/ })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeInViewport();
    await edit(page, "/bullet/components/landing-page/sections/hero/corkboard");
    await page.locator("[data-edit-picture]").first().tap();
    await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await expectAccessible(page);
  });
});
