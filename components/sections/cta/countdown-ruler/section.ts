import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Countdown ruler",
  price: 3,
  summary:
    "A folding rule of days, one leaf a week: past days are struck out, today is boxed and the last notch is red.",
  tags: ["countdown", "deadline", "ruler", "days", "bakery", "dates"],
  added: "2026-11-21",
  updated: "2026-11-21",
  sample: {
    title: "Ten days left to order a stollen.",
    lede: "It rests for three weeks before anybody cuts it. Count back from Christmas Eve and you arrive at Thursday 3 December, which we cannot move either.",
    primary: { label: "Order a stollen, €26", href: "#" },
    secondary: { label: "What is in it", href: "#" },
    first: "2026-11-09",
    today: "2026-11-24",
    last: "2026-12-03",
    months: ["Nov", "Dec"],
    left: "10 days",
    lastLabel: "Last orders Thursday 3 December, 18:00",
    spoken: "A ruler from Monday 9 November to Thursday 3 December. Fifteen days are struck out, ten are left.",
    caption: "Struck days are gone, the boxed one is today, Tuesday 24 November. The red one ends at 18:00.",
  },
});
