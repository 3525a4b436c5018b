import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Portrait tip",
  number: 4,
  price: null,
  // Super asks its image server for callout icons 60 pixels wide and writes their size into the element, so a face this
  // large would come out blurred there.
  lines: ["bullet"],
  summary: "A face on a plate in the callout's color, a tip in the first person beside it, and the name below.",
  tags: ["portrait", "person", "tip", "advice", "team"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  recipe: [
    "Type /callout and give it a background color. Plate and card take it.",
    "Click the icon, choose Upload and add a portrait. An SVG drawing stands on the plate; any other picture fills it. Callouts with an emoji or no icon stay as they are.",
    "Write the tip on the first line, as the person would say it.",
    "Press Enter and write the name, in bold, and what the person does. The last paragraph is always set as the name.",
  ],
  trade: "course",
  sample: {
    heading: "Before your first evening",
    text: "Three people read what you hand in. Each was asked for the one habit they would keep.",
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
          "I ask people what they did last Thursday, never what they usually do. Thursday has times in it.",
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
  examples: [
    {
      trade: "consultant",
      content: {
        heading: "Three questions you will hear",
        text: "Two of us sit in your first meeting, one reads along. Each always asks the same thing.",
        callouts: [
          {
            colour: "purple",
            icon: "/art/v1/busts/mirela.svg",
            blocks: [
              "I ask what happens if you do nothing for a year. About one project in three ends there, and rightly.",
              "**Mirela Petran**, strategy",
            ],
          },
          {
            colour: "yellow",
            icon: "/art/v1/busts/tomasz.svg",
            blocks: [
              "I ask who wrote the last complaint, and what you answered. It tells me more than a plan does.",
              "**Tomasz Wilk**, operations",
            ],
          },
          {
            colour: "gray",
            icon: "/art/v1/busts/aiko.svg",
            blocks: ["I ask who would notice first.", "**Aiko Tanabe**, research"],
          },
        ],
        colours: allColours,
      },
    },
    {
      trade: "cafe",
      content: {
        heading: "From behind the counter",
        text: "What the people who make it would tell a friend.",
        callouts: [
          {
            colour: "brown",
            icon: "/art/v1/busts/kwame.svg",
            blocks: [
              "Come at half past two. The second bread is out of the oven by then, and the queue isn’t.",
              "**Kwame Asare**, bread",
            ],
          },
          {
            colour: "pink",
            icon: "/art/v1/busts/lucia.svg",
            blocks: [
              "Ask for the small cup. It is the same coffee with less milk in the way.",
              "**Lucía Ferrán**, coffee",
            ],
          },
        ],
        colours: allColours,
      },
    },
  ],
});
