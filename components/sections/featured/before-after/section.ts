import { defineSection } from "../../define";
import type { Props } from "./component";

const lines = (...all: string[]) => all.join("\n");
const none = { src: "", alt: "" };

export default defineSection<Props>()({
  title: "Before and after",
  number: 3,
  price: 4,
  summary:
    "One frame, two states under an edge that is dragged: a text with what went and what came marked by itself, or two pictures.",
  tags: ["before", "after", "compare", "slider", "comparison", "photo", "edit", "change"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "consultant",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    legend: { label: "Name of the choice", help: "Only read aloud, such as “What to show”.", advanced: true },
    both: { label: "Words for both", help: "The middle of the choice, one word." },
    before: { label: "Before", help: "A text, or a picture of the same place in both." },
    "before.label": { label: "Name", help: "Two to four words, such as “As it came”." },
    "before.text": { help: "One paragraph a line, and what isn’t in the other text is struck out by itself." },
    "before.picture": { help: "With a picture on both sides, they take the place of the texts.", optional: true },
    "before.count": { label: "Figure", help: "One number, with its unit if that is short.", optional: true },
    "before.note": { help: "What the figure counts, such as answers or rooms.", optional: true },
    after: { label: "After", help: "The same text or place, as it is now." },
    "after.label": { label: "Name", help: "Two to four words, such as “As it went out”." },
    "after.text": { help: "One paragraph a line, and what is new is marked by itself." },
    "after.picture": { help: "From the same spot and in the same shape as the other.", optional: true },
    "after.count": { label: "Figure", help: "The same count as before.", optional: true },
    "after.note": { help: "What the figure counts.", optional: true },
    action: { optional: true },
  },
  sample: {
    title: "The same letter, and this time nearly everyone answers.",
    lede: "Send one that too few people answered. Two days later it is back: what nobody needs is struck out, and what was missing is added.",
    legend: "What to show",
    both: "Both",
    before: {
      label: "As it came",
      text: lines(
        "Dear residents,",
        "Following the annual inspection of the heating, we would like to take this opportunity to inform you that an engineer will be required to replace the valves in all apartments of the building.",
        "The work is scheduled to take place on Thursday between 8\u00a0am and 4\u00a0pm. It would be greatly appreciated if those of you who will not be at home could, in due course, leave a key at the office, so that alternative arrangements can be made.",
        "We apologize for any inconvenience this may cause.",
      ),
      picture: none,
      count: "11",
      note: "answers from 40 apartments",
    },
    after: {
      label: "As it went out",
      text: lines(
        "Dear residents,",
        "An engineer will replace the valves in all apartments on Thursday between 8\u00a0am and 4\u00a0pm. This takes ten minutes.",
        "If you will not be at home, leave a key at the office. The engineer wears a blue badge and takes off her shoes.",
      ),
      picture: none,
      count: "38",
      note: "answers from 40 apartments",
    },
    action: { label: "Send a letter of yours", href: "https://example.com/letter" },
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "One wall out, one window in.",
        lede: "Marram looks for the wall that holds nothing up. Most houses have one, and the light stops at it.",
        legend: "What to show",
        both: "Both",
        before: {
          label: "When we came",
          text: "",
          picture: {
            src: "drawn:room-walled",
            alt: "A floor with a wall in its middle: boxes under a bare bulb on the left, a chair at the window on the right",
          },
          count: "1",
          note: "window in two rooms",
        },
        after: {
          label: "When we left",
          text: "",
          picture: {
            src: "drawn:room-open",
            alt: "The same floor without the wall: a long table under two lamps, and windows on both sides",
          },
          count: "2",
          note: "windows in one room",
        },
        action: { label: "Show us your floor plan", href: "https://example.com/plan" },
      },
    },
    {
      trade: "software",
      content: {
        title: "A handbook page that people finish reading.",
        lede: "Sedgeway goes through yours line by line and says it shorter. The rules stay as they are, and you approve each change.",
        legend: "What to show",
        both: "Both",
        before: {
          label: "Your page",
          text: lines(
            "Paid leave",
            "Employees who wish to avail themselves of paid leave are required to tell their manager, by means of a written message, no later than two weeks before the first day of the intended absence.",
            "In the event that several requests overlap, it is in each case the team that decides who goes first.",
            "Any leave not taken by the end of the year will, without a further application being required, be carried over into the next.",
          ),
          picture: none,
          count: "78",
          note: "words",
        },
        after: {
          label: "With Sedgeway",
          text: lines(
            "Paid leave",
            "Write to your manager two weeks before the first day, or earlier.",
            "If several requests overlap, the team decides who goes first.",
            "Leave not taken by the end of the year is carried over into the next. You need not apply.",
          ),
          picture: none,
          count: "43",
          note: "words",
        },
        action: { label: "Try it on one page", href: "https://example.com/try" },
      },
    },
  ],
});
