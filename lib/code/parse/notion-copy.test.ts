import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSection, listContents, type Section } from "@/lib/catalogue/catalogue";
import { findContentProblems } from "@/lib/catalogue/content/content";
import type { Block } from "@/lib/code/notion/words/blocks";
import { buildWordsPlan } from "@/lib/code/notion/words/build-plan";
import { type Group, listSettings, setValue } from "@/lib/code/notion/words/plan";
import { printMarkdown } from "@/lib/code/notion/words/print-markdown";
import { themeSchema } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";
import { printSiteCode, renderCallouts, writeCallout } from "@/tools/test/samples/notion/site";
import { arbitraryContent } from "@/tools/test/samples/notion/words";
import { maxPastedLength } from "./limits";
import { parseSectionCode } from "./read";

const ticket = findSection("silcrow-cta-ticket") as Section;
const slip = findSection("silcrow-cta-reply-slip") as Section;
const topics = findSection("silcrow-faqs-by-topic") as Section;
const theme = { accent: "#0a7a55", radius: 4 } as const;
const nothing = { leftovers: [], missing: [], returned: [], problems: [] };

/** Content with what stands in the code as the sample has it. */
function withSettings(section: Section, content: Section["sample"]): Section["sample"] {
  const whole = structuredClone(content) as Group;
  const plan = buildWordsPlan(section);
  for (const [path, value] of listSettings(plan, section.sample as Group)) setValue(whole, path, value);
  return whole;
}

/** What somebody copies to paste it into Notion. */
const asMarkdown = ({ line, blocks }: { line: string; blocks: readonly Block[] }) =>
  `${line}\n\n${printMarkdown(blocks)}`;

describe("the code of a site whose words are in Notion", () => {
  test("is read with its settings and its theme, and has the sample's words", async () => {
    const content = { ...slip.sample, title: "In Notion", action: "https://example.org/answers" } as Group;
    const code = await printSiteCode("bullet", [{ section: slip, content, theme }]);
    const read = await parseSectionCode({ code });
    expect(read).toMatchObject({ sectionId: slip.id, version: slip.version, product: "bullet", isMarked: true });
    expect(read).toMatchObject({ theme: themeSchema.parse(theme), leftovers: [], others: 0 });
    expect(read.content).toEqual({ ...slip.sample, action: "https://example.org/answers" });
    // What the editor then shows has no words of theirs.
    expect(read.missing).toContain("Headline");
    expect(read.isWordless).toBe(true);
    const together = `${asMarkdown(writeCallout(slip, content))}\n${code}`;
    expect(await parseSectionCode({ code: together })).toMatchObject({ isWordless: false, missing: [] });
  });

  test("is read as a minifier writes it", async () => {
    const code = await printSiteCode("super", [{ section: slip, theme }]);
    const minified = code.replace(/"(\w+)":/g, "$1:").replaceAll("S.add(", "e.add( ");
    expect(await parseSectionCode({ code: minified })).toMatchObject({
      version: slip.version,
      theme: themeSchema.parse(theme),
      content: slip.sample,
    });
  });

  test("is read section by section, with the words that stand beside it", async () => {
    const code = await printSiteCode("super", [{ section: ticket, theme }, { section: topics }]);
    const other = listContents(topics).at(-1) as Section["sample"];
    const text = `${code}\n${renderCallouts("super", [writeCallout(topics, other)])}`;
    expect(await parseSectionCode({ code: text })).toMatchObject({
      ...nothing,
      ...{ sectionId: topics.id, content: other, version: topics.version, others: 1 },
    });
    expect(await parseSectionCode({ code: text, place: 1 })).toMatchObject({
      ...{ sectionId: ticket.id, content: ticket.sample, theme: themeSchema.parse(theme), others: 0 },
    });
    await expect(parseSectionCode({ code: text, place: 2 })).rejects.toThrow(AppError);
  });
});

describe("words of a section that were pasted", () => {
  const ways: [string, (callout: { line: string; blocks: Block[] }) => string][] = [
    ["as Markdown", asMarkdown],
    ["as Notion exports a callout", (callout) => `<aside>\n💡 ${asMarkdown(callout)}\n</aside>`],
    ["as a page of Super has them", (callout) => renderCallouts("super", [callout])],
    ["as a page of Bullet has them", (callout) => renderCallouts("bullet", [callout])],
  ];

  test.each(ways)("are read %s", async (_, print) => {
    for (const section of [ticket, slip, topics]) {
      for (const content of listContents(section)) {
        const read = await parseSectionCode({ code: print(writeCallout(section, content)) });
        expect(read).toMatchObject({ ...nothing, sectionId: section.id, version: undefined, isMarked: false });
        expect(read.content).toEqual(withSettings(section, content));
      }
    }
  });

  test("may be any, as Markdown", async () => {
    const property = fc.asyncProperty(arbitraryContent(topics), async (content) => {
      const read = await parseSectionCode({ code: asMarkdown(writeCallout(topics, content as never)) });
      const problems = read.problems.filter((sentence) => !sentence.includes("has no address"));
      expect({ ...read, problems }).toMatchObject({ ...nothing, content: withSettings(topics, content as never) });
    });
    await fc.assert(property, { numRuns: 8 });
  });

  test("are read as markup of other pages", async () => {
    const code = "<p>§ Ticket</p><h2>Come in</h2><p>At <b>eight</b>.</p><script>alert(1)</script>";
    const { content } = await parseSectionCode({ code });
    expect(content).toMatchObject({ title: "Come in", lede: "At eight." });
  });

  test("have what has no place, and what can't be read", async () => {
    const { line, blocks } = writeCallout(ticket);
    const more = "## Another heading\n\n```\nconst answer = 42\n```\n\n**Places in all** many";
    const { leftovers, problems, content } = await parseSectionCode({
      code: `${asMarkdown({ line, blocks })}\n${more}`.replace(/^\*\*Places in all\*\* \d+$/m, ""),
    });
    expect(leftovers.join()).toContain("Another heading");
    expect(leftovers.join()).toContain("const answer = 42");
    expect(problems).toContain("“many” can't be read as “Places in all”: write a number from 0 up, without words.");
    expect(leftovers.join()).toContain("many");
    expect(content.seats).toBe(0);
  });

  test("of no section are refused as anything else", async () => {
    await expect(parseSectionCode({ code: "§ 5 Liability\n\nNone." })).rejects.toThrow("no section of ours");
  });
});

describe("code that lies", () => {
  const print = (values: string, around = "silcrowNotion") =>
    `<script>${around};S.add(Object.assign(${values},{draw:1}));</script>`;
  const marker = '"marker":"cta-reply-slip@1.0.0 super notion"';

  test.each([
    ["of settings that there aren't", `{${marker},"settings":[[["title"],"Mine"],[["a","b"],1],[7],"x",[["action"]]]}`],
    ["of settings of another kind", `{${marker},"settings":[[["action"],["x"]],[["stamp","value"],{"a":1}]]}`],
    [
      "of prototypes",
      `{${marker},"__proto__":{"x":1},"settings":[[["__proto__","polluted"],"yes"],[["constructor","prototype","polluted"],"yes"]]}`,
    ],
    [
      "of plans",
      `{${marker},"plan":{"name":7,"settings":[["__proto__"]],"leaves":[{"path":["__proto__"]}]},"settings":[]}`,
    ],
    [
      "of themes",
      '{"marker":"cta-reply-slip@1.0.0 super notion {\\"theme\\":{\\"accent\\":\\"red;}\\",\\"__proto__\\":1}}"}',
    ],
    ["that breaks off", `{${marker},"settings":[[["action"],"https://exa`],
    ["that is nested", `{${marker},"settings":${"[".repeat(5_000)}`],
  ])("%s is read without harm", async (_, values) => {
    const { sectionId, content, theme } = await parseSectionCode({ code: print(values) });
    expect(sectionId).toBe(slip.id);
    expect(findContentProblems(slip, content)).toEqual([]);
    expect(content.title).toBe(slip.sample.title);
    expect({ ...theme, scheme: "host" }).toEqual({ scheme: "host" });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("has no address that runs as a script, and no form of somebody's site", async () => {
    const own = "https://shop.example/api/forms/0b9c1f4e-8a55-4f6c-9d0e-2f6f3b1c7a11/x";
    for (const action of ["javascript:alert(1)", own]) {
      const { content } = await parseSectionCode({
        code: print(`{${marker},"settings":[[["action"],${JSON.stringify(action)}]]}`),
      });
      expect(content.action).toBe(slip.sample.action);
    }
    const { content } = await parseSectionCode({ code: "§ Ticket\n\n[Go](javascript:alert(1))\n\n<b>x</b>" });
    expect(JSON.stringify(content)).not.toContain("javascript:");
  });

  test("may say the end of a script in a text", async () => {
    const code = await printSiteCode("super", [
      { section: slip, content: { ...slip.sample, action: "https://example.org/</script><script>x" } as Group },
    ]);
    const { content } = await parseSectionCode({ code });
    expect(content.action).toBe("https://example.org/</script><script>x");
  });

  test.each([
    ["sections", `.add(Object.assign({${marker},"settings":[`],
    ["scripts", "<script>"],
    ["names", "§ Ticket\n"],
    ["asides", "<aside>\n§ Ticket\n</aside>\n"],
    ["elements in one another", "<div class=notion-callout>"],
    ["contents", '<div class="notion-callout"><div class="notion-callout-text">§ Ticket'],
    ["formatting", "<b class=notion-callout-text>§ Ticket<p>"],
  ])("is as long as may be, of many %s, and is read or refused with a sentence", async (_, piece) => {
    const code = piece.repeat(Math.floor(maxPastedLength / piece.length));
    const outcome = await parseSectionCode({ code }).catch((error) => error);
    expect(outcome instanceof AppError || outcome.sectionId !== undefined, String(outcome)).toBe(true);
    expect(JSON.stringify(outcome).length).toBeLessThan(300_000);
  });
});
