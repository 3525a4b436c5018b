import { defineSection } from "../../define";
import type { Props } from "./component";

const face = (key: string) => ({ src: `/art/v1/faces/${key}.svg`, alt: "" });

type Person = Props["people"][number];

/** Whom others ask. */
const head = (key: string, name: string, role: string, href = ""): Person => ({
  name,
  role,
  portrait: face(key),
  asks: "",
  level: "head",
  first: false,
  href,
});

/** Somebody who asks the head before. */
const asking = (key: string, name: string, role: string, asks: string, more: Partial<Person> = {}): Person => ({
  ...head(key, name, role),
  asks,
  level: "asks",
  ...more,
});

export default defineSection<Props>()({
  title: "Who asks whom",
  number: 5,
  price: 4,
  summary:
    "Faces on two levels, joined by curved lines: who decides, who asks them what, and, in your color, who your reader should ask.",
  tags: ["org chart", "organization", "tree", "hierarchy", "who decides", "structure", "connectors", "people"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "event",
  tint: "purple",
  fields: {
    lede: { optional: true },
    people: {
      help: "One to twenty-four: somebody who decides, then the people who belong to this person, then the next who decides.",
    },
    "people.role": { help: "What this person does or decides.", optional: true },
    "people.portrait": {
      help: "A face that fills the picture, or none, and the initials stand there.",
      optional: true,
      advanced: true,
    },
    "people.portrait.alt": { advanced: true },
    "people.asks": {
      label: "What this person asks",
      help: "Goes on after the name, such as “asks her what it may cost”.",
      optional: true,
    },
    "people.level": {
      label: "Place in the tree",
      help: "A line joins each person to whoever decides above in the list.",
      choices: { head: "Decides", asks: "Belongs to the person above" },
      advanced: true,
    },
    "people.first": {
      label: "The reader asks this person",
      help: "The line to this person has the accent color and leads on to the reader. Of several the first counts, and without any the first of the list.",
      advanced: true,
    },
    "people.href": { help: "A page about this person, or where to write to.", optional: true, advanced: true },
    reader: {
      label: "The reader",
      help: "A small figure for whoever reads the page, joined to the person they should ask.",
      optional: true,
    },
    "reader.text": { label: "Called", help: "Such as “You”." },
    "reader.label": { label: "Words of the link", help: "How to ask, in two to four words." },
  },
  sample: {
    title: "Ask Pim. He knows who decides.",
    lede: "The harbor swim has 140 swimmers and eight people who run it. Two of them have the last word.",
    people: [
      head("tomasz", "Tomasz Wilk", "Decides whether we swim"),
      asking("nils", "Nils Aker", "Boats", "asks him whether 22 mph is too much wind"),
      asking("yusra", "Yusra Salim", "First aid", "asks him to wait when the water is below 59 °F"),
      asking("leif", "Leif Marchetti", "Timing", "asks him whether it is one lap or two"),
      head("odile", "Odile Marchand", "Decides what we spend"),
      asking("pim", "Pim de Rooij", "Sign-up desk", "asks her about refunds and late entries", { first: true }),
      asking("tilda", "Tilda Bergqvist", "Soup", "asks her for 160 bowls and gets 150"),
      asking("rosa", "Rosa Medina", "Posters", "asks her whether a second ink is too expensive"),
    ],
    reader: { text: "You", label: "Ask Pim", href: "https://example.com/ask" },
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "You call the desk, and the desk asks the surgeon.",
        lede: "",
        people: [
          head("elif", "Elif Kaya", "Surgeon, operates in the morning"),
          asking("jaspreet", "Jaspreet Gill", "Front desk", "asks her which morning is free", { first: true }),
          asking("dmitri", "Dmitri Orlov", "Nurse, operations", "asks her which instruments to prepare"),
          asking("yusra", "Yusra Salim", "Head nurse", "asks her who may eat tonight"),
          asking("celia", "Celia Marsh", "Nurse, home visits", "asks her when the stitches come out"),
        ],
        reader: { text: "You", label: "Call the desk", href: "tel:+12025550117" },
      },
    },
    {
      trade: "studio",
      content: {
        title: "Two of us decide, and five know what to ask.",
        lede: "Every question about your house ends at one of two desks.",
        people: [
          head("mirela", "Mirela Petran", "Decides what we draw", "https://example.com/mirela"),
          asking("umar", "Umar Adeyemi", "Structures", "asks her how thin a beam may look"),
          asking("aiko", "Aiko Tanabe", "Models", "asks her which room to build first"),
          asking("jonas", "Jonas Ekdahl", "Energy", "asks her for a smaller window to the north"),
          head("anouk", "Anouk Dray", "Decides what is built, and when", "https://example.com/anouk"),
          asking("samir", "Samir Qadri", "Timber", "asks her when the crane comes"),
          asking("dele", "Dele Fasanya", "Permits", "asks her for a photo of every foundation"),
        ],
        reader: { text: "", label: "", href: "" },
      },
    },
  ],
});
