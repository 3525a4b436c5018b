import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/host-test";
import { measureSection } from "@/e2e/support/notion/measure";
import { writeSample } from "@/e2e/support/notion/sample";
import { type NotionSite, startNotionSite } from "@/e2e/support/notion/server";
import type { NotionState } from "@/e2e/support/notion/state";
import { chooseAllOrSome } from "@/e2e/support/scope";
import type { Block } from "@/lib/code/notion/words/blocks";

/** Sections whose words stand in Notion, on pages of both builders that React takes over. */
let site: NotionSite;
test.beforeAll(async () => {
  site = await startNotionSite();
});
test.afterAll(() => site.close());

const builders = ["super", "bullet"] as const;

/** Puts other callouts into the page while it is open, as its React would. */
const rewrite = (page: Page, callouts: NotionState["callouts"]) =>
  page.evaluate((next) => (window as unknown as { setCallouts(to: unknown): void }).setCallouts(next), callouts);
const openPage = (page: Page, name: string) =>
  page.evaluate((to) => (window as unknown as { setPage(to: string): void }).setPage(to), name);

const withTitle = (blocks: readonly Block[], title: string): Block[] =>
  blocks.map((block) => (block.kind === "heading" ? { ...block, runs: [{ text: title }] } : block));

for (const host of builders) {
  test(`the words in a callout of ${host} become the section, and stay in the page @smoke`, async ({
    page,
    studio,
  }) => {
    const section = (await studio.sections()).find(({ id }) => id === "silcrow-cta-ticket");
    if (!section) throw new Error("there is no ticket");
    const { plan, blocks, code } = await writeSample(studio, section.id);
    const line = `§ ${plan.name}`;
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    const served = await page.goto(site.address({ host, code, callouts: [{ line, blocks }] }));
    expect(await served?.text()).toContain(String(section.sample.lede));
    const drawn = page.locator(".frame");
    const title = drawn.getByRole("heading", { name: String(section.sample.title) });
    await expect(title).toBeVisible();
    await expect(drawn.getByRole("link", { name: "Read the syllabus" })).toHaveAttribute("href", /syllabus$/);
    expect(await page.locator(".notion-callout table").evaluate((table) => table.getClientRects().length)).toBe(0);

    // What is edited in Notion while the page is open, and what no section reads.
    const divider: Block = { kind: "paragraph", runs: [{ text: "Left over", href: "https://example.com/third" }] };
    await rewrite(page, [{ line, blocks: [...withTitle(blocks, "Other words"), divider] }]);
    await expect(drawn.getByRole("heading", { name: "Other words" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Left over" })).toBeVisible();

    await openPage(page, "other");
    await expect(drawn).toHaveCount(0);
    await openPage(page, "home");
    await expect(drawn.getByRole("heading", { name: "Other words" })).toBeVisible();

    // Where it says another name it is the owner's callout again.
    await rewrite(page, [{ line: "Just a callout", blocks }]);
    await expect(page.locator(".notion-callout").getByText("Just a callout")).toBeVisible();
    await expect(drawn).toBeHidden();
    expect(errors).toEqual([]);
  });

  test(`without script the words read in their order on ${host}`, async ({ browser, studio }) => {
    const section = (await studio.sections()).find(({ id }) => id === "silcrow-cta-ticket");
    if (!section) throw new Error("there is no ticket");
    const { plan, blocks, code } = await writeSample(studio, section.id);
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.address({ host, code, callouts: [{ line: `§ ${plan.name}`, blocks }] }));
    const text = (await page.locator(".notion-callout").textContent()) ?? "";
    const order = [plan.name, section.sample.title, section.sample.lede, "Read the syllabus", "Places in all"];
    const places = order.map((words) => text.indexOf(String(words)));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    await page.close();
  });
}

test("code that is there twice, two callouts of one name, and one of none", async ({ page, studio }) => {
  const section = (await studio.sections()).find(({ id }) => id === "silcrow-cta-ticket");
  if (!section) throw new Error("there is no ticket");
  const { plan, blocks, code } = await writeSample(studio, section.id);
  const line = `§ ${plan.name}`;
  const callouts = [
    { line, blocks },
    { line: "§ Nothing of ours", blocks },
    { line, blocks: withTitle(blocks, "The second") },
  ];
  await page.goto(`${site.address({ host: "super", code: code + code, dark: true, callouts })}?silcrow`);
  await expect(page.locator(".frame")).toHaveCount(2);
  await expect(page.locator(".frame").getByRole("heading", { name: "The second" })).toBeVisible();
  await expect(page.getByText("§ Nothing of ours", { exact: true })).toBeVisible();
  await expect(page.locator(".frame.dark")).toHaveCount(2);
  const unknown = "This site's code has no section “§ Nothing of ours”. It has § Ticket.";
  await expect(page.getByText(unknown)).toBeVisible();
  const said = `Everything was read: ${blocks.length} blocks.`;
  await expect(page.getByText(said).first()).toBeVisible();
});

/** The places of a section in windows so high that nothing sticks to their edges. */
async function measureAt(page: Page, widths: readonly number[], selector: string): Promise<Record<number, string[]>> {
  const places: Record<number, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 6_000 });
    places[width] = await page.evaluate(measureSection, selector);
  }
  return places;
}

test("a section is drawn from words as its copy is, to a pixel", async ({ page, studio }) => {
  // In a full run of all of them.
  test.setTimeout(1_800_000);
  const { listWordSections } = await studio.load<typeof import("@/tools/test/samples/notion/words")>(
    "tools/test/samples/notion/words.ts",
  );
  const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
  const all = listWordSections();
  const some = all.filter(({ id }) => /cta-ticket|faqs-by-topic|pricing-ledger|team-photo-grid$/.test(id));
  for (const [at, section] of chooseAllOrSome(all, some).entries()) {
    const { plan, blocks, code } = await writeSample(studio, section.id);
    const { code: copy } = await deliver({ section, product: "super", origin: "", site: { id: "a-site" } });
    const [host, width] = at % 2 === 0 ? (["super", 1_280] as const) : (["bullet", 320] as const);
    const looks = chooseAllOrSome(
      [
        { dark: false, widths: [320, 708, 1_440] },
        { dark: true, widths: [708] },
      ],
      [{ dark: false, widths: [width] }],
    );
    for (const { dark, widths } of looks) {
      await page.goto(site.address({ host, code, dark, callouts: [{ line: `§ ${plan.name}`, blocks }] }));
      const shown = await measureAt(page, widths, ".notion-callout");
      await page.goto(site.address({ host: "super", code: "", dark, callouts: [], copy }));
      expect(shown, section.id).toEqual(await measureAt(page, widths, "#copy > *"));
    }
  }
});
