import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Portrait tip",
  number: 4,
  price: null,
  // Super asks its image server for callout icons 60 pixels wide and writes their size into the element, so a face this
  // large would come out blurred there.
  lines: ["bullet"],
  summary: "A face on a plate in the callout's colour, a tip in the first person beside it, and the name below.",
  tags: ["portrait", "person", "tip", "advice", "team"],
  added: "2026-11-21",
  updated: "2026-11-21",
  recipe: [
    "Type /callout and give it a background colour. Plate and card take it.",
    "Click the icon, choose Upload and add a portrait. A drawing on a transparent ground stands on the plate; a photo fills it. Callouts with an emoji or no icon stay as they are.",
    "Write the tip on the first line, as the person would say it.",
    "Press Enter and write the name, in bold, and what the person does. The last paragraph is always set as the name.",
  ],
  sample: {
    heading: "Before your first Tuesday",
    text: "Three people at Kittiwake read what you hand in. Each was asked for the one habit they would keep.",
    callouts: [
      {
        colour: "blue",
        icon: "/art/v1/busts/ines.svg",
        blocks: [
          "I write the last step first. If I can’t say what done looks like, I have no business writing step one.",
          "**Ines Abara**, evenings one and two",
        ],
      },
      {
        colour: "orange",
        icon: "/art/v1/busts/leif.svg",
        blocks: [
          "I ask people what they did last Thursday, never what they usually do. Usually is a story. Thursday has times in it.",
          "**Leif Marchetti**, interviews",
        ],
      },
      {
        colour: "green",
        icon: "/art/v1/busts/ravi.svg",
        blocks: [
          "I read your page aloud, standing up. Where I run out of breath, you owe me a full stop.",
          "**Ravi Menon**, homework",
        ],
      },
    ],
    colours: allColours,
  },
});
