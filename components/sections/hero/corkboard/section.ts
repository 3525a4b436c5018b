import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Corkboard",
  number: 6,
  price: 3,
  summary:
    "Six papers of one working day, from a bakery receipt to a ferry ticket, hang crooked on pins around the headline.",
  tags: ["board", "papers", "collage", "receipt", "ticket", "bookkeeping"],
  added: "2026-11-21",
  updated: "2026-11-21",
  fields: {
    receipt: { label: "Receipt" },
    "receipt.lines": { label: "Lines of the receipt" },
    "receipt.lines.asked": { label: "Draw a red ring around this line" },
    ticket: { label: "Ferry ticket" },
    "ticket.route": { label: "Route" },
    "ticket.fare": { label: "Kind of fare" },
    sketch: { label: "Sketch" },
    "sketch.measure": { label: "Measure" },
    slip: { label: "Slip from a shop" },
    parcel: { label: "Parcel label" },
  },
  sample: {
    title: "Your Tuesday, booked by Wednesday at\u00a0nine.",
    lede: "Photograph the board before you go home. Halfpenny books it overnight and asks only about what nobody can read from a picture: on this one, a croissant.",
    primary: { label: "Send us a board", href: "#" },
    secondary: { label: "What we charge", href: "#" },
    description:
      "A corkboard with six papers: a bakery receipt with a question in red, a note, a ferry ticket, a sketch, a slip from a map shop and a parcel label.",
    receipt: {
      shop: "Saltmarsh",
      date: "Tue 16 March, 08:12",
      lines: [
        { label: "Filter coffee", price: "3.20", asked: false },
        { label: "Croissant", price: "2.90", asked: false },
        { label: "Croissant", price: "2.90", asked: true },
      ],
      total: { label: "Total", price: "€9.00" },
      question: "Who was the second croissant for?",
    },
    note: "Call Hanne before eleven. She means ten.",
    ticket: {
      firm: "Tern & Tide",
      date: "16 March",
      time: "09:10",
      route: "Pier B to Skerry",
      fare: "Single",
      price: "€2.10",
    },
    sketch: { measure: "4 mm", caption: "Panel 4" },
    slip: {
      shop: "Umbra map shop",
      date: "16 March, 14:05",
      item: "A1 plots",
      count: "3 × 9.20",
      price: "€27.60",
    },
    parcel: {
      firm: "Corvid Freight",
      date: "16 March",
      item: "1 tube, 110\u00a0cm, 2.4\u00a0kg",
      recipient: "Signed for by K. Asare, 16:40",
      price: "€18.40",
    },
  },
});
