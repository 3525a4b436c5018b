import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Index tab",
  number: 1,
  price: null,
  summary: "A ruled index card with a tinted tab and a red head line; the tabs of neighboring cards step to the side.",
  tags: ["index card", "tab", "ruled", "notes", "handbook"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  recipe: [
    "Type /callout and give it a background color. Tab and paper take that color; a callout without one stays as it is.",
    "Choose an icon. Notion's own icons in the same color look best.",
    "Write the word for the tab on the first line and make it bold: **Ovens**.",
    "Press Enter, type ### and a space, and write the headline. It gets the red line.",
    "Press Enter and write on. Text and lists stand on the ruled lines.",
    "Callouts directly below one another step their tabs to the side, three by three.",
  ],
  trade: "cafe",
  sample: {
    heading: "Opening the bakery",
    text: "For whoever has the early key. Read it once on Sunday evening, then keep the phone in your pocket.",
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
          "# Read the thermometer, write it down",
          "Between 2° and 5° is fine. Above 6°, move the dough next door and ring Owen. The sheet on the door takes one line a day.",
        ],
      },
      {
        colour: "green",
        icon: "/art/v1/icons/key-green.svg",
        blocks: [
          "**Spare key**",
          "# You are locked out",
          "Yusra lives above the chemist, gets up at five and has the spare. [Ring Yusra](tel:+441632960417)",
        ],
      },
    ],
    colours: allColours,
  },
  examples: [
    {
      trade: "software",
      content: {
        heading: "When the site is down",
        text: "The first ten minutes, in order. Whoever is on call follows the cards; everyone else answers customers.",
        callouts: [
          {
            colour: "red",
            icon: "/art/v1/icons/eye-red.svg",
            blocks: [
              "**Look**",
              "# See what customers see",
              "Open the status board and a private window. If one loads and the other doesn’t, it is the cache: clear it and stop here. [Open the board](https://status.example.com)",
            ],
          },
          {
            colour: "orange",
            icon: "/art/v1/icons/speech-orange.svg",
            blocks: [
              "**Tell**",
              "# Say it before they ask",
              "One sentence on the status page: what is slow, since when, and when you will write again. Then write again at that time.",
            ],
          },
          {
            colour: "gray",
            icon: "/art/v1/icons/undo-gray.svg",
            blocks: [
              "**Undo**",
              "# Take back the last release",
              "Roll back first and find out why later. Two people agree by voice, one of them presses.",
            ],
          },
        ],
        colours: allColours,
      },
    },
    {
      trade: "practice",
      content: {
        heading: "At the front desk",
        text: "What new colleagues ask us in their first month, one question to a card.",
        callouts: [
          {
            colour: "blue",
            icon: "",
            blocks: [
              "**Late**",
              "# Up to ten minutes is fine",
              "See them, and shorten the appointment. After ten minutes, offer the next free time of the day; after twenty, a new appointment.",
            ],
          },
          {
            colour: "pink",
            icon: "",
            blocks: [
              "**Results**",
              "# Never to a third person",
              "Call back on the number in the file and ask for the date of birth. [Read the house rule](https://example.com/results)",
            ],
          },
          {
            colour: "green",
            icon: "",
            blocks: [
              "**Repeats**",
              "# Ready within three working days",
              "- Asked for before noon: ready the day after next",
              "- Asked for after noon: one day more",
              "- Controlled medicines: always in person",
            ],
          },
        ],
        colours: allColours,
      },
    },
  ],
});
