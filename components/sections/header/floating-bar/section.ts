import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words } from "../content";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Floating bar",
  number: 4,
  price: 2,
  summary:
    "A rounded sheet that lies on your page, a little below the top of the window, with your mark, links and one button. On a phone it unfolds.",
  tags: [
    "navbar",
    "navigation",
    "menu",
    "floating",
    "detached",
    "rounded",
    "dropdown",
    "mobile menu",
    "sticky",
    "search",
  ],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "software",
  fields: menuFields,
  sample: {
    brand: mark("quillon", "Quillon"),
    links: [
      link("Product", "", [
        ["Drafts", "drafts", "And when you last used each"],
        ["Signing", "signing", "Three parties, one link"],
        ["Deadlines", "deadlines", "What ends, and who is told"],
      ]),
      link("Security", "security"),
      link("Prices", "prices"),
      link("Help", "help"),
    ],
    second: { label: "Sign in", href: at("sign-in") },
    action: { label: "Sign a sample", href: at("sample") },
    search: none,
    current: at("prices"),
    stays: "yes",
    words,
  },
  examples: [
    {
      trade: "studio",
      content: {
        brand: mark("", "Brackish"),
        links: [link("Work", "work"), link("Studio", "studio"), link("Write to us", "write")],
        second: none,
        action: none,
        search: none,
        current: at("work"),
        stays: "yes",
        words,
      },
    },
    {
      trade: "consultant",
      content: {
        brand: mark("corvid", "Corvid Freight"),
        links: [
          link("Routes", "", [
            ["By sea", "sea", "Eleven ports, weekly"],
            ["By rail", "rail", "Nineteen days, door to door"],
            ["By road", "road", "One driver, door to door"],
            ["Customs", "customs"],
          ]),
          link("Rates", "rates"),
          link("Where it is", "where"),
          link("About us", "about"),
        ],
        second: none,
        action: { label: "Get a rate", href: at("rate") },
        search: { label: "Search this site", href: at("search") },
        current: at("rail"),
        stays: "yes",
        words,
      },
    },
  ],
});
