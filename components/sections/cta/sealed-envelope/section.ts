import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Sealed envelope",
  number: 9,
  price: 4,
  summary:
    "An ink envelope with a red seal; point at it, tab to it or tap it and the flap opens and the letter with the offer rises.",
  tags: ["envelope", "letter", "seal", "offer", "price", "studio"],
  added: "2026-11-21",
  updated: "2026-11-21",
  labels: {
    hint: "How the envelope opens",
    seal: "Letters in the seal",
    labelSeal: "First label beside the envelope",
    labelInside: "Second label beside the envelope",
    offer: "Letter inside",
    "offer.figure": "Figure",
    "offer.small": "Small print",
  },
  sample: {
    title: "The price was in the envelope before you rang.",
    lede: "Brackish sets one price for a whole identity and seals it on the first Monday of January. Nobody looks at your turnover first.",
    hint: "Point at it, tab to it or tap it.",
    seal: "B",
    labelSeal: "sealed 4 January",
    labelInside: "one sheet, one price",
    offer: {
      figure: "€6,400",
      small: "all of 2027",
      text: "A name, a mark and eleven pages of rules. Three rounds, five weeks, and nobody says “from”.",
    },
    action: { label: "Take it at this price", href: "#" },
  },
});
