import { defineSection } from "../../define";
import { at, menuFields } from "../../header/content";
import { footFields, pages, words } from "../content";
import type { Props } from "./component";

const { "brand.alt": brandName, "brand.href": brandHref, "brand.src": brandSrc } = menuFields;

export default defineSection<Props>()({
  title: "Colophon",
  number: 2,
  price: 2,
  summary:
    "Who made this and with what, in small ruled lines beside your links, and your name as wide as the page, sunk into a line.",
  tags: ["footer", "wordmark", "credits", "typography", "large name", "studio", "links", "sitemap"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "studio",
  fields: {
    sentence: { label: "Sentence", optional: true },
    credits: { label: "Credits", shown: 8, optional: true },
    "credits[]": { label: "Line" },
    "credits.label": { label: "What", help: "Such as “Type”, “Paper” or “Address”, in one word." },
    "credits.value": {
      label: "Who or which",
      help: "Make a link of words like this: [words](https://tidecafe.com).",
    },
    ...footFields,
    brand: { label: "Your name", help: "As large as the page is wide, so a short one grows tall." },
    "brand.alt": {
      ...brandName,
      help: "Three to 24 letters, written where there is no logo and read aloud where there is.",
    },
    "brand.href": brandHref,
    "brand.look": {
      label: "Colors",
      help: "How the logo is shown on light and on dark pages.",
      choices: { ink: "in the color of the text", own: "as it is" },
      advanced: true,
    },
    "brand.src": brandSrc,
  },
  sample: {
    sentence: "Brackish names things, draws them, and sees them through the printer’s.",
    credits: [
      { label: "Type", value: "Ninefold Grotesk, in two weights" },
      { label: "Paper", value: "Letters on 120 g Corvid Book, uncoated" },
      { label: "Words", value: "Keiko Mori, who cut a third of them" },
      { label: "Address", value: "Unit 4, the Old Slipway, Port Ellery PE2 8HN" },
      { label: "Write to", value: "[studio@example.com](mailto:studio@example.com)" },
    ],
    columns: [
      {
        title: "Work",
        links: pages(["Names", "names"], ["Marks", "marks"], ["Signs", "signs"], ["Menus and labels", "labels"]),
      },
      { title: "Studio", links: pages(["People", "people"], ["How we charge", "charges"], ["A day here", "day"]) },
      { title: "Elsewhere", links: pages(["Photographs", "photographs"], ["Talks", "talks"]) },
    ],
    smallPrint: "Brackish Studio Ltd. No tracking on this site.",
    legal: pages(["Privacy", "privacy"], ["Company details", "company"]),
    brand: { src: "", alt: "Brackish", href: at(""), look: "ink" },
    words,
  },
  examples: [
    {
      trade: "shop",
      content: {
        sentence: "Fourteen families of type, drawn by three people and licensed by the desk.",
        credits: [
          { label: "Type", value: "Ours: Ninefold Text and Ninefold Poster" },
          { label: "Proofs", value: "Printed on newsprint, 410 × 580 mm" },
          { label: "Address", value: "The Tannery, 9 Bark Lane, Oldcastle" },
        ],
        columns: [
          {
            title: "Shop",
            links: pages(
              ["All families", "families"],
              ["Licenses", "licenses"],
              ["Trial fonts", "trials"],
              ["Specimens", "specimens"],
            ),
          },
          { title: "Foundry", links: pages(["Three people", "people"], ["Drawn to order", "to-order"]) },
        ],
        smallPrint: "",
        legal: pages(["Privacy", "privacy"], ["License terms", "terms"]),
        brand: { src: "/art/v2/marks/ninefold.svg", alt: "Ninefold", href: at(""), look: "ink" },
        words,
      },
    },
    {
      trade: "newsletter",
      content: {
        sentence: "One clause a month, explained in two minutes.",
        credits: [
          { label: "Written", value: "by Felix Adler" },
          { label: "Checked", value: "by two lawyers who seldom agree" },
          { label: "Type", value: "Your mail program’s own" },
        ],
        columns: [
          {
            title: "",
            links: pages(
              ["All 63 clauses", "clauses"],
              ["By trade", "trades"],
              ["Send us one", "send"],
              ["Stop the letter", "stop"],
            ),
          },
        ],
        smallPrint: "This letter is not legal advice, and says so each time.",
        legal: [],
        brand: { src: "", alt: "Quillon Monthly", href: at(""), look: "ink" },
        words,
      },
    },
  ],
});
