import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Sticky strip",
  number: 6,
  price: 3,
  summary:
    "A slim bar with a portrait standing at its end keeps to the foot of the window while a long list is read, then settles below.",
  tags: ["sticky", "bar", "strip", "portrait", "retreat", "list"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  trade: "stay",
  tint: "blue",
  fields: {
    lede: { help: "One or two short sentences under the title.", optional: true },
    rows: {
      label: "Things to read",
      help: "The strip stays in view while they pass: seven or more are best. Without them it is a card with a large sentence.",
      optional: true,
    },
    "rows[]": { label: "Thing to read" },
    portrait: { optional: true },
    sentence: { label: "Sentence on the strip" },
    aside: { label: "Second sentence", optional: true },
    "rows.label": { help: "One to three words." },
    "rows.note": { label: "At the end of the line", optional: true },
    "rows.text": { help: "One or two sentences.", optional: true },
  },
  sample: {
    title: "Seven things to know before you come.",
    lede: "Lantern Bay is nine desks, nine cabins and one jetty. Pim runs it and cooks.",
    rows: [
      {
        label: "The way there",
        note: "50 minutes",
        text: "Bus 12 from Holm, mornings and afternoons. The last mile is on foot, with a wheelbarrow for the bags.",
      },
      {
        label: "Your desk",
        note: "One of nine",
        text: "At a window, with a lamp and a door that shuts.",
      },
      {
        label: "Your cabin",
        note: "One of six",
        text: "A bed, a stove, a hot shower. The kindling is yours to cut.",
      },
      {
        label: "The table",
        note: "Noon and 7",
        text: "Lunch is left at your door. Supper is together, and somebody always reads a page aloud.",
      },
      {
        label: "The signal",
        note: "None",
        text: "One bar at the end of the jetty. Pim takes messages.",
      },
      {
        label: "The weather",
        note: "Wet",
        text: "Bring boots. There are coats in all sizes in the hall, and a room where they dry overnight.",
      },
      {
        label: "The bill",
        note: "$640",
        text: "Six days of bed, desk, food and wood. Nothing is added.",
      },
    ],
    portrait: { src: "/art/v1/busts/pim.svg", alt: "Portrait of Pim de Rooij" },
    sentence: "Pim keeps a desk for you.",
    aside: "Three days, no card needed.",
    action: { label: "Hold a desk", href: "https://example.com/hold" },
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "Your first visit, step by step.",
        lede: "Nothing here needs preparing. Bring yourself and, if you have them, old pictures.",
        rows: [
          {
            label: "Arrive",
            note: "10 min",
            text: "The elevator is on the left. There is water, and nobody calls your name across the room.",
          },
          {
            label: "Talk",
            note: "20 min",
            text: "What hurts, since when, and what you have tried, before anyone touches your back.",
          },
          { label: "Look", note: "15 min", text: "You stand, bend and walk. We film it, and you see the film." },
          { label: "Treat", note: "40 min", text: "By hand, on a warm table. Say stop at any moment and we stop." },
          {
            label: "Learn",
            note: "10 min",
            text: "Two exercises that fit into a coffee break, and the film to take home.",
          },
          { label: "Pay", note: "$95", text: "By card, at the desk. Most insurers pay it back; we write the letter." },
          {
            label: "The day after",
            note: "One call",
            text: "You may ache as after a long walk. Hanne rings to ask, and answers if you ring first.",
          },
        ],
        portrait: { src: "/art/v1/busts/hanne.svg", alt: "Portrait of Hanne Brandt" },
        sentence: "Hanne has hours for new backs.",
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
          {
            label: "Open the old one",
            note: "2 min",
            text: "You let us read your old portal. Nothing changes for your clients.",
          },
          {
            label: "Copy",
            note: "20 min",
            text: "Files, people and due dates come across. You see a list of what was left out, and why.",
          },
          { label: "Check", note: "1 hour", text: "You open two clients of your choice and mend names if you like." },
          {
            label: "Invite",
            note: "5 min",
            text: "Your clients get one mail with one link. Nobody needs a new password.",
          },
          {
            label: "Switch",
            note: "10 min",
            text: "Your address leads to the new portal. Old links open the same files as before.",
          },
          {
            label: "Change your mind",
            note: "30 days",
            text: "The old portal stays as it was. Write one line and we switch back.",
          },
          { label: "Pay", note: "$9 a person", text: "From the month after. The move itself costs nothing." },
        ],
        portrait: { src: "/art/v1/busts/teodor.svg", alt: "Portrait of Teodor Vance" },
        sentence: "Teodor moves it with you.",
        aside: "On a call, free.",
        action: { label: "Pick a time", href: "https://example.com/call" },
      },
    },
  ],
});
