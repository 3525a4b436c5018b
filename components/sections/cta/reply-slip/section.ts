import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Reply slip",
  number: 3,
  price: 4,
  summary:
    "A tear-off reply card with ruled fields, two boxes to tick and a stamp of a whale with a lamp on every rib.",
  tags: ["form", "rsvp", "event", "invitation", "postcard", "stamp"],
  added: "2026-11-21",
  updated: "2026-11-21",
  labels: {
    action: "Address of another form service",
    "fields.type": "Kind of answer",
    "fields.name": "Name in the answers",
    "fields.autocomplete": "Suggestion of the browser",
    ticks: "Boxes to tick",
    "ticks[]": "Box",
    "ticks.name": "Name in the answers",
    "ticks.ticked": "Ticked from the start",
    legend: "Words above the boxes",
    "address[]": "Line",
    stamp: "Stamp",
    postmark: "Postmark",
    "postmark.top": "Top line",
    "postmark.middle": "Middle line",
    "postmark.bottom": "Bottom line",
  },
  sample: {
    title: "We are lighting the whale. Will you come?",
    lede: "It has hung in gallery 4 since 1934 and gone dark every day at five. On Thursday 14 January at seven we switch on one lamp to a rib. There is soup.",
    action: "#",
    fields: [
      { label: "Name", name: "name", type: "text", autocomplete: "name", required: true },
      { label: "E-mail", name: "email", type: "email", autocomplete: "email", required: true },
      { label: "How many", name: "party", type: "number", autocomplete: "", required: false },
    ],
    ticks: [
      { label: "I will be there at seven.", name: "coming", ticked: true },
      { label: "I need the lift to gallery 4.", name: "lift", ticked: false },
    ],
    legend: "Dear whale,",
    button: "Post the slip",
    note: "We write back once, with the number of the side door.",
    address: ["Wexcombe Museum", "Front desk, Mill Lane 2", "Wexcombe"],
    stamp: { place: "Wexcombe", value: "Paid" },
    postmark: { top: "Reply by", middle: "3 Jan", bottom: "2027" },
  },
});
