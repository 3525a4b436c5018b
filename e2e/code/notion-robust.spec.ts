import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/host-test";
import {
  addClass,
  addStillStyles,
  finishAnimations,
  hideAndShow,
  holdCode,
  runLate,
  seeCallout,
} from "@/e2e/support/notion/late";
import { writeSample } from "@/e2e/support/notion/sample";
import { type NotionSite, startNotionSite } from "@/e2e/support/notion/server";
import { drawFrames, expectStill, watchShifts } from "@/e2e/support/shifts";
import { printWaitingCss } from "@/lib/code/notion/waiting";
import type { Block } from "@/lib/code/notion/words/blocks";
import { calloutSelector } from "@/lib/hosts/callout-blocks";
import { hosts } from "@/lib/hosts/hosts";
import { getWordsOf, otherBlocks } from "@/tools/test/samples/notion/written";

let site: NotionSite;
test.beforeAll(async () => {
  site = await startNotionSite();
});
test.afterAll(() => site.close());

const line = "§ Ticket";
const ticket = "silcrow-cta-ticket";
const text = (words: string): Block => ({ kind: "paragraph", runs: [{ text: words }] });

/** What the browser said of faults, and whether a script ran that was text. */
function watch(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("dialog", (dialog) => {
    said.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return said;
}

test("sixty callouts are all drawn, and nothing moves, also where the code comes after the first paint", async ({
  page,
  studio,
}) => {
  const { blocks, code } = await writeSample(studio, ticket);
  const faults = watch(page);
  await watchShifts(page);
  const callouts = Array.from({ length: 60 }, () => ({ line, blocks }));
  for (const host of ["super", "bullet"] as const) {
    await page.goto(site.address({ host, code, callouts }));
    await expect(page.locator(".frame h2")).toHaveCount(60);
    await expectStill(page, host, 0.02);
  }
  expect(faults).toEqual([]);
});

test("a slow page on Bullet hides plain words until their section is there, for a second at most", async ({
  page,
  studio,
}) => {
  const { blocks, code } = await writeSample(studio, ticket);
  await watchShifts(page);
  const callouts = Array.from({ length: 3 }, () => ({ line, blocks }));
  const address = site.address({ host: "bullet", code: holdCode(code), callouts });
  const [hidden, visible] = ["hidden", "visible"].map((seen) => ({ callout: seen, below: seen }));
  await page.goto(address);
  await page.evaluate(addStillStyles, printWaitingCss());
  expect(await page.evaluate(seeCallout, calloutSelector)).toEqual(hidden);
  await drawFrames(page, 2);
  await page.evaluate(runLate);
  await expect(page.locator(".frame h2")).toHaveCount(3);
  await expect.poll(() => page.evaluate(seeCallout, calloutSelector)).toEqual(visible);
  await expectStill(page, "where sections took their places", 0.02);
  for (const restyle of [addClass, hideAndShow]) {
    await page.evaluate(restyle, calloutSelector);
    await drawFrames(page, 3);
    expect(await page.evaluate(seeCallout, calloutSelector)).toEqual(visible);
  }

  await page.goto(address);
  await page.evaluate(addStillStyles, printWaitingCss());
  expect(await page.evaluate(finishAnimations)).toBe(1000);
  expect(await page.evaluate(seeCallout, calloutSelector)).toEqual(visible);
});

test("a section is drawn under a policy that forbids inline styles", async ({ page, studio, allowConsole }) => {
  // Of the page's own styles, which it doesn't get.
  allowConsole(/Content Security Policy/);
  const { blocks, code } = await writeSample(studio, ticket);
  const address = site.address({ host: "super", code, callouts: [{ line, blocks }] });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const policy = "style-src 'self'; script-src 'self' 'unsafe-inline'";
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.goto(address);
  const heading = page.locator(".frame h2");
  await expect(heading).toBeVisible();
  // Of the section's own stylesheet.
  expect(await heading.evaluate((one) => getComputedStyle(one).fontWeight)).toBe("600");
});

test("text stays text, and a text of ten thousand words is a section", async ({ page, studio }) => {
  const { blocks, code } = await writeSample(studio, ticket);
  const faults = watch(page);
  const evil = "<img src=x onerror=alert(1)><script>alert(2)</script>";
  const callouts = [
    {
      line,
      blocks: [
        { kind: "heading", level: 2, runs: [{ text: evil }] },
        text(evil),
        { kind: "paragraph", runs: [{ text: "Run", href: "javascript:alert(3)" }] },
        { kind: "picture", src: "javascript:alert(4)", alt: evil },
      ] satisfies Block[],
    },
    { line, blocks: [...blocks.slice(0, 1), text("word ".repeat(10_000))] },
    { line, blocks: [] },
  ];
  await page.goto(site.address({ host: "super", code, callouts }));
  await expect(page.locator(".frame").first().getByRole("heading", { name: evil })).toBeVisible();
  await expect(page.locator(".frame")).toHaveCount(3);
  expect(await page.locator(".frame script, .frame [onerror], .frame [href^=javascript]").count()).toBe(0);
  expect(await page.locator(".frame").nth(1).textContent()).toContain("word word");
  expect(faults.filter((one) => !/Failed to load|ERR_/.test(one))).toEqual([]);
});

for (const host of ["super", "bullet"] as const) {
  test(`blocks of ${host} that no section reads stand below it, each as its host draws it`, async ({
    page,
    studio,
    allowConsole,
  }) => {
    // Of the video, which isn't there.
    allowConsole(/v\.mp4/);
    const { blocks, code } = await writeSample(studio, ticket);
    const others = otherBlocks.map((name): Block => ({ kind: "other", name }));
    const faults = watch(page);
    await page.goto(site.address({ host, code, callouts: [{ line, blocks: [...others, ...blocks] }] }));
    await expect(page.locator(".frame h2")).toBeVisible();
    for (const name of otherBlocks.filter((one) => one !== "divider" && one !== "video"))
      await expect(page.getByText(getWordsOf(name)).filter({ visible: true }).first(), name).toBeVisible();
    await expect(page.locator(".notion-callout").locator("video, iframe")).toBeVisible();
    // Its look is the host's, which the model hasn't.
    const divider = page.locator(".notion-callout").locator(".notion-divider, .notion-hr");
    expect(await divider.evaluate((one) => one.getClientRects().length)).toBe(1);
    // What was read isn't seen twice.
    await expect(page.locator(".notion-callout table").first()).toBeHidden();
    expect(faults.filter((one) => !/Failed to load|ERR_/.test(one))).toEqual([]);
  });

  test(`a callout in a column of ${host}, and in a toggle once it is open`, async ({ page, studio }) => {
    const { blocks, code } = await writeSample(studio, ticket);
    const faults = watch(page);
    const heading = page.locator(".frame h2");
    await page.goto(site.address({ host, code, around: "column", callouts: [{ line, blocks }] }));
    await expect(heading).toBeVisible();
    await page.goto(site.address({ host, code, around: "toggle", callouts: [{ line, blocks }] }));
    const toggle = page.getByText("Around it");
    await expect(toggle).toBeVisible();
    await expect(heading).toBeHidden();
    await toggle.click();
    await expect(heading).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test("who asks is told of a callout without its sign, of one that is misspelled, and of a page that has none", async ({
  page,
  studio,
}) => {
  const { blocks, code } = await writeSample(studio, ticket);
  const ask = (...lines: string[]) =>
    page.goto(`${site.address({ host: "super", code, callouts: lines.map((line) => ({ line, blocks })) })}?silcrow`);
  await ask("Ticket", "§ Tickt", "Opening hours");
  const reports = page.locator(".notion-callout pre");
  await expect(reports).toHaveText([
    "“Ticket” isn't shown as a section: its first line doesn't begin with §. Did you mean § Ticket?",
    "This site's code has no section “§ Tickt”. Did you mean § Ticket?",
  ]);
  await expect(page.getByRole("heading", { name: "Write it down once" }).first()).toBeVisible();
  const note = page.getByRole("status");
  await expect(note).toHaveCount(0);
  await ask("Opening hours");
  await expect(note).toHaveText(
    "Silcrow's code is on this page, but no callout begins with a section's name: § Ticket.",
  );
  await page.goto(site.address({ host: "super", code, callouts: [{ line: "Ticket", blocks }] }));
  await expect(page.getByText("Six Tuesdays").first()).toBeVisible();
  await expect(page.locator(".notion-callout pre")).toHaveCount(0);
  await expect(note).toHaveCount(0);
});

test("what a visitor has typed stays when something else of the callout changes", async ({ page, studio }) => {
  const { plan, blocks, code } = await writeSample(studio, "silcrow-cta-reply-slip");
  await page.goto(site.address({ host: "super", code, callouts: [{ line: `§ ${plan.name}`, blocks }] }));
  const answer = page.locator(".frame").getByRole("textbox").first();
  await answer.fill("Ada");
  await page.evaluate((dark) => document.documentElement.classList.add(dark), hosts.super.scheme.dark);
  await page.locator(".notion-callout").evaluate((callout) => callout.classList.add("changed"));
  await expect(page.locator(".frame.dark")).toBeVisible();
  await expect(answer).toHaveValue("Ada");
});

test("a callout of which somebody has taken a shadow root stays as it is, and the others are drawn", async ({
  page,
  studio,
}) => {
  const { blocks, code } = await writeSample(studio, ticket);
  // Before the code is run, which stands behind the page.
  const take = (selector: string) =>
    `<script>document.querySelector("${selector}")?.attachShadow({ mode: "closed" }).append(document.createElement("slot"))</script>`;
  for (const selector of [".notion-callout", ".notion-callout > .notion-callout-text"]) {
    const callouts = [
      { line, blocks },
      { line, blocks },
    ];
    await page.goto(site.address({ host: "bullet", code: take(selector) + code, callouts }));
    await expect(page.locator(".frame h2"), selector).toHaveCount(1);
    await expect(page.locator(".notion-callout").first().getByText("Six Tuesdays"), selector).toBeVisible();
  }
});
