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
  summary: "A large centered sentence over a line of marks: whoever presses a mark reads what that client says.",
  tags: ["centered", "switch", "tabs", "clients", "testimonial", "stories"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "practice",
  fields: {
    legend: { label: "What the choice is, read aloud", optional: true, advanced: true },
    ...markFields(),
    marks: { label: "Marks", help: "Three to six stand in one line where there is room. The first one is chosen." },
    "marks.text": { label: "What it says", optional: true },
    "marks.href": {
      label: "Link to the story",
      help: "Where there is more to read. Without an address there is no link.",
    },
    more: { label: "Words of the links", optional: true },
  },
  sample: {
    title: "Five employers say what they changed to spare people’s backs",
    legend: "Employer",
    marks: [
      told("We raised every loading dock by the height of one brick.", "corvid", "corvid", "Corvid Freight"),
      told(
        "We bought a mixer that tips, so nobody lifts dough over the rim.",
        "saltmarsh",
        "saltmarsh",
        "Saltmarsh bakery",
      ),
      told("We moved the printer to the far end of the floor.", "ninefold", "ninefold", "Ninefold type foundry"),
      told("We walk to every building site within a mile.", "marram", "marram", "Marram architects"),
      told("Our evening classes stand up and walk every 40 minutes.", "", "kittiwake", "Kittiwake evening school"),
    ],
    more: "Read how it went",
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "Five clients say what became of the names we made",
        legend: "Client",
        marks: [
          told("Clients remember our name after one phone call.", "quillon", "quillon", "Quillon"),
          told("Nobody asks us to spell our name now.", "umbra", "umbra", "Umbra maps"),
          told("We got the web address for the price of a lunch.", "plinth", "plinth", "Plinth"),
          told("We kept the name and changed the product.", "orrery", "orrery", "Orrery"),
          told("We said no to eleven names. This was the twelfth.", "", "fernhollow", "Fernhollow"),
        ],
        more: "See the case",
      },
    },
    {
      trade: "software",
      content: {
        title: "Four teams say what they planned in Orrery first",
        legend: "Team",
        marks: [
          told("We planned a year of exhibitions and kept one room empty.", "museum", "wexcombe", "Wexcombe Museum"),
          told("We planned the winter timetable in three languages.", "ferries", "terntide", "Tern & Tide"),
          told("We planned forty letters to people who owe us a book.", "archive", "vollan", "Vollan Archive"),
          told("We planned a tax season without weekend work.", "books", "halfpenny", "Halfpenny bookkeepers"),
        ],
        more: "Read how they plan",
      },
    },
  ],
});
