import { definePage, part } from "../../define";
import type { Props as Answers } from "../../faqs/two-columns-open/component";
import type { Props as Menu } from "../../pricing/set-menu/component";
import type { Props as Book } from "../../testimonials/guest-book/component";
import type { Props as Own } from "./component";
import { site } from "./site";

const entry = (date: string, text: string, name: string, place: string) => ({ text, name, place, date, href: "" });
const dishes = (...rows: string[]) => rows.join("\n");

export default definePage({
  title: "Simple menu",
  number: 2,
  price: 14,
  summary:
    "One price as a set menu, the same price as a loaf cut into what it pays for, a guest book open at one Sunday, and four answers set like a newspaper.",
  tags: ["pricing page", "menu", "one price", "breakfast", "bakery", "where the money goes", "whole page"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "cafe",
  tint: "orange",
  only: {
    fields: {
      lede: { optional: true },
      shape: {
        label: "Drawing",
        choices: { loaf: "A loaf", round: "A dome", bar: "A plain bar" },
        help: "What is cut into slices.",
      },
      slices: {
        label: "Slices",
        help: "Two to eight, with the largest first, and the last slice stands apart.",
      },
      "slices[]": { label: "Slice" },
      "slices.amount": { help: "A price such as $7.40, which makes the slice as thick as its share." },
      "slices.text": { label: "What it pays for", help: "A few words that people would say themselves." },
      note: { optional: true },
    },
  },
  site,
  parts: [
    part<Menu>("pricing/set-menu", {
      host: "Saltmarsh bakery, Sundays from\u00a08",
      title: "Breakfast, all of\u00a0it.",
      lede: "Nobody orders. You sit down on a bench, and it starts to arrive.",
      courses: [
        {
          name: "As you sit down",
          dishes: dishes(
            "Coffee or tea | the pot stays on your table",
            "Rye and white bread | warm, with salted butter",
          ),
        },
        {
          name: "From the stove",
          dishes: dishes("Two eggs | boiled, fried or in an omelet", "Potato cake | smoked trout, sour cream"),
        },
        {
          name: "From the oven",
          dishes: dishes("Seed bun | jam from the plum tree in the yard", "Custard slice | cut at the table"),
        },
        {
          name: "As you leave",
          dishes: dishes("Half a loaf | in paper, for Monday", "Marmalade | a small jar, to take home"),
        },
      ],
      price: "$26",
      per: "a person, second helpings included",
      action: { label: "Keep a bench for Sunday", href: "https://example.com/bench" },
      note: "The last plate leaves the kitchen at one.",
    }),
    part<Own>("only", {
      title: "Your $26, sliced.",
      lede: "Every breakfast is cut like this. We do it where you can see.",
      shape: "loaf",
      slices: [
        { amount: "$7.40", text: "Flour, eggs, trout and butter" },
        { amount: "$6.10", text: "Two bakers, up since three" },
        { amount: "$5.20", text: "Three people who bring it, tip included" },
        { amount: "$2.90", text: "The room, its rent and its roof" },
        { amount: "$1.70", text: "Birch for the oven" },
        { amount: "$2.70", text: "The heel. That one is ours." },
      ],
      note: "Counted over fifty Sundays and 4,310 breakfasts.",
    }),
    part<Book>("testimonials/guest-book", {
      title: "The book goes around with the\u00a0jam.",
      lede: "One Sunday in it, from the first pot of coffee to the last half loaf.",
      cover: "cloth",
      entries: [
        entry(
          "8:20 am",
          "I looked for somebody to order from. She was already pouring, and had one question: boiled or fried?",
          "Mrs. Teague",
          "by the window",
        ),
        entry(
          "9:10 am",
          "I am eight and cost half. My half loaf is as big as Dad’s. We measured.",
          "Ottilie",
          "Dad’s bench",
        ),
        entry(
          "10:00 am",
          "A ten-minute wait, one bun. For two buns we would have waited twenty.",
          "Two off the ferry",
          "outside",
        ),
        entry(
          "11:15 am",
          "No fish for me. I said so as I sat down, and there were mushrooms on rye before my coat was off.",
          "H. Bratt",
          "second bench",
        ),
        entry(
          "12:30 pm",
          "I left a five under the saucer. Somebody ran after me with it, and with my bread. So I am back, to write this.",
          "Joost",
          "nearest the door",
        ),
        entry("1:00 pm", "The last plate came to me. I had only asked for the salt.", "Anneke", "under the clock"),
        entry(
          "2:00 pm",
          "The four of us sat down at ten past eight, for the eggs. Our bread is wrapped, and somebody has asked whether we want the bench wrapped, too. We paid $104, which is four times what the card at the door says.",
          "Ravi Menon",
          "third bench from the oven",
        ),
      ],
      action: { label: "Read another Sunday", href: "https://example.com/guest-book" },
    }),
    part<Answers>("faqs/two-columns-open", {
      title: "Before you come",
      lede: "Four questions, from a Sunday with 86 breakfasts.",
      questions: [
        {
          question: "Is it really $26 in the end?",
          answer:
            "Yes. Coffee, second helpings and the half loaf are in it. So is the tip: it is in the $5.20, and nobody expects another one.",
        },
        {
          question: "What do children pay?",
          answer:
            "Who | Pays\nUp to 3 | Nothing\nUp to 12 | $13\nEverybody else | $26\nThe half loaf is the same size for everybody.",
        },
        {
          question: "What if I don’t eat eggs, or fish?",
          answer:
            "Say so as you sit down. There are mushrooms on rye, and no plate costs more. All our bread has gluten in it, so it isn’t safe for anyone with celiac disease.",
        },
        {
          question: "Do we have to book?",
          answer:
            "No. [Write by Friday](mailto:bench@example.com) and we keep a bench. Or come and wait for one. It takes ten minutes, and we hand out buns.",
        },
      ],
      lead: "first",
      note: "Saltmarsh bakery, 11 Harbor Street, with the bench outside.",
      action: { label: "Keep us a bench", href: "https://example.com/bench" },
    }),
  ],
});
