import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Sticky steps",
  number: 6,
  price: 4,
  summary:
    "Three to five steps tied by a rule to their parts of one document. The parts come together as you scroll, and the step being read is lit with its part.",
  tags: ["how it works", "steps", "process", "sticky", "scroll", "window", "screenshot"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "cafe",
  tint: "purple",
  fields: {
    lede: { optional: true },
    window: {
      label: "Bar of the window",
      help: "What the window shows, such as “Standing order” and a name.",
      optional: true,
    },
    steps: { label: "Steps", shown: 6 },
    "steps[]": { label: "Step" },
    "steps.name": { label: "Step", help: "What happens, in two to six words." },
    "steps.text": { optional: true },
    "steps.part": {
      label: "Head of its part",
      help: "One to four words at the top of this part of the window.",
      optional: true,
    },
    "steps.rows": {
      label: "Rows of its part",
      help: "Two or three to a part, such as “24 rolls” and “$31.20”.",
      written: { line: "Row", parts: { name: "At the beginning", value: "At the end" }, between: ": " },
      optional: true,
    },
    "steps.picture": {
      help: "A screenshot or photo, wider than high. Give each step one: the next covers it, all but its head.",
      optional: true,
    },
    total: {
      label: "Last row is a total",
      help: "Sets the last row of the last part larger, for a price or a sum. Switched off, it is a row as the others.",
    },
    action: { optional: true },
  },
  sample: {
    title: "Bread at your back door before you unlock the front.",
    lede: "How a café, a hotel or a school kitchen sets up a standing order with us.",
    window: "Standing order of the Long Table café",
    steps: [
      {
        name: "You taste all of it",
        text: "We bring a box with every loaf we bake. Eat it with whoever will cut it.",
        part: "Tasting box",
        rows: "6 loaves, 11 rolls: free\nArrives: within three days",
        picture: { src: "", alt: "" },
      },
      {
        name: "You say what each morning needs",
        text: "Say how many of each. Days can differ, and one loaf is enough.",
        part: "Each morning",
        rows: "8 sourdough loaves: $44.00\n24 rolls: $31.20",
        picture: { src: "", alt: "" },
      },
      {
        name: "It is there when you come",
        text: "It stands in crates at your back door. If we have a key, we carry it in.",
        part: "Delivery",
        rows: "At your back door by: 6:30 am\nDelivery fee: $6.00",
        picture: { src: "", alt: "" },
      },
      {
        name: "You pay once a week",
        text: "One bill on Sunday. Cancel a morning by message until noon the day before.",
        part: "One week",
        rows: "Bread, 6 mornings: $451.20\nDelivery, 6 mornings: $36.00\nTo pay: $487.20",
        picture: { src: "", alt: "" },
      },
    ],
    total: true,
    action: { label: "Order a tasting box", href: "https://example.com/tasting" },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "A lease that is signed before lunch.",
        lede: "",
        window: "Lease of a workshop, in Quillon",
        steps: [
          {
            name: "Begin with yours",
            text: "Upload the contract you always use. Quillon finds what changes each time and asks you for it.",
            part: "Filled in",
            rows: "Rent: $2,140 a month\nTerm: three years",
            picture: { src: "", alt: "" },
          },
          {
            name: "Settle what is open",
            text: "Questions stand beside the clause they are about until both sides agree on the answer.",
            part: "Agreed",
            rows: "Roof repairs: owner pays\nNotice to leave: 90 days",
            picture: { src: "", alt: "" },
          },
          {
            name: "Sign on a phone",
            text: "Both sides see the same page. Each has a copy that says who signed, and what.",
            part: "Signatures",
            rows: "Ines Marram, tenant: 10:52 am\nOwen Hale, owner: 11:07 am",
            picture: { src: "", alt: "" },
          },
        ],
        total: false,
        action: { label: "Try it on a lease", href: "https://example.com/lease" },
      },
    },
    {
      trade: "stay",
      content: {
        title: "From your message to your bed, without a front desk.",
        lede: "",
        window: "Fernhill cabins, your stay",
        steps: [
          {
            name: "Write to us",
            text: "Say when, how many, and whether anybody snores. A person answers within the day.",
            part: "Your request",
            rows: "Two nights for two: $620",
            picture: { src: "drawn:screen", alt: "" },
          },
          {
            name: "Have your key sent",
            text: "It is a four-digit code. It opens your cabin from 3\u00a0pm until you leave, and the sauna all night.",
            part: "Cabin 4",
            rows: "Code for the door: 4417",
            picture: { src: "drawn:key", alt: "" },
          },
          {
            name: "Come by ferry",
            text: "We wait at our pier with a cart for your bags. The walk to the cabin takes nine minutes.",
            part: "Last ferry",
            rows: "Leaves the station pier: 7:40 pm",
            picture: { src: "drawn:lighthouse", alt: "" },
          },
          {
            name: "Sleep, then eat",
            text: "The stove is lit, the blankets are wool, and breakfast waits outside the door.",
            part: "Breakfast basket",
            rows: "At your door by: 8:30 am",
            picture: { src: "drawn:bed", alt: "" },
          },
        ],
        total: false,
        action: { label: "See which nights are free", href: "https://example.com/nights" },
      },
    },
  ],
});
