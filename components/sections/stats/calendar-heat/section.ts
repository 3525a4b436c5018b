import { defineSection } from "../../define";
import type { Props } from "./component";

const weekdays = {
  "0": "Monday",
  "1": "Tuesday",
  "2": "Wednesday",
  "3": "Thursday",
  "4": "Friday",
  "5": "Saturday",
  "6": "Sunday",
};
const names = "Mon Tue Wed Thu Fri Sat Sun";

export default defineSection<Props>()({
  title: "Calendar heat",
  number: 6,
  price: 4,
  summary:
    "One plain month with a number in each of its days: the higher it is, the more its day stands out. What happened hangs on a line from its day.",
  tags: ["calendar", "heat map", "month", "days", "busy times", "availability", "numbers", "occupancy", "chart"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "club",
  tint: "blue",
  fields: {
    lede: { optional: true },
    month: { label: "Month", help: "Its name without the year, so that it does not grow old." },
    counted: { label: "What the numbers are", help: "A few words above the calendar.", optional: true },
    weekdays: {
      label: "Names of the weekdays",
      help: "Seven from Monday on, with a space between two. Long ones are cut to three letters.",
    },
    week: { label: "Weeks begin on", help: "The day in the first column.", choices: weekdays },
    first: { label: "The month begins on a", help: "The weekday of its first day.", choices: weekdays },
    length: {
      label: "Days of the month",
      help: "How many days it has.",
      choices: { "28": "28", "29": "29", "30": "30", "31": "31" },
    },
    values: {
      label: "A number for each day",
      help: "Paste a column of a spreadsheet, or write them with a comma and a space between two. Write – for a day without a number, and nothing for days that have not come yet.",
    },
    notes: { label: "What happened", help: "Words for up to five days.", shown: 5, optional: true },
    "notes[]": { label: "Note" },
    "notes.day": { label: "Day", help: "Its number in the month, such as 19." },
    "notes.text": { help: "One short sentence that hangs below the day." },
    source: { label: "Where the numbers come from", help: "A quiet last line that says who counted.", optional: true },
  },
  sample: {
    title: "One Sunday in April, all fourteen boats were out.",
    lede: "The rowing club’s month as the log book has it. Mondays are for mending.",
    month: "April",
    counted: "Boats out each day",
    weekdays: names,
    week: "0",
    first: "2",
    length: "30",
    values: "4, 5, 3, 11, 12, –, 6, 5, 0, 4, 13, 9, –, 7, 8, 7, 5, 12, 14, –, 8, 9, 11, 6, 10, 13, –, 9, 8, 10",
    notes: [
      { day: "9", text: "East wind. Nobody launches." },
      { day: "19", text: "The first warm Sunday of the year." },
      { day: "23", text: "The first evening outing of the season." },
    ],
    source: "Copied from the log book by whoever locked up.",
  },
  examples: [
    {
      trade: "stay",
      content: {
        title: "Ten nights in July when more than half the house is empty.",
        lede: "A room costs the same all month. In the middle of it you can choose yours.",
        month: "July",
        counted: "Rooms taken each night, of eleven",
        weekdays: names,
        week: "6",
        first: "4",
        length: "31",
        values: "9, 11, 8, 7, 6, 6, 7, 9, 10, 5, 4, 4, 3, 5, 5, 5, 5, 4, 4, 6, 7, 9, 10, 9, 9, 10, 10, 11, 11, 11, 10",
        notes: [
          { day: "2", text: "The regatta. All eleven rooms are booked by spring." },
          { day: "13", text: "Three rooms taken, so breakfast is at one table." },
          { day: "28", text: "The school camp arrives." },
        ],
        source: "",
      },
    },
    {
      trade: "newsletter",
      content: {
        title: "Three of four letters are mostly written the day before.",
        lede: "They go out on Thursdays at seven in the morning. This is when they are written.",
        month: "November",
        counted: "Words kept each day",
        weekdays: names,
        week: "0",
        first: "5",
        length: "30",
        values:
          "0, 140, 310, 95, 1,480, 20, 0, 0, 60, 220, 410, 1,350, 40, 0, 35, 0, 0, 180, 2,040, 15, 0, 0, 890, 760, 430, 120, 45, 0, 0, 210",
        notes: [
          { day: "19", text: "Mostly written after six in the evening." },
          { day: "23", text: "Eleven hours on a train without a signal." },
        ],
        source: "Counted by the writing program. Words that were deleted later are not counted.",
      },
    },
  ],
});
