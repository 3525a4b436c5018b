import { defineSection } from "../../define";
import type { Props } from "./component";

const dishes = (...rows: string[]) => rows.join("\n");

export default defineSection<Props>()({
  title: "Set menu",
  number: 1,
  price: 4,
  summary:
    "One offer as a set menu: a card with a double frame, its parts as courses, and one price at the foot with one button.",
  tags: ["one plan", "menu", "courses", "package", "centered", "card"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "studio",
  fields: {
    host: { label: "Who offers it", help: "Such as your name, at the head of the card.", optional: true },
    lede: { optional: true },
    courses: { label: "Courses", help: "The parts of your offer in their order, two to six.", optional: true },
    "courses[]": { label: "Course" },
    "courses.name": { help: "When it comes or what it is, such as “To begin”." },
    "courses.dishes": { label: "What is in it", help: "One thing a line, as: What | how, in a few words." },
    price: { help: "For all of it, with its currency." },
    per: { label: "After the price", help: "What the price is for, such as “for all of it”.", optional: true },
    note: { optional: true },
  },
  sample: {
    host: "Brackish",
    title: "A new name, in four\u00a0courses.",
    lede: "For firms that have outgrown the one they were given. Served over six weeks, to tables of two to five.",
    courses: [
      {
        name: "To begin",
        dishes: dishes(
          "An afternoon of questions | everybody who will have to say the name",
          "Forty names on cards | cut down to six before we leave",
        ),
      },
      {
        name: "From the cold kitchen",
        dishes: dishes(
          "Six names, looked up | registers, addresses, four languages",
          "A lawyer’s letter | which of them will hold",
        ),
      },
      {
        name: "Main course",
        dishes: dishes(
          "The name, drawn | mark, palette and one typeface",
          "Two rounds of changes | more if the first was ours",
        ),
      },
      {
        name: "To finish",
        dishes: dishes(
          "Files for everything | sign maker, printer, site",
          "A letter to your clients | ready to be sent",
        ),
      },
    ],
    price: "$7,400",
    per: "for the table",
    action: { label: "Ask for a table", href: "https://example.com/table" },
    note: "Half when we sit down, half when the name is yours.",
  },
  examples: [
    {
      trade: "cafe",
      content: {
        host: "Saltmarsh supper room",
        title: "The long table, on Fridays.",
        lede: "Sixteen chairs, one sitting, whatever the boats and the garden had.",
        courses: [
          {
            name: "First",
            dishes: "Bread from the wood oven | cultured butter, radishes\nOysters, three | cider vinegar",
          },
          { name: "Then", dishes: "Crab soup | toast with its brown meat" },
          {
            name: "After that",
            dishes: "Plaice on the bone | brown shrimp, lemon\nLeeks in ash | hazelnuts, soft egg",
          },
          { name: "Last", dishes: "Rhubarb tart | buttermilk ice" },
        ],
        price: "$70",
        per: "a chair, water and coffee with it",
        action: { label: "Book a chair", href: "https://example.com/chair" },
        note: "Tell us what you don’t eat when you book.",
      },
    },
    {
      trade: "course",
      content: {
        host: "",
        title: "Learn to read a balance\u00a0sheet.",
        lede: "",
        courses: [
          { name: "First evening", dishes: "What a firm owns | and what it only uses" },
          { name: "Second evening", dishes: "Who lent it the money | and when they want it back" },
          { name: "Third evening", dishes: "Three real reports | one of them is hiding something" },
        ],
        price: "$190",
        per: "for three evenings",
        action: { label: "Hold a seat", href: "https://example.com/seat" },
        note: "Twelve seats. Bring a pencil.",
      },
    },
  ],
});
