import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "One quote",
  number: 1,
  price: 3,
  summary:
    "One quote with its best sentence set large, the quotation mark hung outside the text, and a portrait with its caption in the margin.",
  tags: ["quote", "portrait", "large", "single", "customer", "review", "story"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "studio",
  tint: "purple",
  fields: {
    title: { label: "The sentence to remember" },
    text: { label: "The rest of the quote", optional: true },
    marks: {
      label: "Quotation marks",
      help: "As your language writes them: French has a space inside, Spanish and Italian have none.",
      choices: {
        high: "“high”",
        low: "„low“",
        polish: "„low, then high”",
        angled: "«angled»",
        french: "«\u00a0angled, with a space\u00a0»",
        none: "none",
      },
      advanced: true,
    },
    portrait: {
      help: "A photo or a drawing of whoever said it, higher than it is wide.",
      optional: true,
    },
    name: { optional: true },
    role: { help: "What makes them worth listening to, such as what they bought from you.", optional: true },
    link: { label: "Source", help: "Where the whole story can be read.", optional: true },
  },
  sample: {
    title: "They talked us out of the second bathroom.",
    text: "We came with thirteen wishes and the money for six. Marram drew all thirteen, wrote a price beside each, and left the room for half an hour. What we built is smaller than what we asked for, and every room of it is in use.",
    marks: "high",
    portrait: { src: "/art/v1/busts/tilda.svg", alt: "Portrait of Tilda Bergqvist" },
    name: "Tilda Bergqvist",
    role: "Has lived in the house behind the dunes for five winters",
    link: { label: "See the house", href: "https://example.com/house" },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "In week seven I read my own lease. In week eight I called the landlord.",
        text: "We each brought a paper from home. Mine had a clause that asked me to paint the roof.",
        marks: "high",
        portrait: { src: "/art/v1/busts/umar.svg", alt: "Portrait of Umar Adeyemi" },
        name: "Umar Adeyemi",
        role: "Took Law for tenants, Tuesday evenings at Kittiwake",
        link: { label: "What the course covers", href: "https://example.com/tenants" },
      },
    },
    {
      trade: "software",
      content: {
        title: "We stopped publishing on Thursdays, and nobody missed it.",
        text: "Orrery showed us what we had sent in a year, and who had opened it. Few people read Thursday’s letter. We answer mail on that day now, and the two letters that are left are longer and better.",
        marks: "high",
        portrait: { src: "/art/v1/busts/odile.svg", alt: "Portrait of Odile Marchand" },
        name: "Odile Marchand",
        role: "Editor of a letter about rivers, 4,100 readers",
        link: { label: "How she planned the year", href: "https://example.com/rivers" },
      },
    },
  ],
});
