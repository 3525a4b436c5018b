import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Delivery ruler",
  number: 8,
  price: 3,
  summary:
    "A ruler from the order to the delivery: what happens stands at its day, the longest wait is hatched, the last notch is cut in red.",
  tags: ["delivery", "ruler", "days", "weeks", "steps", "timeline", "process"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  trade: "shop",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    secondary: { optional: true },
    unit: { label: "Unit before the number", help: "To have it after the number, write # days." },
    milestones: { label: "What happens on the way" },
    "milestones[]": { label: "Event" },
    "milestones.day": { label: "Number", min: 0, max: 365, integer: true },
    "milestones.until": { label: "Words for the time after it", optional: true },
    "milestones.label": { help: "What happens then, in a few words." },
  },
  sample: {
    title: "Yours in 24 days. For\u00a019\u00a0of\u00a0them, nobody touches it.",
    lede: "A stollen cut warm is a fruit loaf. Ours rests in a tin under a linen cloth until the sugar has gone all the way in.",
    primary: { label: "Order a stollen, $28", href: "https://example.com/order" },
    secondary: { label: "What is in it", href: "https://example.com/recipe" },
    unit: "Day",
    milestones: [
      { day: 0, label: "You order", until: "" },
      { day: 1, label: "Fruit goes into the rum", until: "" },
      { day: 3, label: "Baked, before six", until: "19 days of rest" },
      { day: 22, label: "Sugared and wrapped", until: "" },
      { day: 24, label: "At your door", until: "" },
    ],
  },
  examples: [
    {
      trade: "studio",
      content: {
        title: "A website in five weeks, and you know each of them.",
        lede: "One project at a time, so nothing waits behind somebody else’s. You see it grow on a private address from the third day.",
        primary: { label: "Ask for a start date", href: "https://example.com/start" },
        secondary: { label: "What you prepare", href: "https://example.com/prepare" },
        unit: "Day",
        milestones: [
          { day: 0, label: "We talk for an hour", until: "" },
          { day: 7, label: "First sketch", until: "" },
          { day: 14, label: "Design agreed", until: "Two weeks of building" },
          { day: 28, label: "Friends try it", until: "" },
          { day: 35, label: "Live", until: "" },
        ],
      },
    },
    {
      trade: "practice",
      content: {
        title: "Eight weeks, then your knee is your own business.",
        lede: "Most people run again after two months. You do the exercises at home, we check that they are the right ones.",
        primary: { label: "Book the first visit", href: "https://example.com/book" },
        secondary: { label: "What it costs", href: "https://example.com/prices" },
        unit: "Week",
        milestones: [
          { day: 0, label: "We look and measure", until: "" },
          { day: 1, label: "Stairs, hands free", until: "Five weeks of exercises" },
          { day: 6, label: "First slow mile", until: "" },
          { day: 8, label: "You run", until: "" },
        ],
      },
    },
  ],
});
