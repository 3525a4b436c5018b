import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Sticky strip",
  number: 6,
  price: 3,
  summary:
    "A slim bar with a portrait standing behind it keeps to the foot of the window while its list is read, then settles below.",
  tags: ["sticky", "bar", "strip", "portrait", "retreat", "list"],
  added: "2026-11-21",
  updated: "2026-11-23",
  trade: "stay",
  tint: "blue",
  fields: {
    lede: { optional: true },
    rows: { label: "Things to read", optional: true },
    "rows[]": { label: "Thing to read" },
    portrait: { optional: true },
    aside: { label: "Second sentence", optional: true },
    "rows.label": { help: "Two or three words." },
  },
  sample: {
    title: "Six things to know before you come.",
    lede: "Lantern Bay is nine desks, six cabins and one jetty. Pim runs it and cooks.",
    rows: [
      {
        label: "The way there",
        text: "Bus 12 from Holm, mornings and afternoons. The last mile is on foot, with a wheelbarrow for the bags.",
      },
      { label: "The desk", text: "One of nine, at a window, with a lamp and a door that shuts." },
      { label: "The stove", text: "One in every cabin. The logs are split, the kindling is yours to cut." },
      { label: "The signal", text: "None. One bar at the end of the jetty." },
      { label: "The table", text: "Lunch is left at your door. Supper is together at seven." },
      { label: "The bill", text: "$640 for six days: bed, desk, food and wood." },
    ],
    portrait: { src: "/art/v1/busts/pim.svg", alt: "Portrait of Pim de Rooij" },
    sentence: "Pim keeps a desk for you for three days.",
    aside: "No card needed.",
    action: { label: "Hold a desk", href: "https://example.com/hold" },
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "Your first visit, step by step.",
        lede: "Nothing here needs preparing. Bring yourself and, if you have them, old pictures.",
        rows: [
          { label: "Arrive", text: "Ten minutes early is enough. The elevator is on the left." },
          { label: "Talk", text: "Twenty minutes about what hurts and since when, before anyone touches your back." },
          { label: "Look", text: "You stand, bend and walk. We film it, and you see the film." },
          { label: "Treat", text: "Forty minutes by hand, then two exercises that fit into a coffee break." },
          { label: "Pay", text: "$95 by card. Most insurers pay it back." },
        ],
        portrait: { src: "/art/v1/busts/hanne.svg", alt: "Portrait of Hanne Brandt" },
        sentence: "Hanne has hours free this week.",
        aside: "Mornings and evenings.",
        action: { label: "See the hours", href: "https://example.com/hours" },
      },
    },
    {
      trade: "software",
      content: {
        title: "What happens when you switch.",
        lede: "Moving a client portal sounds like a month. It is an afternoon.",
        rows: [
          { label: "0 minutes", text: "You give us read access to the old one. Nothing changes for your clients." },
          {
            label: "20 minutes",
            text: "Files, people and due dates are copied. You see a list of what was left out, and why.",
          },
          { label: "1 hour", text: "You check two clients of your choice and fix names if you like." },
          { label: "3 hours", text: "The address is switched. Old links lead to the new place." },
        ],
        portrait: { src: "/art/v1/busts/teodor.svg", alt: "Portrait of Teodor Vance" },
        sentence: "Teodor moves your portal with you.",
        aside: "On a call, free.",
        action: { label: "Pick an afternoon", href: "https://example.com/call" },
      },
    },
  ],
});
