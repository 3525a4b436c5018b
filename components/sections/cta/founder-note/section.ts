import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Founder note",
  number: 7,
  price: 3,
  summary:
    "A poster with a portrait: its headline is struck out in red, a plainer one stands below, and a signed note in the margin says why.",
  tags: ["founder", "portrait", "letter", "signature", "poster", "note"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-21", text: "First version." },
  ],
  trade: "studio",
  tint: "yellow",
  fields: {
    struck: { label: "Headline that is crossed out" },
    written: { label: "Headline that is written instead" },
    struckSpoken: { label: "Read aloud before the crossed out headline", advanced: true },
    writtenSpoken: { label: "Read aloud before the written headline", advanced: true },
    imprint: { label: "Small print", optional: true },
    portrait: { help: "The person who has written the note.", optional: true },
    "portrait.kind": {
      label: "The portrait is",
      help: "A photo gets a frame, what is cut out stands on the poster.",
      choices: { cutout: "cut out, without a background", photo: "a photo with its background" },
    },
    "portrait.focus": {
      label: "What stays of a photo that is cropped",
      choices: { top: "its upper part", center: "its middle" },
      advanced: true,
    },
    note: { label: "Paragraphs of the note" },
    "note[]": { label: "Paragraph" },
    signature: {
      label: "Signature",
      help: "A signature on a transparent ground looks as if it were written here.",
      optional: true,
    },
    role: { optional: true },
  },
  sample: {
    struck: "Charting new landscapes, together.",
    written: "I’ll draw you a map.",
    struckSpoken: "Crossed out:",
    writtenSpoken: "Instead:",
    imprint: "Poster, second proof",
    portrait: { src: "/art/v1/portraits/marta.svg", alt: "Portrait of Marta Sikora", kind: "cutout", focus: "top" },
    note: [
      "The first line has four words and none of them is “map”. People who are lost don’t read further.",
      "Tell me the place and who keeps getting lost in it. I answer with a sketch and a price, usually the same day.",
    ],
    signature: { src: "drawn:signature-swift", alt: "" },
    name: "Marta Sikora",
    role: "Founder of Umbra maps",
    action: { label: "Tell Marta the place", href: "mailto:marta@umbra.example" },
  },
  examples: [
    {
      trade: "consultant",
      content: {
        struck: "Unlock your team’s full potential.",
        written: "I sit in on one meeting.",
        struckSpoken: "Crossed out:",
        writtenSpoken: "Instead:",
        imprint: "Coaching for teams of five to fifteen",
        portrait: { src: "/art/v1/portraits/kwame.svg", alt: "Portrait of Kwame Osei", kind: "cutout", focus: "top" },
        note: [
          "Then I tell you what I saw: who was not heard, what was decided twice, and which meeting you can drop.",
          "You keep the notes, whether we go on or not. Most teams need four visits.",
        ],
        signature: { src: "drawn:signature-tall", alt: "" },
        name: "Kwame Osei",
        role: "Coach",
        action: { label: "Pick a meeting", href: "https://example.com/book" },
      },
    },
    {
      trade: "software",
      content: {
        struck: "The AI-powered platform for modern work.",
        written: "It files your receipts.",
        struckSpoken: "Crossed out:",
        writtenSpoken: "Instead:",
        imprint: "",
        portrait: { src: "/art/v1/portraits/greta.svg", alt: "Portrait of Greta Nyholm", kind: "cutout", focus: "top" },
        note: [
          "You photograph a receipt, it lands in the right folder with the tax worked out. That is the whole product.",
          "It costs $6 a month. If it files one wrong, write to me and I fix it myself.",
        ],
        signature: { src: "drawn:signature-round", alt: "" },
        name: "Greta Nyholm",
        role: "Bookkeeper, who built it",
        action: { label: "File ten receipts free", href: "https://example.com/start" },
      },
    },
  ],
});
