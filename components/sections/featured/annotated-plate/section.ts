import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Annotated plate",
  number: 2,
  price: 4,
  summary:
    "One large window with fine leader lines to notes in both margins, as on an engraved plate; your screenshot fits, too.",
  tags: ["screenshot", "product", "annotated", "features", "notes", "window", "tour"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "software",
  tint: "gray",
  fields: {
    page: { label: "Page in the window", help: "A page of yours, written, whose rows make way for a screenshot." },
    "page.name": { label: "Bar of the window", help: "What the page belongs to.", optional: true },
    "page.title": { label: "Head of the page", optional: true },
    "page.rows": { label: "Rows", help: "With four rows the lines end at the head, the second and the fourth." },
    "page.rows[]": { label: "Row" },
    "page.rows.label": { label: "What it is", help: "One to three words." },
    "page.rows.value": { help: "A sum, a number or a few words." },
    picture: { label: "Screenshot", help: "A picture of your product, wider than tall.", optional: true },
    notes: { label: "Notes", shown: 6, optional: true },
    "notes[]": { label: "Note" },
    "notes.text": { help: "One sentence about what its line points at." },
    "notes.at": {
      label: "Its line points to",
      help: "The part of the window that the note is about.",
      choices: {
        "top left": "the top, from the left",
        "middle left": "the middle, from the left",
        "bottom left": "the bottom, from the left",
        "top right": "the top, from the right",
        "middle right": "the middle, from the right",
        "bottom right": "the bottom, from the right",
      },
    },
    "notes.reach": {
      label: "Its line ends",
      help: "Over a screenshot it may go further in.",
      choices: { edge: "just inside the window", inside: "a quarter of the way in" },
      advanced: true,
    },
    action: { optional: true },
  },
  sample: {
    title: "A contract that two people can read at once.",
    page: {
      name: "Quillon, leases",
      title: "Workshop at the harbor, second draft",
      rows: [
        { label: "Runs for", value: "Three years" },
        { label: "Rent", value: "$2,140 a month, was $2,300" },
        { label: "Deposit", value: "Two months" },
        { label: "Notice", value: "90 days, for both" },
      ],
    },
    picture: { src: "", alt: "" },
    notes: [
      { text: "Each draft keeps its number, and the one before is a click away.", at: "top left", reach: "edge" },
      { text: "Clauses have the names that people use on the phone.", at: "middle left", reach: "edge" },
      { text: "A sum that changed says what it was.", at: "middle right", reach: "edge" },
      { text: "What holds for one side only is marked. This holds for both.", at: "bottom right", reach: "edge" },
    ],
    action: { label: "Try it on a lease", href: "https://example.com/lease" },
  },
  examples: [
    {
      trade: "stay",
      content: {
        title: "Everything about your night is on one page.",
        page: {
          name: "Lantern Bay, your booking",
          title: "Cabin 4, two nights",
          rows: [
            { label: "From", value: "Friday, 3 pm" },
            { label: "Key", value: "4417, from noon" },
            { label: "Breakfast", value: "Two, one without nuts" },
            { label: "Paid", value: "$310 of $620" },
          ],
        },
        picture: { src: "", alt: "" },
        notes: [
          { text: "Send this page to whoever comes along. It needs no account.", at: "top right", reach: "edge" },
          { text: "The door has no keyhole. The number works until you leave.", at: "middle left", reach: "edge" },
          { text: "Half now, half when you have slept well.", at: "bottom left", reach: "edge" },
        ],
        action: { label: "See which nights are free", href: "https://example.com/nights" },
      },
    },
    {
      trade: "club",
      content: {
        title: "Where we swim, and what to know before you jump.",
        page: { name: "", title: "", rows: [] },
        picture: { src: "drawn:lake", alt: "A lake between hills with a low sun, drawn in horizontal lines" },
        notes: [
          { text: "We start here, by the bench, at 7 am. Dogs wait with Owen.", at: "middle left", reach: "edge" },
          { text: "When these hills are hidden, nobody goes in.", at: "middle right", reach: "inside" },
          { text: "Deep after six strokes, and 10 degrees colder.", at: "bottom right", reach: "inside" },
          { text: "Stones up to your knees. Old shoes help.", at: "bottom left", reach: "inside" },
        ],
        action: { label: "Come once for free", href: "https://example.com/swim" },
      },
    },
  ],
});
