import { defineSection } from "../../define";
import type { Props } from "./component";

const row = (before: string, now: string, name: string, role: string, file = "", href = "") => ({
  before,
  now,
  name,
  role,
  href: href && `https://example.com/${href}`,
  face: file ? { src: `/art/v1/faces/${file}.svg`, alt: `Portrait of ${name}` } : { src: "", alt: "" },
});

export default defineSection<Props>()({
  title: "Before, now",
  number: 6,
  price: 3,
  summary:
    "A table of two columns in customers’ words: what it was like, small on paper, and what it is like now, large on a tint, with faces on the seam.",
  tags: ["before", "after", "table", "change", "customers", "results", "quotes", "comparison"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "consultant",
  tint: "blue",
  fields: {
    lede: { optional: true },
    heads: { label: "Heads of the columns", help: "What stands above the two columns." },
    "heads.before": { label: "Before" },
    "heads.now": { label: "Now" },
    "heads.who": { label: "Who", optional: true, advanced: true },
    rows: { label: "Rows", help: "Three to six people, each with the same thing told twice." },
    "rows[]": { label: "Row" },
    "rows.before": { label: "Before" },
    "rows.now": { label: "Now" },
    "rows.role": { label: "Who that is", help: "What they do, or what they bought from you.", optional: true },
    "rows.href": { label: "Source", help: "Where this can be read, which makes the name a link.", advanced: true },
    "rows.face": {
      label: "Face",
      help: "A portrait, or none, and the first letters of the name stand there.",
      optional: true,
    },
    "rows.face.alt": { advanced: true },
    action: { optional: true },
  },
  sample: {
    title: "One handbook later, in four firms",
    lede: "Fernhollow asked four people the same question twice: on the first day, and when the handbook had been in use for a winter.",
    heads: { before: "Before", now: "Now", who: "Who says so" },
    rows: [
      row(
        "When the barrier stuck on my night off, they called me at home, because only I knew what to do.",
        "What to do is on page\u00a04, with two photos. Nobody has called since.",
        "Tomasz Wilk",
        "Gate and yard, Corvid Freight",
        "tomasz",
      ),
      row(
        "New people had the oven explained to them three times, by three of us, in three ways.",
        "They read two pages, and we show the oven once.",
        "Amara Okoye",
        "Saltmarsh bakery",
        "amara",
      ),
      row(
        "Nobody knew who may turn off the lights in the whale room, so they stayed on.",
        "Whoever leaves last does\u00a0it. We agreed on that in ten minutes and wrote it down.",
        "Leif Marchetti",
        "Guard at Wexcombe Museum",
        "leif",
      ),
      row(
        "You asked Felix for time off, and he had to look through a year of emails to answer.",
        "It’s a table with 16 rows, and everybody can see what they have left.",
        "Quan Vo",
        "Orrery",
        "quan",
      ),
    ],
    action: { label: "Read a sample chapter", href: "https://example.com/chapter" },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "From the edge of the pool to four lengths",
        lede: "",
        heads: { before: "In September", now: "In December", who: "Who says so" },
        rows: [
          row(
            "My children swam, and I sat in the café of every pool in town and held the towels.",
            "I swim beside them, and my daughter holds the towels.",
            "Rosa Medina",
            "Beginners, Tuesday",
            "rosa",
          ),
          row(
            "I could float for seven seconds. They timed it so that I would have something to compare.",
            "I swim four lengths without a stop.",
            "Samir Qadri",
            "Beginners, Tuesday",
            "samir",
            "samir",
          ),
          row(
            "I told people that I couldn’t swim because of my ears.",
            "I tell them that I was afraid and am not any longer. Two have signed up for spring.",
            "H. Weller",
            "Beginners, Friday",
          ),
        ],
        action: { label: "Hold a place for spring", href: "https://example.com/spring" },
      },
    },
    {
      trade: "shop",
      content: {
        title: "They sold the second car.",
        lede: "We built these families a cargo bike and wrote to them two years later.",
        heads: { before: "With two cars", now: "With one", who: "Who says so" },
        rows: [
          row(
            "Twenty minutes to nursery, seven of them looking for somewhere to park.",
            "It takes thirteen minutes, door to door.",
            "The Okafors",
            "Two children, 2.5 miles to nursery",
          ),
          row(
            "The car was for the cello, which had a seat of its own.",
            "The cello goes by bike, lying down in the box, and has come through two winters dry.",
            "Celia Marsh",
            "One cello, 1.6 miles to school",
            "celia",
          ),
          row(
            "$310 a month for a car that we drove on Saturdays.",
            "$14 a month for tires and brakes, and a rented van when we need one.",
            "Jonas Ekdahl",
            "Timber and groceries",
            "jonas",
          ),
        ],
        action: { label: "", href: "" },
      },
    },
  ],
});
