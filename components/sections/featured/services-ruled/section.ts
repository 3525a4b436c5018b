import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Services, ruled",
  number: 8,
  price: 4,
  summary:
    "What you do as ruled lines: the service, one sentence, its price; a picture stands on each line and grows when pointed at.",
  tags: ["services", "list", "offer", "prices", "what we do", "plain", "rows"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "studio",
  tint: "orange",
  fields: {
    services: { label: "Services" },
    "services[]": { label: "Service" },
    "services.name": { label: "Service", help: "What people call it when they ask for it." },
    "services.sentence": { help: "What they get, in one sentence.", optional: true },
    "services.price": { help: "The price, such as “from $900”, or how long it takes.", optional: true },
    "services.href": { help: "The page that tells more about this service." },
    "services.picture": {
      help: "A drawing, a photo or something cut out stands on the line, and a line without one looks just as well.",
      optional: true,
    },
    "services.picture.alt": { advanced: true },
    note: {
      help: "What holds for all of them: taxes, how long you answer, what is never charged.",
      editor: { help: "A note for all services, such as taxes." },
      optional: true,
    },
    action: { help: "For whoever doesn’t know yet which one it is.", optional: true },
  },
  sample: {
    title: "Five things we do, with their prices.",
    services: [
      {
        name: "An afternoon",
        sentence: "You bring what you have; we mark it in pencil and tell you what to keep.",
        price: "$380",
        href: "https://example.com/afternoon",
        picture: { src: "drawn:pencil", alt: "" },
      },
      {
        name: "A mark",
        sentence: "One drawing that still reads at twelve pixels, with the files for print.",
        price: "from $2,900",
        href: "https://example.com/mark",
        picture: { src: "drawn:letterform", alt: "" },
      },
      {
        name: "A website",
        sentence: "Six pages in Notion, written and set, with an hour on how to change them.",
        price: "from $4,800",
        href: "https://example.com/website",
        picture: { src: "drawn:screen", alt: "" },
      },
      {
        name: "Everything printed",
        sentence: "Cards, leaflets and boxes, from first proof to the pallet at your door.",
        price: "from $1,650",
        href: "https://example.com/print",
        picture: { src: "drawn:leaflet", alt: "" },
      },
      {
        name: "Signs and boards",
        sentence: "Measured on site, and put up on a day when you are closed.",
        price: "from $720",
        href: "https://example.com/signs",
        picture: { src: "drawn:board", alt: "" },
      },
    ],
    note: "Before tax. The first call is free, and the price we name in it is the one on the invoice.",
    action: { label: "Ask us for a call", href: "https://example.com/call" },
  },
  examples: [
    {
      trade: "practice",
      content: {
        title: "Four people, four kinds of help.",
        services: [
          {
            name: "Physiotherapy",
            sentence: "Vera finds out what pulls on what, and shows you the two exercises that help.",
            price: "$95, 45 minutes",
            href: "https://example.com/physio",
            picture: { src: "/art/v1/busts/vera.svg", alt: "Portrait of Vera" },
          },
          {
            name: "Running check",
            sentence: "Pavel films you from behind on the treadmill and looks at the soles of your old shoes.",
            price: "$120, one hour",
            href: "https://example.com/running",
            picture: { src: "/art/v1/busts/pavel.svg", alt: "Portrait of Pavel" },
          },
          {
            name: "Hands and wrists",
            sentence: "Keiko makes splints while you wait, for people who type, knit or play.",
            price: "$110, 45 minutes",
            href: "https://example.com/hands",
            picture: { src: "/art/v1/busts/keiko.svg", alt: "Portrait of Keiko" },
          },
          {
            name: "After an operation",
            sentence: "Jonas comes to your home for the first six visits and talks to your surgeon.",
            price: "$140 a visit",
            href: "https://example.com/after",
            picture: { src: "/art/v1/busts/jonas.svg", alt: "Portrait of Jonas" },
          },
        ],
        note: "Most insurers pay for physiotherapy and for visits after an operation. We bill them directly.",
        action: { label: "Book a first visit", href: "https://example.com/book" },
      },
    },
    {
      trade: "consultant",
      content: {
        title: "Bookkeeping for firms of one to twelve people.",
        services: [
          {
            name: "Monthly books",
            sentence: "You send receipts in whatever state; by the tenth you know where you stand.",
            price: "from $190 a month",
            href: "https://example.com/books",
            picture: { src: "", alt: "" },
          },
          {
            name: "Payroll",
            sentence: "Everyone is paid on the same day, and the forms go where they must.",
            price: "from $18 a person",
            href: "https://example.com/payroll",
            picture: { src: "", alt: "" },
          },
          {
            name: "The annual return",
            sentence: "Drawn up, checked by a second pair of eyes and filed before it is due.",
            price: "from $640",
            href: "https://example.com/return",
            picture: { src: "", alt: "" },
          },
          {
            name: "A year to catch up",
            sentence: "You bring a year of papers in a box, and we sort, enter and file them.",
            price: "from $1,100",
            href: "https://example.com/catch-up",
            picture: { src: "", alt: "" },
          },
          {
            name: "One question",
            sentence: "An answer in writing that you can show to your bank.",
            price: "$75",
            href: "https://example.com/question",
            picture: { src: "", alt: "" },
          },
        ],
        note: "You have a fixed price before we begin. Phone calls cost nothing.",
        action: { label: "Send us one question", href: "https://example.com/ask" },
      },
    },
  ],
});
