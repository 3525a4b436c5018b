import { defineSection } from "../../define";
import { portraitFields } from "../portraits";
import type { Props } from "./component";

/** Somebody with one of our portraits. */
const person = (key: string, name: string, role: string, href = "") => ({
  name,
  role,
  portrait: { src: `/art/v1/busts/${key}.svg`, alt: `Portrait of ${name}` },
  href,
});

export default defineSection<Props>()({
  title: "Studio wall",
  number: 1,
  price: 4,
  summary:
    "Portraits as posters, tinted and plain, that hang from a rail on wires, each at its own height; the last place is an empty chair.",
  tags: ["people", "staff", "portraits", "about us", "staggered", "posters", "hiring"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "studio",
  tint: "blue",
  fields: {
    lede: { optional: true },
    ...portraitFields(),
    people: { help: "One to twenty-four, in the order in which people should meet them." },
    "people.role": { optional: true },
    "people.href": {
      help: "A page about this person, or where to write to. Without one the name is no link.",
      optional: true,
      advanced: true,
    },
    empty: { label: "The empty place", help: "For whoever isn’t there yet, at the end.", optional: true },
    "empty.text": { help: "Whom you look for, in a short sentence." },
    "empty.label": { help: "What they should do, in two to four words." },
    "empty.picture": { help: "A small drawing, or none.", advanced: true, optional: true },
  },
  sample: {
    title: "Seven people, one long table, no account managers.",
    lede: "We build houses that stand up to wind. You talk to whoever draws yours.",
    pictures: "cutout",
    people: [
      person("mirela", "Mirela Petran", "Founder, stairs and roofs"),
      person("umar", "Umar Adeyemi", "Structures"),
      person("anouk", "Anouk Dray", "On site, every week"),
      person("jonas", "Jonas Ekdahl", "Energy and heating"),
      person("aiko", "Aiko Tanabe", "Models in cardboard"),
      person("dele", "Dele Fasanya", "Permits"),
      person("samir", "Samir Qadri", "Timber joints"),
    ],
    empty: {
      text: "We need an architect who likes small houses",
      label: "See the job",
      href: "https://example.com/jobs",
      picture: { src: "drawn:chair", alt: "" },
    },
  },
  examples: [
    {
      trade: "cafe",
      content: {
        title: "Everyone you can hear from your table.",
        lede: "Saltmarsh is small and the kitchen has no door.",
        pictures: "cutout",
        people: [
          person("teodor", "Teodor Vance", "Bakes the bread"),
          person("bea", "Bea Lindqvist", "Looks after the sourdough"),
          person("lucia", "Lucía Ferrán", "Makes the coffee"),
          person("pim", "Pim de Rooij", "Brings the orders"),
        ],
        empty: { text: "", label: "", href: "", picture: { src: "", alt: "" } },
      },
    },
    {
      trade: "club",
      content: {
        title: "Five people run this club in their spare time.",
        lede: "",
        pictures: "cutout",
        people: [
          person("bea", "Bea Lindqvist", "Boats", "https://example.com/boats"),
          person("yann", "Yann Kerbrat", "Beginners", "https://example.com/beginners"),
          person("amara", "Amara Okoye", "Money", "https://example.com/fees"),
          person("tomasz", "Tomasz Wilk", "The boathouse roof", "https://example.com/roof"),
          person("celia", "Celia Marsh", "Races", "https://example.com/races"),
        ],
        empty: {
          text: "We need somebody to take the minutes",
          label: "Offer to help",
          href: "mailto:club@example.com",
          picture: { src: "drawn:chair", alt: "" },
        },
      },
    },
  ],
});
