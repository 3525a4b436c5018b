import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Turned corner",
  number: 3,
  price: null,
  summary:
    "A paper slip with one corner turned over: the back of the paper has the callout's color and carries its icon.",
  tags: ["paper", "slip", "folded corner", "note", "notice"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  recipe: [
    "Type /callout and give it a background color. The turned corner takes it; a callout without one stays as it is.",
    "Choose an icon in black or gray: it stands on the turned corner. Remove it and the corner is plain.",
    "On the first line type #, ## or ### and a space, and write the headline. Leave it out for a plain note.",
    "Press Enter and write the text. Lists, links and pictures stay what they are.",
  ],
  trade: "shop",
  sample: {
    heading: "Saturday at the counter",
    text: "Three slips for whoever opens the shop. Read them before the first customer comes in.",
    callouts: [
      {
        colour: "yellow",
        icon: "/art/v1/icons/card-ink.svg",
        blocks: ["# The card reader answers late", "Wait for the tone, then tap again. It charges only once."],
      },
      {
        colour: "purple",
        icon: "/art/v1/icons/return-ink.svg",
        blocks: ["# Returns without a receipt", "Store credit, for thirty days. The e-mail address finds the order."],
      },
      {
        colour: "green",
        icon: "/art/v1/icons/umbrella-ink.svg",
        blocks: ["Lost things go into the drawer under the scarves."],
      },
    ],
    colours: allColours,
  },
  examples: [
    {
      trade: "club",
      content: {
        heading: "From the boathouse",
        text: "Notices for everyone who rows with us. They come down when they are done.",
        callouts: [
          {
            colour: "blue",
            icon: "/art/v1/icons/boat-ink.svg",
            blocks: [
              "# Boats 3 and 7 stay ashore",
              "Both have soft decks. Please leave them on the rack until the workshop hangs its tag on them.",
            ],
          },
          {
            colour: "orange",
            icon: "/art/v1/icons/moon-ink.svg",
            blocks: [
              "# Quiet before eight",
              "Our neighbours sleep with open windows. Carry the boats down first, and talk on the water.",
            ],
          },
          {
            colour: "gray",
            icon: "",
            blocks: ["Two keys of the crew room are missing from the board. Put yours back, whichever it is."],
          },
        ],
        colours: allColours,
      },
    },
    {
      trade: "event",
      content: {
        heading: "For everyone who speaks",
        text: "Three things that keep eleven talks on time.",
        callouts: [
          {
            colour: "red",
            icon: "/art/v1/icons/clock-ink.svg",
            blocks: [
              "# Eighteen minutes are yours",
              "A light shows at fifteen. At eighteen the host walks on and thanks you, in every case.",
            ],
          },
          {
            colour: "brown",
            icon: "/art/v1/icons/slides-ink.svg",
            blocks: [
              "# Slides by the evening before",
              "One PDF in 16:9 with your name in front. [Send it to the desk](mailto:desk@example.com)",
            ],
          },
          {
            colour: "blue",
            icon: "",
            blocks: ["The quiet room is behind the second stage, left of the stairs. It is open to every badge."],
          },
        ],
        colours: allColours,
      },
    },
  ],
});
