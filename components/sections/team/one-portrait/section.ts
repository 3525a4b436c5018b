import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "One portrait",
  number: 6,
  price: 4,
  summary:
    "A large portrait as a signed print on the left, and on the right what that person says of the work, in the first person.",
  tags: ["founder", "portrait", "about me", "signature", "owner", "solo", "letter"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "consultant",
  tint: "orange",
  fields: {
    title: { help: "One sentence that this person would say aloud." },
    portrait: {
      help: "Head and shoulders, of any proportions, or none, and the initials stand there.",
      optional: true,
    },
    "portrait.alt": { advanced: true },
    "portrait.kind": {
      label: "The portrait is",
      help: "A photo fills the print, what is cut out stands on a ground of the section’s color.",
      choices: { photo: "a photo with its background", cutout: "cut out, without a background" },
    },
    signature: {
      label: "Signature",
      help: "A photo of a real one will do, dark on white.",
      optional: true,
    },
    "signature.alt": { advanced: true },
    role: { optional: true },
    paragraphs: {
      label: "What this person says",
      help: "Two to four paragraphs with “I” in them.",
      optional: true,
    },
    "paragraphs[]": { label: "Paragraph" },
    action: { optional: true },
    more: { optional: true },
  },
  sample: {
    title: "I read the page you were about to sign unread.",
    portrait: { src: "/art/v1/busts/vera.svg", alt: "Portrait of Vera Holub", kind: "photo" },
    signature: { src: "drawn:signature-v", alt: "" },
    name: "Vera Holub",
    role: "Reads contracts for a living",
    paragraphs: [
      "For eleven years I wrote contracts for a bank. I know where the bad sentence is, because I used to put it there.",
      "Now I read for the other side: designers, caterers, two choirs. You send me the contract, and it comes back with three kinds of marks: fine, ask them, don’t sign.",
      "I charge $180 to read a contract. If all of it is fine, I say so in one line and you pay half.",
    ],
    action: { label: "Send me a contract", href: "https://example.com/send" },
    more: { label: "See a marked page", href: "https://example.com/marked-page" },
  },
  examples: [
    {
      trade: "stay",
      content: {
        title: "I built nine rooms and kept the worst one.",
        portrait: { src: "/art/v1/busts/nils.svg", alt: "Portrait of Nils Aker", kind: "photo" },
        signature: { src: "drawn:signature-n", alt: "" },
        name: "Nils Aker",
        role: "Harbor House: carpenter, host, breakfast",
        paragraphs: [
          "Mine looks at the parking lot. The other eight look at the water.",
          "I used to build boats, so the drawers close by themselves and nothing rattles when it blows. The house took me four winters.",
          "Breakfast is when you wake up. If you want company, sit at the long table. If you don’t, take the bench outside and nobody will ask.",
        ],
        action: { label: "See the eight rooms", href: "https://example.com/rooms" },
        more: { label: "How to get here", href: "https://example.com/way" },
      },
    },
    {
      trade: "shop",
      content: {
        title: "I have drawn the letter\u00a0g nine hundred times.",
        portrait: { src: "/art/v1/busts/hugo.svg", alt: "Portrait of Hugo Castel", kind: "photo" },
        signature: { src: "drawn:signature-h", alt: "" },
        name: "Hugo Castel",
        role: "Ninefold type foundry",
        paragraphs: [
          "It has the most places to go wrong. When the g is right, the rest of the alphabet takes me a month.",
          "Ninefold sells eleven typefaces and I drew all of them. Each had to set a timetable, a menu and an apology before it went on sale.",
          "One license covers your site, your print and the sign over your door. If you open a second shop, it covers that one, too.",
        ],
        action: { label: "Try the typefaces", href: "https://example.com/try" },
        more: { label: "", href: "" },
      },
    },
  ],
});
