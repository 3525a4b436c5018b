import { defineSection } from "../../define";
import type { Props } from "./component";

const face = (name: string) => `/art/v1/faces/${name}.svg`;

export default defineSection<Props>()({
  title: "Margin notes",
  number: 1,
  price: 4,
  summary:
    "Questions that open, each with the face and name of whoever answers it in the margin; opened, it says what they do, too.",
  tags: ["toggles", "accordion", "people", "portraits", "faces", "table", "list"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-24", text: "First version." },
  ],
  trade: "shop",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    questions: { label: "Questions", help: "Three to twenty-four, the one that most people ask first." },
    "questions[]": { label: "Question" },
    "questions.question": { help: "In the words in which people ask it." },
    "questions.answer": { label: "Answer", optional: true },
    "questions.by": {
      label: "Answered by",
      choices: {
        none: "Nobody in particular",
        "1": "The first person",
        "2": "The second",
        "3": "The third",
        "4": "The fourth",
        "5": "The fifth",
        "6": "The sixth",
      },
    },
    people: { label: "People", shown: 6, optional: true },
    "people.role": { help: "What the person does, in a few words.", optional: true },
    "people.src": { label: "Portrait", help: "A face that fills the picture, or none.", optional: true },
    "people.alt": { advanced: true },
    open: {
      label: "The first answer",
      choices: { first: "is open from the start", none: "is folded like the others" },
      advanced: true,
    },
    note: { label: "Last words", help: "Where people get an answer that isn’t here.", optional: true },
    action: { help: "How people ask you something else.", optional: true },
  },
  sample: {
    title: "About our sourdough starter",
    lede: "Saltmarsh sends it by mail. Whoever knows the answer gives it.",
    questions: [
      {
        question: "How long until the first loaf?",
        answer:
          "Five days. Until then it takes about four minutes a day.\nDay | Do | You see\n1 | Add flour, water | Nothing\n3 | Feed it again | Bubbles\n5 | Bake | Bread",
        by: "1",
      },
      {
        question: "Will it survive a week in my mailbox?",
        answer: "It will. The starter travels dry, as flakes in paper, and keeps for a year until you add water.",
        by: "2",
      },
      {
        question: "What if I forget it for three weeks?",
        answer:
          "It usually lives.\n- Pour off the grey water\n- Keep one spoonful\n- Begin again at day 1\nIf it is pink, throw it out and [write to us](mailto:starter@example.com).",
        by: "1",
      },
      {
        question: "Can I send one as a gift?",
        answer: "Yes. Add a note of up to 200 characters at the checkout, and I copy it by hand.",
        by: "3",
      },
      {
        question: "Is it the one you bake with?",
        answer: "Yes, it is from the same jar. We feed it with wheat and a tenth of rye, so it contains gluten.",
        by: "1",
      },
    ],
    people: [
      { name: "Bea Lindqvist", role: "Bakes", src: face("bea"), alt: "" },
      { name: "Pim de Rooij", role: "Packs and posts", src: face("pim"), alt: "" },
      { name: "Lucía Ferrán", role: "Writes the cards", src: face("lucia"), alt: "" },
    ],
    open: "first",
    note: "Something else? We write back every day after eleven, when the ovens are off.",
    action: { label: "Ask the bakery", href: "mailto:ask@example.com" },
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "Before you bring your animal",
        lede: "Four questions from our waiting room, and our answers.",
        questions: [
          {
            question: "Do you come to the farm?",
            answer: "Every weekday from 7 to noon. For a birth I come at any hour.",
            by: "1",
          },
          {
            question: "What does a visit cost?",
            answer: "Animal | First visit\nCat, dog | $70\nSheep, goat | $90\nHorse | $140",
            by: "1",
          },
          {
            question: "May my animal eat before surgery?",
            answer:
              "Nothing after eight the night before, but water is fine. If it finds something anyway, tell us what it was.",
            by: "2",
          },
          {
            question: "Can I pay by the month?",
            answer: "From $200, over three months and without interest. Ask at the desk.",
            by: "none",
          },
        ],
        people: [
          { name: "Owen Tregear", role: "Vet, horses and goats", src: face("owen"), alt: "" },
          { name: "Elif Kaya", role: "Vet, surgery", src: face("elif"), alt: "" },
        ],
        open: "first",
        note: "",
        action: { label: "Book a visit", href: "https://example.com/visit" },
      },
    },
    {
      trade: "course",
      content: {
        title: "New to drawing?",
        lede: "",
        questions: [
          {
            question: "Do I need to be able to draw?",
            answer: "No. Of the last twelve people, three could.",
            by: "1",
          },
          {
            question: "What should I bring?",
            answer: "- One soft pencil\n- Paper that you don’t mind losing\n- Clothes that may get dirty",
            by: "1",
          },
          {
            question: "What if I miss an evening?",
            answer: "Come to the other group on Thursday. Both follow [one plan](https://example.com/plan).",
            by: "none",
          },
        ],
        people: [{ name: "Tomasz Wilk", role: "Teaches drawing", src: face("tomasz"), alt: "" }],
        open: "first",
        note: "",
        action: { label: "Hold a seat", href: "https://example.com/seat" },
      },
    },
  ],
});
