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
  tint: "green",
  fields: {
    page: { label: "Page in the window", help: "A page of yours, written, whose rows make way for a screenshot." },
    "page.name": { label: "Bar of the window", help: "What the page belongs to.", optional: true },
    "page.state": { label: "State", help: "One or two words at the end of the bar, such as Draft.", optional: true },
    "page.title": { label: "Head of the page", optional: true },
    "page.rows": { label: "Rows", help: "Three to six. Each can have a note at either end.", shown: 6 },
    "page.rows[]": { label: "Row" },
    "page.rows.label": { label: "What it is", help: "One to three words." },
    "page.rows.was": { label: "What it was", help: "Struck out before the new value.", optional: true, advanced: true },
    "page.rows.value": { help: "A sum, a number or a few words." },
    picture: { label: "Screenshot", help: "A picture of your product, wider than tall.", optional: true },
    "picture.alt": { advanced: true },
    notes: { label: "Notes", shown: 6, optional: true },
    "notes[]": { label: "Note" },
    "notes.text": { help: "One sentence about what its line points at." },
    "notes.at": {
      label: "It is about",
      help: "A row of the page. Of a picture, a sixth of its height, counted from the top.",
      choices: {
        title: "the head of the page",
        "1": "row 1, or the top of a picture",
        "2": "row 2",
        "3": "row 3",
        "4": "row 4",
        "5": "row 5",
        "6": "row 6, or the foot of a picture",
      },
    },
    "notes.side": {
      label: "It stands",
      help: "At the left its line ends at what the row is, at the right at its value.",
      choices: { left: "at the left", right: "at the right" },
    },
    "notes.reach": {
      label: "Its line ends",
      help: "Over a picture it may go further in.",
      choices: { edge: "just inside the window", inside: "a quarter of the way in", middle: "nearly in the middle" },
      advanced: true,
    },
    action: { optional: true },
  },
  sample: {
    title: "A lease that both sides can read at once.",
    page: {
      name: "Quillon, leases",
      state: "Draft 3",
      title: "Workshop on Pier Road",
      rows: [
        { label: "Rent", was: "$2,300", value: "$2,140 a month" },
        { label: "Runs for", was: "", value: "Three years" },
        { label: "Deposit", was: "", value: "Two months" },
        { label: "Notice", was: "30 days", value: "90 days, for both" },
        { label: "Repairs", was: "", value: "The owner pays" },
      ],
    },
    picture: { src: "", alt: "" },
    notes: [
      { text: "Every draft has a number. The one before is a click away.", at: "title", side: "right", reach: "edge" },
      { text: "A sum that changed shows what it was.", at: "1", side: "right", reach: "edge" },
      { text: "Plain names for clauses, the ones people use on the phone.", at: "2", side: "left", reach: "edge" },
      { text: "What binds both sides says so.", at: "4", side: "right", reach: "edge" },
    ],
    action: { label: "Try it on a lease", href: "https://example.com/lease" },
  },
  examples: [
    {
      trade: "stay",
      content: {
        title: "Everything about your night is on one page.",
        page: {
          name: "Fern Lodge, your booking",
          state: "Confirmed",
          title: "Cabin 4, two nights",
          rows: [
            { label: "Arrive", was: "", value: "Friday, from 3 pm" },
            { label: "Door code", was: "", value: "4417" },
            { label: "Breakfast", was: "Two", value: "Two, one vegan" },
            { label: "Paid", was: "", value: "$310 of $620" },
          ],
        },
        picture: { src: "", alt: "" },
        notes: [
          {
            text: "Send this page to whoever comes along. It needs no account.",
            at: "title",
            side: "left",
            reach: "edge",
          },
          { text: "It works from noon until you leave.", at: "2", side: "right", reach: "edge" },
          { text: "Change what you eat until the evening before.", at: "3", side: "left", reach: "edge" },
          { text: "Half now, half when you leave.", at: "4", side: "right", reach: "edge" },
        ],
        action: { label: "Find a free night", href: "https://example.com/nights" },
      },
    },
    {
      trade: "club",
      content: {
        title: "Where we swim, and what to know before you jump.",
        page: { name: "", state: "", title: "", rows: [] },
        picture: { src: "drawn:lake", alt: "A lake between hills with a low sun, drawn in horizontal lines" },
        notes: [
          { text: "When these hills are hidden, nobody goes in.", at: "4", side: "left", reach: "inside" },
          { text: "We start when the sun is up, never before.", at: "3", side: "right", reach: "middle" },
          { text: "Deep after six strokes, and ten degrees colder.", at: "5", side: "right", reach: "inside" },
          { text: "Stones up to your knees. Old shoes help.", at: "6", side: "left", reach: "inside" },
        ],
        action: { label: "Come once for free", href: "https://example.com/swim" },
      },
    },
  ],
});
