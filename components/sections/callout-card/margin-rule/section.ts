import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Margin rule",
  number: 2,
  price: null,
  summary:
    "No box at all: a thick and a thin rule in the callout's color, and the title in a column of its own beside the text.",
  tags: ["margin", "rule", "no box", "side title", "quiet"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  recipe: [
    "Type /callout and give it a background color. The two rules and the title take it; a callout without one stays as it is.",
    "Choose an icon, or remove it: the title then starts at the rule.",
    "On the first line type #, ## or ### and a space, and write a title of two to five words. It hangs left of the text on wide pages and above it on phones.",
    "Press Enter and write the text. Lists, links and further headings work; every heading hangs beside what follows it.",
  ],
  trade: "studio",
  sample: {
    heading: "Before you come to site",
    text: "The house at Duinweg 4 is still being built. Read this once before your first visit.",
    callouts: [
      {
        colour: "orange",
        icon: "",
        blocks: [
          "# Boots, not trainers",
          "The ground floor is wet concrete in places. Spare boots stand in the container by the gate, sizes 37 to 46. Helmets hang beside them.",
        ],
      },
      {
        colour: "blue",
        icon: "",
        blocks: [
          "# Ask for Hanne",
          "Hanne Vos runs the site from 07:00 to 15:30 and has the keys and the drawings. [Write to Hanne](mailto:hanne@marram.example) the day before, and the gate will be open.",
        ],
      },
      {
        colour: "red",
        icon: "",
        blocks: [
          "# No photographs upstairs",
          "The neighbours’ bathroom looks straight in and has no curtain yet. They asked us to wait until it has.",
        ],
      },
    ],
    colours: allColours,
  },
  examples: [
    {
      trade: "stay",
      content: {
        heading: "Good to know before you arrive",
        text: "What our guests have asked us in eleven summers, in the order in which they ask it.",
        callouts: [
          {
            colour: "yellow",
            icon: "",
            blocks: [
              "# The key",
              "It hangs in the box beside the door; the code is in your confirmation. Turn it twice to the left.",
            ],
          },
          {
            colour: "green",
            icon: "",
            blocks: [
              "# Towels and linen",
              "Beds are made and there are two towels each. Beach towels are in the chest on the landing, for as long as you stay.",
            ],
          },
          {
            colour: "blue",
            icon: "",
            blocks: [
              "# Leaving",
              "By eleven, please. Strip nothing, wash nothing: hang the key back and pull the door until it clicks. [Ask for a later hour](mailto:stay@example.com)",
            ],
          },
        ],
        colours: allColours,
      },
    },
    {
      trade: "course",
      content: {
        heading: "How we work together",
        text: "Four evenings, twelve people, one page each. Three rules are enough.",
        callouts: [
          {
            colour: "purple",
            icon: "",
            blocks: [
              "# Bring one page",
              "Printed, with your name on it. Whoever has none reads along, and that counts as well.",
            ],
          },
          {
            colour: "pink",
            icon: "",
            blocks: [
              "# Understand, then advise",
              "Every remark begins with what you understood. Only then comes what you would change.",
            ],
          },
          {
            colour: "gray",
            icon: "",
            blocks: [
              "# If you miss an evening",
              "- The recording is online the next morning",
              "- Your partner has your page and the notes",
              "- Write to us, and we keep your seat",
            ],
          },
        ],
        colours: allColours,
      },
    },
  ],
});
