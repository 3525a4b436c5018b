import { defineSection } from "../../define";
import { portraitFields } from "../portraits";
import type { Props } from "./component";

/** Somebody with one of our portraits. */
const person = (key: string, name: string, role: string, label = "", href = "") => ({
  name,
  role,
  portrait: { src: `/art/v1/busts/${key}.svg`, alt: `Portrait of ${name}` },
  link: { label, href },
});

export default defineSection<Props>()({
  title: "Photo grid",
  number: 4,
  price: 4,
  summary:
    "A grid of tall portraits with name, role and link. The headline takes its first places, and an invitation takes those that are left over.",
  tags: ["photos", "grid", "staff", "people", "about us", "portraits", "members"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "practice",
  tint: "green",
  fields: {
    lede: { optional: true },
    ...portraitFields("Photos of several cameras look like one series in black and white."),
    people: { help: "One to twenty-four, in the order in which people should meet them." },
    "people.role": { optional: true },
    "people.link": {
      help: "A page about this person, or where to write to.",
      optional: true,
      advanced: true,
    },
    closing: {
      label: "At the end",
      help: "Stands in the places that the last row leaves over, or below it.",
      optional: true,
    },
    "closing.text": { help: "One sentence, such as who is still missing." },
    "closing.label": { label: "Words on the button", help: "What happens next, in two to four words." },
  },
  sample: {
    title: "One of us will know your animal by name.",
    lede: "We are four vets, three nurses, and Jaspreet at the front desk. Your animal sees the same vet every time.",
    pictures: "photo",
    people: [
      person("amara", "Amara Okoye", "Vet, cats and dogs"),
      person("owen", "Owen Tregear", "Vet, horses and goats"),
      person("elif", "Elif Kaya", "Vet, surgery"),
      person("bruno", "Bruno Sala", "Vet, birds and rabbits"),
      person("yusra", "Yusra Salim", "Head nurse"),
      person("dmitri", "Dmitri Orlov", "Nurse, operations"),
      person("celia", "Celia Marsh", "Nurse, home visits"),
      person("jaspreet", "Jaspreet Gill", "Front desk"),
    ],
    closing: {
      text: "New here? The first visit takes half an hour and costs $60.",
      label: "Book a first visit",
      href: "https://example.com/first",
    },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "They do it by day and teach it in the evening.",
        lede: "Five people with a trade and one evening a week to spare. Nobody at Kittiwake teaches full time.",
        pictures: "cutout",
        people: [
          person("ines", "Ines Abara", "Writes manuals for elevators", "Plain writing", "https://example.com/writing"),
          person("leif", "Leif Marchetti", "Interviews passengers", "Interviews", "https://example.com/interviews"),
          person("marta", "Marta Sikora", "Draws maps for walkers", "Drawing", "https://example.com/drawing"),
          person("ravi", "Ravi Menon", "Edits contracts", "Editing", "https://example.com/editing"),
          person("farid", "Farid Nasri", "Binds books", "Bookbinding", "https://example.com/binding"),
        ],
        closing: {
          text: "Could you teach your trade one evening a week?",
          label: "Offer an evening",
          href: "https://example.com/teach",
        },
      },
    },
    {
      trade: "software",
      content: {
        title: "Six people make Orrery, and all of them answer mail.",
        lede: "",
        pictures: "gray",
        people: [
          person("felix", "Felix Amsel", "Calendar", "Write to Felix", "mailto:felix@orrery.example"),
          person("ruth", "Ruth Osei", "Editing", "Write to Ruth", "mailto:ruth@orrery.example"),
          person("noor", "Noor Haddad", "Design", "Write to Noor", "mailto:noor@orrery.example"),
          person("quan", "Quan Vo", "Sending and receiving", "Write to Quan", "mailto:quan@orrery.example"),
          person("maeve", "Maeve Corrigan", "Accounts", "Write to Maeve", "mailto:maeve@orrery.example"),
          person("lars", "Lars Holm", "Servers", "Write to Lars", "mailto:lars@orrery.example"),
        ],
        closing: { text: "", label: "", href: "" },
      },
    },
  ],
});
