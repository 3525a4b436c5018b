import type { Props as LastLine } from "../../cta/last-line/component";
import { definePage, part } from "../../define";
import type { Props as Clauses } from "../../faqs/clauses/component";
import type { Props as BeforeAfter } from "../../featured/before-after/component";
import type { Props as Hero } from "../../hero/simple-centered/component";
import type { Props as Quote } from "../../testimonials/one-quote/component";
import type { Props as Only } from "./component";
import { site } from "./site";

const lines = (...all: string[]) => all.join("\n");
const none = { src: "", alt: "" };

export default definePage({
  title: "One-page studio",
  number: 3,
  price: 19,
  summary:
    "Text first: a headline over a ruler of pages, one page before and after, a night log with a line for each minute, a quote, the contract, a gap to fill in.",
  tags: ["studio", "portfolio", "one page", "text", "case study", "minimal", "contract"],
  changes: [{ version: "1.0.0", date: "2026-11-26", text: "First version." }],
  trade: "studio",
  site,
  parts: [
    part<Hero>("hero/simple-centered", {
      title: "The handbook has 180\u00a0pages. At\u00a0night, a crew needs\u00a0nine.",
      count: 9,
      mark: "none",
      picture: none,
      lede: "Fernhollow is three people who rewrite handbooks for places where things go wrong after dark. We leave you the pages you need then, short enough to read with wet hands.",
      primary: { label: "Read page four", href: "https://example.com/page-four" },
      secondary: { label: "", href: "" },
      total: 180,
      marked: 9,
      names: [
        "Blackout",
        "Fog",
        "Overboard",
        "Water below",
        "Fire",
        "Stuck ramp",
        "A birth",
        "Lost child",
        "Who to call",
      ],
      caption: "One winter on four Tern & Tide ferries.",
      captionMarked: "Nine",
      captionEnd: "pages were opened at sea. The others stayed dry.",
    }),
    part<BeforeAfter>("featured/before-after", {
      title: "Page four was page\u00a040.",
      lede: "We took it to the engine room, read it by flashlight and crossed out whatever did not turn a handle.",
      legend: "Which page to show",
      both: "Both",
      before: {
        label: "Page 40",
        text: lines(
          "Ingress of water",
          "In the event of an ingress of water into the engine room, the crew member on duty shall, without undue delay, close valve 3 by hand, as otherwise the pump will draw from the sea.",
          "Once the above has been carried out, proceed to start pump 2 from the panel beside the ladder.",
          "The bridge is subsequently to be informed, by means of a call to 12, how high the water is on the ladder, in accordance with section 9.4.",
        ),
        picture: none,
        count: "83",
        note: "words, and the valve is word 26",
      },
      after: {
        label: "Page four",
        text: lines(
          "Water in the engine room",
          "Close valve 3 by hand. It has a notch.",
          "Start pump 2 from the panel beside the ladder.",
          "Call 12. Say how high the water is on the ladder.",
        ),
        picture: none,
        count: "34",
        note: "words, and the valve is word 7",
      },
      action: { label: "", href: "" },
    }),
    part<Only>("only", {
      title: "Ten past two, somewhere off Skerry.",
      lede: "The first night somebody needed page four. Each line is a minute.",
      unit: "minutes",
      before: "The winter before, the same leak took three hours and eleven phone calls.",
      lines: [
        "2:10 | Yann hears water under the floor. | ",
        "2:12 | He takes page four off its hook. | Page 4",
        "2:14 | Valve 3 is shut. He knew it by the notch. | Line 1",
        "2:15 | Pump 2 runs. | Line 2",
        "2:17 | He calls 12: “Third rung.” | Line 3",
        "2:26 | “Second rung.” | ",
        "2:41 | Dry. The page is back on its hook. | Page 4",
      ],
    }),
    part<Quote>("testimonials/one-quote", {
      title: "I read it with one hand. The other was on the valve.",
      text: "Fernhollow sent Quan along for two nights. He asked what I should do first, then what I really do. The second answer is what hangs there now.",
      marks: "high",
      portrait: { src: "/art/v1/busts/yann.svg", alt: "Portrait of Yann Kerbrat" },
      name: "Yann Kerbrat",
      role: "Mate on the night boat, Tern & Tide",
      link: { label: "", href: "" },
    }),
    part<Clauses>("faqs/clauses", {
      title: "Our contract, all of it",
      lede: "It fits on one page, too. Tern & Tide signed this one.",
      clauses: [
        {
          side: "What",
          marked: false,
          question: "What do we get?",
          answer:
            "At most nine pages, printed to survive where they hang.\nThe other 171 go into a box and stay with you.",
        },
        {
          side: "When",
          marked: false,
          question: "What happens, week by week?",
          answer:
            "Week | We | You\n1 | Read everything | Send it\n2 | Ride along, two nights | Let us\n3–4 | Write, read aloud, cut | Give us two hours\n5 | Hang them up | Give us one hour",
        },
        {
          side: "Price",
          marked: true,
          question: "What does it cost?",
          answer:
            "$9,400, in two halves: one when we start, one when the pages are up.\nIf a page turns out wrong within a year, we rewrite it and pay for the printing.",
        },
        {
          side: "Who",
          marked: false,
          question: "Who comes?",
          answer: "Aiko, who writes, and Quan, who asks. Maeve prints. We do one handbook at a time.",
        },
        {
          side: "Stopping",
          marked: false,
          question: "Can we stop halfway?",
          answer: "After any week. You pay for the weeks we worked and keep every finished page.",
        },
      ],
      sign: "§",
      note: "",
      action: { label: "", href: "" },
    }),
    part<LastLine>("cta/last-line", {
      title: "Send page four, as it hangs there,",
      titleEnd: "to",
      stop: ".",
      label: "your email address",
      action: "#",
      button: "Read page four",
      note: "Reply with a page of your own. Aiko reads it herself, and it comes back in three days, shorter. The first one costs nothing.",
      specimen: {
        label: "From page four",
        clauses: [
          { number: "1", text: "Close valve 3 by hand.", marked: "It has a notch." },
          { number: "2", text: "Start pump 2 from the panel beside the ladder.", marked: "" },
          { number: "3", text: "Call 12. Say how high the water is on the ladder.", marked: "" },
        ],
      },
    }),
  ],
  only: {
    tint: "none",
    fields: {
      lede: { optional: true },
      unit: { label: "Word after the number", help: "“minutes”, “days” or “weeks”: the number itself is counted." },
      before: {
        label: "How it was before",
        help: "One sentence to compare with, with a number in it.",
        optional: true,
      },
      lines: {
        label: "Lines of the log",
        help: "Five to nine, and each minute, day or week between them is drawn as a line.",
      },
      "lines[]": {
        label: "Line",
        written: { parts: { time: "Time, as 2:10, Day 4 or Week 3", what: "What happened", page: "Where it says so" } },
      },
    },
  },
});
