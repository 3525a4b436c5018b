import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "By topic",
  number: 7,
  price: 4,
  summary:
    "A row of topics, each with the number of its questions: whoever presses one sees those alone, grouped and folded.",
  tags: ["topics", "categories", "filter", "tabs", "toggles", "accordion", "help"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-24", text: "First version." },
  ],
  trade: "software",
  tint: "yellow",
  fields: {
    legend: { label: "What the choice is, read aloud", optional: true, advanced: true },
    all: { label: "Choice for all topics", optional: true },
    topics: { label: "Topics", help: "Two to eight, in the order in which people need them.", shown: 8 },
    "topics[]": { label: "Topic" },
    "topics.name": { help: "One word or two. Eight long ones are set smaller." },
    "topics.questions": { label: "Questions", help: "They are counted, and the number stands beside the topic." },
    "topics.questions[]": { label: "Question" },
    "topics.questions.question": { help: "In the words in which people ask it." },
    "topics.questions.answer": { label: "Answer", optional: true },
    open: {
      label: "The first answer",
      choices: { first: "is open from the start", none: "is folded like the others" },
      advanced: true,
    },
    note: { label: "Last words", help: "Where people get an answer that isn’t here.", optional: true },
    action: { help: "How people ask you something else.", optional: true },
  },
  sample: {
    title: "What would you like to know about Orrery?",
    legend: "Topic",
    all: "Everything",
    topics: [
      {
        name: "Prices",
        questions: [
          {
            question: "What does a seat cost?",
            answer:
              "People | A month\nUp to 3 | Free\n4 to 20 | $9 each\nFrom the 21st | $7 each\nPeople who only read need no seat.",
          },
          {
            question: "Do you have a price for schools?",
            answer: "Half price. A paper that students run pays nothing.",
          },
        ],
      },
      {
        name: "Planning",
        questions: [
          {
            question: "What can it plan?",
            answer: "Anything with a date and a person: newsletters, posts, print, talks.",
          },
          {
            question: "What can we import?",
            answer: "- Any calendar file\n- A Notion database with a date\n- A spreadsheet with a row for each piece",
          },
          {
            question: "Does it work without a connection?",
            answer: "Yes. Your changes are saved when you are online again.",
          },
        ],
      },
      {
        name: "Team",
        questions: [
          {
            question: "Who can change what?",
            answer: "Editors move everything, writers their own pieces. Any move can be undone for 60 days.",
          },
        ],
      },
      {
        name: "Leaving",
        questions: [
          {
            question: "Can we take everything with us?",
            answer: "As one file, comments and all. [Open a sample](https://example.com/export) before you pay.",
          },
          {
            question: "What becomes of our data?",
            answer: "We keep it for 30 days, in case you come back, and then delete it and tell you.",
          },
        ],
      },
    ],
    open: "first",
    note: "Not here? We answer mail on weekdays, usually before lunch.",
    action: { label: "Write to us", href: "mailto:hello@example.com" },
  },
  examples: [
    {
      trade: "shop",
      content: {
        title: "Ask Ninefold about a typeface",
        legend: "Topic",
        all: "",
        topics: [
          {
            name: "Licenses",
            questions: [
              {
                question: "Can I try one first?",
                answer:
                  "For 60 days, all weights, on anything that isn’t printed or sold.\nThe [trial files](https://example.com/trial) have every letter and no numbers.",
              },
              {
                question: "Who needs a license?",
                answer: "Whoever installs the files. Designers who make a thing for you use yours.",
              },
              {
                question: "May I change a letter?",
                answer: "In your logo, yes. In the files, ask us first: we usually do it for you, free.",
              },
              {
                question: "Can you draw us our own?",
                answer: "In five to nine months, from $28,000. We take two a year.",
              },
            ],
          },
          {
            name: "Files",
            questions: [
              {
                question: "Which file goes where?",
                answer: "File | For\nOTF | Print, desktop\nWOFF2 | Websites\nTTF | Slides, Office",
              },
              { question: "Which languages are in it?", answer: "214 languages that use Latin letters, and Greek." },
            ],
          },
          {
            name: "Returns",
            questions: [
              {
                question: "Can I give it back?",
                answer: "Within 14 days. You delete the files and tell us so.",
              },
            ],
          },
        ],
        open: "none",
        note: "",
        action: { label: "See all typefaces", href: "https://example.com/typefaces" },
      },
    },
    {
      trade: "event",
      content: {
        title: "Before your night at Wexcombe Museum",
        legend: "Topic",
        all: "All",
        topics: [
          {
            name: "Tickets",
            questions: [
              {
                question: "What does it cost?",
                answer: "$18, or $9 for members. Children under twelve come free.",
              },
              {
                question: "Can I pass mine on?",
                answer: "To anybody. There is no name on it.",
              },
              {
                question: "Is it ever sold out?",
                answer: "By Thursday, most weeks. Forty tickets are kept for the door.",
              },
            ],
          },
          {
            name: "Getting here",
            questions: [
              {
                question: "Where do I park?",
                answer: "In the yard behind the museum. It is open until the last guest has left.",
              },
              {
                question: "Is there a way in without steps?",
                answer: "On Quarry Street, left of the main door. Ring, and somebody comes with you to the elevator.",
              },
            ],
          },
          {
            name: "On the night",
            questions: [
              {
                question: "What happens when?",
                answer:
                  "At | Where | What\n7 pm | Hall | Soup\n8 pm | Cellar | Lights out\n10 pm | Roof | Stars, or tea",
              },
              {
                question: "What should I bring?",
                answer: "- A sweater, for the cellar\n- Quiet shoes\n- No flashlight, you get one",
              },
            ],
          },
        ],
        open: "first",
        note: "Still unsure? Call the front desk on 555-0118, until 6 pm.",
        action: { label: "", href: "" },
      },
    },
  ],
});
