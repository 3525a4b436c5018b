import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Case file",
  number: 9,
  price: 4,
  summary:
    "One project told in full: a large picture, what it was before and is now, up to three counted results, and the way to the next case.",
  tags: ["case study", "project", "portfolio", "work", "results", "client", "photo"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
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
    next: { label: "Next case", help: "A row at the foot of the section, with a small picture.", optional: true },
    "next.heading": { label: "Words above its name", help: "Such as “Next case”." },
    "next.label": { label: "Name of the next case", help: "The client, or the headline of that case." },
    "next.src": { advanced: true },
  },
  sample: {
    title: "One timetable for every port.",
    picture: { src: "drawn:pier", alt: "A ferry coming in behind a timetable that hangs on the pier", fit: "fill" },
    caption: [
      { label: "Client", value: "Tern & Tide ferries" },
      { label: "Work", value: "Timetable, signs, tickets" },
      { label: "Took", value: "14 weeks" },
      { label: "By", value: "Two of us and a sign painter" },
    ],
    before: {
      label: "Before",
      text: "Each port printed its own timetable, in its own typeface. The kiosk answered one question all day.",
    },
    now: {
      label: "Now",
      text: "The same sheet hangs on every pier and folds to the size of a ticket. The last ferry stands at the top.",
    },
    results: [
      { value: "6", text: "calls a day at the kiosk, down from 38." },
      { value: "11", text: "ports on one sheet, where each had its own." },
      { value: "0", text: "people left on a pier in the first season." },
    ],
    action: { label: "Send us your brief", href: "https://example.com/brief" },
    next: {
      heading: "Next case",
      label: "Umbra maps: a city drawn by its rivers",
      href: "https://example.com/cases/umbra",
      src: "drawn:leaflet",
    },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "How a bookkeeper almost stopped asking for receipts.",
        picture: { src: "drawn:receipts", alt: "Three receipts on a spike", fit: "whole" },
        caption: [
          { label: "Customer", value: "Greta, Halfpenny bookkeepers" },
          { label: "Clients", value: "88 small firms" },
          { label: "Moved in", value: "6 days" },
        ],
        before: {
          label: "With e-mail",
          text: "Greta wrote forty reminders a month and half of the receipts still came too late.",
        },
        now: {
          label: "With Plinth",
          text: "Each client sees what is missing and drops it there. Greta writes only to the four who forgot.",
        },
        results: [
          { value: "4", text: "reminders a month instead of 40." },
          { value: "2 days", text: "from month’s end to closed books. It used to take 11." },
          { value: "6%", text: "of receipts come too late. It used to be half." },
        ],
        action: { label: "Open a sample portal", href: "https://example.com/sample" },
        next: {
          heading: "Another customer",
          label: "Marram architects and one long e-mail",
          href: "https://example.com/customers/marram",
          src: "drawn:room-open",
        },
      },
    },
    {
      trade: "consultant",
      content: {
        title: "A kitchen of twelve learns to start on time.",
        picture: { src: "/art/v1/portraits/kwame.svg", alt: "Portrait of Kwame Osei", fit: "whole" },
        caption: [
          { label: "Client", value: "Saltmarsh bakery" },
          { label: "Coach", value: "Kwame Osei" },
          { label: "Visits", value: "4, from 4 am" },
        ],
        before: {
          label: "The first morning",
          text: "Everyone waited for the one person who knew the order of the ovens, and she came last.",
        },
        now: {
          label: "After four visits",
          text: "The order hangs at the door. Whoever comes first begins, and nobody asks who may.",
        },
        results: [
          { value: "25 min", text: "earlier out of the oven, on every baking day." },
          { value: "7", text: "people who can open, where only one could." },
          { value: "1", text: "meeting a week, standing up." },
        ],
        action: { label: "Ask Kwame for a visit", href: "https://example.com/visit" },
        next: {
          heading: "Next case",
          label: "A school that dropped its Monday meeting",
          href: "https://example.com/cases/school",
          src: "drawn:bell",
        },
      },
    },
  ],
});
