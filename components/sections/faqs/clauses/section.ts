import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Clauses",
  number: 5,
  price: 4,
  summary:
    "Questions set like a statute: hanging clause numbers, side titles left of a margin line, numbered paragraphs, and one clause marked.",
  tags: ["terms", "rules", "policy", "numbered", "legal", "open", "text", "table"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-24", text: "First version." },
  ],
  trade: "studio",
  fields: {
    lede: { optional: true },
    clauses: { label: "Clauses", help: "Three to twenty-four, numbered by themselves." },
    "clauses[]": { label: "Clause" },
    "clauses.side": { label: "Side title", optional: true },
    "clauses.question": { help: "In the words in which people ask it.", optional: true },
    "clauses.answer": { label: "Answer", optional: true },
    sign: {
      label: "Sign before the numbers",
      help: "Such as “§”, “Rule” or “Step”, or nothing for numbers alone.",
      advanced: true,
    },
    "clauses.marked": { label: "Marked", help: "For the one that nobody should miss.", advanced: true },
    note: { label: "Last words", help: "How these came to be, or where people can ask.", optional: true },
    action: { help: "What people do who have read all of it.", optional: true },
  },
  sample: {
    title: "The small print, printed large",
    lede: "Each contract with Brackish has these seven clauses. You can read them without a lawyer.",
    clauses: [
      {
        side: "Scope",
        marked: false,
        question: "What do we get?",
        answer:
          "A name, a logo and the rules for both, on eleven pages.\nAnything else costs extra, and we say so before we begin.",
      },
      {
        side: "Time",
        marked: false,
        question: "How long does it take?",
        answer: "Part | Weeks | From you\nName | 2 | Two calls\nLogo | 2 | One day\nRules | 1 | Nothing",
      },
      {
        side: "Money",
        marked: false,
        question: "What does it cost, and when?",
        answer: "$6,400 in all. Half is due on the day we begin.\nThe other half is due 30 days after the last draft.",
      },
      {
        side: "Changes",
        marked: false,
        question: "How many rounds of changes are there?",
        answer: "Three. If the work needs more, you don’t pay for them.",
      },
      {
        side: "Rights",
        marked: true,
        question: "Who owns the logo?",
        answer:
          "You do, from the day the last bill is paid. Until then you may use it, but not register it as yours.\nWe show it in our portfolio, unless you [tell us not to](mailto:no@example.com).",
      },
      {
        side: "Leaving",
        marked: false,
        question: "May we stop halfway?",
        answer:
          "At any time, by e-mail. You pay for the weeks we worked, and:\n- Drafts are yours, finished or not\n- Names you turned down are ours again",
      },
      {
        side: "Disputes",
        marked: false,
        question: "And if we disagree?",
        answer: "We have lunch. If that fails, the court in Wexcombe decides.",
      },
    ],
    sign: "§",
    note: "This is the whole contract. It fits on one side of one sheet.",
    action: { label: "Ask for the contract", href: "https://example.com/contract" },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "Twelve evenings, six rules",
        lede: "They hang in every classroom at Kittiwake.",
        clauses: [
          {
            side: "Late",
            marked: false,
            question: "May I come late?",
            answer: "Yes. Please use the back door, because the front one is loud.",
          },
          {
            side: "Absence",
            marked: false,
            question: "What if I miss an evening?",
            answer:
              "Sit in on the same lesson in the other group:\n- Drawing, Monday or Thursday\n- Bookbinding, Tuesday or Friday\nIf both groups are full, the teacher sends you the notes.",
          },
          {
            side: "Fees",
            marked: false,
            question: "What if I stop?",
            answer:
              "You left before | You get back\nEvening 1 | All of it\nEvening 3 | $180\nEvening 6 | $90\nAfter that we keep the fee and the seat stays yours.",
          },
          {
            side: "Tools",
            marked: false,
            question: "What do I bring?",
            answer: "Paper and an apron. Everything sharp is ours and stays in the room.",
          },
          {
            side: "Phones",
            marked: false,
            question: "May I take pictures?",
            answer: "Of your own work, always. Of other people’s, once you have asked them.",
          },
          {
            side: "Cleaning",
            marked: true,
            question: "Who cleans up?",
            answer: "Everybody their own place. Brushes go in the sink, scraps in the paper bin.",
          },
        ],
        sign: "Rule",
        note: "",
        action: { label: "See free seats", href: "https://example.com/seats" },
      },
    },
    {
      trade: "shop",
      content: {
        title: "What you should know before you buy a map",
        lede: "",
        clauses: [
          {
            side: "",
            marked: false,
            question: "Can I fold it?",
            answer: "You can, but the folds stay. We send all our maps rolled, in a thick tube.",
          },
          {
            side: "",
            marked: false,
            question: "How long does shipping take?",
            answer: "To | Days | Costs\nUS | 3 | $8\nCanada | 6 | $14\nElsewhere | 9 | $22",
          },
          {
            side: "",
            marked: false,
            question: "What if the tube is bent?",
            answer:
              "Send us a picture within a week and keep the map. We print another one.\nIf the second tube is bent, too, you [get your money back](https://example.com/refunds).",
          },
          {
            side: "",
            marked: true,
            question: "Can I send it back?",
            answer: "Within 30 days, rolled, for a full refund. We can’t take back maps with your own house on them.",
          },
        ],
        sign: "",
        note: "Anything else? Ask at the counter on Harbor Street, where you can see all of them.",
        action: { label: "", href: "" },
      },
    },
  ],
});
