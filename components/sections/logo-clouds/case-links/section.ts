import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

/** A number and its noun, the sentence that it is from, and the mark. */
const story = (href: string, number: string, result: string, ...[file, name, size]: Parameters<typeof mark>) => {
  const [figure = "", unit = ""] = number.split("\u00a0");
  return { ...mark(file, name, size), figure, unit, result, href: `https://example.com/${href}` };
};

export default defineSection<Props>()({
  title: "Case links",
  number: 9,
  price: 3,
  summary:
    "Marks in rows of three, each with one number: the one that is chosen opens a sheet below its row with the story’s sentence and link.",
  tags: ["case studies", "results", "customer stories", "tabs", "clients", "numbers"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "software",
  tint: "blue",
  fields: {
    lede: { optional: true },
    ...markFields(),
    "marks.figure": { label: "Its number", optional: true },
    "marks.unit": {
      label: "What is counted",
      help: "One or two words beside the number.",
      optional: true,
      advanced: true,
    },
    "marks.result": {
      label: "What changed",
      help: "One sentence. The number stays in sight, so it needn’t be said again.",
      optional: true,
    },
    "marks.href": {
      label: "Link to the story",
      help: "Where the whole story is. Without an address there is no link.",
      advanced: true,
    },
    more: {
      label: "Words of the links",
      help: "The same beside each result, such as “Read the case”.",
      optional: true,
    },
  },
  sample: {
    title: "Six teams, and one number from each.",
    lede: "All six moved their paperwork into Plinth within a week.",
    marks: [
      story(
        "museum",
        "3\u00a0days",
        "That is how long a loan form takes to come back signed.",
        "wexcombe",
        "Wexcombe Museum",
      ),
      story(
        "architects",
        "61\u00a0drawings",
        "Builders approved all of them on their phones, without a meeting.",
        "marram",
        "Marram architects",
        "larger",
      ),
      story(
        "books",
        "94%\u00a0of receipts",
        "That many reach the bookkeepers in the week they are printed.",
        "halfpenny",
        "Halfpenny bookkeepers",
        "smaller",
      ),
      story(
        "ferries",
        "26\u00a0crew",
        "The whole crew knew the winter timetable before it began.",
        "terntide",
        "Tern & Tide",
      ),
      story(
        "school",
        "11\u00a0binders",
        "They held the forms of the school office, and now stand empty.",
        "kittiwake",
        "Kittiwake evening school",
      ),
      story(
        "freight",
        "12\u00a0minutes",
        "That is what the customs papers for a full load take now.",
        "corvid",
        "Corvid Freight",
        "smaller",
      ),
    ],
    more: "Read the whole case",
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "What changed once the new sign was up.",
        lede: "A year later, Brackish asks every client what is different.",
        marks: [
          story(
            "bakery",
            "25\u00a0more loaves",
            "The shop sells them every day, to people who used to walk past.",
            "saltmarsh",
            "Saltmarsh bakery",
            "smaller",
          ),
          story(
            "type",
            "6\u00a0weeks",
            "In that time the foundry sold every specimen book, most of them to visitors.",
            "ninefold",
            "Ninefold",
            "smaller",
          ),
          story(
            "handbooks",
            "3\u00a0words",
            "The new sign says no more, and it is read from across the street.",
            "fernhollow-stacked",
            "Fernhollow",
            "tall",
          ),
          story(
            "maps",
            "31\u00a0shops",
            "Their owners saw the new sign, came in, and sell the maps now.",
            "umbra",
            "Umbra maps",
          ),
          story(
            "archive",
            "40\u00a0fewer calls",
            "That is in a week. Visitors find the door now and needn’t ask where it is.",
            "vollan",
            "Vollan Archive",
            "larger",
          ),
        ],
        more: "See the work",
      },
    },
    {
      trade: "stay",
      content: {
        title: "Four teams spent a week at Lantern Bay. They left with this.",
        lede: "One long table, no signal on the beach, dinner at seven.",
        marks: [
          story(
            "orrery",
            "1\u00a0sheet",
            "It holds the plan for the whole year, with room for notes.",
            "orrery",
            "Orrery",
          ),
          story("quillon", "12\u00a0clauses", "They are what all their contracts now share.", "quillon", "Quillon"),
          story(
            "plinth",
            "5\u00a0screens",
            "They are the whole new app, drawn on a roll of paper.",
            "plinth",
            "Plinth",
          ),
          story(
            "kittiwake",
            "9\u00a0courses",
            "They fill the whole winter, with a teacher for every evening.",
            "kittiwake-stacked",
            "Kittiwake",
            "tall",
          ),
        ],
        more: "Read about their week",
      },
    },
  ],
});
