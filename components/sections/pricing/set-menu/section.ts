import { defineSection } from "../../define";
import type { Props } from "./component";

const dishes = (...rows: string[]) => rows.join("\n");

export default defineSection<Props>()({
  title: "Set menu",
  number: 1,
  price: 4,
  summary:
    "One offer as a set menu: a card with a double frame, one price and one button below the title, and its parts as courses.",
  tags: ["one plan", "menu", "courses", "package", "centered", "card"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "studio",
  fields: {
    host: {
      label: "Who offers it",
      help: "Such as your name, at the head of the card.",
      editor: { label: "Your name", help: "The name of your business, at the head of the card." },
      optional: true,
    },
    lede: { optional: true },
    courses: { label: "Courses", help: "The parts of your offer in their order, two to six.", optional: true },
    "courses[]": { label: "Course" },
    "courses.name": { help: "When it comes or what it is, such as “First week”." },
    "courses.dishes": {
      label: "Dishes",
      help: "What is in the course, up to twelve things in a few words each.",
      shown: 12,
      written: { line: "Dish", parts: { what: "Dish", how: "Description" } },
    },
    price: { help: "For all of it, with its currency." },
    per: { label: "After the price", help: "What the price is for, such as “for all of it”.", optional: true },
    action: { optional: true },
    note: { optional: true },
  },
  sample: {
    host: "Tideline, naming studio",
    title: "A new name for your company, in six\u00a0weeks.",
    lede: "One package at one price, from the first interviews to the files. For companies that have outgrown their name.",
    courses: [
      {
        name: "First week",
        dishes: dishes(
          "Interviews with your team | what the name must say, and to whom",
          "Forty names | cut down to six with you",
        ),
      },
      {
        name: "Second and third week",
        dishes: dishes(
          "Trademark search | six names, in the classes you sell in",
          "Language check | sound and meaning in four languages",
        ),
      },
      {
        name: "Fourth and fifth week",
        dishes: dishes(
          "Logo, palette, typeface | for the name you choose",
          "Two rounds of changes | with everybody who decides",
        ),
      },
      {
        name: "Sixth week",
        dishes: dishes(
          "All files | for print, screen and signs",
          "Announcement | a letter to your clients, ready to send",
        ),
      },
    ],
    price: "$7,400",
    per: "for all six weeks",
    action: { label: "Book a first call", href: "https://example.com/call" },
    note: "Half at the start, half on delivery.",
  },
  examples: [
    {
      trade: "cafe",
      content: {
        host: "Saltmarsh supper room",
        title: "The long table, on Fridays.",
        lede: "Sixteen seats and one sitting. The menu follows the day’s catch and the garden.",
        courses: [
          {
            name: "First",
            dishes: "Bread from the wood oven | cultured butter, radishes\nThree oysters | cider vinegar",
          },
          { name: "Second", dishes: "Crab soup | toast with brown crab" },
          {
            name: "Main",
            dishes: "Plaice on the bone | brown shrimp, lemon\nLeeks from the embers | hazelnuts, soft egg",
          },
          { name: "Dessert", dishes: "Rhubarb tart | buttermilk ice cream" },
        ],
        price: "$70",
        per: "a person, with water and coffee",
        action: { label: "Book a seat", href: "https://example.com/seat" },
        note: "Please tell us about allergies when you book.",
      },
    },
    {
      trade: "course",
      content: {
        host: "",
        title: "Learn to develop film in a\u00a0weekend.",
        lede: "",
        courses: [
          { name: "Friday evening", dishes: "The darkroom | equipment, chemistry, safety" },
          {
            name: "Saturday",
            dishes: "Your first rolls | exposing and developing two films\nContact sheets | choosing what to print",
          },
          { name: "Sunday", dishes: "Three finished prints | on paper, to take home" },
        ],
        price: "$240",
        per: "with film, paper and a loan camera",
        action: { label: "Reserve a place", href: "https://example.com/place" },
        note: "Six places. No experience needed.",
      },
    },
  ],
});
