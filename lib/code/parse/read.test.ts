import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import { findSection, listContents, type Section } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { type DeliverOptions, deliver } from "@/lib/code/formats/deliver";
import { walkLeaves } from "@/lib/code/metadata/field-classes";
import { type Theme, themeSchema } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";
import { publicOrigin } from "@/lib/server/public-address";
import { maxPastedLength } from "./limits";
import { readLiteral } from "./literal";
import { parseSectionCode } from "./read";

const theme: Theme = { accent: "#0a7a55", radius: 4 };

/** The file of a copy that has its words. */
async function copyOf(options: Omit<DeliverOptions, "origin">): Promise<string> {
  const { files } = await deliver({ ...options, origin: publicOrigin });
  return (files.find(({ name }) => name.endsWith("-section.tsx")) ?? files[0])?.code ?? "";
}

function leaves(content: Record<string, Content>): Record<string, string | number | boolean> {
  const all: Record<string, string | number | boolean> = {};
  walkLeaves(content, (path, value) => {
    all[path] = value;
  });
  return all;
}

describe("a copy that isn't whole", () => {
  const ticket = findSection("silcrow-cta-ticket") as Section;

  test("is read as far as it goes, wherever it breaks off", { timeout: 60_000 }, async () => {
    const code = await copyOf({ section: ticket, product: "bullet", content: listContents(ticket)[1] });
    for (let length = 60; length < code.length; length += 331) {
      const read = await parseSectionCode({ code: code.slice(0, length) });
      expect(read.sectionId).toBe(ticket.id);
    }
    const half = await parseSectionCode({ code: code.slice(0, code.indexOf("<style", 300)) });
    expect(half.content.title).toBe(listContents(ticket)[1]?.title);
  });

  test("is known by the names in it where its marker is gone", async () => {
    const code = await copyOf({ section: ticket, product: "bullet", content: listContents(ticket)[1] });
    const read = await parseSectionCode({ code: code.replace(/ data-silcrow='[^']*'/, "") });
    expect(read).toMatchObject({ sectionId: ticket.id, version: undefined, product: undefined });
    expect(read.content.title).toBe(listContents(ticket)[1]?.title);
  });

  test("has no words that were taken out, where they may be empty", async () => {
    const code = await copyOf({ section: ticket, product: "bullet" });
    const { note } = ticket.sample;
    const without = code.replace(new RegExp(`>${String(note).replace(/[.]/g, "\\.").replace(/ /g, "\\s")}<`), "><");
    expect(without).not.toBe(code);
    expect((await parseSectionCode({ code: without })).content.note).toBe("");
  });

  test("that is none of ours is refused with what to do", async () => {
    await expect(parseSectionCode({ code: "<div>Hello</div>" })).rejects.toThrow("There is no section of ours in this");
  });
});

test("a page that somebody composed is read back with all of its sections, also twice the same", {
  timeout: 60_000,
}, async () => {
  const section = findDrawable(
    formatCompositionId(["silcrow-cta-ticket", "silcrow-faqs-clauses", "silcrow-cta-ticket"]),
  ) as Section;
  const content = structuredClone(section.sample) as Record<string, Record<string, Content>>;
  Object.assign(content["ticket-2"] ?? {}, { title: "Another title", seats: 12 });
  for (const format of ["paste", "no-script", "react", "tailwind", "vue"] as const) {
    const read = await parseSectionCode({ code: await copyOf({ section, product: "super", format, content }) });
    expect(read.sectionId).toBe(section.id);
    expect(leaves(read.content), format).toEqual(leaves(content));
  }
});

describe("a copy that was changed by hand", () => {
  const copy = (id: string, format: "paste" | "no-script" | "react" = "no-script", more: { theme?: Theme } = {}) =>
    copyOf({ section: findSection(id) as Section, product: "bullet", format, ...more });

  test("keeps its words beside a script of other code", async () => {
    const code = (await copy("silcrow-cta-ticket")).replace(/Hold a seat for \$240/, "Hold mine");
    const { content } = await parseSectionCode({ code: `${code}<script>const content = {a: 1}</script>` });
    expect(content.primary).toMatchObject({ label: "Hold mine" });
  });

  test.each([
    ["in single quotes", (json: string) => `{'${JSON.parse(json)}'}`],
    ["on lines of its own", (json: string) => `{\n  ${json}\n}`],
    ["in a template", (json: string) => `{\`${JSON.parse(json)}\`}`],
  ])("keeps its theme where a formatter wrote the marker %s", async (_, written) => {
    const code = await copy("silcrow-cta-ticket", "react", { theme });
    const formatted = code.replace(
      /data-silcrow=\{("(?:[^"\\]|\\.)*")\}/,
      (_, json: string) => `data-silcrow=${written(json)}`,
    );
    expect(formatted).not.toBe(code);
    expect(await parseSectionCode({ code: formatted })).toMatchObject({
      theme: themeSchema.parse(theme),
      version: findSection("silcrow-cta-ticket")?.version,
    });
  });

  test("keeps where its form goes, but not where it goes on somebody's site", async () => {
    const code = await copy("silcrow-cta-last-line");
    const own = code.replace('action="#"', 'action="https://forms.example/f/1"');
    expect((await parseSectionCode({ code: own })).content.action).toBe("https://forms.example/f/1");
    const { code: addressed } = await deliver({
      section: findSection("silcrow-cta-last-line") as Section,
      product: "bullet",
      origin: publicOrigin,
      site: { id: "site_other" },
    });
    expect(addressed).toContain("site_other");
    const read = await parseSectionCode({ code: addressed });
    expect(JSON.stringify(read)).not.toContain("site_other");
    expect(read).toMatchObject({ leftovers: [], missing: [], returned: [] });
  });

  test("shows expressions in place of texts", async () => {
    const code = await copy("silcrow-cta-ticket", "react");
    const changed = code.replace(/title: "[^"]*"/, 'title: t("translated-title") /* don\'t ( */');
    const { leftovers, missing, content } = await parseSectionCode({ code: changed });
    expect(leftovers.join()).toContain("translated-title");
    expect(missing).toEqual(["Headline"]);
    expect(content.lede).toBe(findSection("silcrow-cta-ticket")?.sample.lede);
  });

  test("says which words stand there again, and leaves out things of lists that are gone", async () => {
    const sheets = (await copy("silcrow-pricing-three-sheets")).replace(/<li[^>]*>\s*1 TB of files.*?<\/li>/s, "");
    expect((await parseSectionCode({ code: sheets })).returned.join()).toContain("1 TB of files");
    const grid = findSection("silcrow-team-photo-grid") as Section;
    const [, ...people] = grid.sample.people as Content[];
    const code = (await copy(grid.id)).replace(/<li.*?<\/li>/s, "");
    expect((await parseSectionCode({ code })).content.people).toEqual(people);
  });

  test("has what stands beside it, and a break between words", async () => {
    const code = (await copy("silcrow-cta-ticket")).replace(
      "<div data-sc-frame",
      "<p>ADDEDABOVE</p><div data-sc-frame",
    );
    expect((await parseSectionCode({ code })).leftovers).toContain("ADDEDABOVE");
  });
});

describe("text that lies", () => {
  test.each(["{]", "[}", '{a:["x"}', "{a:[{b:1],c:2}", "{a:f(1)),b:2}"])("has the literal %s, which ends", (text) => {
    expect(readLiteral(text, 0)).toBeDefined();
  });

  test("has any brackets and quotes", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[{[][{}[\]():,"'`a1 \\/*]{0,60}$/), (text) => {
        readLiteral(text, 0);
      }),
    );
  });

  test("has elements in one another that each say all of the words, and is answered with little", async () => {
    const code = `<sc-cta-ticket data-silcrow='cta-ticket@1.0.0 bullet paste'>${"<i class=9>a ".repeat(120)}${"word ".repeat(24_000)}`;
    expect(JSON.stringify(await parseSectionCode({ code })).length).toBeLessThan(200_000);
  });

  const marker = (text: string) => `<sc-cta-ticket data-silcrow='${text}'><p>Hello there</p></sc-cta-ticket>`;

  test.each([
    ["a section there isn't", marker("cta-nothing@1.0.0 bullet paste")],
    ["a version from the future", marker("cta-ticket@99.0.0 bullet paste")],
    [
      "settings of other shapes",
      marker(
        'cta-ticket@1.0.0 bullet paste {"values":{"seats":"many","title":7,"__proto__":1},"lists":{"facts":1e9,"title":3},"theme":{"accent":"x"}}',
      ),
    ],
    ["settings that break off", marker('cta-ticket@1.0.0 bullet paste {"values":{"title":"Half')],
  ])("says %s, and is read without harm", async (_, code) => {
    const { sectionId, content, leftovers } = await parseSectionCode({ code });
    expect(sectionId).toBe("silcrow-cta-ticket");
    expect(Object.keys(content)).toEqual(Object.keys((findSection(sectionId) as Section).sample));
    expect(leftovers).toContain("Hello there");
  });

  test("has an address with a script, which isn't taken over", async () => {
    const section = findSection("silcrow-cta-ticket") as Section;
    const code = await copyOf({ section, product: "bullet" });
    const bad = code.replace("https://example.com/seat", "javascript:alert(1)");
    const { content, leftovers } = await parseSectionCode({ code: bad });
    expect(JSON.stringify(content)).not.toContain("javascript:");
    expect(leftovers).toContain("javascript:alert(1)");
  });

  test.each([
    ["markers", "data-silcrow='cta-ticket@1.0.0 bullet paste' "],
    ["comments that don't end", "/* silcrow cta-ticket@1.0.0 "],
    ["nested templates", "<sc-cta-ticket data-silcrow='cta-ticket@1.0.0 bullet paste'><template>"],
    ["beginnings of content", "const content = {a:["],
    ["elements", "<b class='0_1' data-sc='cta-ticket'>"],
  ])("is as long as may be, of many %s, and is read or refused with a sentence", async (_, piece) => {
    const code = piece.repeat(Math.floor(maxPastedLength / piece.length));
    const outcome = await parseSectionCode({ code }).catch((error) => error);
    expect(outcome instanceof AppError || outcome.sectionId !== undefined, String(outcome)).toBe(true);
  });
});

test("what stands in a literal and is no plain field is kept as it is written", () => {
  const strays: string[] = [];
  const text = '{ a: "1", ["computed"]: "two", get b() { return "three"; }, c: ["x"}, d: "four", e: "five" };';
  expect(readLiteral(text, 0, strays)).toEqual({ a: "1", c: ["x"] });
  for (const word of ["two", "three", "four", "five"]) expect(strays.join(" ")).toContain(word);
});

test("a literal has true and false as minifiers write them", () => {
  const strays: string[] = [];
  expect(readLiteral("{a:!0,b:[!1,true],c:!x}", 0, strays)).toEqual({ a: true, b: [false, true] });
  expect(strays).toEqual(["!x"]);
});

describe("several copies in one text", () => {
  const ticket = findSection("silcrow-cta-ticket") as Section;
  const figures = findSection("silcrow-stats-before-after-bars") as Section;

  test.each(["paste", "no-script", "react"] as const)("are read one by one: %s", async (format) => {
    const say = (place: number) => ({ content: { ...ticket.sample, title: `Say it ${place}` } });
    const ways = [ticket, figures, ticket].map(
      (section, place) => ({ section, product: "super", format, ...(section === ticket && say(place)) }) as const,
    );
    const code = (await Promise.all(ways.map((way) => copyOf(way)))).join("\n\n");
    for (const [place, { section }] of ways.entries()) {
      const read = await parseSectionCode({ code, place });
      expect(read).toMatchObject({ sectionId: section.id, others: 2 - place, leftovers: [], missing: [] });
      if (section === ticket) expect(read.content.title).toContain(`Say it ${place}`);
    }
  });

  test("are refused behind the last", async () => {
    await expect(parseSectionCode({ code: "<p>Hello</p>", place: 3 })).rejects.toThrow(AppError);
  });
});
