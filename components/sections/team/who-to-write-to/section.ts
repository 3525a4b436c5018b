import { defineSection } from "../../define";
import type { Props } from "./component";

/** Somebody with one of our faces, and what to ask them. */
const person = (key: string, about: string, name: string, contact: string, answers: string, urgent = false) => ({
  about,
  name,
  portrait: { src: `/art/v1/faces/${key}.svg`, alt: "" },
  contact,
  answers,
  urgent,
});

export default defineSection<Props>()({
  title: "Who to write to",
  number: 8,
  price: 4,
  summary:
    "Large sentences with a face in each: what it is about, who to write to, their address, and how soon they answer. The urgent one has your accent color.",
  tags: ["contact", "departments", "mail", "people", "support", "press", "text"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-24", text: "First version." },
  ],
  trade: "studio",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    people: { help: "One for each thing that people write about. The same person may be there twice." },
    "people.about": {
      label: "What it is about",
      help: "The name follows, so it ends in a verb, such as “About an invoice, write to”.",
      optional: true,
    },
    "people.portrait": {
      help: "A small round portrait, or none, and the initials stand there.",
      optional: true,
    },
    "people.portrait.alt": { advanced: true },
    "people.contact": {
      label: "Mail, phone or web address",
      help: "It becomes a link, also with an extension (ext 5) or without https.",
      optional: true,
    },
    "people.answers": {
      label: "How soon they answer",
      help: "What you can keep, such as “Answers within two days”.",
      optional: true,
    },
    "people.urgent": {
      label: "For when it is urgent",
      help: "How soon they answer is in the accent color of your site. One is enough.",
      advanced: true,
    },
  },
  sample: {
    title: "You ask one person, and that person answers.",
    lede: "We have no shared mailbox. These five answer you themselves.",
    people: [
      person(
        "sven",
        "If the printer is waiting, call",
        "Sven Aalto",
        "+1 202 555 0142",
        "Picks up, even on Sundays",
        true,
      ),
      person(
        "rosa",
        "For a new name or mark, write\u00a0to",
        "Rosa Medina",
        "rosa@brackish.example",
        "Answers within two days",
      ),
      person(
        "pavel",
        "About an invoice, ours or yours, ask",
        "Pavel Novak",
        "pavel@brackish.example",
        "Answers on Thursdays",
      ),
      person(
        "keiko",
        "To show us your work, write\u00a0to",
        "Keiko Mori",
        "keiko@brackish.example",
        "Answers within a week",
      ),
      person(
        "gwen",
        "If it is none of these, try",
        "Gwen Parry",
        "gwen@brackish.example",
        "Answers the same day, and knows who to ask",
      ),
    ],
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "Who to call, and who to write to.",
        lede: "",
        people: [
          person(
            "yusra",
            "If your dog has eaten something, call",
            "Yusra Salim",
            "+1 202 555 0117",
            "Picks up, day or night",
            true,
          ),
          person(
            "jaspreet",
            "To move an appointment, write\u00a0to",
            "Jaspreet Gill",
            "jaspreet@wexvets.example",
            "Answers within the hour",
          ),
          person(
            "elif",
            "For results from the lab, ask",
            "Elif Kaya",
            "elif@wexvets.example",
            "Answers as soon as she has them",
          ),
          person(
            "owen",
            "About a goat, or anything larger, write\u00a0to",
            "Owen Tregear",
            "owen@wexvets.example",
            "Answers within a day",
          ),
        ],
      },
    },
    {
      trade: "software",
      content: {
        title: "At Orrery you write to a person.",
        lede: "There are no ticket numbers. Whoever does the work answers you.",
        people: [
          person(
            "lars",
            "If a page is slow or down, tell",
            "Lars Holm",
            "lars@orrery.example",
            "Answers day or night",
            true,
          ),
          person(
            "quan",
            "If a letter went out twice, tell",
            "Quan Vo",
            "quan@orrery.example",
            "Answers within the hour",
          ),
          person(
            "felix",
            "If the calendar shows the wrong week, write\u00a0to",
            "Felix Amsel",
            "felix@orrery.example",
            "Answers the same day",
          ),
          person(
            "maeve",
            "About a bill, a refund or a receipt, ask",
            "Maeve Corrigan",
            "maeve@orrery.example",
            "Answers within a day",
          ),
          person(
            "ruth",
            "To bring your old archive along, write\u00a0to",
            "Ruth Osei",
            "ruth@orrery.example",
            "Answers within two days",
          ),
        ],
      },
    },
  ],
});
