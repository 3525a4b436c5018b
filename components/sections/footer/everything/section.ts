import { defineSection } from "../../define";
import { at, mark, menuFields, none } from "../../header/content";
import { footFields, pages, words } from "../content";
import type { Props } from "./component";

const {
  brand,
  "brand.alt": brandName,
  "brand.href": brandHref,
  "brand.look": brandLook,
  "brand.size": brandSize,
  "brand.src": brandSrc,
} = menuFields;

export default defineSection<Props>()({
  title: "Everything at the foot",
  number: 1,
  price: 2,
  summary:
    "Ruled water with a drawing on it, then everything people look for last: hours, address, map, newsletter, links and the small print.",
  tags: ["footer", "opening hours", "address", "newsletter", "sitemap", "columns", "contact", "drawing"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "shop",
  tint: "blue",
  fields: {
    sentence: { label: "Sentence", optional: true },
    brand,
    "brand.alt": brandName,
    "brand.href": brandHref,
    "brand.look": brandLook,
    "brand.size": brandSize,
    "brand.src": brandSrc,
    picture: { label: "Picture on the water", optional: true },
    hours: { label: "Opening hours", help: "One line for days that are alike.", optional: true },
    "hours.title": { label: "Heading", help: "Such as “Open”, in one to three words.", optional: true },
    "hours.rows": { label: "Lines", help: "At most eight, in the order of the week.", shown: 8 },
    "hours.rows[]": { label: "Line" },
    "hours.rows.days": { label: "Days", help: "One day, or several such as “Tuesday to Friday”." },
    "hours.rows.time": { label: "Time", help: "From when until when, or “closed”." },
    address: { label: "Where you are", help: "Address, map, phone and e-mail.", optional: true },
    "address.title": { label: "Heading", help: "Such as “Find us”, in one to three words.", optional: true },
    "address.lines": { label: "Postal address", help: "Line by line, as on an envelope.", shown: 6, optional: true },
    "address.lines[]": { label: "Line" },
    "address.map": { label: "Link to a map", help: "Opens the map that you like best.", optional: true },
    "address.map.label": { help: "Such as “Show the way”, in two to four words." },
    "address.contact": {
      label: "Phone and e-mail",
      help: "Each pressed to ring or to write.",
      shown: 3,
      optional: true,
    },
    "address.contact[]": { label: "Way to reach you" },
    "address.contact.label": { help: "The number or the address as people read it." },
    newsletter: { label: "Around the field", help: "What stands above and below the field for an address." },
    "newsletter.title": { label: "Heading", help: "What arrives and how often, in one sentence.", optional: true },
    "newsletter.label": { label: "Label of the field", help: "Such as “Your e-mail address”." },
    "newsletter.note": { label: "Note", help: "Stands below the field in small type.", optional: true },
    button: { help: "Without words on it the whole newsletter goes.", optional: true },
    action: { label: "Address of another form service" },
    ...footFields,
  },
  sample: {
    sentence: "Sea charts and walking maps, drawn and printed above the old customs house.",
    brand: mark("umbra", "Umbra"),
    picture: { src: "drawn:lighthouse", alt: "" },
    hours: {
      title: "Open",
      rows: [
        { days: "Tuesday to Friday", time: "9:30–17:30" },
        { days: "Saturday", time: "10:00–16:00" },
        { days: "Sunday and Monday", time: "closed" },
      ],
    },
    address: {
      title: "Find us",
      lines: ["17 Customs Quay, second floor", "Port Ellery PE4 6QD"],
      map: { label: "Show the way on a map", href: at("map") },
      contact: [
        { label: "01632 960 184", href: "tel:+441632960184" },
        { label: "maps@example.com", href: "mailto:maps@example.com" },
      ],
    },
    newsletter: {
      title: "Six letters a year, each with one map.",
      label: "Your e-mail address",
      note: "Read by 2,318 people who like to know where they are.",
    },
    button: "Send me the next",
    action: "#",
    columns: [
      {
        title: "Maps",
        links: pages(
          ["Coasts", "coasts"],
          ["Hills and paths", "hills"],
          ["Towns", "towns"],
          ["Drawn to order", "to-order"],
        ),
      },
      { title: "Buying", links: pages(["Paper and sizes", "paper"], ["Posting", "posting"], ["Returns", "returns"]) },
      { title: "Umbra", links: pages(["How we survey", "survey"], ["Errata", "errata"], ["Work with us", "work"]) },
    ],
    smallPrint: "Umbra Maps Ltd, registered in Port Ellery, no. 4471806.",
    legal: pages(["Privacy", "privacy"], ["Terms of sale", "terms"]),
    words,
  },
  examples: [
    {
      trade: "practice",
      content: {
        sentence: "Bookkeeping for 94 small firms, most of them within a short walk.",
        brand: mark("halfpenny", "Halfpenny"),
        picture: { src: "drawn:house", alt: "" },
        hours: {
          title: "The door is open",
          rows: [
            { days: "Monday to Thursday", time: "8:30–17:00" },
            { days: "Friday", time: "8:30–13:00" },
          ],
        },
        address: {
          title: "Bring the box here",
          lines: ["Halfpenny Bookkeepers", "3 Mint Lane", "Oldcastle OC1 2TB"],
          map: { label: "Where to park", href: at("parking") },
          contact: [{ label: "01632 960 321", href: "tel:+441632960321" }],
        },
        newsletter: { title: "", label: "", note: "" },
        button: "",
        action: "#",
        columns: [
          {
            title: "What we do",
            links: pages(
              ["Monthly books", "books"],
              ["Wages", "wages"],
              ["Tax returns", "tax"],
              ["Late receipts", "late"],
            ),
          },
          {
            title: "What it costs",
            links: pages(["Fees", "fees"], ["What is extra", "extra"], ["First meeting", "first"]),
          },
          { title: "For clients", links: pages(["Send receipts", "receipts"], ["Deadlines", "deadlines"]) },
          { title: "Us", links: pages(["The five of us", "people"], ["Write to us", "write"]) },
        ],
        smallPrint: "Halfpenny is a partnership, supervised by its institute under the rules on money laundering.",
        legal: pages(["Privacy", "privacy"], ["Complaints", "complaints"], ["Terms", "terms"]),
        words,
      },
    },
    {
      trade: "course",
      content: {
        sentence: "",
        brand: mark("kittiwake", "Kittiwake"),
        picture: { src: "", alt: "" },
        hours: { title: "", rows: [] },
        address: {
          title: "The classroom",
          lines: ["Kittiwake evening school", "4 Pier Road, upstairs"],
          map: none,
          contact: [{ label: "school@example.com", href: "mailto:school@example.com" }],
        },
        newsletter: {
          title: "When the next course has its dates, hear it first.",
          label: "Your e-mail address",
          note: "",
        },
        button: "Tell me",
        action: "#",
        columns: [
          { title: "Courses", links: pages(["Writing manuals", "manuals"], ["Editing aloud", "editing"]) },
          {
            title: "The school",
            links: pages(["Teachers", "teachers"], ["Bursaries", "bursaries"], ["Questions", "questions"]),
          },
        ],
        smallPrint: "",
        legal: pages(["Privacy", "privacy"], ["Terms", "terms"]),
        words,
      },
    },
  ],
});
