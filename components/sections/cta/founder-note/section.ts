import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Founder note",
  number: 7,
  price: 3,
  summary:
    "A poster with the founder’s portrait; she strikes out its headline in red, writes a better one and signs the note in the margin.",
  tags: ["founder", "portrait", "letter", "signature", "poster", "note"],
  added: "2026-11-21",
  updated: "2026-11-21",
  labels: {
    struck: "Headline that is crossed out",
    written: "Headline that is written instead",
    struckSpoken: "Read aloud before the crossed out headline",
    writtenSpoken: "Read aloud before the written headline",
    note: "Paragraphs of the note",
    "note[]": "Paragraph",
    imprint: "Small print",
    signature: "Signature, handwriting",
  },
  sample: {
    struck: "Navigating tomorrow’s landscapes, together.",
    written: "I’ll draw you a map.",
    struckSpoken: "Crossed out:",
    writtenSpoken: "Written by hand:",
    imprint: "Trade fair banner, proof 3",
    portrait: { src: "/art/v1/portraits/ines.svg", alt: "Portrait of Ines Abara" },
    note: [
      "The agency’s line has four words and came to €2,400. That is €600 a word, and none of them is “map”.",
      "Tell me the place and who keeps getting lost in it. I answer with a sketch and a price, usually before lunch.",
    ],
    signature:
      "M14 16c9-6 24-9 33-6-8 13-15 28-19 44-3 8-13 9-17 2 8 2 24-6 33-15 4-4 6-8 8-11-2 7-4 12-5 18 4-9 9-16 15-18 5-1 3 6 2 10-1 5 0 9 4 8 7-1 13-9 16-15-1-6-9-3-11 3-2 7 2 12 9 11 9-2 15-12 18-22 1 6 6 11 6 17 0 7-8 8-12 4 13 2 23-9 36-13 18-6 40-7 60-2",
    name: "Ines Abara",
    role: "Founder of Umbra maps",
    action: { label: "Tell Ines the place", href: "mailto:ines@umbra.example" },
  },
});
