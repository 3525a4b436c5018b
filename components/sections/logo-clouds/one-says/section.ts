import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

const told = (text: string, href: string, ...[file, name, size]: Parameters<typeof mark>) => ({
  ...mark(file, name, size),
  text,
  href: href && `https://example.com/${href}`,
});

export default defineSection<Props>()({
  title: "One says",
  number: 8,
  price: 3,
  summary:
    "One large centered sentence about one client over a line of marks: whoever presses a mark reads about that one.",
  tags: ["centered", "switch", "tabs", "clients", "testimonial", "stories"],
  added: "2026-11-23",
  updated: "2026-11-23",
  trade: "practice",
  fields: {
    legend: { label: "What the choice is, read aloud", optional: true, advanced: true },
    ...markFields(),
    marks: { label: "Marks", help: "Three to six stand in one line." },
    "marks.text": { label: "Sentence about it", optional: true },
    "marks.href": {
      label: "Link to the story",
      help: "Where there is more to read. Without an address there is no link.",
    },
    more: { label: "Words of the links", optional: true },
  },
  sample: {
    title: "What five employers did about bad backs, besides sending them to us",
    legend: "Employer",
    marks: [
      told("Corvid raised every loading dock by the height of one brick.", "corvid", "corvid", "Corvid Freight"),
      told("Saltmarsh bought a mixer that tips, and sold the ladder.", "saltmarsh", "saltmarsh", "Saltmarsh bakery"),
      told("Ninefold moved the printer to the far end of the floor.", "ninefold", "ninefold", "Ninefold type foundry"),
      told("Marram’s architects walk to most of their building sites.", "marram", "marram", "Marram architects"),
      told("Kittiwake gave the drawing class stools without backs.", "", "kittiwake", "Kittiwake evening school"),
    ],
    more: "Read how it went",
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "What became of five names we made",
        legend: "Client",
        marks: [
          told("Quillon is now a verb in two law firms.", "quillon", "quillon", "Quillon"),
          told("Umbra was misspelled 40 times a year. Now it is twice.", "umbra", "umbra", "Umbra maps"),
          told("Plinth got its domain for the price of a lunch.", "plinth", "plinth", "Plinth"),
          told("Orrery kept the name and changed the product.", "orrery", "orrery", "Orrery"),
          told("Fernhollow had eleven names on the list. This was the twelfth.", "", "fernhollow", "Fernhollow"),
        ],
        more: "See the case",
      },
    },
    {
      trade: "software",
      content: {
        title: "The first thing four teams planned in Orrery",
        legend: "Team",
        marks: [
          told("A year of exhibitions, with one room kept empty.", "museum", "wexcombe", "Wexcombe Museum"),
          told("The winter timetable, in three languages.", "ferries", "terntide", "Tern & Tide"),
          told("Forty letters to people who owe them a book.", "archive", "vollan", "Vollan Archive"),
          told("A tax season without a weekend in it.", "books", "halfpenny", "Halfpenny bookkeepers"),
        ],
        more: "Open their calendar",
      },
    },
  ],
});
