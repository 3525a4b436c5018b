import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Sticky steps",
  number: 6,
  price: 4,
  summary:
    "Three to five steps beside a window that is put together while they scroll past: each brings its part, and the part stays.",
  tags: ["how it works", "steps", "process", "sticky", "scroll", "window", "screenshot"],
  added: "2026-11-24",
  updated: "2026-11-24",
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
      help: "Two to a part, one to a line, such as “24 rolls: $31.20”: what is behind the colon stands at the end of the row.",
      optional: true,
    },
    "steps.picture": {
      help: "A screenshot or photo, wider than high. Give each step one: the next covers it, all but its head.",
      optional: true,
    },
    action: { optional: true },
  },
  sample: {
    title: "Bread at your back door before you unlock the front.",
    lede: "How a café, a hotel or a school kitchen comes to a standing order with us.",
    window: "Standing order, The Long Table",
    steps: [
      {
        name: "You taste all of it",
        text: "We bring a box with every loaf we bake. Eat it with whoever will be cutting it.",
        part: "Tasting box",
        rows: "Six loaves, eleven rolls: $0\nKnife: yours",
        picture: { src: "", alt: "" },
      },
      {
        name: "You say what each morning needs",
        text: "Mondays are not Saturdays. Each day has a list of its own, and the smallest is one loaf.",
        part: "Every morning",
        rows: "8 country sours: $44.00\n24 rolls: $31.20",
        picture: { src: "", alt: "" },
      },
      {
        name: "It stands there when you come",
        text: "Hung on a hook, not left on the ground. We have a key or a code, and nobody has to be awake.",
        part: "Delivery",
        rows: "Back door, by 6:30 am: $6.00\nWarm until: 8 am",
        picture: { src: "", alt: "" },
      },
      {
        name: "You pay once a week",
        text: "One bill on Sunday, with what you changed. Cancel a morning by message until noon the day before.",
        part: "The week",
        rows: "Six mornings: $487.20\nWithout Tuesday’s rolls: $456.00",
        picture: { src: "", alt: "" },
      },
    ],
    action: { label: "Order a tasting box", href: "https://example.com/tasting" },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "A lease that is signed before lunch.",
        lede: "",
        window: "Quillon, workshop at the harbor",
        steps: [
          {
            name: "Begin with yours",
            text: "Upload the contract you always use. Quillon finds what changes each time and asks you for it.",
            part: "What is filled in",
            rows: "Rent: $2,140 a month\nRuns for: three years",
            picture: { src: "", alt: "" },
          },
          {
            name: "Talk inside the clause",
            text: "Questions stand beside the words they are about, and go when they are answered.",
            part: "Open questions",
            rows: "§ 4, who mends the roof: 2\n§ 9, notice: answered",
            picture: { src: "", alt: "" },
          },
          {
            name: "Sign on a phone",
            text: "Both sides see the same page. Each has a copy that says who signed, and what.",
            part: "Signatures",
            rows: "Ines Marram: 10:52 am\nOwen Hale: 11:07 am",
            picture: { src: "", alt: "" },
          },
        ],
        action: { label: "Try it on a lease", href: "https://example.com/lease" },
      },
    },
    {
      trade: "stay",
      content: {
        title: "From your message to your bed, without a front desk.",
        lede: "",
        window: "Lantern Bay, your stay",
        steps: [
          {
            name: "Write to us",
            text: "Say when, how many, and whether anybody snores. A person answers within the day.",
            part: "Your request",
            rows: "Two nights, two people: $280",
            picture: { src: "drawn:screen", alt: "" },
          },
          {
            name: "Have your key sent",
            text: "It is a number. It works from 3 pm until you leave, and for the sauna all night.",
            part: "Cabin 4",
            rows: "Door and sauna: 4417",
            picture: { src: "drawn:key", alt: "" },
          },
          {
            name: "Follow the light",
            text: "We meet the ferry with a cart for your bags. The path takes nine minutes.",
            part: "Last ferry",
            rows: "From the station pier: 7:40 pm",
            picture: { src: "drawn:lighthouse", alt: "" },
          },
          {
            name: "Sleep",
            text: "The stove is lit, the blankets are wool, and breakfast waits outside the door.",
            part: "In the basket",
            rows: "Bread, eggs, coffee: 8:30 am",
            picture: { src: "drawn:bed", alt: "" },
          },
        ],
        action: { label: "See which nights are free", href: "https://example.com/nights" },
      },
    },
  ],
});
