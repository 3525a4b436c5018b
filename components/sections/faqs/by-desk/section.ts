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
    "One to six people sit behind a counter: press one, and that person stands up, says one sentence and answers the questions of that desk.",
  tags: ["people", "team", "tabs", "radio", "portraits", "departments", "toggles", "support"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-25", text: "First version." },
  ],
  trade: "studio",
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
    title: "Three people answer for your new logo",
    legend: "Desk",
    people: [
      person(
        "rosa",
        "Rosa Medina",
        "Names and logos",
        "I draw eleven logos and show you three.",
        [
          "What if none of the three is right?",
          "You tell me why, and I draw again. Three rounds are planned. More are free.",
        ],
        ["Can we keep our name?", "Yes. Most clients only need a logo."],
        ["How long does it take?", "Two weeks for the name, two for the logo, one for the rules."],
      ),
      person(
        "sven",
        "Sven Aalto",
        "Printing",
        "If the printer is waiting, call me, even on Sundays.",
        ["When do you need to know?", "What | How early\nCards | 4 days\nLabels | 8 days\nA sign | 3 weeks"],
        ["Can we use our own printer?", "Yes. I send files and come to the first run."],
      ),
      person(
        "pavel",
        "Pavel Novak",
        "Invoices",
        "I send one invoice at the start, one at the end.",
        ["When do we pay?", "Half when we begin, half 30 days after the last draft."],
        ["Can we pay by card?", "By card or from your bank, by [a link](https://example.com/pay) in the invoice."],
      ),
    ],
    pictures: "photo",
    open: "first",
    note: "Not sure who to ask? Gwen will find out.",
    action: { label: "Write to Gwen", href: "mailto:gwen@brackish.example" },
  },
  examples: [
    {
      trade: "club",
      content: {
        title: "Before you row with us, ask the club",
        legend: "Who answers",
        people: [
          person(
            "yann",
            "Yann Kerbrat",
            "Beginners",
            "I have taught four hundred beginners.",
            ["Do I have to be able to swim?", "Yes, 200 yards in clothes. We try it together in the pool first."],
            ["What do I bring?", "- Close-fitting clothes\n- A second pair of socks\n- Nothing in your pockets"],
          ),
          person("bea", "Bea Lindqvist", "Boats", "I look after all the boats.", [
            "Which boat may I take?",
            "After | You may take\n6 outings | A double\n20 outings | A single\nThe exam | Any, alone",
          ]),
          person("amara", "Amara Okoye", "Money", "If money is short, talk to me.", [
            "What does a year cost?",
            "$240, or $120 under 25. You can pay by the month.",
          ]),
          person("celia", "Celia Marsh", "Races", "I drive the trailer and enter you for races.", [
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
            "leif",
            "Leif Marchetti",
            "Interviews",
            "I teach you to ask one thing and then wait.",
            ["Do I need a recorder?", "Your phone is enough. You also learn to do without it."],
            [
              "Who do we interview?",
              "Evening | You interview\n1 to 4 | Each other\n5 to 8 | Ferry passengers\n9 to 12 | Your choice",
            ],
          ),
          person(
            "farid",
            "Farid Nasri",
            "Bookbinding",
            "I bind books by day and teach it in the evening.",
            ["May I bring a book of my own?", "From evening 5. Until then you sew blank ones."],
            [
              "Is the glue safe to touch?",
              "Yes, it is wheat paste. Here is [a list of all materials](https://example.com/paste).",
            ],
          ),
          person(
            "ines",
            "Ines Abara",
            "Plain writing",
            "By day I write manuals for elevators.",
            ["Do you correct my grammar?", "Only where it hides what you mean."],
            ["What do I leave with?", "One document of yours, finished and tested by a reader while you watch."],
          ),
        ],
        pictures: "photo",
        open: "first",
        note: "Questions about other courses? Come any evening at 6:30.",
        action: { label: "", href: "" },
      },
    },
  ],
});
