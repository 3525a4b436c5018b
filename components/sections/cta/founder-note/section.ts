import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Founder note",
  price: 3,
  summary:
    "A poster with the founder’s portrait; she strikes out its headline in red, writes a better one and signs the note in the margin.",
  tags: ["founder", "portrait", "letter", "signature", "poster", "note"],
  added: "2026-11-21",
  updated: "2026-11-21",
  sample: {
    struck: "Financial clarity for growing businesses.",
    written: "Bring me the shoebox.",
    struckSpoken: "Crossed out:",
    writtenSpoken: "Written by hand:",
    imprint: "Tram poster, proof 3",
    portrait: { src: "/art/portraits/greta.svg#svgView(viewBox(72,244,1600,1500))", alt: "Portrait of Greta Nyholm" },
    note: [
      "The agency’s line has five words and came to €1,900. That is €380 a word, and none of them is “shoebox”.",
      "Take a photo of yours, receipts and all. I answer with a plan and a price, usually before lunch.",
    ],
    signature:
      "M41 17C33 5 12 10 7 30c-4 16 8 24 19 17 8-5 13-13 14-20-4 1-9 3-13 3 6-1 14-3 18-4-5 17-9 36-20 43-8 5-15-1-10-9 6-9 26-15 36-24 4-4 6-8 7-13 1 5 5 6 11 5-3 5-5 14 0 16 7 2 17-9 16-15-2-6-10 0-11 7-1 8 6 10 12 6 9-6 17-22 21-35 1-4-2-3-3 0-4 12-10 28-7 35 3 6 13-3 17-11 3-6 8-9 13-8-8-3-16 6-16 13 0 9 11 4 16-9-2 6-3 13 2 13 9-1 17-15 62-13M83 22c8-1 20-3 31-6",
    name: "Greta Nyholm",
    role: "Keeps the books at Halfpenny",
    action: { label: "Send Greta a photo", href: "mailto:greta@halfpenny.example" },
  },
});
