import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { recordPurchase } from "@/e2e/support/people/purchases";
import { smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expectStill, watchShifts } from "@/e2e/support/shifts";
import { expect, test } from "@/e2e/support/test";

const ticket = "/super/components/landing-page/sections/cta/ticket";
const marginRule = "/super/components/callout-card/margin-rule";

const codeOf = (page: Page) => page.getByRole("region", { name: /^The code of / });
const filesOf = (page: Page) => codeOf(page).locator("code");
const tabOf = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
/** The panel loads what it may show when it comes near the view. */
const goToCode = (page: Page) => page.getByRole("heading", { name: "Code" }).scrollIntoViewIfNeeded();
const buyOf = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Buy for/ });
const textOf = async (page: Page) => (await filesOf(page).allTextContents()).join("\n");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a section that is for sale reads and links fine", smoke, async ({ page }) => {
    await page.goto(ticket);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ticket$/);
    const main = page.getByRole("main");
    await expect(main.getByText(/^A red admission ticket/)).toBeVisible();
    await expect(main.getByRole("img", { name: /^ticket\.html from afar/ })).toBeVisible();
    await expect(main.locator("[aria-labelledby=inside]").getByRole("row")).toHaveCount(6);
    await expect(main.getByText("--sc-accent-ink")).toBeVisible();
    await expect(main.getByText(/super-embed:, which tells Super to run the code/)).toBeVisible();
    await expect(main.getByRole("link", { name: "Get all-access" }).first()).toBeVisible();
    await expect(main.getByRole("tab")).toHaveCount(0);
    const related = main.getByRole("region", { name: "Goes well with it" }).getByRole("link");
    await expect(related).toHaveCount(3);
    await related.first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
    await expect(page).toHaveURL(/\/sections\/[\w-]+$/);
  });

  test("the code of a free section stands in the page, whole", async ({ page }) => {
    await page.goto(marginRule);
    const code = await textOf(page);
    expect(code).toMatch(/^\/\* Margin rule\. In Super: Code, CSS\./);
    expect(code.trimEnd()).toMatch(/\}$/);
    await expect(codeOf(page).getByText(".super-root").first()).toBeVisible();
    await expect(page.getByRole("main").getByText("First, in Notion")).toBeVisible();
  });
});

test("a section is shown with the words of other trades, in the page and alone", async ({
  page,
  expectAccessible,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await page.goto(ticket);
  const preview = page.getByRole("group", { name: "Ticket, live preview" });
  await expect(preview.getByRole("heading")).toHaveText(/^Write it down once/);
  const trades = page.getByRole("group", { name: "Shown for" });
  await expect(trades.getByRole("radio")).toHaveCount(3);
  await expect(trades.getByRole("radio", { name: "Course" })).toBeChecked();
  await trades.getByText("Event").click();
  await expect(preview.getByRole("heading")).toHaveText(/^A day of letters/);
  await trades.getByRole("radio", { name: "Event" }).press("ArrowRight");
  await expect(preview.getByRole("heading")).toHaveText(/^Move in/);
  await expectAccessible(page);
  const [alone] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Ticket, full screen in a new tab" }).click(),
  ]);
  await expect(alone.getByRole("heading")).toHaveText(/^Move in/);
  await alone.goto("/super/page/silcrow-cta-ticket/nowhere");
  await expect(alone.getByRole("heading", { level: 1 })).toHaveText("There is no preview here");
});

test(
  "who bought one section reads, copies and downloads each of its files, and no other's",
  smoke,
  async ({ page, context, login, db }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { id } = await login();
    await recordPurchase(db, id, "silcrow-cta-ticket");
    await page.goto(ticket);
    await goToCode(page);
    await expect(codeOf(page)).toBeVisible();
    expect(await textOf(page)).toMatch(/^super-embed:<sc-cta-ticket /);
    await expect(codeOf(page).locator("mark").filter({ hasText: "Kittiwake evening school" })).toHaveCount(1);

    await test.step("the words to change are in view, and one press away", async () => {
      const mark = codeOf(page).locator("mark").first();
      await expect(mark).toBeInViewport();
      await page.getByRole("button", { name: "Marked words" }).click();
      await expect(mark).toBeInViewport();
      await expect(codeOf(page)).toBeFocused();
    });

    await test.step("React comes as four files, each to copy and to take home", async () => {
      await tabOf(page, "React + CSS").click();
      await expect(filesOf(page)).toHaveCount(4);
      const [source] = await filesOf(page).allTextContents();
      expect(source).toContain("export default function Ticket(");
      const panel = page.getByRole("tabpanel", { name: "React + CSS" });
      await panel.getByRole("button", { name: "Copy ticket.tsx", exact: true }).click();
      await expect(page.getByRole("main").getByText("ticket.tsx copied")).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
      await expect(
        page.getByRole("region", { name: "Copied. Now paste it" }),
        "a project has no code block",
      ).toHaveCount(0);
      const downloads = page.waitForEvent("download");
      await panel.getByRole("button", { name: "Download ticket-section.tsx" }).click();
      const download = await downloads;
      expect(download.suggestedFilename()).toBe("ticket-section.tsx");
      const file = await readFile(await download.path(), "utf8");
      expect(file).toBe((await filesOf(page).allTextContents())[1]);
      expect(file).toContain('import "./ticket.css"');
    });

    await test.step("another section stays locked", async () => {
      await page.goto("/super/components/landing-page/sections/cta/two-doors");
      await goToCode(page);
      await expect(page.getByRole("img", { name: /from afar/ })).toBeVisible();
      await expect(buyOf(page).last()).toBeVisible();
      await expect(codeOf(page)).toHaveCount(0);
    });
  },
);

test("each copy without script has names of its own, so that two may stand in one page", async ({
  page,
  context,
  login,
  db,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await login();
  await recordPurchase(db, id, "silcrow-cta-reply-slip");
  await page.goto("/bullet/components/landing-page/sections/cta/reply-slip");
  await goToCode(page);
  await tabOf(page, "No script").click();
  const panel = page.getByRole("tabpanel", { name: "No script" });
  const copyOnce = async () => {
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await panel.getByRole("button", { name: "Copy reply-slip.html", exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const idsOf = (code: string) => [...code.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name ?? "");
  const [first, second] = [await copyOnce(), await copyOnce()];
  const next = panel.getByRole("region", { name: "Copied. Now paste it" });
  await expect(next).toContainText("bullet:HTML");
  await expect(next).toContainText("Its form sends nothing yet.");
  expect(idsOf(first).length).toBeGreaterThan(0);
  expect(idsOf(first).filter((name) => idsOf(second).includes(name))).toEqual([]);
  for (const code of [first, second]) {
    for (const [, name] of code.matchAll(/\bfor="([^"]+)"/g)) expect(idsOf(code)).toContain(name);
  }
});

test(
  "a purchase unlocks the open page, and its return locks it again, without a reload",
  smoke,
  async ({ page, login, db }) => {
    const { id } = await login();
    await page.goto(ticket);
    await goToCode(page);
    await expect(buyOf(page).last()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const purchase = await recordPurchase(db, id, "silcrow-cta-ticket");
    await expect(codeOf(page)).toBeVisible();
    await expect(buyOf(page)).toHaveCount(0);
    await db.purchase.update({ where: { id: purchase.id }, data: { status: "refunded" } });
    await expect(codeOf(page)).toHaveCount(0);
    await expect(buyOf(page).last()).toBeVisible();
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  },
);

test(
  "the server gives the code to its owner alone, whoever repeats the owner's request",
  smoke,
  async ({ page, context, login, db, request }) => {
    const owner = await login();
    await recordPurchase(db, owner.id, "silcrow-cta-ticket");
    const asked = page.waitForRequest(
      (sent) => Boolean(sent.headers()["next-action"]) && Boolean(sent.postData()?.includes('"format"')),
    );
    await page.goto(ticket);
    await goToCode(page);
    const original = await asked;
    await expect(codeOf(page)).toBeVisible();
    const { "next-action": action = "", "content-type": type = "" } = original.headers();
    const repeat = async (by: APIRequestContext) => {
      const answer = await by.post(ticket, {
        headers: { "next-action": action, "content-type": type, accept: "text/x-component" },
        data: original.postData() ?? "",
      });
      return answer.text();
    };
    expect(await repeat(context.request), "the owner").toContain("sc-cta-ticket");
    const refused = async (by: APIRequestContext) => {
      const answer = await repeat(by);
      expect(answer).toContain("forbidden");
      expect(answer).not.toContain("sc-cta-ticket");
    };
    await refused(request);
    await test.step("somebody else, signed in", async () => {
      await login();
      await refused(context.request);
    });
  },
);

test("a copy keeps to its text column, unless it is chosen to be wider", async ({ page, context, login }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await login({ isLifetime: true });
  await page.goto(ticket);
  await goToCode(page);
  const copied = async () => {
    await page
      .getByRole("button", { name: /^Copy for Super/ })
      .first()
      .click();
    await expect(page.getByText("Ticket copied for Super")).toBeAttached();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expect(codeOf(page)).toContainText('data-fit="column"');
  expect(await copied()).toContain('data-fit="column"');
  const widths = page.getByRole("group", { name: "Width on your page" });
  await widths.getByRole("radio", { name: /^Full width/ }).check();
  await expect(codeOf(page)).toContainText('data-fit="full"');
  await page.reload();
  await widths.getByRole("radio", { name: /^Wide/ }).check();
  expect(await copied()).toContain('data-fit="wide"');

  await page.goto(marginRule);
  await expect(page.getByRole("group", { name: "Width on your page" })).toHaveCount(0);
});

test("code that does not arrive is told, and fetched again when asked", async ({ page, login, allowConsole }) => {
  allowConsole(/Failed to fetch|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await login({ isLifetime: true });
  let away = true;
  await page.route(ticket, (route) => (away && route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.goto(ticket);
  await goToCode(page);
  const alert = page.getByRole("region", { name: "Code", exact: true }).getByRole("alert");
  await expect(alert).toContainText("We can't reach the shop right now. Try again in a minute.");
  away = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(codeOf(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("nothing moves for a visitor when it is known who is there", async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(ticket);
  await expect(buyOf(page).first()).toBeVisible();
  await expectStill(page, "", 0.01);
});

for (const path of [ticket, marginRule, "/bullet/components/landing-page/sections/hero/portal-window"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(
      `${path} is accessible in ${colorScheme}, and nothing in it moves while it loads`,
      tagFullRunOnly(path !== ticket || colorScheme !== "light"),
      async ({ page, login, expectAccessible }) => {
        await login({ isLifetime: true });
        await watchShifts(page);
        await page.emulateMedia({ colorScheme });
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await goToCode(page);
          await expect(codeOf(page)).toBeVisible();
          await page.getByRole("heading", { name: "Goes well with it" }).scrollIntoViewIfNeeded();
          // The code has the same colours at every width, and is most of what axe has to look at.
          await expectAccessible(page, width === 375 ? {} : { without: "code" });
          await expectStill(page, `${width} px`);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wider, `${width} px`).toBeLessThanOrEqual(0);
        }
      },
    );
  }
}

test("what one line alone sells leads to its category in the other", async ({ page, request }) => {
  const [sold, category] = ["/bullet/components/callout-card/portrait-tip", "/super/components/callout-card"];
  const answer = await request.get(sold.replace("bullet", "super"), { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, category]);
  await page.goto(sold);
  const toSuper = page.getByRole("navigation", { name: "Product line" }).getByRole("link", { name: "Super" });
  await toSuper.click();
  await expect(page).toHaveURL(category);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Callout cards$/);
});

test("there is no page of what a line does not sell", smoke, async ({ request }) => {
  for (const path of [
    "/super/components/callout-card/no-such-card",
    "/bullet/components/landing-page/sections/hero/ticket",
    "/bullet/components/elements/sections/cta/ticket",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
