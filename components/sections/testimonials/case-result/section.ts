import { defineSection } from "../../define";
import { mark, markFields } from "../../logo-clouds/marks";
import type { Props } from "./component";

const client = (...name: Parameters<typeof mark>) => {
  const { href: _, ...rest } = mark(...name);
  return rest;
};

const { "mark.href": _, "mark[]": __, ...fieldsOfMark } = markFields("mark");

export default defineSection<Props>()({
  title: "Case result",
  number: 7,
  price: 4,
  summary:
    "A client’s quote with footnotes: words of it are underlined, and each underlined claim has its counted number below the quote.",
  tags: ["case study", "quote", "results", "numbers", "footnotes", "proof", "client", "logo"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "studio",
  tint: "blue",
  fields: {
    ...fieldsOfMark,
    mark: { label: "Client’s mark", help: "The client’s logo, or the name in letters.", optional: true },
    text: {
      label: "Quote",
      help: "Put [square brackets] around what is true now and a number proves, in the order of the numbers.",
    },
    name: { optional: true },
    role: { optional: true },
    face: { label: "Face", optional: true },
    results: { label: "Numbers", help: "Two or three that somebody has counted.", shown: 3, optional: true },
    "results[]": { label: "Number" },
    "results.value": { label: "Number", help: "A number with its unit, as short as it can be." },
    "results.text": { help: "What was counted, and what it was before." },
    note: { label: "Who counted", help: "Who counted, and for how long.", optional: true },
    action: { optional: true },
  },
  sample: {
    title: "New labels for 212 objects",
    mark: client("wexcombe", "Wexcombe Museum"),
    text: "People used to read three labels and leave. Now they [read\u00a0on] and [stay more than twice as long], and I have had to order [another bench].",
    name: "Imke Dorn",
    role: "Keeper of the permanent collection",
    face: { src: "/art/v1/faces/imke.svg", alt: "Portrait of Imke Dorn" },
    results: [
      { value: "13", text: "labels read on a visit. It was 3." },
      { value: "48 min", text: "for an average visit. It was 19." },
      { value: "2", text: "benches in the whale room. There was 1." },
    ],
    note: "Counted and timed by two guards, a month before the new labels and a month after.",
    action: { label: "See the labels", href: "https://example.com/wexcombe" },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "88 clients moved to one portal",
        mark: client("halfpenny", "Halfpenny bookkeepers"),
        text: "I used to chase papers all month. Now [clients hardly need reminding]. My [Monday mail is short], and we [close the month in two days] instead of two weeks.",
        name: "João Teles",
        role: "Closes the books",
        face: { src: "/art/v1/faces/joao.svg", alt: "Portrait of João Teles" },
        results: [
          { value: "4", text: "reminders a month. It took 40 by email." },
          { value: "6", text: "emails on an ordinary Monday, down from 37." },
          { value: "2 days", text: "to close a month instead of 14." },
        ],
        note: "From Halfpenny’s own mailbox and calendar, three months before and three after.",
        action: { label: "Read how they moved", href: "https://example.com/halfpenny" },
      },
    },
    {
      trade: "consultant",
      content: {
        title: "A week at gate four",
        mark: client("corvid", "Corvid Freight"),
        text: "She watched the gate and talked to [every driver] before she gave any advice. Then she moved the table where papers are signed. Since then trucks are out [in half the\u00a0time].",
        name: "Pavel Novak",
        role: "Depot lead, days",
        face: { src: "/art/v1/faces/pavel.svg", alt: "Portrait of Pavel Novak" },
        results: [
          { value: "26", text: "drivers heard in one week, on all shifts." },
          { value: "22 min", text: "from gate to road. It took 47." },
        ],
        note: "Times are from the gate log, all shifts, for eight weeks.",
        action: { label: "Ask for a week", href: "https://example.com/week" },
      },
    },
  ],
});
