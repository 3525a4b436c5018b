import { defineSection } from "../../define";
import { allColours, type CalloutContent } from "../content";

export default defineSection<CalloutContent>()({
  title: "Link preview",
  number: 6,
  price: null,
  summary:
    "A lone link becomes a card: title, description and address beside a landscape of ruled lines in the callout's colour.",
  tags: ["link", "bookmark", "preview", "thumbnail", "reading list"],
  added: "2026-11-21",
  updated: "2026-11-21",
  recipe: [
    "Type /callout, give it a background colour and remove the icon.",
    "Paste the address into it and choose Bookmark. Title, description and address are those of the page it leads to.",
    "A page with a cover picture keeps it. Without one the card draws its own in the callout's colour; callouts one below the other continue the landscape.",
    "Text on the callout's first line stands above the card. Callouts without a bookmark stay as they are.",
  ],
  sample: {
    heading: "Before you lace up",
    text: "Umbra draws the coast path and leaves the rest to people who know. These three pages answer most of our post.",
    callouts: [
      {
        colour: "blue",
        icon: "",
        blocks: [
          "[Winter boats to Noordplaat](https://ternandtide.example/timetable)\nTen crossings a day until 28 February, eight when it blows from the east. Dogs travel on deck.",
        ],
      },
      {
        colour: "brown",
        icon: "",
        blocks: [
          "[How the whale came up Brack Lane](https://wexcombe.example/whale)\nEleven metres of bone on two bread carts, in 1904. The stairwell was built round it.",
        ],
      },
      {
        colour: "green",
        icon: "",
        blocks: [
          "[Sheet 7, corrected](https://umbra.example/sheets/7)\nThe stile at Dunhead has moved forty metres east. So has the bull.",
        ],
      },
    ],
    colours: allColours,
  },
});
