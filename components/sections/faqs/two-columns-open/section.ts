import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Two columns, open",
  number: 2,
  price: 4,
  summary:
    "All answers open and set like a newspaper: a centered headline between rules, a larger first question, two columns with a line between.",
  tags: ["open", "newspaper", "two columns", "centered", "no toggles", "text", "table", "list"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-24", text: "First version." },
  ],
  trade: "stay",
  fields: {
    lede: { label: "Line below the headline", optional: true },
    questions: {
      label: "Questions",
      help: "Three to twenty-four, the one that most people ask first, shared out to the two columns by their length.",
    },
    "questions[]": { label: "Question" },
    "questions.question": { help: "In the words in which people ask it." },
    "questions.answer": { label: "Answer", optional: true },
    lead: {
      label: "The first question",
      choices: { first: "is set larger", none: "is set like the others" },
      advanced: true,
    },
    note: { label: "Last words", help: "Where people get an answer that isn’t here.", optional: true },
    action: { help: "How people ask you something else.", optional: true },
  },
  sample: {
    title: "Before you come to the lake",
    lede: "Lantern Bay has nine desks by a lake. Guests ask us this before they book.",
    questions: [
      {
        question: "Is there really no phone signal?",
        answer:
          "Almost none. There is one bar at the end of the jetty. Pim takes messages for you and leaves them with your lunch.",
      },
      {
        question: "How do I get there?",
        answer:
          "From | By | Takes\nHolm | Bus 12 | 30 min\nThe last stop | On foot | 20 min\nThe bus goes in the morning and in the afternoon. There is a wheelbarrow for your bags, and [a map](https://example.com/way) of the path.",
      },
      {
        question: "Can I bring somebody?",
        answer:
          "Yes, with a cabin and a desk of their own. Each cabin has a single bed, and until supper nobody talks in the house.",
      },
      {
        question: "What should I bring?",
        answer:
          "- Boots\n- A sweater, also in July\n- The work you want to finish\nWe have towels, lamps, and coats in all sizes.",
      },
      {
        question: "What is for supper?",
        answer:
          "One supper for everyone at seven, mostly fish, and vegetables from the garden. Tell us a week ahead what you can’t eat.",
      },
      {
        question: "What if it rains all week?",
        answer: "It often does. There are 140 books, a stove in every cabin and a room where coats dry overnight.",
      },
      {
        question: "May I cancel?",
        answer:
          "Up to 14 days before, and you get everything back. After that we keep a third, or nothing if the [waiting list](https://example.com/list) fills it.",
      },
    ],
    lead: "first",
    note: "Something else? Pim picks up the phone from 9 to 11 and writes back before supper.",
    action: { label: "Write to Pim", href: "mailto:pim@example.com" },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "Fair questions about Plinth",
        lede: "Eight things people ask us before they buy, and what we tell them.",
        questions: [
          {
            question: "Do my clients need an account?",
            answer:
              "No. They open a link from their mail, and it keeps working. You can set a password if you want one.",
          },
          {
            question: "What counts as a client?",
            answer:
              "One company with a portal of its own, however many of its people open it. Archived portals don’t count.",
          },
          {
            question: "How large may a file be?",
            answer: "Plan | One file | In all\nSolo | 250 MB | 1 GB\nStudio | 5 GB | 100 GB\nAgency | 20 GB | 1 TB",
          },
          {
            question: "Does it work with Notion?",
            answer: "Yes. Paste the address of a page, and the portal shows it as it is in Notion.",
          },
          {
            question: "Where is it all kept?",
            answer:
              "In two data centers in Frankfurt, copied every hour to a third in Dublin. [This page](https://example.com/safety) names them and everybody who has access.",
          },
          {
            question: "Can we leave again?",
            answer:
              "On any day, and you take with you:\n- Every file under its own name\n- All comments, as one text\n- A list of who approved what",
          },
          {
            question: "Who answers when we write?",
            answer: "One of the five people who build it. Most answers take under three hours on weekdays.",
          },
          {
            question: "Is there a phone number?",
            answer: "Yes, it is on your invoice.",
          },
        ],
        lead: "first",
        note: "",
        action: { label: "Open a sample portal", href: "https://example.com/sample" },
      },
    },
    {
      trade: "cafe",
      content: {
        title: "Asked over the counter",
        lede: "",
        questions: [
          {
            question: "Are you open on Sundays?",
            answer: "From 8 until the bread is sold out, usually by 11. The café closes at 4.",
          },
          {
            question: "Which loaves have no wheat?",
            answer:
              "Loaf | Flour | Days\nDark rye | Rye | All week\nBuckwheat | Buckwheat | Tue, Fri\nCorn bread | Corn, rice | Saturday\nRye has gluten, too, and all three share an oven with wheat bread: none is safe if you have celiac disease.",
          },
          {
            question: "Can you keep a loaf for me?",
            answer: "Call before 9 or [write to us](mailto:loaf@example.com). It waits under your name until we close.",
          },
          {
            question: "Do you make wedding cakes?",
            answer: "We make one a week, so ask early. Figures for the top are yours to bring.",
          },
          {
            question: "May the dog come in?",
            answer: "Into the café, yes. Outside the bakery there is a hook for the leash and a bowl of water.",
          },
        ],
        lead: "none",
        note: "Anything else is best asked at the counter.",
        action: { label: "", href: "" },
      },
    },
  ],
});
