import { defineSection } from "../../define";
import { mark, markFields } from "../marks";
import type { Props } from "./component";

const stamp = (value: string, unit: string, ...[file, name, size]: Parameters<typeof mark>) => ({
  ...mark(file, name, size),
  value,
  unit,
  franked: false,
});
const franked = (...from: Parameters<typeof stamp>) => ({ ...stamp(...from), franked: true });

export default defineSection<Props>()({
  title: "Stamps",
  number: 5,
  price: 3,
  summary:
    "One sheet of perforated stamps, a mark on each, with a value in its corner and a postmark on the one that is franked.",
  tags: ["postage", "stamps", "mail", "perforated", "shop", "stockists"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "shop",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    ...markFields(),
    marks: { label: "Stamps", help: "Three to sixteen, in rows of three or four." },
    "marks[]": { label: "Stamp" },
    "marks.value": { label: "Value", help: "A short number, set large in the corner.", optional: true },
    "marks.unit": { label: "Unit of the value", help: "One or two words below the number.", optional: true },
    "marks.franked": {
      label: "Franked",
      help: "A postmark lies over this stamp, so give it to the one the headline speaks of.",
      advanced: true,
    },
    postmark: { label: "Words in the postmark", help: "One or two short words.", optional: true },
  },
  sample: {
    title: "We post to six offices, and one of them is on an island.",
    lede: "Beans leave on Monday. The island has to wait for the ferry, and pays the same.",
    marks: [
      stamp("4", "lb a week", "plinth", "Plinth"),
      stamp("11", "lb a week", "marram", "Marram architects", "larger"),
      franked("7", "lb a week", "terntide", "Tern & Tide ferries"),
      stamp("2", "lb a week", "orrery", "Orrery"),
      stamp("9", "lb a week", "umbra-stacked", "Umbra maps", "tall"),
      stamp("6", "lb a week", "ninefold", "Ninefold type foundry", "smaller"),
    ],
    postmark: "By sea",
  },
  examples: [
    {
      trade: "newsletter",
      content: {
        title: "Six places that read us on paper.",
        lede: "The letter is free on screen. They pay for stamps so that it can be pinned up.",
        marks: [
          stamp("24", "copies", "wexcombe", "Wexcombe Museum"),
          stamp("8", "copies", "quillon", "Quillon"),
          stamp("31", "copies", "kittiwake", "Kittiwake evening school"),
          stamp("12", "copies", "halfpenny", "Halfpenny bookkeepers", "smaller"),
          franked("1", "copy, framed", "fernhollow-stacked", "Fernhollow", "tall"),
          stamp("16", "copies", "corvid", "Corvid Freight", "smaller"),
        ],
        postmark: "Paid",
      },
    },
    {
      trade: "studio",
      content: {
        title: "Three labels we drew that travel far.",
        lede: "Pasque draws what a parcel wears: the box, the tape, the note inside.",
        marks: [
          stamp("9", "countries", "vollan", "Vollan Archive", "larger"),
          stamp("17", "countries", "ninefold", "Ninefold", "smaller"),
          franked("41", "countries", "umbra-emblem", "Umbra maps", "tall"),
        ],
        postmark: "By air",
      },
    },
  ],
});
