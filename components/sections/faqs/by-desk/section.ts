import { defineSection } from "../../define";
import type { Props } from "./component";

/** Somebody with one of our portraits, and pairs of questions and answers. */
const person = (key: string, name: string, role: string, greeting: string, ...asked: [string, string][]) => ({
  name,
  role,
  greeting,
  picture: { src: `/art/v1/portraits/${key}.svg`, alt: `Portrait of ${name}` },
  questions: asked.map(([question, answer]) => ({ question, answer })),
});

export default defineSection<Props>()({
  title: "By desk",
  number: 6,
  price: 4,
  summary:
    "One to six people sit behind a counter: whoever is pressed stands up, says one sentence and answers the questions of that desk.",
  tags: ["people", "team", "tabs", "radio", "portraits", "departments", "toggles", "support"],
  added: "2026-11-25",
  updated: "2026-11-25",
  trade: "consultant",
  tint: "orange",
  fields: {
    legend: { label: "What the choice is, read aloud", optional: true, advanced: true },
    people: { label: "People", help: "One to six, the one most asked first.", shown: 6 },
    "people.role": { help: "What this person answers for, in one to four words.", optional: true },
    "people.greeting": { label: "What this person says", optional: true },
    "people.picture": { label: "Portrait", help: "A person, head and shoulders, or none.", optional: true },
    "people.picture.alt": { advanced: true },
    "people.questions": { label: "Questions", help: "One to eight for each person." },
    "people.questions[]": { label: "Question" },
    "people.questions.question": { help: "In the words in which people ask it." },
    "people.questions.answer": {
      label: "Answer",
      help: "In the first person: it is this one who speaks.",
      optional: true,
    },
    pictures: {
      label: "The portraits are",
      choices: { photo: "photos, as they are", cutout: "cut out, without a background" },
      advanced: true,
    },
    open: {
      label: "The first answer of each",
      choices: { first: "is open from the start", none: "is folded like the others" },
      advanced: true,
    },
    note: { label: "Last words", help: "Where people get an answer that isn’t here.", optional: true },
    action: { help: "How people ask you something else.", optional: true },
  },
  sample: {
    title: "Your books go over three desks here",
    legend: "Desk",
    people: [
      person(
        "greta",
        "Greta Nyholm",
        "Receipts",
        "If you have a photo of it, I can book it.",
        ["Do you need the paper, too?", "No. Keep it only for what still has a warranty."],
        [
          "What if I lost a receipt?",
          "Tell me the day, the shop and the sum. I look for it on the bank statement and mark it as missing.",
        ],
        [
          "How late may I be?",
          "What comes by the 5th is in the month before. Later ones go into the next, without a fee.",
        ],
      ),
      person(
        "joao",
        "João Teles",
        "Closing and taxes",
        "I close the month and talk to the tax office.",
        [
          "When do I see my numbers?",
          "What | When\nCash and bank | Mondays\nProfit and loss | On the 8th\nTaxes due | 3 weeks ahead",
        ],
        ["Do I have to read them?", "One page. I circle whatever moved by more than a tenth."],
      ),
      person(
        "dele",
        "Dele Fasanya",
        "Payroll",
        "I pay your people on the day you promised.",
        [
          "Can somebody start on Monday?",
          "If I hear of it by Thursday noon. I need the name, the wage and [this form](https://example.com/hire).",
        ],
        ["Who tells them about a raise?", "You do. I tell you what it costs, before."],
      ),
    ],
    pictures: "photo",
    open: "first",
    note: "Don’t know whose desk it is? Call, and whoever picks up walks it over.",
    action: { label: "Call Halfpenny", href: "tel:+15550177" },
  },
  examples: [
    {
      trade: "club",
      content: {
        title: "Ask the club before you get wet",
        legend: "Who answers",
        people: [
          person(
            "yann",
            "Yann Kerbrat",
            "Beginners",
            "I have put four hundred people into a boat.",
            ["Do I have to be able to swim?", "200 yards, in clothes. We try it together in the pool first."],
            ["What do I bring?", "- Tight trousers\n- A second pair of socks\n- Nothing in your pockets"],
          ),
          person("bea", "Bea Lindqvist", "Boats", "I know which one leaks.", [
            "Which boat may I take?",
            "After | You may take\n6 outings | A double\n20 outings | A single\nThe exam | Any, alone",
          ]),
          person("amara", "Amara Okoye", "Money", "I would rather you rowed than paid late.", [
            "What does a year cost?",
            "$240, or $120 under 25. You can pay by the month.",
          ]),
          person("celia", "Celia Marsh", "Races", "I drive the trailer and carry the bananas.", [
            "When can I race?",
            "In your second season, if you come twice a week.",
          ]),
        ],
        pictures: "photo",
        open: "first",
        note: "",
        action: { label: "Come on a Saturday", href: "https://example.com/saturday" },
      },
    },
    {
      trade: "course",
      content: {
        title: "The teachers answer before you enroll",
        legend: "Teacher",
        people: [
          person(
            "marta",
            "Marta Sikora",
            "Drawing",
            "I teach the hand last. You begin by looking.",
            ["Do I need to be able to draw?", "No. Bring a soft pencil and paper that you don’t mind losing."],
            ["What do we draw?", "Evening | What\n1 to 4 | A chair\n5 to 8 | A room\n9 to 12 | The street"],
          ),
          person(
            "farid",
            "Farid Nasri",
            "Bookbinding",
            "I bind books by day and break them at night.",
            ["May I bring a book of my own?", "From evening 5. Until then you sew blank ones, and spoil two."],
            [
              "Is glue a problem?",
              "It is wheat paste. [The list of all materials](https://example.com/paste) is short.",
            ],
          ),
          person(
            "ines",
            "Ines Abara",
            "Plain writing",
            "I write manuals for elevators. People read them.",
            ["Do you correct my grammar?", "Only where it hides what you mean."],
            ["What do I leave with?", "One document of yours, finished, which somebody has used in front of you."],
          ),
        ],
        pictures: "photo",
        open: "first",
        note: "The other courses have their questions on the evening itself, from half past six.",
        action: { label: "", href: "" },
      },
    },
  ],
});
