import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Margin rule",
  number: 2,
  price: null,
  summary:
    "No box at all: a thick and a thin rule in the callout's colour, and the title hung in the margin beside the text.",
  tags: ["margin", "rule", "no box", "side title", "quiet"],
  added: "2026-11-21",
  updated: "2026-11-21",
  recipe: [
    "Type /callout and give it a background colour. The two rules and the title take it; a callout without one stays as it is.",
    "Choose an icon, or remove it: the title then starts at the rule.",
    "On the first line type #, ## or ### and a space, and write a title of two to five words. It hangs left of the text on wide pages and above it on phones.",
    "Press Enter and write the text. Lists, links and further headings work; every heading hangs beside what follows it.",
  ],
  sample: {
    heading: "Before you come to site",
    text: "Marram builds at Duinweg 4 until the middle of March. Read this once, then visit whenever you like, by daylight.",
    callouts: [
      {
        colour: "orange",
        icon: "",
        blocks: [
          "# Boots, not trainers",
          "The ground floor is poured on Wednesday 9 December and stays soft for six days. Spare boots stand in the blue container, sizes 37 to 46. There is one left boot too many; leave it.",
        ],
      },
      {
        colour: "blue",
        icon: "",
        blocks: [
          "# Ask for Hanne",
          "Hanne Vos runs the site from 07:00 to 15:30. She has the keys, the drawings and the only chair. [Write to Hanne](mailto:hanne@marram.example) the day before, and the gate will be open.",
        ],
      },
      {
        colour: "red",
        icon: "",
        blocks: [
          "# No photographs upstairs",
          "The neighbours’ bathroom looks straight in and has no curtain yet. We asked. It comes in January.",
        ],
      },
    ],
    colours: allColours,
  },
});
