import { defineSection } from "../../define";
import type { Props } from "./component";

const point = (label: string, value: string, note = "", isMarked = false) => ({ label, value, note, isMarked });

export default defineSection<Props>()({
  title: "Annotated curve",
  number: 7,
  price: 5,
  summary:
    "A headline over the low side of a wide curve, drawn from your numbers and shaded like an engraving, with notes on leader lines below.",
  tags: ["chart", "line chart", "graph", "growth", "results", "case study", "timeline", "notes"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "consultant",
  tint: "blue",
  fields: {
    lede: { help: "What was counted, where and for how long.", optional: true },
    points: {
      label: "Points of the curve",
      help: "Drawn at equal distances, whatever time lies between them.",
      shown: 24,
    },
    "points[]": { label: "Point" },
    "points.label": { label: "When", help: "A few letters for the foot of the drawing, such as “Week 9” or “Mar”." },
    "points.value": {
      label: "Number",
      help: "With its unit, such as 41 min, $1,250 or 1.2 million, and empty the curve has a gap there.",
    },
    "points.note": {
      help: "What happened there, for five points at most. Points in color come first.",
      optional: true,
    },
    "points.isMarked": {
      label: "In color",
      help: "Draws this point in your color, which is best kept for one.",
      advanced: true,
    },
    scale: { label: "The scale", help: "Where the drawing begins and ends, from its foot to its top." },
    "scale.low": {
      label: "At the foot",
      help: "The number that the foot of the drawing stands for, 0 when it is empty.",
      optional: true,
    },
    "scale.high": {
      label: "Near the top",
      help: "A number as a measure, such as 50, at its height beside the drawing.",
      optional: true,
    },
    source: { label: "Where the numbers come from", help: "A quiet last line that says who counted.", optional: true },
  },
  sample: {
    title: "How a clinic lost its waiting room.",
    lede: "Minutes from the door to the doctor, averaged over each month. Three doctors, no new staff.",
    points: [
      point("Jan", "41 min", "As we found it. Everyone is told to come at eight."),
      point("Feb", "43 min"),
      point("Mar", "29 min", "Every third appointment is kept free for people who call that morning."),
      point("Apr", "24 min"),
      point("May", "27 min", "Two of the three doctors catch the flu."),
      point("Jun", "16 min"),
      point("Jul", "11 min"),
      point("Aug", "9 min", "Half the chairs are given away.", true),
    ],
    scale: { low: "0", high: "40" },
    source: "Counted by the clinic itself, on 8,214 visits.",
  },
  examples: [
    {
      trade: "newsletter",
      content: {
        title: "From 9 readers to 11,400 in seventy issues.",
        lede: "Readers on the day issue 1 went out, and on the day of every tenth issue.",
        points: [
          point("Issue 1", "9", "The family."),
          point("Issue 10", "310"),
          point("Issue 20", "2,150", "A reader writes to all the others by mistake. Most stay."),
          point("Issue 30", "5,900", "A radio host reads us out."),
          point("Issue 40", "6,410"),
          point("Issue 50", "5,730", "Four issues in a row about tax."),
          point("Issue 60", "7,980"),
          point("Issue 70", "11,400", "Five issues about sleep are forwarded more than any others.", true),
        ],
        scale: { low: "", high: "10,000" },
        source: "",
      },
    },
    {
      trade: "cafe",
      content: {
        title: "A Saturday at our counter, in loaves.",
        lede: "Sold in each hour, averaged over one winter.",
        points: [
          point("7 am", "12", "People on the way to work, and people with dogs."),
          point("8 am", "46"),
          point("9 am", "88", "The first ferry is in, and the queue reaches the corner.", true),
          point("10 am", "61"),
          point("11 am", "70"),
          point("Noon", "38", "The rye is gone."),
          point("1 pm", "17"),
          point("2 pm", "0", "Sold out."),
        ],
        scale: { low: "0", high: "80" },
        source: "From the till.",
      },
    },
  ],
});
