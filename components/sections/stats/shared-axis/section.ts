import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Shared axis",
  number: 4,
  price: 3,
  summary:
    "Three to six numbers with the lines that led to them over one axis of time: a line through all where something changed, and the change as a tinted shape.",
  tags: ["sparklines", "trend", "over time", "chart", "line chart", "turning point", "kpi", "metrics"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-24", text: "First version." },
  ],
  trade: "cafe",
  tint: "blue",
  fields: {
    lede: { optional: true },
    event: {
      label: "What changed",
      help: "A line through all numbers at the moment you tell of. What comes after it is shaded down or up to the average of what came before, if that is two numbers or more.",
      optional: true,
    },
    "event.text": { label: "What happened", help: "Two to eight words beside the line." },
    "event.at": {
      label: "At which point",
      help: "The line goes through this point, counted from the first number of the longest list.",
      min: 1,
      max: 60,
      integer: true,
    },
    figures: { label: "Numbers", help: "Three to six things that you count again and again.", shown: 6 },
    "figures[]": { label: "Number" },
    "figures.value": { label: "Number", help: "What it is at the end, with its unit, as short as it can be." },
    "figures.text": {
      label: "What it counts",
      help: "A few words below the number, such as what it was before.",
      optional: true,
    },
    "figures.points": {
      label: "All its numbers",
      help: "What you counted each time, a space between two and a – where you didn’t count. The latest 60 are drawn, and all lines end together.",
      optional: true,
    },
    scale: {
      label: "Lines are drawn",
      help: "A line from its least number makes small changes look large.",
      choices: { zero: "from zero", least: "from the least number" },
    },
    axis: { label: "Axis of time", help: "The words at the two ends of the axis.", optional: true },
    "axis.from": { label: "Where it begins", help: "The first time you counted, such as “Week 1”." },
    "axis.to": { label: "Where it ends", help: "The last time you counted, such as “Week 26”." },
    average: {
      label: "Beside the average",
      help: "Two or three words before the average of what came before the change. We work out the number and write it at its line.",
      optional: true,
    },
    note: { label: "Who counted", help: "Who counted, and how.", optional: true },
  },
  sample: {
    title: "We took 22 dishes off the menu, and the rest followed.",
    lede: "Four things we count when the chairs are up on Sunday night.",
    event: { text: "From 40 dishes to 18", at: 9 },
    figures: [
      {
        value: "11 min",
        text: "from order to table, once 26",
        points: "25 24 26 25 27 26 25 26 26 21 17 16 14 14 13 12 12 11 12 11 11 11",
      },
      {
        value: "7%",
        text: "of what we buy goes in the bin, once 19%",
        points: "18 19 18 20 19 19 21 19 19 15 13 12 10 9 10 8 8 8 7 8 7 7",
      },
      {
        value: "204",
        text: "guests on a Friday",
        points: "142 138 150 147 139 144 151 140 143 121 118 139 150 161 158 172 179 177 190 188 199 204",
      },
      {
        value: "3",
        text: "complaints a week, 15 the week after the change",
        points: "4 5 3 4 6 4 5 3 4 15 12 11 9 8 8 6 5 5 4 4 3 3",
      },
    ],
    scale: "zero",
    axis: { from: "Week 1", to: "Week 22" },
    average: "average before:",
    note: "From the slips in the till, the kitchen scale and the complaints book.",
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "Questions fell by almost half when customers could see the queue.",
        lede: "A year of support at Plinth, counted by the month.",
        event: { text: "The queue becomes public", at: 6 },
        figures: [
          { value: "38", text: "questions a day, once 69", points: "64 66 71 69 72 71 58 49 46 41 40 38" },
          { value: "2 h", text: "until somebody answers, once 8", points: "8 8.5 7.5 8 8.5 7.5 6 4 3.5 3 2 2" },
          {
            value: "94%",
            text: "are answered by the first person who reads them",
            points: "71 70 72 69 70 71 78 84 88 91 93 94",
          },
          {
            value: "212",
            text: "people look at the queue each day",
            points: "– – – – – 40 96 122 160 175 198 212",
          },
        ],
        scale: "zero",
        axis: { from: "January", to: "December" },
        average: "average before:",
        note: "Averages of each month, taken from the queue.",
      },
    },
    {
      trade: "newsletter",
      content: {
        title: "Five letters a week became one.",
        lede: "Half a year of our food newsletter, before and after we went from five issues a week to one.",
        event: { text: "Only on Sundays now", at: 12 },
        figures: [
          {
            value: "58%",
            text: "open it, once 29%",
            points: "31 30 31 29 30 28 29 28 27 28 27 27 44 51 49 53 52 55 54 57 56 58 57 58",
          },
          {
            value: "11 h",
            text: "of writing a week, once 34",
            points: "34 33 35 34 36 33 34 35 34 33 35 34 19 14 16 12 13 12 11 13 12 11 11 11",
          },
          {
            value: "−6",
            text: "readers a week: those who join, less those who leave",
            points:
              "−96 −110 −104 −121 −118 −130 −125 −133 −128 −139 −134 −140 −80 −51 −44 −38 −31 −22 −24 −15 −12 −9 −8 −6",
          },
        ],
        scale: "zero",
        axis: { from: "Week 1", to: "Week 24" },
        average: "average before:",
        note: "",
      },
    },
  ],
});
