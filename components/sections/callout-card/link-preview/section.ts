import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Link preview",
  number: 6,
  price: null,
  summary:
    "A bookmark becomes a card: title, description and address beside a view of ruled lines in the callout's color.",
  tags: ["link", "bookmark", "preview", "thumbnail", "reading list"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  recipe: [
    "Type /callout, give it a background color and remove the icon.",
    "Paste the address into it and choose Bookmark. Title, description and address are those of the page it leads to.",
    "A page with a cover picture keeps it. Without one the card draws its own in the callout's color; callouts one below the other go on with the picture: sky, hills, water.",
    "Text on the callout's first line stands above the card. Callouts without a bookmark stay as they are.",
  ],
  trade: "newsletter",
  sample: {
    heading: "Worth an evening",
    text: "Three pages that we read to the end, and what each of them is about.",
    callouts: [
      {
        colour: "blue",
        icon: "",
        blocks: [
          "[Ten crossings a day, eight in a storm](https://ternandtide.example/ferries)\nWho decides in the morning whether the boats go out, and what she looks at first.",
        ],
      },
      {
        colour: "brown",
        icon: "",
        blocks: [
          "[How a museum moved its largest guest](https://wexcombe.example/move)\nEleven metres of bone, two bread carts and a stairwell that was built round the rest.",
        ],
      },
      {
        colour: "green",
        icon: "",
        blocks: [
          "[What a mapmaker does about a moved stile](https://umbra.example/sheets)\nCorrections, sheet by sheet, and the people who walk there to make sure.",
        ],
      },
    ],
    colours: allColours,
  },
  examples: [
    {
      trade: "software",
      content: {
        heading: "Start here",
        text: "Most questions of a first week are answered on these three pages.",
        callouts: [
          {
            colour: "purple",
            icon: "",
            blocks: [
              "[Move your first project over](https://docs.example.com/import)\nFrom a spreadsheet, a board or nothing at all. Takes about ten minutes.",
            ],
          },
          {
            colour: "purple",
            icon: "",
            blocks: [
              "[Invite people, and decide what they see](https://docs.example.com/people)\nRoles, guests and what a client is never shown.",
            ],
          },
          {
            colour: "purple",
            icon: "",
            blocks: ["What we changed, each month:", "[Changes](https://docs.example.com/changes)"],
          },
        ],
        colours: allColours,
      },
    },
    {
      trade: "club",
      content: {
        heading: "Before your first walk",
        text: "Read these at home. There is no signal on the ridge.",
        callouts: [
          {
            colour: "green",
            icon: "",
            blocks: [
              "[What to wear above the tree line](https://walks.example.org/clothes)\nThree layers, and which of them to leave in the car.",
            ],
          },
          {
            colour: "orange",
            icon: "",
            blocks: [
              "[How we count, and why](https://walks.example.org/counting)\nEvery gate, every car, every time: the leader counts heads.",
            ],
          },
          {
            colour: "gray",
            icon: "",
            blocks: [
              "[Lifts from the station](https://walks.example.org/lifts)\nAsk for a seat before eight in the evening.",
            ],
          },
        ],
        colours: allColours,
      },
    },
  ],
});
