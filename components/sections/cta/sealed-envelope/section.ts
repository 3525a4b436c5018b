import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Sealed envelope",
  number: 9,
  price: 4,
  summary:
    "An ink envelope with a seal in your letters opens as it comes into view, and the letter with the offer rises out of it.",
  tags: ["envelope", "letter", "seal", "offer", "price", "invitation"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  trade: "studio",
  tint: "orange",
  fields: {
    seal: { label: "Letters in the seal", optional: true },
    offer: { label: "Letter inside" },
    lede: { optional: true },
    "offer.picture": { optional: true },
    "offer.figure": { label: "Figure", help: "A price, a number or one word.", optional: true },
    "offer.small": { label: "Small print", help: "Below the figure, such as for whom it holds.", optional: true },
    secondary: { optional: true },
    "offer.text": { help: "What is in it, in one or two short sentences.", optional: true },
  },
  sample: {
    title: "One price, written down before you call.",
    lede: "Brackish sets one price a year for a whole identity. Nobody looks at your size first.",
    seal: "B",
    offer: {
      picture: { src: "", alt: "" },
      figure: "$6,400",
      small: "for everyone, all year",
      text: "A name, a mark and eleven pages of rules. Three rounds, five weeks.",
    },
    primary: { label: "Take it at this price", href: "https://example.com/take" },
    secondary: { label: "See five identities", href: "https://example.com/work" },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "Your first evening is already paid for.",
        lede: "Come once, take one of the twelve chairs at the long table, and decide on the way home.",
        seal: "K",
        offer: {
          picture: { src: "", alt: "" },
          figure: "$0",
          small: "instead of $40",
          text: "One evening of the course of your choice. Pencils and soup are there.",
        },
        primary: { label: "Open my invitation", href: "https://example.com/invitation" },
        secondary: { label: "See the courses", href: "https://example.com/courses" },
      },
    },
    {
      trade: "shop",
      content: {
        title: "A letter in your first box.",
        lede: "We don’t do points or cards. Whoever orders finds an envelope between the bags of coffee.",
        seal: "C",
        offer: {
          picture: { src: "drawn:cup", alt: "" },
          figure: "15%",
          small: "off the second order. It doesn’t expire, and you may give it away.",
          text: "",
        },
        primary: { label: "Make a first order", href: "https://example.com/shop" },
        secondary: { label: "", href: "https://example.com" },
      },
    },
  ],
});
