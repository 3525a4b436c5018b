import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words as read } from "../content";
import type { Props } from "./component";

const words = { ...read, open: "Menu", close: "Close" };

export default defineSection<Props>()({
  title: "Plain line",
  number: 2,
  price: 2,
  summary:
    "Your mark, your links and one hairline below them. A red tick stands on the line where people are, with words in place of icons.",
  tags: [
    "navbar",
    "navigation",
    "menu",
    "minimal",
    "simple",
    "quiet",
    "text only",
    "dropdown",
    "mobile menu",
    "sticky",
  ],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "shop",
  fields: {
    ...menuFields,
    "search.label": { help: "The word that is written for it, such as “Search”." },
    words: { label: "Words of the menu", help: "For the menu button, and read aloud.", advanced: true },
    "words.open": { label: "Open the menu", help: "Written at the end of the line where the links have no room." },
    "words.close": { label: "Close the menu", help: "Written in its place while the menu is open." },
  },
  sample: {
    brand: mark("ninefold", "Ninefold"),
    links: [
      link("Typefaces", "", [
        ["Serif", "serif", "Eleven families for long texts"],
        ["Sans", "sans", "Seven, two of them narrow"],
        ["Figures", "figures", "For tables, clocks and prices"],
        ["Made to order", "to-order", "Drawn in about nine weeks"],
      ]),
      link("Licenses", "licenses"),
      link("Specimens", "specimens"),
      link("About us", "about"),
    ],
    second: { label: "Basket", href: at("basket") },
    action: none,
    search: { label: "Search", href: at("search") },
    current: at("licenses"),
    stays: "yes",
    words,
  },
  examples: [
    {
      trade: "course",
      content: {
        brand: mark("kittiwake", "Kittiwake"),
        links: [
          link("Courses", "courses"),
          link("Teachers", "teachers"),
          link("Fees", "fees"),
          link("The house", "house"),
        ],
        second: none,
        action: { label: "Hold a seat", href: at("seat") },
        search: none,
        current: at("teachers"),
        stays: "yes",
        words,
      },
    },
    {
      trade: "software",
      content: {
        brand: mark("orrery", "Orrery"),
        links: [
          link("Product", "", [
            ["Calendar", "calendar", "Every post, by week and by desk"],
            ["Drafts", "drafts", "Who holds the pen"],
            ["Reviews", "reviews", "Who approved what"],
            ["Archive", "archive", "What was sent, and to whom"],
            ["For agencies", "agencies"],
            ["For schools", "schools"],
          ]),
          link("Prices", "prices"),
          link("Help", "help"),
        ],
        second: { label: "Sign in", href: at("sign-in") },
        action: { label: "Plan a week", href: at("week") },
        search: none,
        current: at("reviews"),
        stays: "yes",
        words,
      },
    },
  ],
});
