import { defineSection } from "../../define";
import type { Props } from "./component";

const lines = (...all: string[]) => all.join("\n");
const none = { src: "", alt: "" };

export default defineSection<Props>()({
  title: "Editorial bento",
  number: 1,
  price: 4,
  summary:
    "Three to six unequal cells around one large one, each with a small working drawing made of your own words: weeks, edits, people, hours.",
  tags: ["bento", "features", "grid", "product", "calendar", "cells", "cards", "overview"],
  added: "2026-11-24",
  updated: "2026-11-24",
  trade: "software",
  tint: "green",
  fields: {
    lede: { optional: true },
    cells: { label: "Cells", shown: 6, optional: true },
    "cells[]": { label: "Cell" },
    "cells.heading": { help: "Two to five words.", optional: true },
    "cells.text": { help: "One sentence on what the drawing shows.", optional: true },
    "cells.kind": {
      label: "What is drawn",
      help: "How the lines below are shown.",
      choices: {
        week: "weeks of a calendar: first the days, then a line for each week",
        edits: "a corrected sentence: as it was, as it is, and by whom",
        people: "a row of up to three people: Name | what they do",
        busy: "how busy hours are: Day | numbers from 0 to 9, and at last the hours, after a |",
        voice: "a recording: how far it is, such as 1:32 of 4:10, then what is said",
        typed: "a typed line, and below it what it finds: What | detail",
        rows: "rows as on a price list: What | how much",
      },
    },
    "cells.lines": {
      label: "Lines of the drawing",
      help: "Parts of a line have a | between them, and a part that ends with ! stands out.",
    },
    "cells.picture": { help: "Takes the place of the drawing.", optional: true, advanced: true },
    faces: {
      label: "Portraits",
      help: "For the cell with people, in their order, else it shows first letters.",
      shown: 3,
    },
    "faces[]": { label: "Portrait" },
    "faces.alt": { advanced: true },
  },
  sample: {
    title: "Planning that fits how a newsletter is really made.",
    lede: "Orrery replaces the spreadsheet, the shared inbox and the “is this one approved?” message.",
    cells: [
      {
        heading: "A gap looks like a gap",
        text: "Drafts, proofs and sends share one month. One Thursday has no story yet, and everybody can see which.",
        kind: "week",
        lines: lines(
          "Mon | Tue | Wed | Thu | Fri | Sat | Sun",
          "| Letters | | Send",
          "Pitches | | Interview | Send",
          "Facts | | Proofs | No story!",
          "Harbor | | Proofs | Send",
          "Letters | | Budget | Send",
        ),
        picture: none,
      },
      {
        heading: "Edits you can read",
        text: "Every change sits in the sentence it belongs to, with a name on it.",
        kind: "edits",
        lines: lines(
          "The 6:40 was cancelled. A spokesperson said the wind.",
          "The 6:40 never left the pier. Captain Tregear blames the wind.",
          "Ruth",
        ),
        picture: none,
      },
      {
        heading: "Know who is holding it",
        text: "A draft has one owner at a time.",
        kind: "people",
        lines: lines("Felix | wrote it", "Ruth | has it now!", "Noor | reads at 2"),
        picture: none,
      },
      {
        heading: "The hour they read",
        text: "Thursday at seven, for this list. Yours will differ.",
        kind: "busy",
        lines: lines(
          "M | 1 | 4 | 6 | 7 | 5 | 3 | 3 | 4 | 3 | 2 | 1 | 2 | 3 | 4",
          "T | 1 | 4 | 7 | 6 | 5 | 3 | 2 | 4 | 3 | 2 | 2 | 2 | 3 | 3",
          "W | 2 | 4 | 8 | 7 | 5 | 3 | 3 | 5 | 3 | 2 | 1 | 2 | 4 | 4",
          "T | 2 | 6 | 9! | 8 | 6 | 4 | 3 | 4 | 3 | 2 | 1 | 2 | 3 | 4",
          "F | 1 | 4 | 7 | 7 | 5 | 3 | 3 | 4 | 2 | 1 | 1 | 1 | 2 | 3",
          "S | 0 | 1 | 2 | 4 | 6 | 7 | 5 | 3 | 2 | 1 | 1 | 2 | 3 | 3",
          "| 5 | | 7 | | | | | 12 | | | | | | 18",
        ),
        picture: none,
      },
      {
        heading: "Hear it first",
        text: "Read aloud, so you catch the sentence that trips.",
        kind: "voice",
        lines: lines("1:32 of 4:10", "The ferry that never left came back at nine, empty."),
        picture: none,
      },
      {
        heading: "Schedule by typing",
        text: "No date picker. Write it the way you would say it.",
        kind: "typed",
        lines: lines(
          "send harbor on thursday 7:30",
          "Send “The harbor” | Thursday, 7:30",
          "Send a proof to Noor | Now",
          "Read it aloud | 4 min",
        ),
        picture: none,
      },
    ],
    faces: [
      { src: "/art/v1/faces/felix.svg", alt: "" },
      { src: "/art/v1/faces/ruth.svg", alt: "" },
      { src: "/art/v1/faces/noor.svg", alt: "" },
    ],
  },
  examples: [
    {
      trade: "cafe",
      content: {
        title: "Bread for the week, without standing in line for it.",
        lede: "Saltmarsh bakes what is ordered by four the day before, and a little more.",
        cells: [
          {
            heading: "Not everything, every day",
            text: "Rye needs two nights. Buns come out each morning, and on Monday the oven cools.",
            kind: "week",
            lines: lines(
              "Mon | Tue | Wed | Thu | Fri | Sat | Sun",
              "Closed! | Buns | Buns | Buns | Buns | Buns | Buns",
              "| Rye | | Rye | | Rye",
              "| | Seeded | | Seeded | | Brioche",
              "| Pies | | | Pies",
            ),
            picture: none,
          },
          {
            heading: "What it costs",
            text: "The same on the counter, on the phone and at your door.",
            kind: "rows",
            lines: lines("Rye, 2 lb | $6.50", "Seeded | $5.80", "Brioche | $7.20", "Six buns | $9"),
            picture: none,
          },
          {
            heading: "Come when it’s quiet",
            text: "Saturday at ten is the one to avoid.",
            kind: "busy",
            lines: lines(
              "Tue | 4 | 7 | 3 | 1 | 2 | 6 | 4 | 1",
              "Wed | 4 | 6 | 3 | 1 | 2 | 5 | 3 | 1",
              "Thu | 5 | 7 | 3 | 2 | 2 | 6 | 3 | 1",
              "Fri | 5 | 8 | 5 | 3 | 4 | 7 | 4 | 2",
              "Sat | 2 | 5 | 8 | 9! | 8 | 6 | 4 | 2",
              "| 7 | 8 | 9 | 10 | 11 | 12 | 1 | 2",
            ),
            picture: none,
          },
          {
            heading: "One table, twelve chairs",
            text: "Coffee is free while your bread is sliced.",
            kind: "rows",
            lines: "",
            picture: { src: "drawn:table", alt: "A table with bottles and cups, drawn in horizontal lines" },
          },
          {
            heading: "Change your mind until four",
            text: "Answer the message, and the order is the new one.",
            kind: "edits",
            lines: lines(
              "Six buns and one rye for Friday at eight, please.",
              "Eight buns and two rye for Friday at nine, please.",
            ),
            picture: none,
          },
        ],
        faces: [],
      },
    },
    {
      trade: "course",
      content: {
        title: "A language course for people who have a job.",
        lede: "",
        cells: [
          {
            heading: "Two evenings, and one to miss",
            text: "The same lesson is taught twice a week. Come to the one that suits you.",
            kind: "week",
            lines: lines(
              "Mon | Tue | Wed | Thu | Fri",
              "Lesson 1 | | Lesson 1 | Film",
              "Lesson 2 | | Lesson 2 | Market",
              "Lesson 3 | | Lesson 3 | Your turn!",
            ),
            picture: none,
          },
          {
            heading: "Corrected the same night",
            text: "Write five sentences. They come back before you sleep.",
            kind: "edits",
            lines: lines("I am living here since two years.", "I have lived here for two years.", "Hanne"),
            picture: none,
          },
          {
            heading: "One voice a week",
            text: "A real message, at real speed, from someone in the town.",
            kind: "voice",
            lines: lines("0:21 of 0:48", "Leave the key under the third pot, not the second."),
            picture: none,
          },
          {
            heading: "From shy to talking",
            text: "You change the teacher twice, so that you understand more than one of them.",
            kind: "people",
            lines: lines("Hanne | weeks 1 to 4", "Samir | weeks 5 to 8!", "Bea | weeks 9 to 12"),
            picture: none,
          },
        ],
        faces: [
          { src: "/art/v1/faces/hanne.svg", alt: "" },
          { src: "/art/v1/faces/samir.svg", alt: "" },
          { src: "/art/v1/faces/bea.svg", alt: "" },
        ],
      },
    },
  ],
});
