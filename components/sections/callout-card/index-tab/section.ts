import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Index tab",
  number: 1,
  price: null,
  summary: "A ruled index card with a tinted tab and a red head line; the tabs of neighbouring cards step to the side.",
  tags: ["index card", "tab", "ruled", "notes", "handbook"],
  added: "2026-11-21",
  updated: "2026-11-21",
  recipe: [
    "Type /callout and give it a background colour. Tab and paper take that colour; a callout without one stays as it is.",
    "Choose an icon. Notion's own icons in the same colour look best.",
    "Write the word for the tab on the first line and make it bold: **Ovens**.",
    "Press Enter, type ### and a space, and write the headline. It gets the red line.",
    "Press Enter and write on. Text and lists stand on the ruled lines.",
    "For the stagger, put callouts directly below one another.",
  ],
  sample: {
    heading: "Opening the bakery",
    text: "For whoever has the early key this week. Read it once on Sunday evening, then keep the phone in your pocket.",
    callouts: [
      {
        colour: "yellow",
        icon: "/art/v1/icons/flame-yellow.svg",
        blocks: [
          "**Ovens**",
          "# Ovens first, lights second",
          "They need 52 minutes to reach 250°. Switch both on before you take your coat off, and do not trust the left dial above 200.",
        ],
      },
      {
        colour: "blue",
        icon: "/art/v1/icons/thermometer-blue.svg",
        blocks: [
          "**Cold room**",
          "# Read the thermometer, then write it down",
          "Between 2° and 5° is fine. Above 6°, move the dough and ring Owen. This week: Monday 3.4°, Tuesday 3.9°, Wednesday 6.2°.",
        ],
      },
      {
        colour: "green",
        icon: "/art/v1/icons/key-green.svg",
        blocks: [
          "**Spare key**",
          "# You are locked out",
          "It happens twice a year. Yusra lives above the chemist, gets up at five and has the spare. [Ring Yusra](tel:+441632960417)",
        ],
      },
    ],
    colours: allColours,
  },
});
