import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words as plainWords } from "../content";
import type { Props } from "./component";

const words = { ...plainWords, open: "Menu", close: "Close" };

/** A link, and how many things are there. */
const counted = (count: string, shown: ReturnType<typeof link>) => ({ ...shown, count });

export default defineSection<Props>()({
  title: "Full sheet",
  number: 10,
  price: 2,
  summary:
    "A bar with your mark and the word Menu, which opens a whole sheet of very large links, each with how many things are there.",
  tags: ["navbar", "navigation", "menu", "full screen", "overlay", "large type", "minimal", "sticky", "search"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "shop",
  tint: "yellow",
  fields: {
    ...menuFields,
    "links.count": { help: "How many things are there, as a number.", optional: true },
    words: { label: "Words of the menu", help: "What its buttons say, and what is read aloud." },
    "words.skip": { ...menuFields["words.skip"], advanced: true },
    "words.list": { ...menuFields["words.list"], advanced: true },
    "words.open": { label: "To open it", help: "The word on the button in the bar." },
    "words.close": { label: "To close it", help: "The word on the same button in the sheet." },
  },
  sample: {
    brand: mark("ninefold", "Ninefold"),
    links: [
      counted(
        "23",
        link("Typefaces", "", [
          ["For text", "text", "11"],
          ["For signs", "signs", "7"],
          ["For numbers", "numbers", "5"],
        ]),
      ),
      counted("14", link("Made to order", "order")),
      counted("", link("Licenses", "licenses")),
      counted("61", link("Notebook", "notebook")),
    ],
    second: { label: "Your fonts", href: at("fonts") },
    action: { label: "Try one", href: at("try") },
    search: { label: "Search", href: at("search") },
    current: at("licenses"),
    stays: "yes",
    words,
  },
  examples: [
    {
      trade: "event",
      content: {
        brand: mark("wexcombe", "Wexcombe Museum"),
        links: [
          counted("17", link("Rooms", "rooms")),
          counted("3", link("Exhibitions", "exhibitions")),
          counted(
            "",
            link("Your visit", "", [
              ["Getting here", "getting-here"],
              ["Prices", "prices"],
              ["With children", "children"],
              ["Without stairs", "lift"],
            ]),
          ),
          counted("4,108", link("Collection", "collection")),
          counted("9", link("Talks", "talks")),
          counted("", link("Friends", "friends")),
          counted("", link("Café", "cafe")),
        ],
        second: { label: "Ring the desk", href: "tel:+15550142" },
        action: { label: "Buy a ticket", href: at("ticket") },
        search: { label: "Search the collection", href: at("search") },
        current: at("exhibitions"),
        stays: "no",
        words,
      },
    },
    {
      trade: "consultant",
      content: {
        brand: mark("halfpenny", "Halfpenny"),
        links: [
          counted("38", link("Clients", "clients")),
          counted("", link("Prices", "prices")),
          counted("", link("Who we are", "who")),
        ],
        second: { label: "books@example.com", href: "mailto:books@example.com" },
        action: none,
        search: none,
        current: at("clients"),
        stays: "yes",
        words,
      },
    },
  ],
});
