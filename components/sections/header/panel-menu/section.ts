import { defineSection } from "../../define";
import { at, link, mark, menuFields, none, words } from "../content";
import type { Props } from "./component";

type Preview = Props["links"][number]["preview"];

const alone: Preview = { picture: { src: "", alt: "" }, caption: "", more: none };

/** A link, and what stands beside those below it. */
const panel = (shown: ReturnType<typeof link>, preview: Preview = alone) => ({ ...shown, preview });

const preview = (drawing: string, caption: string, more = none): Preview => ({
  picture: { src: drawing && `drawn:${drawing}`, alt: "" },
  caption,
  more,
});

export default defineSection<Props>()({
  title: "Panel menu",
  number: 1,
  price: 2,
  summary:
    "A bar whose links let down wide panels: the pages below with a note each, and beside them one picture with a caption and a link.",
  tags: ["navbar", "navigation", "mega menu", "dropdown", "panel", "picture", "mobile menu", "sticky", "search"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "software",
  tint: "orange",
  fields: {
    ...menuFields,
    "links.preview": { label: "Beside them", help: "What stands next to the links below this one." },
    "links.preview.picture": { help: "A photo, a drawing of ours, or nothing.", optional: true },
    "links.preview.picture.alt": { advanced: true },
    "links.preview.caption": { optional: true },
    "links.preview.more": { label: "Link", help: "One page that goes with the picture.", optional: true },
  },
  sample: {
    brand: mark("orrery", "Orrery"),
    links: [
      panel(
        link("Product", "", [
          ["Calendar", "calendar", "Every draft and send"],
          ["Desk", "desk", "Write, edit and sign off"],
          ["Sending", "sending", "Lists, tests and a log"],
          ["Reading room", "reading", "Which issues are finished"],
        ]),
        preview("screen", "What you write, as it will be read.", {
          label: "Open a sample month",
          href: at("sample"),
        }),
      ),
      panel(link("Prices", "prices")),
      panel(link("Issues", "issues")),
    ],
    second: { label: "Sign in", href: at("sign-in") },
    action: { label: "Plan an issue", href: at("plan") },
    search: none,
    current: at("prices"),
    stays: "yes",
    words,
  },
  examples: [
    {
      trade: "shop",
      content: {
        brand: mark("umbra", "Umbra Maps"),
        links: [
          panel(
            link("Maps", "", [
              ["Coasts", "coasts", "Nineteen sheets, tide lines and all"],
              ["Hills", "hills", "Contours every five meters"],
              ["Towns", "towns", "Every bench and every tap"],
              ["Night skies", "skies", "For places with no lamps"],
              ["Old sheets", "old", "Reprinted from the first plates"],
              ["Made to order", "order", "Your own eleven kilometers"],
            ]),
            preview("leaflet", "Folds to the size of a letter and survives a wet coat.", {
              label: "See how it folds",
              href: at("folding"),
            }),
          ),
          panel(link("Frames", "frames")),
          panel(link("How we draw", "drawing")),
        ],
        second: none,
        action: { label: "Basket", href: at("basket") },
        search: { label: "Search the maps", href: at("search") },
        current: at("coasts"),
        stays: "yes",
        words,
      },
    },
    {
      trade: "course",
      content: {
        brand: mark("kittiwake", "Kittiwake"),
        links: [
          panel(
            link("Evenings", "", [
              ["Drawing", "drawing", "Tuesdays, from 19:10"],
              ["Bookkeeping", "bookkeeping", "Wednesdays, from 18:30"],
              ["Portuguese", "portuguese", "Thursdays, two levels"],
            ]),
            preview("pencil", "Each course begins with one evening that costs nothing.", {
              label: "Choose a first evening",
              href: at("first"),
            }),
          ),
          panel(link("Teachers", "teachers")),
          panel(
            link("The house", "", [
              ["Rooms", "rooms"],
              ["Getting here", "getting-here"],
            ]),
          ),
          panel(link("Fees", "fees")),
          panel(link("Questions", "questions")),
        ],
        second: none,
        action: none,
        search: none,
        current: at("teachers"),
        stays: "no",
        words,
      },
    },
  ],
});
