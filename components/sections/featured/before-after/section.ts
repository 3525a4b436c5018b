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
  added: "2026-11-24",
  updated: "2026-11-24",
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
    "before.note": { help: "What can be counted, such as answers or rooms.", optional: true },
    after: { label: "After", help: "The same text or place, as it is now." },
    "after.label": { label: "Name", help: "Two to four words, such as “As it went out”." },
    "after.text": { help: "One paragraph a line, and what is new is marked by itself." },
    "after.picture": { help: "From the same spot and in the same shape as the other.", optional: true },
    "after.note": { help: "The same count as before.", optional: true },
    action: { optional: true },
  },
  sample: {
    title: "The same letter, and this time they answer.",
    lede: "Send one that nobody replied to. Two days later it is back, with everything struck out that isn’t for them.",
    legend: "What to show",
    both: "Both",
    before: {
      label: "As it came",
      text: lines(
        "Dear residents,",
        "Following the annual inspection of the heating, we would like to take this opportunity to inform you that an engineer will be required to replace the valves in all apartments of the building.",
        "The work is scheduled to take place on Thursday between 8\u00a0am and 1\u00a0pm. It would be greatly appreciated if those of you who will not be at home could, in due course, leave a key at the office, so that alternative arrangements can be made.",
        "We apologize for any inconvenience this may cause.",
      ),
      picture: none,
      note: "11 answers from 40 doors",
    },
    after: {
      label: "As it went out",
      text: lines(
        "Dear residents,",
        "An engineer will replace the valves in all apartments on Thursday between 8\u00a0am and 1\u00a0pm. It takes ten minutes.",
        "If you will not be at home, leave a key at the office. The engineer wears a blue badge and takes off her shoes.",
      ),
      picture: none,
      note: "38 answers from 40 doors",
    },
    action: { label: "Send a letter of yours", href: "https://example.com/letter" },
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "The same floor, with one wall less.",
        lede: "Marram looks for the wall that holds nothing up. There is one in most houses.",
        legend: "What to show",
        both: "Both",
        before: {
          label: "When we came",
          text: "",
          picture: {
            src: "drawn:room-walled",
            alt: "A floor with a wall in its middle: boxes under a bare bulb on the left, a chair at the window on the right",
          },
          note: "Two rooms, one window",
        },
        after: {
          label: "When we left",
          text: "",
          picture: {
            src: "drawn:room-open",
            alt: "The same floor without the wall: a long table under two lamps, and windows on both sides",
          },
          note: "One room, light all day",
        },
        action: { label: "Show us your floor plan", href: "https://example.com/plan" },
      },
    },
    {
      trade: "software",
      content: {
        title: "A handbook page that people finish reading.",
        lede: "Fernhollow goes through yours line by line and shows what can go. You say which of it does.",
        legend: "What to show",
        both: "Both",
        before: {
          label: "Your page",
          text: lines(
            "Paid leave",
            "Employees who wish to avail themselves of paid leave are required to tell their manager, by means of the designated form, no later than two weeks before the first day of the intended absence.",
            "In the event that several requests overlap, and unless otherwise agreed in writing, the team decides who goes first.",
            "Any leave not taken by the end of the year may, subject to prior approval, be carried over into the next.",
          ),
          picture: none,
          note: "76 words",
        },
        after: {
          label: "With Fernhollow",
          text: lines(
            "Paid leave",
            "Tell your manager two weeks before the first day. A message will do.",
            "If several requests overlap, the team decides who goes first.",
            "Leave not taken by the end of the year is carried over into the next.",
          ),
          picture: none,
          note: "40 words",
        },
        action: { label: "Try it on one page", href: "https://example.com/try" },
      },
    },
  ],
});
