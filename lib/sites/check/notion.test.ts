import { describe, expect, test } from "vitest";
import { findSection, listContents, type Section } from "@/lib/catalogue/catalogue";
import type { Block } from "@/lib/code/notion/words/blocks";
import type { Group } from "@/lib/code/notion/words/plan";
import { parseSectionCode } from "@/lib/code/parse/read";
import { type Theme, themeSchema } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { buildNotionPage, printSiteCode, writeCallout } from "@/tools/test/samples/notion/site";
import { buildPageWith, pageAddress as url } from "@/tools/test/samples/sample-page";
import type { FoundCopy } from "./checked-copy";
import { readPageOfSite } from "./read-page";

const ticket = findSection("silcrow-cta-ticket") as Section;
const slip = findSection("silcrow-cta-reply-slip") as Section;
const people = findSection("silcrow-team-photo-grid") as Section;
const theme: Theme = { accent: "#0a7a55", radius: 4 };

const read = (html: string) => readPageOfSite({ url, html });
const faultsOf = ({ copies }: { copies: FoundCopy[] }) => copies.map(({ faults }) => faults);
const divider: Block = { kind: "other", name: "divider" };

describe.each<Product>(["super", "bullet"])("a site of %s whose words are in Notion", (product) => {
  test("has its sections told with version, theme and what was read, and is edited again as it is", async () => {
    const content: Group = { ...(listContents(slip).at(-1) as Group), action: "https://forms.example.net/1" };
    const callout = writeCallout(slip, content);
    const code = await printSiteCode(product, [{ section: slip, content, theme }, { section: people }]);
    const { copies, lost, strangers, more, builder } = read(buildNotionPage(product, [callout], code));
    const count = callout.blocks.length;
    expect({ lost, strangers, more, builder }).toEqual({ lost: [], strangers: 0, more: 0, builder: product });
    const shared = { product, format: undefined, faults: [] };
    expect(copies).toMatchObject([
      {
        ...shared,
        sectionId: slip.id,
        version: slip.version,
        theme: themeSchema.parse(theme),
        words: String(content.title).replace(/\s/g, " "),
        actions: ["https://forms.example.net/1"],
        notion: { name: "Reply slip", reading: `Everything was read: ${count} blocks.` },
      },
      // The code is for all pages of a site.
      { ...shared, sectionId: people.id, version: people.version, notion: { name: people.title, reading: undefined } },
    ]);
    expect(await parseSectionCode({ code: copies[0]?.code ?? "" })).toMatchObject({
      ...{ sectionId: slip.id, version: slip.version, product, content, theme: themeSchema.parse(theme) },
      ...{ leftovers: [], missing: [], returned: [], problems: [], others: 0 },
    });
    expect((await parseSectionCode({ code: copies[1]?.code ?? "" })).content).toEqual(people.sample);
  });

  test("has pictures that are found from anywhere", async () => {
    const code = await printSiteCode(product, [{ section: people }]);
    const { blocks, line } = writeCallout(people);
    const picture: Block = { kind: "picture", src: "/ada.png", alt: "Ada" };
    const at = blocks.findIndex(({ kind }) => kind === "picture");
    const { copies } = read(buildNotionPage(product, [{ line, blocks: blocks.with(at, picture) }], code));
    const { content } = await parseSectionCode({ code: copies[0]?.code ?? "" });
    expect(JSON.stringify(content)).toContain('"https://boats.example/ada.png"');
  });

  test("says which blocks have no place, and what can't be read", async () => {
    const code = await printSiteCode(product, [{ section: ticket }]);
    const { line, blocks } = writeCallout(ticket);
    const wrong: Block[] = [
      { kind: "heading", level: 2, runs: [{ text: "One heading more" }] },
      divider,
      { kind: "paragraph", runs: [{ text: "Places in all", bold: true }, { text: " many" }] },
    ];
    const { copies } = read(buildNotionPage(product, [{ line, blocks: [...blocks, ...wrong] }], code));
    expect(copies).toMatchObject([{ sectionId: ticket.id, faults: ["unread"] }]);
    const said = copies[0]?.notion?.reading?.split("\n") ?? [];
    expect(said.slice(0, 5)).toEqual([
      `${blocks.length} of ${blocks.length + 3} blocks have their place.`,
      "- The heading “One heading more” isn't used.",
      "- A block of kind “divider” can't be part of a section.",
      "- “Places in all” stands there more than once: the first is used.",
      "What isn't used stays visible below the section, a table as a whole.",
    ]);
    const { leftovers, problems } = await parseSectionCode({ code: copies[0]?.code ?? "" });
    expect(leftovers).toContain("One heading more");
    expect(problems).toHaveLength(1);
  });

  test("has a callout whose name no section has, and one whose section has no code there", async () => {
    const code = await printSiteCode(product, [{ section: ticket }, { section: people }]);
    const { blocks } = writeCallout(ticket);
    const others = ["§ Tickt", "Just a callout", people.title].map((line) => ({ line, blocks }));
    const callouts = [...others, writeCallout(slip)];
    const page = read(buildNotionPage(product, callouts, code));
    const names = [ticket.title, people.title];
    expect(page.lost).toEqual([
      { name: "Tickt", isSigned: true, names },
      { name: people.title, isSigned: false, names },
    ]);
    expect(page.copies).toMatchObject([
      { sectionId: slip.id, version: undefined, faults: ["noCode"], notion: { names } },
      { sectionId: ticket.id, faults: [] },
      { sectionId: people.id, faults: [] },
    ]);
    const { content, isMarked } = await parseSectionCode({ code: page.copies[0]?.code ?? "" });
    expect({ title: content.title, isMarked }).toEqual({ title: slip.sample.title, isMarked: false });
  });

  test("without code has callouts that are called as our sections are, and others that nobody reads", () => {
    const callouts = [writeCallout(ticket), { line: "§ 5 Liability", blocks: [] }];
    const { copies, lost } = read(buildNotionPage(product, callouts));
    expect(copies).toMatchObject([{ sectionId: ticket.id, faults: ["noCode"], notion: { names: [] } }]);
    expect(lost).toEqual([]);
  });

  test("has two callouts of one name: with the same words that is told", async () => {
    const code = await printSiteCode(product, [{ section: ticket }]);
    const one = writeCallout(ticket);
    const other = writeCallout(ticket, { ...ticket.sample, title: "Another" });
    const page = read(buildNotionPage(product, [one, other, one], code));
    expect(faultsOf(page)).toEqual([[], [], ["twice"]]);
    const title = String(ticket.sample.title).replace(/\s/g, " ");
    expect(page.copies.map(({ words }) => words)).toEqual([title, "Another", title]);
  });

  test("has its code twice, of which the last one counts, and another section's once", async () => {
    const marker = "cta-ticket@1.0.0 super notion";
    const [older, newer] = await Promise.all([
      printSiteCode(product, [{ section: ticket, marker }, { section: people }]),
      printSiteCode(product, [{ section: ticket, theme }]),
    ]);
    const { copies } = read(buildNotionPage(product, [writeCallout(ticket)], older + newer));
    expect(copies).toMatchObject([
      { sectionId: ticket.id, faults: ["codeTwice"], theme: { accent: "#0a7a55" } },
      { sectionId: people.id, faults: [] },
    ]);
  });

  test("has code that was made for the other builder, which is the same", async () => {
    const code = await printSiteCode(product === "super" ? "bullet" : "super", [{ section: ticket }]);
    expect(faultsOf(read(buildNotionPage(product, [writeCallout(ticket)], code)))).toEqual([[]]);
  });

  test("has code that breaks off", async () => {
    const code = await printSiteCode(product, [{ section: ticket }, { section: slip }]);
    const cut = (part: number) => `${code.slice(0, code.length * part)}</script>`;
    for (const part of [0.75, 0.9, 0.99]) {
      const { copies } = read(buildNotionPage(product, [writeCallout(ticket)], cut(part)));
      expect(copies[0], String(part)).toMatchObject({ sectionId: ticket.id, faults: ["cut"] });
    }
  });

  test("has older code", async () => {
    const names = findSection("silcrow-stats-with-names") as Section;
    const marker = `stats-with-names@1.0.0 ${product} notion`;
    const code = await printSiteCode(product, [{ section: names, marker }]);
    const { copies } = read(buildNotionPage(product, [writeCallout(names)], code));
    expect(copies).toMatchObject([{ sectionId: names.id, version: "1.0.0", faults: [] }]);
  });
});

describe("a page of Super with closed toggles, whose content isn't in it", () => {
  const toggle = (content: string) =>
    `<div class="notion-toggle closed"><div class="notion-toggle__summary"><span>More</span></div><div class="notion-toggle__content">${content}</div></div>`;
  const withToggle = (html: string, content = "") =>
    html.replace(/(<article[^>]*>)/, (start) => start + toggle(content));

  test("may have the callout of a section in one", async () => {
    const code = await printSiteCode("super", [{ section: ticket }]);
    expect(faultsOf(read(withToggle(buildNotionPage("super", [], code))))).toEqual([["folded"]]);
    expect(faultsOf(read(withToggle(buildNotionPage("super", [], code), "<p>Words</p>")))).toEqual([[]]);
    expect(faultsOf(read(withToggle(buildNotionPage("super", [writeCallout(ticket)], code))))).toEqual([[]]);
  });

  test("has one in a callout, whose words can't be read", async () => {
    const code = await printSiteCode("super", [{ section: ticket }]);
    const html = buildNotionPage("super", [writeCallout(ticket)], code).replace(
      /(<div class="notion-callout__content"><span[^>]*>§ Ticket<\/span>)/,
      (start) => start + toggle(""),
    );
    const { copies } = read(html);
    expect(copies).toMatchObject([{ faults: ["unread", "folded"] }]);
    expect(copies[0]?.notion?.reading).toContain("- A block of kind “toggle” can't be part of a section.");
  });
});

test("code for words in Notion that visitors read is told as such", async () => {
  const code = await printSiteCode("super", [{ section: ticket, theme }]);
  const shown = `<pre class="notion-code"><code>${code.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`;
  const { copies } = read(buildPageWith("super", { block: shown }));
  expect(copies).toMatchObject([{ sectionId: ticket.id, version: ticket.version, faults: ["shown"] }]);
  expect(copies[0]?.notion).toMatchObject({ name: "Ticket" });
});

describe("a page that lies", () => {
  const marker = '"marker":"cta-reply-slip@1.0.0 super notion"';
  const script = (values: string) =>
    `<script>(()=>{const S=window.silcrowNotion??=1;S.add(Object.assign(${values},{draw:1}));})()</script>`;
  const slipCallout = writeCallout(slip);

  test("of sections that there aren't", () => {
    const page = read(buildNotionPage("super", [], script('{"marker":"cta-nothing@1.0.0 super notion"}')));
    expect(page).toMatchObject({ copies: [], strangers: 1 });
    const others = "<script>layer.add(Object.assign({marker: icon}, {}))</script>";
    expect(read(buildNotionPage("super", [], others))).toMatchObject({ copies: [], strangers: 0 });
  });

  test("of plans and prototypes", async () => {
    const values = `{${marker},"__proto__":{"polluted":1},"plan":{"name":"Reply slip","leaves":[{"path":["__proto__","polluted"]}]},"settings":[[["__proto__","polluted"],"yes"]]}`;
    const { copies } = read(buildNotionPage("super", [slipCallout], script(values)));
    expect(copies).toMatchObject([{ sectionId: slip.id }]);
    expect((await parseSectionCode({ code: copies[0]?.code ?? "" })).content).toEqual(slip.sample);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("of names that are longer than a page", () => {
    const name = "x".repeat(200_000);
    const page = read(buildNotionPage("super", [{ line: `§ ${name}`, blocks: [] }], script(`{${marker}}`)));
    expect(page.lost[0]?.name).toHaveLength(80);
  });

  test("with an end of a script in its words, or code of another's", async () => {
    const code = await printSiteCode("super", [{ section: ticket }]);
    const evil = '</script><script>alert(1)</script><img src=x onerror="alert(2)">';
    const { line, blocks } = writeCallout(ticket, { ...ticket.sample, title: evil });
    const html = buildNotionPage("super", [{ line, blocks }], code).replace(
      /(<div class="notion-callout__content">)/,
      '$1<svg onload="alert(3)"></svg><iframe srcdoc="<b>"></iframe>',
    );
    const { copies } = read(html);
    expect(copies[0]?.code).not.toMatch(/alert\(3\)|<iframe|<svg| onload/);
    expect((await parseSectionCode({ code: copies[0]?.code ?? "" })).content.title).toBe(evil);
  });

  test("with thousands of sections, callouts and blocks costs no more than sixty", () => {
    const many = script(`{${marker},"settings":[[["action"],"#"]]}`).repeat(5_000);
    expect(read(buildNotionPage("super", [], many)).copies).toHaveLength(1);
    const callouts = Array.from({ length: 300 }, (_, at) => ({
      line: "§ Reply slip",
      blocks: [{ kind: "paragraph", runs: [{ text: `${at}` }] } satisfies Block],
    }));
    const page = read(buildNotionPage("super", callouts, many));
    expect(page.copies).toHaveLength(60);
    expect(page.more).toBe(240);
    const blocks = Array.from({ length: 5_000 }, (): Block => divider);
    const [copy] = read(buildNotionPage("super", [{ line: "§ Reply slip", blocks }], script(`{${marker}}`))).copies;
    expect(copy?.notion?.reading?.length).toBeLessThanOrEqual(4_000);
    expect(copy?.notion?.reading).toMatch(/^0 of 5000 blocks have their place/);
  });

  // If they were read, this would take half a minute.
  test("of callouts whose elements stand in one another", () => {
    const start = '<div class="notion-callout"><div class="notion-callout__content">§ Reply slip';
    const deep = `${start}${"<div>".repeat(400)}${"<b>x</b>".repeat(20_000)}`;
    for (const block of [deep, start.repeat(250)]) {
      const html = buildNotionPage("super", [slipCallout], script(`{${marker}}`));
      const { copies } = read(html.replace(/(<article[^>]*>.*?<\/article>)/s, (article) => article + block));
      expect(copies[0]).toMatchObject({ sectionId: slip.id, words: slip.sample.title });
    }
  });

  test.each(["[", "{", '"', "S.add(Object.assign({marker:", "\\\\", "/*", "`"])(
    "is read to its end once, however often %s stands in it",
    (sign) => {
      const flood = sign.repeat(1_000_000 / sign.length);
      const html = buildNotionPage(
        "super",
        [],
        `<script>silcrowNotion;S.add(Object.assign({${marker},"settings":${flood}</script>`,
      );
      expect(read(html).copies.length).toBeLessThan(2);
    },
  );
});
