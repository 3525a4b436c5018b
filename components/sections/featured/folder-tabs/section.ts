import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Folder tabs",
  number: 4,
  price: 4,
  summary:
    "A file of folders one behind the other, their tabs staggered; whoever presses a tab has its folder in front, with the sheet in it.",
  tags: ["tabs", "folders", "services", "features", "process", "file", "switch"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "studio",
  tint: "yellow",
  fields: {
    folders: { label: "Folders", shown: 6 },
    "folders[]": { label: "Folder" },
    "folders.name": { label: "On the tab", help: "One or two words, such as “Prices” or “Getting here”." },
    "folders.title": { label: "Head of the sheet", help: "What the folder says, in one short sentence." },
    "folders.text": { optional: true },
    "folders.rows": {
      label: "Rows",
      help: "Two to five facts, such as “Takes” and “two weeks”.",
      written: { line: "Row", parts: { name: "At the beginning", value: "At the end" }, between: ": " },
      optional: true,
    },
    "folders.picture": { help: "A photo or a drawing that lies on the sheet.", optional: true },
    note: {
      label: "On the front",
      help: "One sentence below the folders that is true of all of them.",
      optional: true,
    },
    action: { optional: true },
  },
  sample: {
    title: "A house in four folders, from first sketch to front door.",
    folders: [
      {
        name: "Sketch",
        title: "We draw it three ways before you choose.",
        text: "One morning on your plot, then three plans at the same scale, so that they can be laid over each other.",
        rows: "Takes: three weeks\nYou get: three plans, one model\nYou decide: where the morning sun goes\nCosts: $2,400",
        picture: { src: "", alt: "" },
      },
      {
        name: "Permit",
        title: "One person talks to the town.",
        text: "We fill in the forms, answer the questions and sit through the meeting. You sign twice.",
        rows: "Takes: eight to twelve weeks\nYou get: the stamped set\nYou decide: nothing\nCosts: $3,100 and the town’s fee",
        picture: { src: "", alt: "" },
      },
      {
        name: "Build",
        title: "On site every Tuesday, rain or not.",
        text: "After each visit you have one page: what was done, what comes next and what it has cost so far.",
        rows: "Takes: nine months\nYou get: one page a week\nYou decide: tiles, taps, door handles\nCosts: 9 % of what is built",
        picture: { src: "", alt: "" },
      },
      {
        name: "Move in",
        title: "We come back after the first winter.",
        text: "Doors swell and sockets turn out to be behind the bed. We walk through with a list and have it put right.",
        rows: "Takes: an afternoon\nYou get: a list of every paint and part\nYou decide: what goes on the list\nCosts: nothing",
        picture: { src: "", alt: "" },
      },
    ],
    note: "You can stop after any folder. The drawings are yours from the day you pay.",
    action: { label: "Show us your plot", href: "https://example.com/plot" },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "What a client asks for, filed before they ask.",
        folders: [
          {
            name: "Approvals",
            title: "A yes has a name and a version.",
            text: "Clients approve the file they are looking at. When it changes, the yes stays with the old one.",
            rows: "Homepage, fourth draft: approved by Mara\nPrice page: two comments\nFooter: waiting since Monday",
            picture: { src: "", alt: "" },
          },
          {
            name: "Files",
            title: "The newest file is the only one on top.",
            text: "Older ones lie below it, with who replaced them and why.",
            rows: "logo-final.svg: 4 older\ncontract.pdf: signed by both\nphotos.zip: 61 pictures",
            picture: { src: "", alt: "" },
          },
          {
            name: "Invoices",
            title: "Paid, due and late, without a spreadsheet.",
            text: "Your bookkeeper sends them here. Clients see their own and can pay where they read it.",
            rows: "Deposit: $1,800, paid\nFirst half: $4,250, due Friday\nTravel: $96.40, paid",
            picture: { src: "", alt: "" },
          },
        ],
        note: "Clients need a link and no account. You see what they have opened.",
        action: { label: "Open a sample portal", href: "https://example.com/portal" },
      },
    },
    {
      trade: "practice",
      content: {
        title: "Before your first hour with us.",
        folders: [
          {
            name: "The hour",
            title: "First you talk, then we look.",
            text: "Tell it in your own order. Nobody types while you speak.",
            rows: "Takes: 50 minutes\nCosts: $95, paid when you leave",
            picture: { src: "drawn:chair", alt: "" },
          },
          {
            name: "To bring",
            title: "Shorts, and the shoes you wear most.",
            text: "Worn soles say how you walk. A letter from your doctor helps, and you can come without one.",
            rows: "Letter: if you have one\nPictures: on a disc or your phone\nTowel: ours",
            picture: { src: "", alt: "" },
          },
          {
            name: "Getting here",
            title: "Above the bakery, second floor.",
            text: "The elevator is in the yard. Ring twice and somebody comes down.",
            rows: "Tram 4: stop Harbor, two minutes\nCars: in the yard, free for two hours",
            picture: { src: "drawn:van", alt: "" },
          },
          {
            name: "Afterwards",
            title: "You go home with two exercises on one page.",
            text: "Drawn for you, with how often and when to stop. Most people need three visits.",
            rows: "",
            picture: { src: "drawn:pencil", alt: "" },
          },
        ],
        note: "",
        action: { label: "Choose a first hour", href: "https://example.com/hour" },
      },
    },
  ],
});
