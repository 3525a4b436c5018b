import { defineSection } from "../../define";
import { at, link, mark, menuFields, none } from "../content";
import type { Props } from "./component";

const words = { skip: "Skip to the text", list: "Main" };

const { "words.open": _open, "words.close": _close, ...fields } = menuFields;

export default defineSection<Props>()({
  title: "Page tabs",
  number: 5,
  price: 2,
  summary:
    "Links as index tabs on a tinted ground: the tab of the page that is open has grown out of it, and its foot stays open.",
  tags: ["navbar", "navigation", "tabs", "index cards", "folder", "dropdown", "mobile menu", "sticky", "search"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "studio",
  tint: "green",
  fields,
  sample: {
    brand: mark("fernhollow", "Fernhollow"),
    links: [
      link("Handbooks", "", [
        ["For kitchens", "kitchens", "Eighteen, two of them laminated"],
        ["For wards", "wards", "Read at night, so set in 14 point"],
        ["For new people", "new-people", "The first nine days"],
      ]),
      link("How we work", "work"),
      link("Prices", "prices"),
      link("Letters", "letters"),
    ],
    second: none,
    action: { label: "See a page", href: at("page") },
    search: { label: "Search this site", href: at("search") },
    current: at("work"),
    stays: "yes",
    words,
  },
  examples: [
    {
      trade: "practice",
      content: {
        brand: mark("", "Ashcombe Law"),
        links: [
          link("Leases", "leases"),
          link("Work", "work"),
          link("Sales", "sales"),
          link("Wills", "wills"),
          link("Who we are", "", [
            ["Seven solicitors", "solicitors"],
            ["Two offices", "offices"],
            ["What we don’t do", "not"],
          ]),
          link("Fees", "fees"),
        ],
        second: { label: "Sign in", href: at("sign-in") },
        action: { label: "Send a contract", href: at("ask") },
        search: none,
        current: at("leases"),
        stays: "yes",
        words,
      },
    },
    {
      trade: "stay",
      content: {
        brand: mark("", "Lantern Bay"),
        links: [link("Rooms", "rooms"), link("The table", "table"), link("Getting here", "getting-here")],
        second: none,
        action: { label: "Ask for a week", href: at("week") },
        search: none,
        current: at("getting-here"),
        stays: "no",
        words,
      },
    },
  ],
});
