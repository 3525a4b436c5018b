import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Centered on a background image",
  number: 2,
  price: 4,
  summary:
    "A red sun sets behind hills and over a lake, all drawn with ruled horizontal lines, under a centered headline.",
  tags: ["centered", "landscape", "background", "illustration", "lines", "retreat"],
  added: "2026-11-21",
  updated: "2026-11-21",
  sample: {
    title: "Six days to finish the\u00a0thing.",
    lede: "A lake, nine desks and nobody who needs you. Lantern Bay is a writing retreat for people with two chapters left.",
    primary: { label: "See the free weeks", href: "#" },
    secondary: { label: "How a day goes", href: "#" },
  },
});
