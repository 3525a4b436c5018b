import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Ticket",
  number: 1,
  price: 4,
  summary:
    "A red admission ticket with a perforated stub, banknote lines behind the offer and a seat map that shows what is free.",
  tags: ["ticket", "event", "course", "seats", "red", "booking"],
  added: "2026-11-21",
  updated: "2026-11-21",
  limits: { seats: { min: 0, max: 400, integer: true }, free: { min: 1, max: 400, integer: true } },
  labels: {
    host: "Who invites",
    seats: "Seats in the room",
    free: "Free seats",
    "free[]": "Free seat",
  },
  sample: {
    host: "Kittiwake evening school",
    title: "Write it down once, so nobody has to\u00a0ask.",
    lede: "Six Tuesdays on manuals, policies and hand-over notes that people follow. You bring one real document and leave with it finished.",
    primary: { label: "Hold a seat for €240", href: "#" },
    secondary: { label: "Read the syllabus", href: "#" },
    facts: [
      { label: "Cohort", value: "12" },
      { label: "Room", value: "Pier Road 4" },
      { label: "Starts", value: "Tue 2 March" },
      { label: "Doors", value: "18:30" },
    ],
    seats: 40,
    free: [5, 8, 18, 22, 25, 30, 31, 33, 34, 36, 37, 38, 39, 40],
    note: "14 of 40 seats left. Empty squares are yours to pick.",
  },
});
