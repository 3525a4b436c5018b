import type { Page } from "@playwright/test";
import { recordPurchase } from "@/e2e/support/people/purchases";
import { waitForSave } from "@/e2e/support/people/saves";
import { smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const composer = "/bullet/compose";

const parts = (page: Page) => page.locator("[data-handle]");
const names = (page: Page) =>
  parts(page).evaluateAll((handles) =>
    handles.map((handle) => (handle.getAttribute("aria-label") ?? "").replace(/^Move (.*), \d+ of \d+$/, "$1")),
  );
/** Visitors of one address draw two at a time, and tests are that: the composer asks again. */
const drawnLater = /429 .*editSection/;
const stage = (page: Page) => page.getByRole("group", { name: "Your page, live preview" });
const copied = async (page: Page) =>
  (await page.evaluate(() => navigator.clipboard.readText())).replaceAll(/\s+/g, " ");

async function add(page: Page, words: string, title: string): Promise<void> {
  await page
    .getByRole("button", { name: /^(Add a section|Choose the first section)$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Add a section" });
  await dialog.getByRole("searchbox").fill(words);
  await dialog.getByRole("button", { name: new RegExp(`^${title}`) }).click();
  await expect(dialog).toBeHidden();
}

test.beforeEach(({ allowConsole }) => allowConsole(drawnLater));

test("a visitor puts a page together, orders it by key, writes in it, and is told what is missing", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(composer);
  await add(page, "clauses", "Clauses");
  await expect(parts(page).first(), "what opened the dialog is gone").toBeFocused();
  await add(page, "portal window", "Portal window");
  await add(page, "masthead", "Masthead");
  await add(page, "colophon", "Colophon");
  // Headers stand first and footers last, whenever they come.
  await expect.poll(() => names(page)).toEqual(["Masthead", "Clauses", "Portal window", "Colophon"]);
  await parts(page).nth(2).focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => names(page)).toEqual(["Masthead", "Portal window", "Clauses", "Colophon"]);
  await expect(parts(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => names(page)).toEqual(["Masthead", "Portal window", "Clauses", "Colophon"]);

  const headline = stage(page).locator('[data-edit-text="portal-window.title"]');
  // The page is drawn anew when its order has changed.
  await expect(stage(page).locator("[data-edit-text$='.title']").first()).toHaveText(/^Clients stop asking/);
  await expect(async () => {
    await headline.click();
    await expect(headline).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Ours.");
  await expect(page.getByRole("textbox", { name: "Headline", exact: true })).toHaveValue(/Ours\.$/);
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  // What can be pressed in the page itself is the editor's matter.
  await expectAccessible(page, { without: "[data-drawn]" });

  const home = page.getByRole("region", { name: "Buy and copy" });
  const sentence = "This page costs $11: Masthead $2, Portal window $3, Clauses $4, Colophon $2.";
  await expect(home.getByText(sentence)).toBeVisible();
  await expect(home.getByText("You get it for Bullet, and as React + CSS, React + Tailwind and Vue.")).toBeVisible();
  await expect(home.getByRole("button", { name: "Buy for $4 : Clauses" })).toBeVisible();
  await expect(home.getByRole("link", { name: "Get all-access" })).toHaveAttribute("href", "/account/pricing");

  await page.reload();
  await expect.poll(() => names(page)).toEqual(["Masthead", "Portal window", "Clauses", "Colophon"]);
  await expect(stage(page).getByText(/Ours\.$/)).toBeVisible();
});

test("sections stand in the order in which they were chosen, whichever of them is fetched first", async ({ page }) => {
  const isSecond = (url: URL) => url.pathname === "/api/editor/silcrow-hero-portal-window";
  const second = page.waitForResponse((answer) => isSecond(new URL(answer.url())));
  await page.route("/api/editor/silcrow-faqs-clauses", async (route) => {
    await second;
    await route.continue();
  });
  await page.goto(composer);
  await add(page, "clauses", "Clauses");
  await add(page, "portal window", "Portal window");
  await expect.poll(() => names(page)).toEqual(["Clauses", "Portal window"]);
});

test(
  "Enter adds the first section that is found, and what becomes of sections is said",
  tagFullRunOnly(),
  async ({ page }) => {
    await page.goto(`${composer}?add=silcrow-cta-ticket`);
    const said = (words: string) => page.getByRole("status").filter({ hasText: words });
    await expect(said("Ticket: added as 1 of 1.")).toBeAttached();
    await page.getByRole("button", { name: "Add a section" }).click();
    await page.getByRole("dialog", { name: "Add a section" }).getByRole("searchbox").fill("comparison");
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toContain("Comparison table");
    await expect(said("Comparison table: added as 2 of 2.")).toBeAttached();
    await page.getByRole("button", { name: "Remove Ticket" }).click();
    await expect(said("Ticket: removed, one section left.")).toBeAttached();
  },
);

test("a window that becomes narrow shows the page as wide as itself", tagFullRunOnly(), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${composer}?add=silcrow-cta-ticket`);
  await expect(page.getByRole("radio", { name: "Desktop, 1280 pixels" })).toBeChecked();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole("radio", { name: "Full width" })).toBeChecked();
});

test(
  "the same section stands in a page twice, with ids of its own, and each is edited alone",
  tagFullRunOnly(),
  async ({ page }) => {
    await page.goto(`${composer}?add=silcrow-faqs-clauses`);
    await expect(page).toHaveURL(composer);
    await page.getByRole("button", { name: /^Duplicate ?: Clauses/ }).click();
    await expect(parts(page)).toHaveCount(2);
    const headings = stage(page).getByRole("heading", { level: 2 });
    await expect(headings).toHaveCount(2);
    const ids = await stage(page)
      .locator("[id]")
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await headings.last().click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Second");
    await expect(headings.last()).toHaveText(/ Second$/);
    await expect(headings.first()).not.toHaveText(/ Second$/);
  },
);

test("a template opens with header, sections and footer, and its owner copies it whole, one by one and for React", async ({
  page,
  login,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await login({ isLifetime: true });
  await page.goto("/bullet/templates");
  await page.getByRole("link", { name: "Change it in the composer : Simple menu" }).click();
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(5);
  const all = await names(page);
  expect(all).toContain("A price, sliced");
  await expect(stage(page).getByRole("heading", { name: "Breakfast, all of it." })).toBeVisible();

  const home = page.getByRole("region", { name: "Buy and copy" });
  const steps = home.getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await steps
    .nth(1)
    .getByRole("button", { name: /^Copy for Bullet/ })
    .click();
  await expect.poll(() => copied(page)).toContain("Breakfast, all of it.");
  const whole = await copied(page);
  expect(whole.match(/<template shadowrootmode/g)).toHaveLength(1);
  expect(whole).toContain("The heel. That one is ours.");

  await home.getByRole("radio", { name: "One block for each section" }).check();
  await expect(steps).toHaveCount(all.length);
  await expect(steps.nth(1)).toContainText("Paste this one first");
  await expect(steps.nth(2)).toContainText(`Paste this one after ${all[1]}`);
  await steps
    .nth(0)
    .getByRole("button", { name: /^Copy for Bullet/ })
    .click();
  await expect.poll(() => copied(page)).not.toContain("Breakfast, all of it.");
  expect(await copied(page)).toContain("Saltmarsh");

  await home.getByRole("radio", { name: "React + CSS", exact: true }).check();
  await expect(home.getByText("page.tsx", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(home.getByText("page-section.tsx", { exact: true })).toBeVisible();
});

test("a page is kept in the account, duplicated, passed on by link, and not overwritten from elsewhere", async ({
  page,
  login,
  context,
  browser,
  db,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id: userId } = await login();
  await page.goto(`${composer}?add=silcrow-cta-ticket`);
  await page.getByLabel("Name of the page").fill("Front page");
  await add(page, "clauses", "Clauses");
  await expect(page.getByText("Saved in your account.", { exact: true })).toBeVisible();
  await expect.poll(() => db.component.count({ where: { userId } })).toBe(1);
  const sectionId = "page:silcrow-cta-ticket,silcrow-faqs-clauses";
  const stored = async () => (await db.component.findFirstOrThrow({ where: { userId } })).sectionId;
  await expect.poll(stored).toBe(sectionId);

  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Link copied");
  const link = await copied(page);
  const other = await browser.newContext({ baseURL });
  const stranger = await other.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { name: "Shared with you: a page" })).toBeVisible();
  await stranger.getByRole("link", { name: "Make a copy and edit it" }).click();
  await expect.poll(() => names(stranger)).toEqual(["Ticket", "Clauses"]);
  await expect(stranger.getByText("This page costs $8: Ticket $4, Clauses $4.")).toBeVisible();
  await other.close();

  await page.goto("/account/components");
  const row = page.getByRole("listitem").filter({ hasText: "Front page" });
  await expect(row).toContainText("two sections");
  await row.getByRole("button", { name: "Duplicate Front page" }).click();
  await expect(page.getByRole("link", { name: "Front page (copy)", exact: true })).toBeVisible();
  await row
    .first()
    .getByRole("link", { name: /^Open in the composer/ })
    .first()
    .click();
  await expect.poll(() => names(page)).toEqual(["Ticket", "Clauses"]);

  // Somebody changes it from another device meanwhile.
  const shown = new URL(page.url()).searchParams.get("page") ?? "";
  const where = { userId_id: { userId, id: shown } };
  const { content } = await db.component.findUniqueOrThrow({ where });
  await db.component.update({ where, data: { content: content as object, updatedAt: new Date() } });
  await page.getByRole("button", { name: "Remove Clauses" }).click();
  await expect(page.getByText(/changed in another tab or on another device/)).toBeVisible();
  expect((await db.component.findUniqueOrThrow({ where })).sectionId).toBe(sectionId);
});

test("what isn't sold anymore is left out with a sentence, and stays stored until something is changed", async ({
  page,
  login,
  db,
}) => {
  const { id: userId } = await login();
  const sectionId = "page:silcrow-cta-ticket,silcrow-hero-gone";
  await db.component.create({
    data: { id: "old-page", userId, sectionId, name: "Old page", content: { gone: { title: "x" } } },
  });
  await page.goto("/account/components");
  await expect(page.getByRole("listitem").filter({ hasText: "Old page" })).toContainText(
    "one of them isn’t sold anymore",
  );
  await page.getByRole("link", { name: "Old page", exact: true }).click();
  await expect(page.getByText(/One section of this page is not sold anymore\./)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(["Ticket"]);
  expect((await db.component.findFirstOrThrow({ where: { userId } })).sectionId).toBe(sectionId);
});

test("a page that isn't wholly bought is given to nobody, also after a refund", smoke, async ({ page, login, db }) => {
  const { id: userId } = await login();
  await page.goto(`${composer}?add=silcrow-cta-ticket`);
  await add(page, "clauses", "Clauses");
  const home = page.getByRole("region", { name: "Buy and copy" });
  await expect(home.getByText(/^This page costs \$8/)).toBeVisible();
  await home.getByRole("button", { name: "Buy for $4 : Ticket" }).focus();
  await recordPurchase(db, userId, "silcrow-cta-ticket");
  await expect(home.getByText("Ticket is yours. Still to buy, $4: Clauses $4.")).toBeAttached();
  await expect(home.getByRole("button", { name: "Buy for $4 : Clauses" })).toBeFocused();
  await recordPurchase(db, userId, "silcrow-faqs-clauses");
  await expect(home.getByRole("heading", { name: "Buy and copy" })).toBeFocused();
  const copy = home.getByRole("button", { name: /^Copy for Bullet/ });
  await expect(copy).toBeVisible();
  // The open page hears of the money that went back.
  await db.purchase.updateMany({ where: { userId, item: "silcrow-faqs-clauses" }, data: { status: "refunded" } });
  await expect(home.getByText(/^Still to buy, \$4: Clauses \$4\./)).toBeVisible();
  await expect(copy).toHaveCount(0);
});

test(
  "two tabs of one page take over from each other what was saved, and come to rest",
  tagFullRunOnly(),
  async ({ page, login, context, db }) => {
    const { id: userId } = await login();
    await context.clock.install();
    await page.goto(`${composer}?add=silcrow-cta-ticket`);
    await page.getByLabel("Name of the page").fill("Front page");
    await expect(page.getByText("Saved in your account.", { exact: true })).toBeVisible();
    const { id } = await db.component.findFirstOrThrow({ where: { userId } });
    await page.goto(`${composer}?page=${id}`);
    const other = await context.newPage();
    await other.goto(`${composer}?page=${id}`);
    for (const tab of [page, other]) await expect.poll(() => names(tab)).toEqual(["Ticket"]);
    const saves: string[] = [];
    for (const tab of [page, other])
      tab.on("request", (request) => {
        if (request.method() === "POST" && request.headers()["next-action"]) saves.push(request.url());
      });

    const name = (tab: Page) => tab.getByLabel("Name of the page");
    await name(other).fill("Renamed in the other");
    await expect(name(page)).toHaveValue("Renamed in the other");
    await add(page, "clauses", "Clauses");
    await expect.poll(() => names(other)).toEqual(["Ticket", "Clauses"]);
    await name(page).fill("Renamed in this");
    await expect(name(other)).toHaveValue("Renamed in this");
    for (const tab of [page, other])
      await expect(tab.getByText("Saved in your account.", { exact: true })).toBeVisible();
    const stored = async () => (await db.component.findFirstOrThrow({ where: { userId } })).name;
    await expect.poll(stored).toBe("Renamed in this");
    const after = saves.length;
    expect(after).toBeLessThanOrEqual(6);
    for (const tab of [page, other]) await waitForSave(tab);
    expect(saves, "neither answers the other").toHaveLength(after);
  },
);

test(
  "the form, the steps and Share stay in the window beside a long page, and are a press away on a phone",
  tagFullRunOnly(),
  async ({ page }) => {
    await page.goto(`${composer}?template=bullet-client-portal`);
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(8);
    const last = (await names(page)).length - 2;
    const chooser = (index: number) => page.locator("[aria-pressed]").nth(index);
    await chooser(last).click();
    await expect(stage(page).locator("[data-edit-text]").first()).toBeAttached();
    // A desktop's page is seen as a desktop has it.
    expect(await stage(page).evaluate((box) => box.clientWidth)).toBe(1280);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    for (const name of ["Undo", "Share"])
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport();
    await expect(page.getByRole("tabpanel").getByRole("textbox").first()).toBeInViewport();

    await page.setViewportSize({ width: 375, height: 667 });
    // A page for a phone is shorter: the window would be below it.
    await stage(page).locator("[data-edit-text]").first().scrollIntoViewIfNeeded();
    const edit = page.getByRole("button", { name: /^Edit / });
    await expect(edit).toBeInViewport();
    await expect(page.getByRole("tabpanel")).toBeHidden();
    await edit.click();
    await expect(page.getByRole("tabpanel").getByRole("textbox").first()).toBeInViewport();
    await page.getByRole("button", { name: "Close the form" }).click();
    await expect(page.getByRole("tabpanel")).toBeHidden();
    // Also while the list of sections is on the screen, which is longer than that.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByLabel("Name of the page")).toBeInViewport();
    await expect(parts(page).first()).toBeInViewport();
    for (const name of ["Undo", "Share"])
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  },
);

test("a page example is offered where it is cheaper than its sections, also without the piece that only it has", async ({
  page,
}) => {
  await page.goto(`${composer}?template=bullet-client-portal`);
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(8);
  const home = page.getByRole("region", { name: "Buy and copy" });
  const costs = home.getByText(/^This page costs \$27: .*Client portal \(eight sections\) \$23/);
  await expect(costs).toBeVisible();
  await page.getByRole("button", { name: /^Remove Monday/ }).click();
  await expect(home.getByText(/^This page costs \$27: .*Client portal \(seven sections\) \$23/)).toBeVisible();
  await expect(home.getByText(/^Brings seven sections of this page\. \$23 buys all eight/)).toBeVisible();
});

test("full screen shows the page alone, and makes no link", tagFullRunOnly(), async ({ page, login, db }) => {
  await login();
  await page.goto(`${composer}?add=silcrow-cta-ticket`);
  await expect.poll(() => names(page)).toEqual(["Ticket"]);
  const shares = await db.share.count();
  await page.getByRole("button", { name: "Your page, full screen" }).click();
  const dialog = page.getByRole("dialog", { name: "Your page, full screen" });
  const frame = dialog.frameLocator("iframe");
  await expect(frame.getByRole("heading").first()).toBeVisible();
  await expect(frame.getByRole("banner")).toHaveCount(0);
  await frame.getByRole("heading").first().click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await db.share.count()).toBe(shares);
});

test(
  "what is removed can be put back, the focus goes on, and a duplicate is chosen until a page is full",
  tagFullRunOnly(),
  async ({ page }) => {
    await page.goto(`${composer}?add=silcrow-cta-ticket`);
    await expect.poll(() => names(page)).toEqual(["Ticket"]);
    await add(page, "clauses", "Clauses");
    await expect.poll(() => names(page)).toEqual(["Ticket", "Clauses"]);
    const row = (index: number) => page.locator("[aria-pressed]").nth(index);
    await page.getByRole("button", { name: "Remove Ticket" }).click();
    await expect(row(0)).toBeFocused();
    const messages = page.getByRole("region", { name: /^Messages/ });
    await expect(messages).toContainText("Ticket removed");
    await messages.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(() => names(page)).toEqual(["Ticket", "Clauses"]);

    await row(0).click();
    const duplicate = page.getByRole("button", { name: /^Duplicate/ });
    await duplicate.click();
    await expect(row(1)).toHaveAttribute("aria-pressed", "true");
    await expect(row(1)).toBeFocused();
    for (let count = 3; count < 30; count++) {
      await duplicate.click();
      await expect(parts(page)).toHaveCount(count + 1);
    }
    await duplicate.click();
    await expect(messages).toContainText("A page holds up to 30 sections.");
    await expect(parts(page)).toHaveCount(30);
  },
);

test("a template that was only looked at isn't stored, and has its name once it is", async ({ page, login, db }) => {
  const { id: userId } = await login();
  await page.clock.install();
  await page.goto(`${composer}?template=bullet-simple-menu`);
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(5);
  await expect(page.getByLabel("Name of the page")).toHaveValue("Simple menu, my copy");
  await expect(stage(page).getByRole("heading").first()).toBeVisible();
  await waitForSave(page);
  expect(await db.component.count({ where: { userId } })).toBe(0);
  await page.getByRole("button", { name: /^Remove A price/ }).click();
  await expect
    .poll(async () => (await db.component.findFirst({ where: { userId } }))?.name)
    .toBe("Simple menu, my copy");
});

test("the preview can be skipped by key", tagFullRunOnly(), async ({ page }) => {
  await page.goto(`${composer}?add=silcrow-cta-ticket`);
  await expect.poll(() => names(page)).toEqual(["Ticket"]);
  const skip = page.getByRole("link", { name: "Skip the preview" });
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Buy and copy" })).toBeFocused();
});

test("the list shows at least six sections at once", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`${composer}?template=bullet-client-portal`);
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(7);
  const list = page.getByRole("list").filter({ has: parts(page).first() });
  const box = await list.boundingBox();
  const bottoms = await parts(page).evaluateAll((handles) => handles.map((one) => one.getBoundingClientRect().bottom));
  const whole = bottoms.filter((bottom) => bottom <= (box?.y ?? 0) + (box?.height ?? 0));
  expect(whole.length).toBeGreaterThanOrEqual(6);
});
