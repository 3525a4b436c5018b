import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Ticket",
  number: 1,
  price: 4,
  summary:
    "A red admission ticket with a perforated stub, banknote lines behind the offer and a map of the places that are free.",
  tags: ["ticket", "event", "course", "seats", "red", "booking"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  trade: "course",
  fields: {
    host: { label: "Who invites", help: "Such as your name, at the top of the ticket.", optional: true },
    lede: { optional: true },
    secondary: { optional: true },
    facts: { optional: true },
    seats: { label: "Places in all", min: 0, max: 400, integer: true },
    taken: { label: "Places taken", min: 0, max: 400, integer: true },
    note: { optional: true },
  },
  sample: {
    host: "Kittiwake evening school",
    title: "Write it down once, so nobody has to\u00a0ask.",
    lede: "Six Tuesdays on manuals, policies and hand-over notes that people follow. You bring one real document and leave with it finished.",
    primary: { label: "Hold a seat for $240", href: "https://example.com/seat" },
    secondary: { label: "Read the syllabus", href: "https://example.com/syllabus" },
    facts: [
      { label: "Evenings", value: "6" },
      { label: "Room", value: "4 Pier Road" },
      { label: "Starts", value: "18:45" },
      { label: "Ends", value: "21:00" },
    ],
    seats: 40,
    taken: 26,
    note: "14 of 40 seats left.",
  },
  examples: [
    {
      trade: "event",
      content: {
        host: "Ninefold type foundry",
        title: "A day of letters, drawn in front of\u00a0you.",
        lede: "Nine type designers open their files and redraw one word, each in an hour. You ask, they undo.",
        primary: { label: "Get a ticket for $95", href: "https://example.com/ticket" },
        secondary: { label: "See the hours", href: "https://example.com/hours" },
        facts: [
          { label: "Speakers", value: "9" },
          { label: "Hall", value: "Old print works" },
          { label: "Doors", value: "9:30" },
          { label: "Lunch", value: "Included" },
        ],
        seats: 120,
        taken: 87,
        note: "33 of 120 tickets left.",
      },
    },
    {
      trade: "software",
      content: {
        host: "Plinth client portals",
        title: "Move in while your seats are\u00a0free.",
        lede: "Your first five clients cost nothing for as long as you like. Bring their files in an afternoon and keep the portal when you grow.",
        primary: { label: "Open your portal", href: "https://example.com/open" },
        secondary: { label: "What it costs later", href: "https://example.com/pricing" },
        facts: [
          { label: "Clients", value: "5 free" },
          { label: "Storage", value: "20 GB" },
          { label: "Set up in", value: "1 afternoon" },
          { label: "Card", value: "Not needed" },
        ],
        seats: 0,
        taken: 0,
        note: "Leave whenever you want. Your files come with you.",
      },
    },
  ],
});
