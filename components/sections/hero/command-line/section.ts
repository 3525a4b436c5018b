import { defineSection } from "../../define";
import type { Props } from "./component";

const face = (name: string, alt: string) => ({
  src: `/art/v1/faces/${name}.svg`,
  alt,
});

export default defineSection<Props>()({
  title: "Command line",
  number: 7,
  price: 3,
  summary:
    "The headline is a typed slash command; its words become the blocks of a page below, and the last block drops in.",
  tags: ["command", "typing", "editor", "blocks", "plan", "freight"],
  added: "2026-11-21",
  updated: "2026-11-21",
  fields: {
    "stairs.flights": { label: "Flights", min: 1, max: 20, integer: true },
    "stairs.steps": { label: "Steps", min: 0, max: 400, integer: true },
    command: { label: "Command" },
    cargo: { label: "Block 1: things" },
    "cargo.items": { label: "Things" },
    "cargo.items[]": { label: "Thing" },
    route: { label: "Block 2: route" },
    "route.stops": { label: "Stops" },
    "route.stops[]": { label: "Stop" },
    "route.stops.water": { label: "By water from here" },
    deadline: { label: "Block 3: deadline" },
    "deadline.days.mark": { label: "Word below the day" },
    "deadline.days.taken": { label: "The chosen day" },
    "deadline.days.late": { label: "Red line before this day" },
    stairs: { label: "Block 4: stairs" },
    recent: { label: "Recent commands" },
    "recent.items": { label: "Commands" },
    "recent.items[]": { label: "Command" },
    "price.crew": { label: "Crew" },
    "price.crew[]": { label: "Person" },
  },
  sample: {
    command: "/move",
    lede: "Corvid Freight carries heavy things to the islands. Type what has to go where. A minute later the plan comes back, with a price that stays.",
    primary: { label: "Type your own move", href: "#" },
    secondary: { label: "Ring the yard", href: "#" },
    cargo: {
      words: "two\u00a0pianos",
      text: "Uprights, weighed from your photographs. We were out by two kilos once.",
      items: ["210 kg", "238 kg"],
    },
    route: {
      words: "to\u00a0Skerry",
      text: "By van to pier B, by the noon boat, by hand to the school hall.",
      stops: [
        { time: "10:20", place: "Pier Road 4", water: false },
        { time: "12:00", place: "Pier B", water: true },
        { time: "12:50", place: "Skerry", water: false },
      ],
    },
    deadline: {
      words: "before\u00a0Friday",
      text: "Wednesday it is. Thursday stays free in case of wind.",
      days: [
        { day: "Mon 15", mark: "Full", taken: false, late: false },
        { day: "Tue 16", mark: "Full", taken: false, late: false },
        { day: "Wed 17", mark: "Yours", taken: true, late: false },
        { day: "Thu 18", mark: "Spare", taken: false, late: false },
        { day: "Fri 19", mark: "", taken: false, late: true },
      ],
    },
    stairs: {
      words: "and the stairs",
      text: "You did not type those. Third floor, no lift.",
      flights: 3,
      steps: 54,
      label: "54 steps",
    },
    recent: {
      title: "Typed this morning",
      items: ["/store one rowing boat until April", "/crate a harmonium, gently", "/collect 41 chairs from the church"],
    },
    price: {
      amount: "€412",
      text: "Two pianos, one boat, four hands. Pim and Jaspreet carry.",
      crew: [
        { tint: "blue", picture: face("pim", "Pim de Rooij") },
        { tint: "green", picture: face("jaspreet", "Jaspreet Gill") },
      ],
    },
  },
});
