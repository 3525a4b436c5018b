import { describe, expect, it } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { deliverNotionCode, deliverWords, type WantedWords } from "./deliver-words";

const origin = "https://silcrow.example";
const find = (id: string): Section => findDrawable(id) ?? findDrawable(`silcrow-${id}`) ?? expect.fail(id);
const [ticket, slip, header] = [find("cta-ticket"), find("cta-reply-slip"), find("header-marker-strip")];
const write = (...wanted: WantedWords[]) => deliverWords({ wanted, origin });

describe("the words of a section", () => {
  it("begin with its name, as Markdown and as blocks of Notion's API", () => {
    const { markdown, apiBlocks } = write({ section: ticket, content: { ...ticket.sample, title: "Own *words*" } });
    expect(markdown).toMatch(/^§ Ticket\n\n## Own \\\*words\\\*\n/);
    const { children } = JSON.parse(apiBlocks);
    expect(children).toHaveLength(1);
    expect(children[0].callout.rich_text[0].text.content).toBe("§ Ticket");
    expect(children[0].callout.children[0]).toMatchObject({ type: "heading_2" });
  });

  it("have pictures of ours with whole addresses", () => {
    const about = find("testimonials-snap-row");
    const [first] = write({ section: about }).callouts;
    const pictures = first?.blocks.flatMap((block) => (block.kind === "picture" ? [block.src] : [])) ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    for (const src of pictures) expect(src).toMatch(/^https:\/\//);
  });

  it("come with what stays in the code, as the editor calls it", () => {
    expect(write({ section: find("stats-calendar-heat") }).callouts[0]?.settings).toEqual([
      "Weeks begin on",
      "The month begins on a",
      "Days of the month",
    ]);
    expect(write({ section: ticket }).callouts[0]?.settings).toEqual([]);
  });

  it("are refused where the content doesn't fit, and where there is no block for them", () => {
    expect(() => write({ section: ticket, content: { title: 1 } })).toThrow(
      expect.objectContaining({ code: "invalid" }),
    );
    expect(() => write({ section: header })).toThrow(
      expect.objectContaining({ sentence: expect.stringContaining("can’t stay in Notion") }),
    );
  });
});

describe("the words of a page", () => {
  const page = find(formatCompositionId([header.id, ticket.id, slip.id]));

  it("are one text, with those left out named", () => {
    const { markdown, callouts, without } = write({ section: page });
    expect(callouts.map(({ name }) => name)).toEqual([ticket.title, slip.title]);
    expect(without).toEqual([header.title]);
    expect(markdown.match(/^§ .*$|^---$/gm)).toEqual([`§ ${ticket.title}`, "---", `§ ${slip.title}`]);
  });
});

describe("several sections of one name", () => {
  const own = { ...slip.sample, action: "https://example.com/answers" };

  it("are one where they are the same, and are told apart by a number where they aren't", () => {
    const names = (...all: WantedWords[]) => write(...all).callouts.map(({ name }) => name);
    expect(names({ section: slip }, { section: slip })).toEqual(["Reply slip", "Reply slip"]);
    expect(names({ section: slip }, { section: slip, content: own })).toEqual(["Reply slip", "Reply slip 2"]);
    expect(names({ section: slip, name: "Ask  us" }, { section: ticket, name: "ask us" })).toEqual([
      "Ask us",
      "ask us 2",
    ]);
  });

  it("have the same names in the words of one of them and in the code", async () => {
    const wanted = [{ section: slip }, { section: slip, content: own }];
    const { names } = await deliverNotionCode({ wanted, product: "super", origin });
    const { callouts } = deliverWords({ wanted, origin, place: 1 });
    expect(names).toEqual(["Reply slip", "Reply slip 2"]);
    expect(callouts.map(({ name }) => name)).toEqual(["Reply slip 2"]);
  });
});

describe("the code", () => {
  it("sends the answers of forms to the site that is given, and says of what it is", async () => {
    const { code, hasForm, names } = await deliverNotionCode({
      wanted: [{ section: slip }, { section: slip }],
      product: "bullet",
      origin,
      site: { id: "a-site" },
    });
    expect(hasForm).toBe(true);
    expect(names).toEqual([slip.title]);
    expect(code.match(/S\.add\(/g)).toHaveLength(1);
    expect(code).toContain(`${origin}/api/forms/a-site/`);
    expect(code).toContain(`"cta-reply-slip@${findSection(slip.id)?.version} bullet notion"`);
  });

  it("brings the typefaces of a theme, its heading and its width", async () => {
    const theme = { fonts: "editorial", heading: 1, width: "wide" } as const;
    const { code } = await deliverNotionCode({
      wanted: [{ section: ticket, theme }],
      product: "super",
      origin,
    });
    expect(code).toContain("@font-face");
    expect(code).toContain('"heading":[1,-1]');
    expect(code).toContain("body{overflow-x:clip}");
    expect(code).toContain('"data-fit":"wide"');
  });
});
