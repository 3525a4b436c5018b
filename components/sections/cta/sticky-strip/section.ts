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
  updated: "2026-11-21",
  labels: {
    rows: "Things to read",
    "rows[]": "Thing to read",
    aside: "Second sentence",
  },
  sample: {
    title: "Read to the end. Pim isn’t going anywhere.",
    lede: "Eight things to know before six days at Lantern Bay. Pim runs the house and keeps to the foot of this page until you have read them.",
    rows: [
      {
        label: "The way there",
        text: "Bus 12 from Holm at 09:10 or 15:40. The last mile is on foot, with a wheelbarrow for the bags.",
      },
      {
        label: "The desk",
        text: "One of nine, at a window, with a lamp and a door that shuts.",
      },
      {
        label: "The stove",
        text: "One in every cabin. The logs are split, the kindling is yours to cut.",
      },
      {
        label: "The signal",
        text: "None. One bar at the end of the jetty when it is not raining.",
      },
      {
        label: "The table",
        text: "Lunch is left at your door. Supper is together at seven, and nobody asks how it is going.",
      },
      {
        label: "The lake",
        text: "Eleven degrees in May. People go in anyway.",
      },
      { label: "The quiet", text: "From nine to five. The dog knows." },
      {
        label: "The bill",
        text: "€640 for six days: bed, desk, food and wood. If you leave on day two, you pay for two.",
      },
    ],
    portrait: {
      src: "/art/v1/busts/pim.svg",
      alt: "Portrait of Pim de Rooij",
    },
    sentence: "Pim holds a desk for three days.",
    aside: "No card, no calendar invite.",
    action: { label: "Hold a desk", href: "#" },
  },
});
