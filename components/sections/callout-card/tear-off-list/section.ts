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
  added: "2026-11-21",
  updated: "2026-11-21",
  recipe: [
    "Type /callout, give it a background colour and choose an icon for the stub.",
    "On the first line type #, ## or ### and a space, and write what the list is.",
    "For boxes that readers tick, add toggles: type > and a space. Opening a toggle ticks its box and shows what is inside; leave it empty for a plain box. Ticks last until the page is closed.",
    "For boxes that you tick, add to-dos: type [] and a space. Readers see what you ticked in Notion and cannot change it.",
    "Callouts without toggles or to-dos, or without a background colour, stay as they are.",
  ],
  sample: {
    heading: "What to bring to Lantern Bay",
    text: "Six days, two chapters, one small suitcase. Tick things off as you pack them; the page forgets when you close it.",
    callouts: [
      {
        colour: "green",
        icon: "/art/v1/icons/suitcase-green.svg",
        blocks: [
          "# In your suitcase",
          "> The draft, on paper\nThe house does have a printer. It is Pim’s, and it is from 2009.",
          "> Two pencils you like\nThe shop on the quay sells one kind. It is red.",
          "> A torch\nThe last lamp on the path is yours to switch off, at 23:00.",
          "> Shoes that may get wet\nHigh water on Friday 15 January is at 08:12, and the path lies low.",
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
});
