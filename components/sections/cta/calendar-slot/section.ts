import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Calendar slot",
  number: 5,
  price: 4,
  summary:
    "A working week, hatched where it is taken, with four half hours left open in red; choose one and the button names it.",
  tags: ["booking", "calendar", "call", "appointment", "week", "radio"],
  added: "2026-11-21",
  updated: "2026-11-21",
  limits: {
    opens: { min: 0, max: 23, integer: true },
    closes: { min: 1, max: 24, integer: true },
    "free.day": { min: 1, max: 7, integer: true },
  },
  labels: { "free[]": "Free time" },
  sample: {
    title: "Greta keeps four half hours open, every week.",
    lede: "Halfpenny keeps the books for shops and freelancers in Ghent. Choose the half hour that suits you and she calls you then. Have the shoebox within reach.",
    legend: "Choose a half hour",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: 9,
    closes: 17,
    free: [
      { day: 2, time: "10:00", href: "#" },
      { day: 3, time: "15:30", href: "#" },
      { day: 4, time: "9:30", href: "#" },
      { day: 5, time: "11:30", href: "#" },
    ],
    button: "Call me on {day} at {time}",
    face: { src: "/art/v1/faces/greta.svg", alt: "Portrait of Greta Nyholm" },
    note: "The call is free. If this week’s is taken, you get the same half hour of the next.",
    more: { label: "Write to Greta instead", href: "#" },
  },
});
