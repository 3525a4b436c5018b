import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

const story = (href: string, result: string, ...[file, name, size]: Parameters<typeof mark>) => ({
  ...mark(file, name, size),
  result,
  href: `https://example.com/${href}`,
});

export default defineSection<Props>()({
  title: "Case links",
  number: 9,
  price: 3,
  summary:
    "Marks in three ruled columns: each opens one line of what changed at that company, with a link to the story.",
  tags: ["case studies", "results", "customer stories", "accordion", "clients", "toggle"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "software",
  fields: {
    lede: { optional: true },
    ...markFields(),
    "marks.result": { label: "What changed", optional: true },
    "marks.href": {
      label: "Link to the story",
      help: "Where the whole story is. Without an address there is no link.",
    },
    more: { label: "Words of the links", help: "The same below each result, such as “Read the case”.", optional: true },
  },
  sample: {
    title: "Six teams, and the one number each of them watches.",
    lede: "All six moved their clients into Plinth within a week.",
    marks: [
      story("museum", "Loan forms come back signed in 3 days. They used to take 19.", "wexcombe", "Wexcombe Museum"),
      story("architects", "61 of the last 70 drawings were approved on a phone.", "marram", "Marram architects"),
      story(
        "books",
        "Receipts arrive in the week they are printed, 9 out of 10.",
        "halfpenny",
        "Halfpenny bookkeepers",
      ),
      story("ferries", "The winter timetable went round 41 people in two days.", "terntide", "Tern & Tide", "larger"),
      story(
        "school",
        "Enrolment on paper is gone, and eleven binders with it.",
        "kittiwake",
        "Kittiwake evening school",
      ),
      story("freight", "Customs papers for one lorry: 12 minutes, down from 50.", "corvid", "Corvid Freight"),
    ],
    more: "Read the whole case",
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "What happened once the new sign was up.",
        lede: "Brackish asks every client the same question a year later.",
        marks: [
          story("bakery", "One person in four now orders by name, not by pointing.", "saltmarsh", "Saltmarsh bakery"),
          story("type", "Specimens sold out in 6 weeks. The last run took 2 years.", "ninefold", "Ninefold"),
          story(
            "handbooks",
            "They dropped the slogan. Nobody has asked for it.",
            "fernhollow-stacked",
            "Fernhollow",
            "tall",
          ),
          story("maps", "Shops put the maps in the window, in 31 towns.", "umbra", "Umbra maps"),
          story("archive", "Visitors find the door: 40 fewer calls a month.", "vollan", "Vollan Archive"),
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
          story("orrery", "A plan for the year that fits on one sheet.", "orrery", "Orrery"),
          story("quillon", "The 12 clauses that all their contracts now share.", "quillon", "Quillon"),
          story("plinth", "A new home screen, drawn on the tablecloth.", "plinth", "Plinth"),
          story("kittiwake", "Nine evening courses with a teacher for each.", "kittiwake-stacked", "Kittiwake", "tall"),
        ],
        more: "Read about their week",
      },
    },
  ],
});
