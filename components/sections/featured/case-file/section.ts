import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Case file",
  number: 9,
  price: 4,
  summary:
    "One project told in full: a large picture, what it was before and is now, three counted results, and a row to the next case.",
  tags: ["case study", "project", "portfolio", "work", "results", "client", "photo"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "studio",
  tint: "blue",
  fields: {
    picture: { help: "The one picture of this project.", optional: true },
    "picture.fit": {
      label: "The picture",
      choices: { fill: "fills its place and is cropped", whole: "stands whole in it, such as what is cut out" },
      help: "A photo fills its place best.",
      advanced: true,
    },
    caption: { label: "Facts below the picture", shown: 4, optional: true },
    "caption[]": { label: "Fact" },
    "caption.label": { label: "What it is about", help: "One word, such as “Client” or “Took”." },
    "caption.value": { label: "Fact", help: "A name or a number, without a year, so that it stays right." },
    before: { label: "Before", help: "How things were when the client came.", optional: true },
    "before.label": { label: "Heading", help: "Such as “Before”, or what they worked with until then." },
    "before.text": { help: "One or two sentences that the client would say, too." },
    now: { label: "Now", help: "What is different.", optional: true },
    "now.label": { label: "Heading", help: "Such as “Now”, or what changed it." },
    "now.text": { help: "What one can see or count now and couldn’t before." },
    results: { label: "Results", shown: 3, optional: true },
    "results[]": { label: "Result" },
    "results.value": { label: "Number", help: "A number with its unit, as short as it can be." },
    "results.text": { help: "What was counted, and what it was before." },
    action: { optional: true },
    next: { label: "Next case", help: "A row at the foot of the section.", optional: true },
    "next.heading": { label: "Words above its name", help: "Such as “Next case”." },
    "next.label": { label: "Name of the next case", help: "The client, or the headline of that case." },
    "next.src": { advanced: true },
  },
  sample: {
    title: "One timetable for eleven piers.",
    picture: { src: "drawn:timetable", alt: "A folded timetable with its departures, drawn in ink", fit: "whole" },
    caption: [
      { label: "Client", value: "Tern & Tide ferries" },
      { label: "Work", value: "Timetable, signs, tickets" },
      { label: "Took", value: "14 weeks" },
      { label: "By", value: "Anouk, Leif, a sign painter" },
    ],
    before: {
      label: "Before",
      text: "Each pier printed its own timetable, in its own typeface. The kiosk answered one question all day.",
    },
    now: {
      label: "Now",
      text: "One sheet, folded to the size of a ticket, hangs on every pier. The last ferry stands at the top.",
    },
    results: [
      { value: "6", text: "calls a day at the kiosk, down from 41." },
      { value: "11", text: "piers on one sheet that fits a shirt pocket." },
      { value: "0", text: "people left on a pier in the first season." },
    ],
    action: { label: "Have yours untangled", href: "https://example.com/brief" },
    next: {
      heading: "Next case",
      label: "Umbra maps: a city without its rivers",
      href: "https://example.com/cases/umbra",
      src: "drawn:leaflet",
    },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "How a bookkeeper stopped asking for receipts.",
        picture: { src: "drawn:screen", alt: "A laptop with a page on it", fit: "whole" },
        caption: [
          { label: "Customer", value: "Halfpenny books" },
          { label: "Clients", value: "88 small firms" },
          { label: "Moved in", value: "9 days" },
        ],
        before: {
          label: "With e-mail",
          text: "Greta wrote forty reminders a month and got half of the receipts, most of them sideways.",
        },
        now: {
          label: "With Plinth",
          text: "Each client sees what is missing and drops it there. Greta reads, and writes to the four who forgot.",
        },
        results: [
          { value: "4", text: "reminders a month, where forty went out before." },
          { value: "2 days", text: "from month’s end to closed books, nine days sooner than before." },
          { value: "$9", text: "a client each month, with nothing to install." },
        ],
        action: { label: "Open a sample portal", href: "https://example.com/sample" },
        next: {
          heading: "Another customer",
          label: "Marram architects and the nine-page e-mail",
          href: "https://example.com/customers/marram",
          src: "",
        },
      },
    },
    {
      trade: "consultant",
      content: {
        title: "A kitchen of twelve learns to start on time.",
        picture: { src: "/art/v1/portraits/dele.svg", alt: "Portrait of Dele Osei", fit: "whole" },
        caption: [
          { label: "Client", value: "Saltmarsh bakery" },
          { label: "Coach", value: "Dele Osei" },
          { label: "Visits", value: "4, from 4 am" },
        ],
        before: {
          label: "The first morning",
          text: "Everyone waited for the one person who knew the order of the ovens, and she was parking.",
        },
        now: {
          label: "After four visits",
          text: "The order hangs at the door. Whoever comes first begins, and nobody asks who may.",
        },
        results: [
          { value: "25 min", text: "earlier out of the oven, every day." },
          { value: "7", text: "people who can open, where one had to." },
          { value: "1", text: "meeting a week, standing up." },
        ],
        action: { label: "Ask Dele for a visit", href: "https://example.com/visit" },
        next: {
          heading: "Next case",
          label: "A school that dropped its Monday meeting",
          href: "https://example.com/cases/school",
          src: "drawn:book",
        },
      },
    },
  ],
});
