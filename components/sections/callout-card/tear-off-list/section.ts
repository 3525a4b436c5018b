import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Tear-off list",
  number: 5,
  price: null,
  // Bullet writes a toggle as a native details element, which a reader can tick by mouse and keyboard without a script.
  // Super's toggles are divs opened by its own script, so there is nothing a stylesheet could make into a box to tick.
  lines: ["bullet"],
  summary:
    "A perforated slip with a stub for the icon and boxes that readers can really tick, each with its own remark inside.",
  tags: ["checklist", "to-do", "tick boxes", "packing list", "perforated"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  recipe: [
    "Type /callout, give it a background color and choose an icon for the stub.",
    "On the first line type #, ## or ### and a space, and write what the list is.",
    "For boxes that readers tick, add toggles: type > and a space. Opening a toggle ticks its box and shows what is inside; leave it empty for a plain box. Ticks last until the page is closed.",
    "For boxes that you tick, add to-dos: type [] and a space. Readers see what you ticked in Notion and cannot change it.",
    "Callouts without toggles or to-dos, or without a background color, stay as they are.",
  ],
  trade: "stay",
  sample: {
    heading: "What to bring to Gull House",
    text: "Six days by the sea and one small suitcase. Tick things off as you pack them; the page forgets when you close it.",
    callouts: [
      {
        colour: "green",
        icon: "/art/v1/icons/suitcase-green.svg",
        blocks: [
          "# In your suitcase",
          "> Shoes that may get wet\nThe path to the beach lies low, and the tide comes over it twice a day.",
          "> A torch\nThe last lamp on the path is yours to switch off, at 23:00.",
          "> Something to read\nThe shelf in the hall has 140 books; take one home and leave one here.",
          "> A jersey for the evening\nAlso in July. The wind turns at six.",
        ],
      },
      {
        colour: "gray",
        icon: "/art/v1/icons/house-gray.svg",
        blocks: [
          "# Already in the house",
          "[x] Towels, soap and four kinds of tea",
          "[x] A desk with a window",
          "[x] A second heater",
          "[ ] Hot water after 22:00",
        ],
      },
    ],
    colours: allColours,
  },
  examples: [
    {
      trade: "event",
      content: {
        heading: "Before you set up your stall",
        text: "The hall opens at seven and the doors at ten. This is what other stalls forgot.",
        callouts: [
          {
            colour: "orange",
            icon: "/art/v1/icons/box-orange.svg",
            blocks: [
              "# Bring with you",
              "> A cloth that reaches the floor\nBoxes under the table are the first thing people see.",
              "> Small change\nFifty in coins is enough for a day.",
              "> Two extension leads\nEvery second table is four metres from a socket.",
            ],
          },
          {
            colour: "gray",
            icon: "/art/v1/icons/plug-gray.svg",
            blocks: ["# Provided by us", "[x] One table, two chairs", "[x] Power, 500 watts each", "[ ] Card readers"],
          },
        ],
        colours: allColours,
      },
    },
    {
      trade: "consultant",
      content: {
        heading: "Before our first call",
        text: "Fifteen minutes of yours save us an hour together. Tick things off as you find them.",
        callouts: [
          {
            colour: "purple",
            icon: "/art/v1/icons/folder-purple.svg",
            blocks: [
              "# Have at hand",
              "> Your three largest invoices\nThe sums are enough; names may be blacked out.",
              "> The last complaint\nWord for word, please.",
              "> Who decides, and who pays\nIf that is one person, bring them along.",
            ],
          },
          {
            colour: "gray",
            icon: "/art/v1/icons/check-gray.svg",
            blocks: [
              "# Where we are",
              "[x] Contract signed",
              "[x] Access to the shared folder",
              "[ ] Date of the second call",
            ],
          },
        ],
        colours: allColours,
      },
    },
  ],
});
