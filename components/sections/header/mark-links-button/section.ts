import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words } from "../content";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Mark, links, button",
  number: 9,
  price: 2,
  summary:
    "The plain header done right: your mark, up to nine links with others below them, a search, and one button. On a phone, a sheet.",
  tags: ["navbar", "navigation", "menu", "simple", "dropdown", "mobile menu", "sticky", "search"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "practice",
  fields: menuFields,
  sample: {
    brand: mark("marram", "Marram"),
    links: [
      link("Work", "", [
        ["Houses", "houses", "Thirty-one, most of them small"],
        ["Schools", "schools", "Four, one of them on stilts"],
        ["Repairs", "repairs", "What the sea has taken"],
      ]),
      link("Practice", "practice"),
      link("Fees", "fees"),
      link("Journal", "journal"),
    ],
    second: none,
    action: { label: "Ask for a visit", href: at("visit") },
    search: { label: "Search this site", href: at("search") },
    current: at("practice"),
    stays: "yes",
    words,
  },
  examples: [
    {
      trade: "software",
      content: {
        brand: mark("plinth", "Plinth"),
        links: [
          link("Product", "", [
            ["Portals", "portals", "One address for each client"],
            ["Approvals", "approvals", "A yes that says who and when"],
            ["Files", "files", "Every version, the last one first"],
            ["What is new", "new"],
          ]),
          link("Customers", "customers"),
          link("Prices", "prices"),
          link("Help", "help"),
        ],
        second: { label: "Sign in", href: at("sign-in") },
        action: { label: "See a portal", href: at("sample") },
        search: none,
        current: at("prices"),
        stays: "yes",
        words,
      },
    },
    {
      trade: "cafe",
      content: {
        brand: mark("saltmarsh", "Saltmarsh"),
        links: [link("Bread", "bread"), link("Breakfast", "breakfast"), link("Find us", "find-us")],
        second: none,
        action: { label: "Order a loaf", href: at("order") },
        search: none,
        current: at("bread"),
        stays: "no",
        words,
      },
    },
  ],
});
