import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Countdown ruler",
  number: 8,
  price: 3,
  summary:
    "A ruler from the order to the delivery: what happens is written at its day, and the last notch is cut in red.",
  tags: ["countdown", "delivery", "ruler", "days", "steps", "bakery", "timer"],
  added: "2026-11-21",
  updated: "2026-11-21",
  labels: {
    unit: "Word before the number of a day",
    days: "Length in days",
    milestones: "What happens on the way",
    "milestones[]": "Event",
    "milestones.day": "Day",
    stretch: "Measured part",
    "stretch.from": "First day",
    "stretch.to": "Last day",
  },
  limits: {
    days: { min: 1, max: 90, integer: true },
    "milestones.day": { min: 0, max: 90, integer: true },
    "stretch.from": { min: 0, max: 90, integer: true },
    "stretch.to": { min: 0, max: 90, integer: true },
  },
  sample: {
    title: "Order a stollen today and it is yours in 24 days. For 19 of them, nobody touches it.",
    lede: "A stollen cut warm is a fruit loaf. Ours rests in a tin under a linen cloth until the sugar has gone all the way in, and we cannot hurry that either.",
    primary: { label: "Order a stollen, $28", href: "#" },
    secondary: { label: "What is in it", href: "#" },
    days: 24,
    unit: "Day",
    milestones: [
      { day: 0, label: "You order" },
      { day: 1, label: "Fruit goes into the rum" },
      { day: 3, label: "Baked, before six" },
      { day: 22, label: "Sugared and wrapped" },
      { day: 24, label: "At your door" },
    ],
    stretch: { from: 3, to: 22, label: "19 days of rest" },
  },
});
