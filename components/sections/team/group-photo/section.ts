import { defineSection } from "../../define";
import type { Props } from "./component";

/** Somebody with one of our portraits. */
const person = (key: string, name: string, role: string, row = "front", href = "") => ({
  name,
  role,
  row,
  portrait: { src: `/art/v2/busts/${key}.svg`, alt: "" },
  href,
});

const noPhoto = { src: "", alt: "" };

export default defineSection<Props>()({
  title: "Group photo",
  number: 3,
  price: 4,
  summary:
    "One photo of everybody, and below it the names, row by row. Drawn heads show where in the row each person stands.",
  tags: ["group", "photo", "everyone", "caption", "crew", "class photo", "people", "about us"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "club",
  tint: "blue",
  fields: {
    lede: { optional: true },
    photo: {
      label: "The photo",
      help: "One photo of the whole group, never cropped, or none, and the portraits of its people stand together.",
      optional: true,
    },
    "photo.alt": { advanced: true },
    rows: { label: "Before the names", help: "Which row it is, and where to begin.", optional: true, advanced: true },
    "rows.back": { label: "Of the back row", help: "Such as “Back row, from left”." },
    "rows.middle": { label: "Of the middle row", help: "Such as “Middle row, from left”." },
    "rows.front": { label: "Of the front row", help: "Such as “Front row, from left”." },
    people: { help: "One to twenty-four, from left to right in each row." },
    "people.role": { optional: true },
    "people.row": {
      label: "Stands in",
      help: "Where there is only one row, all stand in front.",
      choices: { back: "the back row", middle: "the middle row", front: "the front row" },
    },
    "people.portrait": {
      help: "Drawn as long as there is no photo of the group.",
      optional: true,
      advanced: true,
    },
    "people.portrait.alt": { advanced: true },
    "people.href": {
      help: "A page about this person, or where to write to.",
      optional: true,
      advanced: true,
    },
  },
  sample: {
    title: "Eight of us row and one of us shouts.",
    lede: "The crew of the long boat. Below each name is what else we do.",
    photo: noPhoto,
    rows: { back: "Back row, from left", middle: "", front: "Front row, from left" },
    people: [
      person("nils", "Nils Aker", "Drives the trailer", "back"),
      person("kwame", "Kwame Osei", "Reads the tide table", "back"),
      person("imke", "Imke Dorn", "Tars the hull", "back"),
      person("leif", "Leif Marchetti", "Keeps the keys", "back"),
      person("celia", "Celia Marsh", "Enters the races", "back"),
      person("dele", "Dele Fasanya", "Mends the oars"),
      person("bea", "Bea Lindqvist", "Brings the soup"),
      person("wanda", "Wanda Nowak", "Sets the pace"),
      person("yann", "Yann Kerbrat", "Steers and shouts"),
    ],
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "The whole practice, front desk to surgery.",
        lede: "The vets stand in front, and behind them the nurses and Jaspreet from the front desk.",
        photo: noPhoto,
        rows: { back: "Back row, from left", middle: "", front: "Front row, from left" },
        people: [
          person("dmitri", "Dmitri Orlov", "Nurse", "back"),
          person("yusra", "Yusra Salim", "Head nurse", "back"),
          person("jaspreet", "Jaspreet Gill", "Front desk", "back"),
          person("celia", "Celia Marsh", "Nurse", "back"),
          person("bruno", "Bruno Sala", "Birds and rabbits", "front", "https://example.com/bruno"),
          person("amara", "Amara Okoye", "Cats and dogs", "front", "https://example.com/amara"),
          person("owen", "Owen Tregear", "Horses and goats", "front", "https://example.com/owen"),
          person("elif", "Elif Kaya", "Surgery", "front", "https://example.com/elif"),
        ],
      },
    },
    {
      trade: "cafe",
      content: {
        title: "Four of us run Saltmarsh.",
        lede: "",
        photo: noPhoto,
        rows: { back: "", middle: "", front: "From left" },
        people: [
          person("teodor", "Teodor Vance", "Bakes the bread"),
          person("bea", "Bea Lindqvist", "Looks after the sourdough"),
          person("lucia", "Lucía Ferrán", "Makes the coffee"),
          person("pim", "Pim de Rooij", "Brings the orders"),
        ],
      },
    },
  ],
});
