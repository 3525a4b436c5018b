import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Centered on a background image",
  number: 2,
  price: 4,
  summary:
    "A centered headline over a scene of ruled horizontal lines with one red spot, or over a photo of your own, at the foot or behind it all.",
  tags: ["centered", "landscape", "background", "illustration", "lines", "picture"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  trade: "stay",
  fields: {
    lede: { optional: true },
    secondary: { optional: true },
    picture: {
      label: "Picture behind",
      help: "A drawing from the shelf (lake, hills, sea, roofs, table, rings), or a wide photo of your own.",
      optional: true,
    },
    place: {
      label: "Where the picture lies",
      help: "Behind everything, the words stand on a veil of paper.",
      choices: { foot: "At the foot", behind: "Behind everything" },
    },
    focus: {
      label: "What stays when it is cut",
      help: "A wide picture loses its sides on phones.",
      choices: { center: "Its middle", left: "Its left side", right: "Its right side" },
    },
  },
  sample: {
    title: "Six days to finish the\u00a0thing.",
    lede: "A lake, nine desks and nobody who needs you. Lantern Bay is a writing retreat for people with two chapters left.",
    primary: { label: "See the free weeks", href: "https://example.com/weeks" },
    secondary: { label: "How a day goes", href: "https://example.com/day" },
    picture: { src: "drawn:lake", alt: "" },
    place: "foot",
    focus: "center",
  },
  examples: [
    {
      trade: "shop",
      content: {
        title: "Bread from the street you live\u00a0in.",
        lede: "Saltmarsh bakes at four, opens at seven and is sold out by ten. Order the evening before and yours is kept.",
        primary: { label: "Order for the morning", href: "https://example.com/order" },
        secondary: { label: "What we bake", href: "https://example.com/bread" },
        picture: { src: "drawn:roofs", alt: "" },
        place: "foot",
        focus: "center",
      },
    },
    {
      trade: "software",
      content: {
        title: "Every deadline on one\u00a0horizon.",
        lede: "Orrery draws a team’s year as a landscape: what is due stands close, what can wait lies far off.",
        primary: { label: "Draw your year", href: "https://example.com/start" },
        secondary: { label: "How it counts", href: "https://example.com/how" },
        picture: { src: "drawn:hills", alt: "" },
        place: "foot",
        focus: "center",
      },
    },
  ],
});
