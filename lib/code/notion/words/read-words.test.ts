import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { findContentProblems } from "@/lib/catalogue/content/content";
import { listWordSections } from "@/tools/test/samples/notion/words";
import type { Block, Run } from "./blocks";
import { buildWordsPlan } from "./build-plan";
import { type Group, listSettings, setValue } from "./plan";
import { type ReadWords, readWords } from "./read-words";
import { writeWords } from "./write-words";

const ticket = findSection("silcrow-cta-ticket");
const people = findSection("silcrow-team-photo-grid");
const topics = findSection("silcrow-faqs-by-topic");
const ledger = findSection("silcrow-pricing-ledger");
if (!ticket || !people || !topics || !ledger) throw new Error("A section is gone");
const plan = buildWordsPlan(ticket);

const text = (words: string): Run[] => [{ text: words }];
const paragraph = (...runs: Run[]): Block => ({ kind: "paragraph", runs });
const bold = (label: string, ...runs: Run[]) => paragraph({ text: label, bold: true }, ...runs);
const heading = (words: string, level = 2): Block => ({ kind: "heading", level, runs: text(words) });
const table = (...rows: string[][]): Block => ({ kind: "table", rows: rows.map((row) => row.map(text)) });
/** What is told of the blocks, not of figures that these don't have. */
const tell = ({ problems }: ReadWords) =>
  problems.map(({ sentence }) => sentence).filter((sentence) => !sentence.includes("isn't written"));
const readTicket = (...blocks: Block[]) => readWords(plan, blocks);

describe("what somebody writes in Notion", () => {
  it("may be nothing: texts are empty, and figures nothing", () => {
    const { content, unread, problems } = readTicket();
    expect(content).toMatchObject({ title: "", lede: "", primary: { label: "", href: "" }, facts: [], seats: 0 });
    expect([unread, problems]).toEqual([[], []]);
  });

  it("may be in any order", () => {
    const words = writeWords(plan, ticket.sample as Group);
    const { content } = readTicket(...words.slice(4), ...words.slice(0, 4));
    expect(content).toMatchObject({ title: ticket.sample.title, seats: 40, host: ticket.sample.host });
  });

  it("has labels in any letters, with a colon in the bold text or after it", () => {
    expect(readTicket(bold("NOTE: ", { text: "Late." })).content.note).toBe("Late.");
    expect(readTicket(bold("note", { text: ": Late." })).content.note).toBe("Late.");
  });

  it("goes on below a label, and in more lines", () => {
    expect(readTicket(bold("Note"), paragraph(...text("One.")), paragraph(...text("Two."))).content.note).toBe(
      "One.\nTwo.",
    );
  });

  it("has bold words that are no label, and links that are bold", () => {
    const { content } = readTicket(
      heading("Title"),
      bold("Never", { text: " again." }),
      paragraph({ text: "Go", bold: true, href: "https://example.com/" }),
    );
    expect(content).toMatchObject({ lede: "Never again.", primary: { label: "Go", href: "https://example.com/" } });
  });

  it("has two headings: the second one is left over", () => {
    const { content, unread } = readTicket(heading("One"), heading("Two"));
    expect([content.title, unread]).toEqual(["One", [1]]);
  });

  it("has a table without its header, with other columns, or too few", () => {
    const facts = (...rows: string[][]) => readTicket(bold("Facts"), table(...rows));
    expect(facts(["Room", "4"], ["Ends", "21:00"]).content.facts).toEqual([
      { label: "Room", value: "4" },
      { label: "Ends", value: "21:00" },
    ]);
    const other = facts(["Value", "Color", "Words"], ["4", "red", "Room"]);
    expect(other.content.facts).toEqual([{ label: "Room", value: "4" }]);
    expect([other.unread, tell(other)]).toEqual([[1], ["“Color” is no column of “Facts”. It has Words, Value."]]);
    const wide = facts(["Room", "4", "big"]);
    expect([wide.unread, tell(wide)]).toEqual([
      [1],
      [
        "The first row of “Facts” isn't Words, Value: its columns are read in this order. “big” is no column of “Facts”.",
      ],
    ]);
    expect(facts(["Words"], ["Room"]).content.facts).toEqual([{ label: "Room", value: "" }]);
  });

  it("has a number that is none", () => {
    const read = readTicket(bold("Places in all", { text: " many" }));
    expect([read.content.seats, read.unread]).toEqual([0, [0]]);
    expect(tell(read)).toEqual(["“many” can't be read as “Places in all”: write a number from 0 up, without words."]);
    for (const said of [" 1,200", " $1,200", " 1 200 €", " 1'200", " 1.200", " 1.200,00", " 1200,0"])
      expect(readTicket(bold("Places in all", { text: said })).content.seats, said).toBe(1_200);
    const dotted = readTicket(bold("Places in all", { text: " 1.234" }));
    expect(tell(dotted)).toEqual(["“1.234” can be read in two ways: write “1234”, or a decimal with two digits."]);
    for (const said of [" 0x10", " -5", " 1e9", " Infinity", " 12 to 14", " 1 2 3", ` x${"!".repeat(100_000)}x`])
      expect(readTicket(bold("Places in all", { text: said })).unread, said.slice(0, 9)).toEqual([0]);
  });

  it("has blocks that the section has no place for", () => {
    const divider: Block = { kind: "other", name: "divider" };
    const picture: Block = { kind: "picture", src: "https://example.com/p.jpg", alt: "" };
    expect(readTicket(divider, heading("Title"), picture, table(["a", "b"])).unread).toEqual([0, 2, 3]);
  });

  it("has a name that is misspelled: what follows it isn't part of what stands above", () => {
    const { content, unread, problems } = readTicket(
      heading("Title"),
      bold("Note", ...text(" 14 seats left")),
      bold("Fact"),
      table(["Words", "Value"], ["Starts", "18:45"]),
    );
    expect(content).toMatchObject({ title: "Title", note: "14 seats left", facts: [] });
    expect(unread).toEqual([2, 3]);
    expect(problems[0]).toEqual({ at: 2, sentence: "“Fact” isn't a name here. Did you mean “Facts”?" });
  });

  it("has links where none can be, and buttons without an address", () => {
    const link = (words: string, href: string) => [{ text: words, href }];
    const read = readTicket(
      { kind: "heading", level: 2, runs: [{ text: "Come " }, ...link("in", "https://example.com")] },
      { kind: "paragraph", runs: link("Book", "javascript:alert(1)") },
      bold("Note", { text: " " }, ...link("14 seats", "/seats")),
    );
    expect(read.unread).toEqual([]);
    expect(read.content).toMatchObject({ title: "Come in", note: "14 seats" });
    expect(tell(read)).toEqual([
      "The words “in” are shown, their link isn't: “Headline” can't hold one.",
      "“Book” has no address that can be used: make it a link.",
      "The words “14 seats” are shown, their link isn't: “Note” can't hold one.",
    ]);
    const both = readTicket({ kind: "paragraph", runs: [...link("One", "/1"), { text: " " }, ...link("two", "/2")] });
    expect(tell(both)).toEqual([expect.stringContaining("A button has one link: of those in")]);
  });

  it("has an address with an arrow in it", () => {
    const [first] = plan.leaves.filter(({ kind }) => kind === "link");
    expect(readTicket(bold(first?.label ?? "", ...text(" Go → /a→b"))).content.primary).toEqual({
      label: "Go",
      href: "/a→b",
    });
  });

  it("has a row that may be titles, which is shown below then", () => {
    const bill = findSection("silcrow-pricing-tick-and-total");
    const plan = buildWordsPlan(bill as never);
    const extras = plan.lists.find(({ shape }) => shape === "table");
    const row = (first: string, price: string) =>
      extras?.item.leaves.map(({ kind }, at) => text(at === 0 ? first : kind === "number" ? price : "")) ?? [];
    const rows = [row("Hosting", "free"), row("Mail", "5")];
    expect(readWords(plan, [bold(extras?.label ?? ""), { kind: "table", rows }]).unread).toEqual([1]);
  });

  it("has a field of a form without the name of its answers, which has its label then", () => {
    const slip = findSection("silcrow-cta-reply-slip");
    const sample = structuredClone(slip?.sample) as Group & { fields: Group[]; ticks: Group[] };
    for (const one of [...sample.fields, ...sample.ticks]) one.name = "";
    const { content } = readWords(buildWordsPlan(slip as never), writeWords(buildWordsPlan(slip as never), sample));
    for (const one of [content.fields, content.ticks].flat() as Group[]) expect(one.name).toBe(one.label);
  });

  it("leaves out a figure: it is none of the sample's, which is told", () => {
    const { content, problems } = readTicket(heading("Title"), bold("Places taken"));
    expect(content).toMatchObject({ seats: 0, taken: 0 });
    expect(problems).toEqual([
      { at: 2, sentence: "“Places in all” isn't written, and taken as 0." },
      { at: 2, sentence: "“Places taken” isn't written, and taken as 0." },
    ]);
  });

  it("has a name twice: the first is used, and the second shown below", () => {
    const { content, unread, problems } = readTicket(bold("Note", ...text(" One")), bold("Note", ...text(" Two")));
    expect([content.note, unread]).toEqual(["One", [1]]);
    expect(problems[0]).toEqual({ at: 1, sentence: "“Note” stands there more than once: the first is used." });
  });

  it("has words behind the name of a list or a picture, and two columns of one name", () => {
    const behind = readTicket(bold("Facts", ...text(": bread, cheese")));
    expect([behind.unread, tell(behind)]).toEqual([
      [0],
      ["“bread, cheese” isn't used. Write “Facts” alone in its line, and put its table below it."],
    ]);
    const twice = readTicket(bold("Facts"), table(["Words", "Words"], ["Room", "4"]));
    expect([twice.unread, twice.content.facts]).toEqual([[], [{ label: "Room", value: "4" }]]);
    const envelope = findSection("silcrow-cta-sealed-envelope");
    const plan = buildWordsPlan(envelope as never);
    const picture = plan.leaves.find(({ kind }) => kind === "picture");
    const read = readWords(plan, [bold(picture?.label ?? "", ...text(" A man in a hat"))]);
    expect([read.unread, picture?.kind]).toEqual([[0], "picture"]);
  });

  it("is read in little time, however much stands in one line", () => {
    const blank = Array.from(
      { length: 20_000 },
      (_, at): Run => ({ text: " ", ...(at % 2 && { bold: true as const }) }),
    );
    expect(readTicket(paragraph(...blank, { text: "Note", bold: true }, { text: " Late." })).content.note).toBe(
      "Late.",
    );
  });

  it("has columns that are all called otherwise, and more rows than are shown", () => {
    const ledger = findSection("silcrow-pricing-ledger");
    const plan = buildWordsPlan(ledger as never);
    const plans = plan.lists.find(({ shape }) => shape === "table");
    const link = [{ text: "Buy", href: "https://example.com" }];
    const cellOf = (kind: string) => (kind === "number" ? text("12") : kind === "link" ? link : text("Words"));
    const row = plans?.item.leaves.map(({ kind }) => cellOf(kind)) ?? [];
    const rows = [row.map((_, at) => text(`Column ${at}`)), ...Array.from({ length: 5 }, () => row)];
    const read = readWords(plan, [bold(plans?.label ?? ""), { kind: "table", rows }]);
    expect(read.unread).toEqual([1]);
    expect(tell(read)).toEqual([
      expect.stringContaining("“Column 0” is no column of “Plans”: it is read as “"),
      "“Plans” has room for 4. Not shown: “Words”.",
    ]);
    expect((read.content.plans as Group[]).map((plan) => JSON.stringify(plan)).join()).not.toContain("Column");
  });

  it("has links in a list of texts, which is told", () => {
    const note = findSection("silcrow-cta-founder-note");
    const plan = buildWordsPlan(note as never);
    const list = plan.lists.find(({ shape }) => shape === "bullets");
    const story = { text: "our story", href: "https://example.com/story" };
    const read = readWords(plan, [bold(list?.label ?? ""), { kind: "bullet", runs: [...text("Read "), story] }]);
    expect(tell(read)).toEqual([expect.stringContaining("The words “our story” are shown, their link isn't")]);
  });

  it("names what has no name", () => {
    const logos = findSection("silcrow-logo-clouds-one-line");
    const read = readWords(buildWordsPlan(logos as never), [heading("1", 3), heading("Acme and Sons", 3)]);
    expect([read.unread, tell(read)]).toEqual([
      [1],
      [expect.stringMatching(/^“Acme and Sons” isn't shown: what is in “.+” has no name\.$/)],
    ]);
  });

  it("has a figure with other signs, of which the number is read", () => {
    for (const said of [" 500+", " <500", " ~500", " 500*"]) {
      const read = readTicket(bold("Places in all", { text: said }));
      expect([read.content.seats, tell(read)]).toEqual([500, [`Of “${said.trim()}” only the number is shown.`]]);
    }
  });

  it("has names below each other in one paragraph, and lines that are bold as a whole", () => {
    const both = readTicket(
      bold("Note", ...text(" 14 seats\n"), { text: "Who invites", bold: true }, ...text(" The harbor")),
    );
    expect(both.content).toMatchObject({ note: "14 seats", host: "The harbor" });
    const more = readTicket(
      bold("Note", ...text(" 14 seats\nand more\n"), { text: "Who invites", bold: true }, ...text(" The harbor")),
    );
    expect(more.content).toMatchObject({ note: "14 seats\nand more", host: "The harbor" });
    expect(readTicket(bold("Note: 14 seats left")).content).toMatchObject({ note: "14 seats left", lede: "" });
  });

  it("has list items where lines are, and names with another apostrophe", () => {
    const sheets = findSection("silcrow-pricing-three-sheets");
    const bullet = (words: string): Block => ({ kind: "bullet", runs: text(words) });
    const { content } = readWords(buildWordsPlan(sheets as never), [
      heading("Solo", 3),
      bullet("2 clients"),
      bullet("1 site"),
    ]);
    expect(JSON.stringify(content.plans)).toContain("2 clients\\n1 site");
    const price = findSection("silcrow-pricing-one-price");
    const plan = buildWordsPlan(price as never);
    const list = plan.lists.find(({ label }) => label.includes("’"));
    const read = readWords(plan, [bold(list?.label.replace("’", "'") ?? ""), bullet("Hosting")]);
    expect([list?.shape, read.unread]).toEqual(["bullets", []]);
  });

  it("has empty headings, rows and items, which are nothing", () => {
    const read = readTicket(
      heading(" "),
      heading("Title"),
      bold("Facts"),
      table(["Words", "Value", ""], ["Room", "4", ""], ["", "", ""]),
    );
    expect([read.unread, tell(read)]).toEqual([[], []]);
    expect(read.content).toMatchObject({ title: "Title", facts: [{ label: "Room", value: "4" }] });
  });

  it("has rows without a figure, which aren't shown but where nothing is as good as any", () => {
    const plate = findSection("silcrow-featured-annotated-plate");
    const plan = buildWordsPlan(plate as never);
    const notes = plan.lists.find(({ path }) => path.join() === "notes");
    const labels = notes?.item.leaves.flatMap(({ kind, label }) => (kind === "number" ? [] : label)) ?? [];
    const read = readWords(plan, [
      bold(notes?.label ?? ""),
      table(
        labels,
        labels.map(() => "Words"),
      ),
    ]);
    expect(read.content.notes).toHaveLength(1);
    const bill = buildWordsPlan(findSection("silcrow-pricing-tick-and-total") as never);
    const extras = bill.lists.find(({ shape }) => shape === "table")?.label ?? "";
    const { content } = readWords(bill, [bold(extras), table(["What it is", "Cost"], ["Hosting", "12"])]);
    expect(content.extras).toMatchObject([{ price: 12 }]);
  });

  it("has a text below the name of a table", () => {
    const read = readTicket(bold("Facts"), paragraph(...text("Room for four")));
    expect(read.unread).toEqual([1]);
    expect(tell(read)).toEqual(["“Room for four” isn't used. Below “Facts” stands its table and no text."]);
  });

  it("has words in bold that are like no name", () => {
    const read = readTicket(
      heading("Title"),
      bold("Opening hours", ...text(" 9 to 5")),
      paragraph(...text("Note: come")),
    );
    expect(read.content.lede).toBe("Opening hours 9 to 5\nNote: come");
    expect([read.unread, tell(read)]).toEqual([
      [],
      [
        "“Opening hours” is no name here, and shown as text.",
        "“Note” is shown as text: set it in bold if it is a name.",
      ],
    ]);
    const sentence = readTicket(heading("Title"), bold("Yes, really.", ...text(" It is so.")));
    expect([sentence.content.lede, tell(sentence)]).toEqual(["Yes, really. It is so.", []]);
  });

  it("has the text without a name behind what is named on one line", () => {
    const { content, unread } = readTicket(
      heading("Title"),
      bold("Who invites", ...text(" The harbor")),
      paragraph(...text("Six evenings.")),
    );
    expect(content).toMatchObject({ host: "The harbor", lede: "Six evenings." });
    expect(unread).toEqual([]);
  });

  it("has parts of any level below the heading, and parts in parts", () => {
    const { content } = readWords(buildWordsPlan(topics), [
      heading("Questions", 1),
      heading("Prices", 2),
      heading("What is it?", 3),
      paragraph(...text("Nothing.")),
      heading("Time", 2),
    ]);
    expect(content).toMatchObject({
      title: "Questions",
      topics: [
        { name: "Prices", questions: [{ question: "What is it?", answer: "Nothing." }] },
        { name: "Time", questions: [] },
      ],
    });
    const team = readWords(buildWordsPlan(people), [heading("Team"), heading("Ada", 3), heading("Max", 3)]);
    expect(team.content.people).toMatchObject([{ name: "Ada" }, { name: "Max" }]);
  });

  it.each(["Now", "Next", "Date", "Rate", "Place", "Not", "Notice", "Pictures"])(
    "takes %j in bold for the first word of a sentence",
    (word) => {
      const lines = [
        paragraph(...text("Six Tuesdays.")),
        bold(word, { text: " in its third year." }),
        paragraph(...text("More.")),
      ];
      const { content, unread } = readTicket(heading("Title"), ...lines);
      expect(unread).toEqual([]);
      expect(content).toMatchObject({ lede: `Six Tuesdays.\n${word} in its third year.\nMore.`, note: "" });
    },
  );

  it("tells a misspelled name in a line that is bold as a whole", () => {
    const { problems, unread } = readTicket(heading("Title"), bold("Places takn: 26"));
    expect(problems[0]?.sentence).toBe("“Places takn: 26” isn't a name here. Did you mean “Places taken”?");
    expect(unread).toEqual([1]);
  });

  it("shows below the section, and tells, what has a part more than there are things to put it below", () => {
    const sheet = buildWordsPlan(ledger);
    const { plans = [], ...rest } = ledger.sample as Group;
    const rows = ["Towel | yes | no | |", "Sauna | yes | no | THIRD | FOURTH"];
    const content = { ...rest, plans: Array.isArray(plans) ? plans.slice(0, 2) : [], rows };
    const blocks = writeWords(sheet, content);
    const { problems, unread } = readWords(sheet, blocks);
    const at = blocks.findIndex((block) => JSON.stringify(block).includes("THIRD"));
    expect(unread).toEqual([at]);
    expect(problems.filter((one) => one.at === at).map(({ sentence }) => sentence)).toEqual([
      "“THIRD | FOURTH” isn't shown: there is no more in “Plans”.",
    ]);
  });

  it.each(["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd"])(
    "never leads to %j",
    (href) => {
      expect(readTicket(paragraph({ text: "Go", href })).content.primary).toEqual({ label: "Go", href: "" });
      expect(readTicket(paragraph(...text(`Go → ${href}`))).content).not.toHaveProperty("primary.href", href);
      expect(readTicket(bold("Main button", { text: ` Go → ${href}` })).content).not.toHaveProperty(
        "primary.href",
        href,
      );
    },
  );
});

const run = fc.record(
  {
    text: fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom("Note", "Facts", "Portrait", "yes", "40", "→", "a → b"),
    ),
    bold: fc.constant(true as const),
    href: fc.constantFrom("https://example.com/", "javascript:x", "/x", "#"),
  },
  { requiredKeys: ["text"] },
);
const runs = fc.array(run, { maxLength: 3 });
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant("heading" as const), level: fc.integer({ min: 1, max: 6 }), runs }),
  fc.record({ kind: fc.constantFrom("paragraph" as const, "bullet" as const), runs }),
  fc.record({
    kind: fc.constant("table" as const),
    rows: fc.array(fc.array(runs, { maxLength: 3 }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant("picture" as const),
    src: fc.constantFrom("javascript:x", "https://e.example/"),
    alt: fc.string(),
  }),
  fc.record({ kind: fc.constant("other" as const), name: fc.string() }),
);

it("reads content that fits its section out of any blocks", () => {
  for (const section of listWordSections()) {
    const sectionPlan = buildWordsPlan(section);
    const property = fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const { content } = readWords(sectionPlan, blocks);
      for (const [path, value] of listSettings(sectionPlan, section.sample as Group)) setValue(content, path, value);
      expect(findContentProblems(section, content).filter(({ sentence }) => !/number from/.test(sentence))).toEqual([]);
    });
    fc.assert(property, { numRuns: 4 });
  }
});

it("reads ten thousand words in little time and memory", () => {
  const blocks = Array.from({ length: 1_000 }, (_, at) =>
    paragraph(...text(`${at} nine more words that stand in this line`)),
  );
  const { content } = readTicket(heading("Title"), ...blocks);
  expect(String(content.lede).split("\n")).toHaveLength(1_000);
});
