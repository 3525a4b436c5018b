import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words } from "../content";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Centered mark",
  number: 8,
  price: 2,
  summary:
    "Your mark hangs in the middle of a hairline and divides the links into two groups; the button stands at the end of the line.",
  tags: [
    "navbar",
    "navigation",
    "menu",
    "centered logo",
    "split menu",
    "restaurant",
    "hotel",
    "dropdown",
    "mobile menu",
  ],
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    {
      version: "1.0.1",
      date: "2026-11-27",
      text: "Many long links stay in the menu until the bar is wide enough for them; in a narrow bar a link in place of the button makes it no taller.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "event",
  fields: {
    ...menuFields,
    links: { label: "Links", help: "Two to nine, of which the first half stands before the mark.", shown: 9 },
  },
  sample: {
    brand: { ...mark("wexcombe-emblem", "Wexcombe Museum"), size: "larger" },
    links: [
      link("On show", "", [
        ["The tide room", "tide-room", "Nine centuries of one harbor"],
        ["Small machines", "machines", "Forty-three, all of them running"],
        ["On loan", "loan", "Pictures that are with us for a season"],
      ]),
      link("Evenings", "evenings"),
      link("Visit", "visit"),
      link("Collection", "collection"),
    ],
    second: none,
    action: { label: "Buy a ticket", href: at("ticket") },
    search: { label: "Search the collection", href: at("search") },
    current: at("evenings"),
    stays: "yes",
    words,
  },
  examples: [
    {
      trade: "stay",
      content: {
        brand: mark("", "Lantern Bay"),
        links: [link("Rooms", "rooms"), link("Table", "table"), link("Getting here", "here"), link("The lake", "lake")],
        second: none,
        action: { label: "Book a room", href: at("room") },
        search: none,
        current: at("rooms"),
        stays: "yes",
        words,
      },
    },
    {
      trade: "shop",
      content: {
        brand: mark("umbra", "Umbra"),
        links: [
          link("Maps", "", [
            ["Coasts", "coasts", "Twenty-seven sheets"],
            ["Hills", "hills", "Nineteen, all above the trees"],
            ["Towns", "towns", "Drawn on foot"],
            ["Night skies", "skies"],
          ]),
          link("Frames", "frames"),
          link("Made to order", "to-order"),
          link("Shops", "shops"),
          link("About us", "about"),
        ],
        second: { label: "Basket", href: at("basket") },
        action: none,
        search: { label: "Search all maps", href: at("search") },
        current: at("hills"),
        stays: "yes",
        words,
      },
    },
  ],
});
