import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words } from "../content";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Marker strip",
  number: 6,
  price: 2,
  summary:
    "An announcement, drawn over with a broad marker, above a plain bar; whoever has read it ticks the box at its end, and it is gone.",
  tags: ["navbar", "navigation", "announcement", "banner", "notice", "highlight", "dismiss", "checkbox"],
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    {
      version: "1.0.1",
      date: "2026-11-27",
      text: "Without a button the search ends at the edge of the bar; the line under a menu that has the open page is as long as its word.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "course",
  tint: "yellow",
  fields: {
    strip: { label: "Announcement", help: "Above the bar, in one or two lines.", optional: true },
    "strip.text": { label: "Sentence", help: "What people need to know, in one short sentence." },
    "strip.link": { label: "Link after it", optional: true },
    "strip.seen": {
      label: "Words at the box",
      help: "Ticked, the announcement is put away until the site is loaded again.",
      optional: true,
    },
    ...menuFields,
  },
  sample: {
    strip: {
      text: "Two seats are left on Editing aloud.",
      link: { label: "Hold one", href: at("seat") },
      seen: "Hide this",
    },
    brand: mark("kittiwake", "Kittiwake"),
    links: [
      link("Courses", "", [
        ["Writing manuals", "manuals", "Six evenings, twelve seats"],
        ["Editing aloud", "editing", "A weekend, in pairs"],
      ]),
      link("Teachers", "teachers"),
      link("Bursaries", "bursaries"),
    ],
    second: none,
    action: { label: "Hold a seat", href: at("seat") },
    search: none,
    current: at("editing"),
    stays: "no",
    words,
  },
  examples: [
    {
      trade: "shop",
      content: {
        strip: {
          text: "Trial fonts have every letter in them, for thirty days.",
          link: { label: "Try one", href: at("trials") },
          seen: "Hide this",
        },
        brand: mark("ninefold", "Ninefold"),
        links: [
          link("Families", "families"),
          link("Licenses", "licenses"),
          link("Specimens", "specimens"),
          link("Foundry", "foundry"),
        ],
        second: { label: "Sign in", href: at("sign-in") },
        action: none,
        search: { label: "Search the shop", href: at("search") },
        current: at("families"),
        stays: "yes",
        words,
      },
    },
    {
      trade: "software",
      content: {
        strip: {
          text: "A month prints on one sheet, with every draft in its place.",
          link: { label: "See February", href: at("print") },
          seen: "Hide this",
        },
        brand: mark("orrery", "Orrery"),
        links: [
          link("Product", "", [
            ["Calendar", "calendar", "One month, every draft"],
            ["Desk", "desk", "Write and edit"],
            ["Sending", "sending"],
          ]),
          link("Handbook", "handbook"),
          link("Prices", "prices"),
        ],
        second: none,
        action: { label: "Plan an issue", href: at("plan") },
        search: none,
        current: at("handbook"),
        stays: "yes",
        words,
      },
    },
  ],
});
