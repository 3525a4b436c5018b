import { defineSection } from "../../define";
import type { Props } from "./component";

type Person = Props["people"][number];

/** Somebody with one of our faces. */
const person = (
  key: string,
  [name, does]: [name: string, does: string],
  ask: string,
  place: string,
  hours: string,
  more: Partial<Person> = {},
): Person => ({
  name,
  does,
  portrait: { src: `/art/v1/faces/${key}.svg`, alt: "" },
  ask,
  place,
  hours,
  mark: "",
  link: { label: "", href: "" },
  ...more,
});

const write = (label: string, href: string) => ({ link: { label, href } });

export default defineSection<Props>()({
  title: "Roster",
  number: 2,
  price: 4,
  summary:
    "A dense table of people: face, name, what to ask about, where they are and when, with the hours drawn as bars of one shared day.",
  tags: ["table", "directory", "staff list", "contacts", "hours", "shifts", "people", "who does what"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "club",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    heads: {
      label: "Above the columns",
      help: "A word or two for each column, which a phone has no room for.",
      optional: true,
      advanced: true,
    },
    "heads.person": { label: "Above the names", help: "What these people are to the reader." },
    "heads.ask": { label: "Above what to ask", help: "Such as “Ask about”." },
    "heads.place": { label: "Above the places", help: "Such as “Where”." },
    "heads.hours": { label: "Above the hours", help: "Such as “When” or “On Saturdays”." },
    people: { help: "One to twenty-four, in the order in which people look for them." },
    "people.does": {
      label: "What the person does",
      help: "A job or a trade, below the name in small letters.",
      optional: true,
    },
    "people.portrait": {
      help: "A face that fills the picture, or none, and the initials stand there.",
      optional: true,
      advanced: true,
    },
    "people.portrait.alt": { advanced: true },
    "people.ask": { label: "Ask about", help: "In the words of somebody who has the question." },
    "people.place": {
      label: "Where",
      help: "A room, a town or an extension, and if nobody has one, the column goes.",
      optional: true,
      advanced: true,
    },
    "people.hours": {
      label: "Hours",
      help: "Written like 8–4, 7:30–15:30 or 1 pm–9 pm, they are drawn as a bar, too. Hours with a weekday or across midnight stay words.",
      optional: true,
    },
    "people.mark": {
      label: "Marked with",
      help: "Two to four words that say why this row is the marked one, such as “Start here”. One is enough.",
      optional: true,
      advanced: true,
    },
    "people.link": {
      help: "A page, a mail address or tel: and a number, and without words the name is the link.",
      optional: true,
      advanced: true,
    },
    note: { help: "Below the table, such as when these hours don’t hold.", optional: true, advanced: true },
  },
  sample: {
    title: "Bring what is broken, and stay while we mend it.",
    lede: "Six of us mend things in the old bus garage on Saturdays. Imke signs you in, and you help.",
    heads: { person: "Who", ask: "Ask about", place: "Where", hours: "On Saturdays" },
    people: [
      person("imke", ["Imke Dorn", "Signs you in"], "Whatever fits none of these", "The door", "10–4", {
        mark: "Start here",
      }),
      person("lars", ["Lars Holm", "Electronics"], "Anything with a plug, except microwaves", "Bench 1", "10–2"),
      person("wanda", ["Wanda Nowak", "Engines"], "Saws and mowers. Drain them first", "The yard", "1–4 pm"),
      person("farid", ["Farid Nasri", "Paper"], "Spines, torn maps, one Bible at a time", "Bench 3", "10–12:30"),
      person("tilda", ["Tilda Bergqvist", "Cloth"], "Zippers, knees, tents", "Bench 4", "11–4"),
      person("jonas", ["Jonas Ekdahl", "Wood"], "Chairs that rock and shouldn’t", "Bench 5", "12–4"),
      person("marta", ["Marta Sikora", "Bicycles"], "Brakes, gears, flat tires", "The yard", "10–1"),
    ],
    note: "",
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "Four vets, and the hours when each of them is in.",
        lede: "",
        heads: { person: "Vet", ask: "See them about", place: "Where", hours: "On weekdays" },
        people: [
          person("owen", ["Owen Tregear", "Horses and goats"], "A limp, a birth, a bad hoof", "On farms", "7–12"),
          person("amara", ["Amara Okoye", "Cats and dogs"], "Lumps, teeth, shots, an itch", "Room 1", "8–4"),
          person("elif", ["Elif Kaya", "Surgery"], "An operation, or results from the lab", "Room 2", "9–5"),
          person("bruno", ["Bruno Sala", "Birds and rabbits"], "Beaks, feathers, not eating", "Room 1", "12–8"),
        ],
        note: "At night and on weekends Yusra, our head nurse, answers the phone. If it can’t wait, she calls one of the four.",
      },
    },
    {
      trade: "software",
      content: {
        title: "Everyone who makes Orrery, and what to ask them.",
        lede: "There is no queue. Your mail lands with the person you pick.",
        heads: { person: "", ask: "", place: "", hours: "" },
        people: [
          person(
            "felix",
            ["Felix Amsel", "Calendar"],
            "Weeks that begin on Sunday, time zones, imports",
            "",
            "",
            write("Write to Felix", "mailto:felix@orrery.example"),
          ),
          person(
            "ruth",
            ["Ruth Osei", "Editing"],
            "Old archives, comments that went missing",
            "",
            "",
            write("Write to Ruth", "mailto:ruth@orrery.example"),
          ),
          person(
            "quan",
            ["Quan Vo", "Sending and receiving"],
            "A letter that went out twice, or never",
            "",
            "",
            write("Write to Quan", "mailto:quan@orrery.example"),
          ),
          person("maeve", ["Maeve Corrigan", "Accounts"], "Bills, refunds, a second seat", "", "", {
            mark: "If you’re not sure",
            ...write("Write to Maeve", "mailto:maeve@orrery.example"),
          }),
          person(
            "noor",
            ["Noor Haddad", "Design"],
            "Anything you had to look for twice",
            "",
            "",
            write("Write to Noor", "mailto:noor@orrery.example"),
          ),
          person(
            "lars",
            ["Lars Holm", "Servers"],
            "A page that is slow, or down",
            "",
            "",
            write("Write to Lars", "mailto:lars@orrery.example"),
          ),
        ],
        note: "",
      },
    },
  ],
});
