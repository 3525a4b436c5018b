import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Two doors",
  number: 4,
  price: 3,
  summary:
    "Two or three doors drawn in ink stand ajar, of seven kinds or with your picture; each is the way in for one kind of reader.",
  tags: ["choice", "two audiences", "doors", "illustration", "split", "options"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  trade: "studio",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    doors: { label: "Doors", shown: 4 },
    "doors[]": { label: "Door" },
    "doors.kind": {
      label: "What it looks like",
      help: "Each door is drawn differently.",
      choices: {
        house: "Front door of a house",
        shop: "Glass door of a shop",
        office: "Office door",
        gate: "Garden gate",
        flat: "Door of a flat",
        terrace: "Glass door with plants",
        screen: "Door in a web page",
        open: "Open doorway, with a picture of yours or a hall",
        none: "No drawing",
      },
    },
    "doors.plate": {
      label: "Plate at the door",
      help: "A house number, hours or a few words. Up to eight letters fit every door.",
      optional: true,
    },
    "doors.picture": {
      label: "Picture in the doorway",
      help: "Only for the open doorway: a photo taller than wide is best, without one a hall is drawn.",
      optional: true,
    },
    "doors.text": { help: "What they find inside, what it costs and how long it takes.", optional: true },
    "doors.title": { help: "Who goes in here, in their own words." },
  },
  sample: {
    title: "You have a house, or you have a plot.",
    lede: "Marram builds in both places and starts differently with each. Go in by your own door; the same six people are behind both.",
    doors: [
      {
        kind: "house",
        plate: "14",
        picture: { src: "", alt: "" },
        title: "I have a house",
        text: "It is dark, or small, or four people share one bathroom. We measure every room before anyone draws. $1,450, two weeks.",
        link: { label: "Measure my house", href: "https://example.com/house" },
      },
      {
        kind: "gate",
        plate: "Plot 9",
        picture: { src: "", alt: "" },
        title: "I have a plot",
        text: "Nothing stands there yet. We walk it with pegs and string, and tell you what the ground allows. $620, one morning.",
        link: { label: "Walk my plot", href: "https://example.com/plot" },
      },
    ],
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "Alone, or with a team?",
        lede: "Plinth is the same product behind both doors. What differs is how you begin and what it costs.",
        doors: [
          {
            kind: "screen",
            plate: "/solo",
            picture: { src: "", alt: "" },
            title: "I work alone",
            text: "Five clients, all features, no card. Most people are done in an afternoon.",
            link: { label: "Open my portal", href: "https://example.com/solo" },
          },
          {
            kind: "office",
            plate: "Team",
            picture: { src: "", alt: "" },
            title: "We are a team",
            text: "Roles, your own address and somebody who moves your files. $9\u00a0a\u00a0person.",
            link: { label: "Talk to Teodor", href: "https://example.com/team" },
          },
        ],
      },
    },
    {
      trade: "shop",
      content: {
        title: "Three ways to our bread.",
        lede: "The same loaves from the same oven, at the price on the board, whichever way they travel.",
        doors: [
          {
            kind: "shop",
            plate: "7 to 10",
            picture: { src: "", alt: "" },
            title: "Come by",
            text: "Harbor Street 11. First come, first fed.",
            link: { label: "See what’s left", href: "https://example.com/left" },
          },
          {
            kind: "house",
            plate: "",
            picture: { src: "", alt: "" },
            title: "To your door",
            text: "By bicycle, before eight, within two miles.",
            link: { label: "Order to my door", href: "https://example.com/order" },
          },
          {
            kind: "open",
            plate: "10+",
            picture: { src: "", alt: "" },
            title: "For your office",
            text: "Ten loaves or more, on one bill a month.",
            link: { label: "Set it up", href: "https://example.com/office" },
          },
        ],
      },
    },
  ],
});
