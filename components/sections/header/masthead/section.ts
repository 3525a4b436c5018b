import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words } from "../content";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Masthead",
  number: 3,
  price: 2,
  summary:
    "The head of a newspaper: your name large in the middle, a line of text at its side, and the links under a thick and a thin rule.",
  tags: ["navbar", "navigation", "menu", "newspaper", "magazine", "editorial", "centered logo", "blog", "dropdown"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "newsletter",
  fields: {
    ...menuFields,
    line: {
      label: "Line of text",
      help: "A place, a motto, or when you appear, as long as it stays true.",
      optional: true,
    },
  },
  sample: {
    brand: mark("halfpenny", "Halfpenny"),
    line: "Every Thursday, 07:30",
    links: [
      link("Series", "", [
        ["The first hire", "first-hire", "Seven letters"],
        ["Late payers", "late-payers", "Four letters and a template"],
        ["Nine small firms", "nine-firms", "Their books, page by page"],
      ]),
      link("Cash", "cash"),
      link("Tax", "tax"),
      link("Wages", "wages"),
      link("Prices", "prices"),
      link("Letters", "letters"),
    ],
    second: none,
    action: { label: "Read it free", href: at("read") },
    search: { label: "Search all letters", href: at("search") },
    current: at("wages"),
    stays: "no",
    words,
  },
  examples: [
    {
      trade: "club",
      content: {
        brand: mark("vollan", "Vollan Archive"),
        line: "Open to members and the curious, Tuesday to Saturday",
        links: [
          link("Collections", "", [
            ["Letters", "letters", "11,400, most of them answered"],
            ["Maps", "maps", "From 1612 to the ring road"],
            ["Photographs", "photographs"],
            ["Sound", "sound", "217 hours, some of them wind"],
            ["Newspapers", "newspapers"],
            ["Plans", "plans", "Houses that were never built"],
          ]),
          link("Reading room", "reading-room"),
          link("Members", "members"),
          link("Donate papers", "give"),
        ],
        second: { label: "Sign in", href: at("sign-in") },
        action: { label: "Join", href: at("join") },
        search: none,
        current: at("maps"),
        stays: "no",
        words,
      },
    },
    {
      trade: "consultant",
      content: {
        brand: mark("fernhollow", "Fernhollow"),
        line: "Handbooks for firms of 9 to 90",
        links: [
          link("Handbooks", "handbooks"),
          link("Essays", "essays"),
          link("Fees", "fees"),
          link("Write to us", "write"),
        ],
        second: none,
        action: none,
        search: none,
        current: at("essays"),
        stays: "no",
        words,
      },
    },
  ],
});
