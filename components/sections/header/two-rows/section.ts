import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words } from "../content";
import type { Props } from "./component";

const said = { ...words, languages: "Languages" };

export default defineSection<Props>()({
  title: "Two rows",
  number: 7,
  price: 2,
  summary:
    "A tall mark beside two rows: phone, hours and languages above a line, and under it the links, the current one hung from the line.",
  tags: ["navbar", "navigation", "phone number", "opening hours", "languages", "restaurant", "practice", "two rows"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "event",
  fields: {
    phone: { label: "Phone", help: "Stands first, and on a phone one press rings you.", optional: true },
    "phone.label": { label: "Number", help: "With spaces, as you would say it." },
    hours: { label: "Hours", optional: true },
    languages: { label: "Languages", shown: 6, optional: true },
    "languages[]": { label: "Language" },
    "languages.label": { label: "Name", help: "In the language itself, such as “Français”." },
    "languages.href": { label: "Link to", help: "Where the site in that language begins, and empty for this one." },
    ...menuFields,
    "words.languages": { label: "Name of the languages", help: "Read aloud before them." },
  },
  sample: {
    phone: { label: "01632 960 147", href: "tel:+441632960147" },
    hours: "Wednesday to Monday, 10:00–17:30",
    languages: [
      { label: "English", href: "" },
      { label: "Cymraeg", href: "https://cy.example.com/" },
      { label: "Français", href: "https://fr.example.com/" },
    ],
    brand: { ...mark("wexcombe-stacked", "Wexcombe Museum"), size: "larger" },
    links: [
      link("Visit", "", [
        ["Getting here", "getting-here", "Two trains an hour, then the hill"],
        ["Tickets", "tickets", "Free under 19"],
        ["Access", "access", "Eleven steps, one lift"],
      ]),
      link("Exhibitions", "exhibitions"),
      link("Collection", "collection"),
      link("Schools", "schools"),
    ],
    second: none,
    action: { label: "Buy a ticket", href: at("tickets") },
    search: none,
    current: at("exhibitions"),
    stays: "no",
    words: said,
  },
  examples: [
    {
      trade: "practice",
      content: {
        phone: { label: "01632 960 321", href: "tel:+441632960321" },
        hours: "Monday to Thursday 8:30–17:00, Friday until 13:00",
        languages: [
          { label: "EN", href: "" },
          { label: "PL", href: "https://pl.example.com/" },
        ],
        brand: mark("halfpenny", "Halfpenny"),
        links: [
          link("Books", "books"),
          link("Wages", "wages"),
          link("Tax", "", [
            ["Sole traders", "sole-traders"],
            ["Companies", "companies"],
            ["Landlords", "landlords"],
          ]),
          link("Fees", "fees"),
          link("The five of us", "people"),
        ],
        second: { label: "Send receipts", href: at("receipts") },
        action: none,
        search: { label: "Search this site", href: at("search") },
        current: at("fees"),
        stays: "yes",
        words: said,
      },
    },
    {
      trade: "stay",
      content: {
        phone: { label: "+44 1632 960 772", href: "tel:+441632960772" },
        hours: "Somebody answers from 8 to 20",
        languages: [],
        brand: mark("", "Lantern Bay"),
        links: [link("Cabins", "cabins"), link("The lake", "lake"), link("Getting here", "getting-here")],
        second: none,
        action: { label: "Ask for a cabin", href: at("ask") },
        search: none,
        current: at("cabins"),
        stays: "no",
        words: said,
      },
    },
  ],
});
