import { defineSection } from "../../define";
import type { Props } from "./component";

/** A number and whoever counted it, with one of our portraits. */
const figure = (value: string, unit: string, text: string, key: string, name: string, role: string) => ({
  value,
  unit,
  text,
  name,
  role,
  portrait: { src: `/art/v1/faces/${key}.svg`, alt: `Portrait of ${name}` },
});

export default defineSection<Props>()({
  title: "With names",
  number: 2,
  price: 4,
  summary:
    "Large numbers, each beside the face of the person who counted it, as tall as its digits, with what it counts, a name and how it was counted.",
  tags: ["numbers", "figures", "people", "portraits", "photos", "team", "results", "facts", "metrics"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-27",
      text: "Lines of the introduction and of the words beside a number are of like length; none ends in one or two words alone.",
    },
    { version: "1.0.0", date: "2026-11-25", text: "First version." },
  ],
  trade: "event",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    figures: {
      label: "Numbers",
      help: "One to twelve, of which three to five are set largest.",
    },
    "figures[]": { label: "Number" },
    "figures.value": {
      label: "Number",
      help: "Digits with a sign before or behind them, such as 2,316, $840, −4 or 140%.",
    },
    "figures.unit": { label: "Unit", help: "One short word, set small behind the number.", optional: true },
    "figures.text": { label: "What it counts", help: "One sentence that goes on from the number.", optional: true },
    "figures.name": { label: "Who counted", help: "The person whose face stands beside the number." },
    "figures.role": {
      label: "How they know",
      help: "What this person does, or how the number was counted.",
      optional: true,
    },
    "figures.portrait": {
      help: "A face that fills the picture, of any proportions, or none, and the initials stand there.",
      optional: true,
    },
    "figures.portrait.alt": { advanced: true },
    note: {
      label: "Last words",
      help: "What all the numbers have in common, such as when they were counted.",
      optional: true,
    },
  },
  sample: {
    title: "Four people counted Harbor\u00a0Day, each from their own corner.",
    lede: "One Saturday, two gates, nineteen stalls. If a number looks wrong, ask the person beside it.",
    figures: [
      figure(
        "2,316",
        "",
        "people came in between ten and six.",
        "rosa",
        "Rosa Medina",
        "North gate, a clicker in each hand",
      ),
      figure(
        "640",
        "lb",
        "of potatoes were peeled before noon.",
        "pavel",
        "Pavel Novak",
        "Kitchen tent, from the empty sacks",
      ),
      figure("38", "min", "was the longest wait, for fried fish.", "sven", "Sven Aalto", "Stood in it with a watch"),
      figure(
        "9",
        "bags",
        "of trash were left at night, down from 31 the year before.",
        "gwen",
        "Gwen Parry",
        "Drove them to the dump",
      ),
    ],
    note: "",
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "Ask any of us how we know.",
        lede: "A winter at the practice, counted by the people who work in it.",
        figures: [
          figure(
            "17",
            "min",
            "is the usual wait.",
            "jaspreet",
            "Jaspreet Gill",
            "Front desk, from the appointment book",
          ),
          figure(
            "1,184",
            "",
            "animals are on our books. Sixty-one of them live on farms.",
            "owen",
            "Owen Tregear",
            "Vet, went through the cards",
          ),
          figure(
            "94%",
            "",
            "of stitches came out on the first visit.",
            "elif",
            "Elif Kaya",
            "Vet, took them out herself",
          ),
          figure(
            "0",
            "bites",
            "all winter. There were eleven the winter before.",
            "bruno",
            "Bruno Sala",
            "Vet, fills the first aid box",
          ),
        ],
        note: "Counted from the first frost to the last.",
      },
    },
    {
      trade: "software",
      content: {
        title: "Three numbers we look at on Mondays.",
        lede: "Each has somebody at Orrery who can explain it.",
        figures: [
          figure(
            "99.2%",
            "",
            "of all issues went out in the minute they were planned for.",
            "quan",
            "Quan Vo",
            "Sending and receiving",
          ),
          figure(
            "41",
            "min",
            "was the longest we were down, on a Sunday in October.",
            "lars",
            "Lars Holm",
            "Servers and alerts",
          ),
          figure(
            "−3",
            "teams",
            "in a quarter. Nine came and twelve left.",
            "maeve",
            "Maeve Corrigan",
            "Accounts, called all twelve",
          ),
        ],
        note: "",
      },
    },
  ],
});
