import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Turned corner",
  number: 3,
  price: null,
  summary:
    "A paper slip with its corner turned over; the callout's colour shows behind it, with the icon on the colour.",
  tags: ["paper", "slip", "folded corner", "note", "notice"],
  added: "2026-11-21",
  updated: "2026-11-21",
  recipe: [
    "Type /callout and give it a background colour. It shows behind the turned corner; a callout without one stays as it is.",
    "Choose an icon: it stands on the colour in the corner. Remove it and the corner is plain.",
    "On the first line type #, ## or ### and a space, and write the headline. Leave it out for a plain note.",
    "Press Enter and write the text. Lists, links and pictures stay what they are.",
  ],
  sample: {
    heading: "Saturday at the front desk",
    text: "Wexcombe Museum opens at 10:00. Whoever has the desk reads these three slips before the first visitor does.",
    callouts: [
      {
        colour: "yellow",
        icon: "/art/v1/icons/lift-ink.svg",
        blocks: [
          "# The lift stops at the mezzanine",
          "It needs a second push on the button, firmly, by you. Engineers come on Thursday 26 November. Until then nobody rides alone.",
        ],
      },
      {
        colour: "purple",
        icon: "/art/v1/icons/school-ink.svg",
        blocks: [
          "# A school group at 10:40",
          "Thirty-one children and four adults from Brack Lane, here for the whale. Bags go in the red crates, and the whale is not to be fed.",
        ],
      },
      {
        colour: "green",
        icon: "/art/v1/icons/glove-ink.svg",
        blocks: [
          "Nine single gloves and a trombone are in the lost-property drawer. The trombone is being collected at noon by someone who will know its name.",
        ],
      },
    ],
    colours: allColours,
  },
});
