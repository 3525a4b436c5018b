import { defineSection } from "../../define";
import { portraitFields } from "../portraits";
import type { Props } from "./component";

/** Somebody with one of our portraits. */
const person = (key: string, name: string, role: string, fact: string, note = "", label = "", href = "") => ({
  name,
  role,
  fact,
  portrait: { src: `/art/v1/busts/${key}.svg`, alt: `Portrait of ${name}` },
  note,
  link: { label, href },
});

export default defineSection<Props>()({
  title: "Film strip",
  number: 7,
  price: 4,
  summary:
    "Tall portraits on a strip of film with holes along both edges. Visitors scroll it from frame to frame, and one frame is marked in red.",
  tags: ["slider", "carousel", "scroll", "portraits", "speakers", "photos", "strip", "people"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-25", text: "First version." },
  ],
  trade: "studio",
  tint: "brown",
  fields: {
    lede: { optional: true },
    ...portraitFields(),
    people: { help: "One to twenty-four, of whom about three can be seen at once." },
    "people.role": { optional: true },
    "people.fact": {
      label: "On the edge",
      help: "One thing that people remember, in two to six words.",
      optional: true,
    },
    "people.note": {
      label: "Marked with",
      help: "A few words that say why this frame is the marked one.",
      optional: true,
      advanced: true,
    },
    "people.link": {
      help: "A page about this person, or where to write to, and without words the name is the link.",
      optional: true,
      advanced: true,
    },
  },
  sample: {
    title: "Brackish is five people, and here they are.",
    lede: "One of them draws your logo and another prints it. If you don’t know whom to ask, ask Gwen.",
    pictures: "cutout",
    people: [
      person("rosa", "Rosa Medina", "Names and logos", "Left-handed, draws with both"),
      person(
        "gwen",
        "Gwen Parry",
        "Runs the studio",
        "Has a key to every door",
        "Write to her first",
        "gwen@brackish.example",
        "mailto:gwen@brackish.example",
      ),
      person("sven", "Sven Aalto", "Printing", "Answers the phone on Sundays"),
      person("keiko", "Keiko Mori", "Hiring, and type on walls", "Paints signs by hand"),
      person("pavel", "Pavel Novak", "Invoices, on Thursdays", "Pays within nine days"),
    ],
  },
  examples: [
    {
      trade: "event",
      content: {
        title: "Six people talk about the hardest part of their work.",
        lede: "Each talk takes twenty minutes, and all six stay for lunch.",
        pictures: "cutout",
        people: [
          person("hugo", "Hugo Castel", "Why I draw the letter g first", "Hall 1, before the break"),
          person("vera", "Vera Holub", "Three sentences not to sign", "Hall 2, before the break"),
          person("imke", "Imke Dorn", "Museum labels that people read", "Hall 1, after the break"),
          person("nils", "Nils Aker", "Drawers that close by themselves", "The workshop, twelve seats"),
          person("odile", "Odile Marchand", "Writing about rivers for a living", "Hall 2, after the break"),
          person("kwame", "Kwame Osei", "The people a survey misses", "Hall 1, the last one"),
        ],
      },
    },
    {
      trade: "course",
      content: {
        title: "Each teacher has one evening a week.",
        lede: "",
        pictures: "cutout",
        people: [
          person(
            "ines",
            "Ines Abara",
            "Plain writing",
            "Mondays",
            "",
            "About plain writing",
            "https://example.com/writing",
          ),
          person(
            "leif",
            "Leif Marchetti",
            "Interviews",
            "Tuesdays",
            "",
            "About interviews",
            "https://example.com/interviews",
          ),
          person(
            "farid",
            "Farid Nasri",
            "Bookbinding",
            "Thursdays",
            "",
            "About bookbinding",
            "https://example.com/binding",
          ),
        ],
      },
    },
  ],
});
