import fc from "fast-check";
import { listSections, type Section } from "../../../../lib/catalogue/catalogue";
import { buildForm } from "../../../../lib/catalogue/content/content-form";
import type { Field } from "../../../../lib/catalogue/content/form-field";
import { hasNotionWords } from "../../../../lib/code/notion/word-sections";
import type { Block } from "../../../../lib/code/notion/words/blocks";
import { parseMarkdown } from "../../../../lib/code/notion/words/parse-markdown";
import { type Group, listSettings, setValue, type Value, type WordsPlan } from "../../../../lib/code/notion/words/plan";
import { printMarkdown } from "../../../../lib/code/notion/words/print-markdown";
import { readWords } from "../../../../lib/code/notion/words/read-words";
import { writeWords } from "../../../../lib/code/notion/words/write-words";
import { renderBulletCallout } from "./bullet-page";
import { renderEarlierSuperCallout, renderSuperCallout } from "./super-page";
import { readServedCallout } from "./written";

/** What may stand between the words that we write and the blocks that are read. */
type Serve = (blocks: readonly Block[]) => readonly Block[];

/** Nothing. */
export const asWritten: Serve = (blocks) => blocks;

export const ways: [string, Serve][] = [
  ["written", asWritten],
  ["pasted as Markdown", (blocks) => parseMarkdown(printMarkdown(blocks)).map(({ block }) => block)],
  ["served by Super", (blocks) => readServedCallout(renderSuperCallout("§ Name", blocks)).blocks],
  ["served by Super before", (blocks) => readServedCallout(renderEarlierSuperCallout("§ Name", blocks)).blocks],
  ["served by react-notion-x", (blocks) => readServedCallout(renderBulletCallout("§ Name", blocks)).blocks],
];

/** The sections whose words can stand in Notion. */
export const listWordSections = (): Section[] => listSections().filter(hasNotionWords);

/** A content as it is read from its words, with what stays in the code. That a button has no address is no fault of reading. */
export function readBack(plan: WordsPlan, serve: Serve, given: Group) {
  const { content, unread, problems } = readWords(plan, serve(writeWords(plan, given)));
  for (const [path, value] of listSettings(plan, given)) setValue(content, path, value);
  // Lines of any content may have values beyond the columns of their list.
  const beyond = problems.filter(({ sentence }) => sentence.includes("there is no more in")).map(({ at }) => at);
  return {
    content,
    unread: unread.filter((at) => !beyond.includes(at)),
    problems: problems.filter(({ at, sentence }) => !beyond.includes(at) && !sentence.includes("has no address")),
  };
}

/** What texts are made of: words, and everything that means something in Markdown, in markup or to us. */
const tokens = [
  ..."word Ein Wörterbuch שלום مرحبا 字 😀 1. 2) - + * # ### > | ¦ § §§ → : \\ ~~x~~ $5 1,250.50".split(" "),
  ..."*bold* **b** _x_ __y__ `code` <b> </b> &amp; &lt; [a] [a](b) [words](https://example.com/x) ![i](u)".split(" "),
  ..."https://example.com/auto drawn:bell {{x}} {%y%} --- === ^ = ! ( )".split(" "),
];
const addresses = ["", "#x", "/page", "https://example.com/a?b=c&d=e", "mailto:ada@example.com", "tel:+15550100"];
const pictures = ["", "drawn:bell", "/art/v1/x.svg", "https://example.com/p.jpg?w=1&h=2"];

const line = fc.array(fc.constantFrom(...tokens), { maxLength: 5 }).map((words) => words.join(" "));
const lines = fc
  .array(
    line.filter((text) => text !== ""),
    { maxLength: 4 },
  )
  .map((all) => all.join("\n"));

/** Content of a section's shape, of texts that are hard to write. */
export const arbitraryContent = (section: Section): fc.Arbitrary<Group> =>
  arbitraryValue(buildForm(section)) as fc.Arbitrary<Group>;

/** What a form's answers are kept under is never empty. */
const arbitraryField = (field: Field): fc.Arbitrary<Value> =>
  field.name === "name" && field.isAdvanced ? fc.constantFrom("name", "E-mail", "字 1") : arbitraryValue(field);

function arbitraryValue(field: Field): fc.Arbitrary<Value> {
  switch (field.kind) {
    case "group":
      return fc.record(Object.fromEntries(field.fields.map((one) => [one.name, arbitraryField(one)])));
    case "list":
      return fc.array(arbitraryValue(field.item), { maxLength: 3 });
    case "number": {
      const { min, max, integer } = field.limit;
      return integer ? fc.integer({ min, max }) : fc.integer({ min, max }).map((number) => number / 4);
    }
    case "switch":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...field.choices.map(({ value }) => value));
    case "address":
    case "form-address":
      return fc.constantFrom(...addresses);
    case "picture-address":
      return fc.constantFrom(...pictures);
    default:
      return field.kind === "long-text" ? lines : line;
  }
}
