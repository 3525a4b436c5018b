import { defineSection } from "../../define";
import type { Props } from "./component";

const entry = (date: string, text: string, name: string, place: string, href = "") => ({
  text,
  name,
  place,
  date,
  href: href && `https://example.com/${href}`,
});

export default defineSection<Props>()({
  title: "Guest book",
  number: 9,
  price: 3,
  summary:
    "An open guest book with ruled pages in a cloth cover: a few hands and inks take turns, or all is in one, and the last line is a link.",
  tags: ["centered", "guest book", "visitors", "ruled", "many", "short", "signatures"],
  added: "2026-11-24",
  updated: "2026-11-24",
  trade: "stay",
  tint: "green",
  fields: {
    lede: { optional: true },
    hands: {
      label: "The entries are written in",
      help: "Several hands are told apart by slant, weight and ink, all in the font of your site. One suits a plain list of visitors.",
      choices: { several: "several hands, in turn", one: "one hand" },
    },
    entries: { label: "Entries", help: "Five to ten fill the book best." },
    "entries[]": { label: "Entry" },
    "entries.text": { label: "What they wrote", help: "One or two sentences, as they were written." },
    "entries.name": { optional: true },
    "entries.place": { label: "From where", help: "A town, a firm, or what they came for.", optional: true },
    "entries.date": {
      label: "When",
      help: "A month or a season, without a year, so that it doesn’t grow old.",
      optional: true,
      advanced: true,
    },
    "entries.href": {
      label: "Source",
      help: "Where this can be read, which makes the name a link.",
      advanced: true,
    },
    action: {
      label: "Last line",
      help: "A link on the line below the last entry. Say where it leads.",
      optional: true,
    },
  },
  sample: {
    title: "What guests wrote before they left.",
    lede: "The book lies beside the key hooks. Most people take longer over it than over the bill.",
    hands: "several",
    entries: [
      entry(
        "March",
        "The brochure says you can hear the sea. It doesn’t say you can’t switch it off.",
        "The Okafors",
        "Ghent",
      ),
      entry(
        "Easter",
        "Slept for nine hours on the first night. I had forgotten that there is a ninth.",
        "R. Castellan",
        "Turin",
      ),
      entry(
        "May",
        "We came to talk things over and mended the gate instead. We’ll be back for the fence.",
        "Both of us",
        "Room 4",
      ),
      entry(
        "June",
        "One pack of cards, no queen of hearts. Should she turn up, please mail her. We were winning.",
        "Thursday bridge",
        "Porto",
      ),
      entry("August", "Our son asks where you keep the button for the waves.", "Family Sato", "Lyon"),
      entry("October", "Left my reading glasses in the drawer. On purpose.", "H. Weir", "Leith, third visit"),
      entry(
        "November",
        "Three days of it. I came for the view and have never looked at a kettle so closely. It is a good kettle.",
        "Alma Ruiz",
        "Vigo",
      ),
    ],
    action: { label: "Book a room, write the next line", href: "https://example.com/rooms" },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "From the guest book beside the kiln.",
        lede: "Twelve evenings at the wheel. The book has fingerprints on most pages.",
        hands: "several",
        entries: [
          entry(
            "Week 1",
            "My bowl came out of the kiln as a plate. Nobody laughed until I did.",
            "Dunja",
            "beginners, Mondays",
          ),
          entry("Week 3", "The teacher called my handle brave. I have kept the handle.", "Peter O.", "mugs"),
          entry(
            "Week 4",
            "I gave six cups to six people, and all of them call to say that theirs leaks. I haven’t had so many calls in years.",
            "Mrs. Albright",
            "mugs",
          ),
          entry("Week 6", "You can’t hold a phone at the wheel. For me that was the whole course.", "Sami", "evenings"),
          entry("Week 9", "Glazed it blue, got it green. I’m a green person now.", "Freya L.", "glazes"),
          entry(
            "Week 12",
            "My daughter is two and throws everything. She doesn’t throw this.",
            "Benedikt",
            "bowls, second year",
          ),
        ],
        action: { label: "Take the free wheel on Monday", href: "https://example.com/wheel" },
      },
    },
    {
      trade: "software",
      content: {
        title: "What people type when their trial ends.",
        lede: "The form has one field and no stars. These came in over one quarter.",
        hands: "one",
        entries: [
          entry(
            "Day 2",
            "Moved 4,000 readers across from a train with poor reception. It stopped nine times and went on by itself nine times.",
            "Odile M.",
            "letter about rivers",
            "rivers",
          ),
          entry("Day 5", "The report fits on one page. I have stopped making my own.", "Press office", "a port"),
          entry(
            "Day 9",
            "I asked how to send at six in the morning. They asked whether I meant my six or my readers’ six, and now it does both.",
            "R. Ferro",
            "theater, 11,000 readers",
          ),
          entry(
            "Day 12",
            "I only wanted to see how to leave. There is a button for it, so I stayed.",
            "K. Lund",
            "choir",
          ),
          entry(
            "Day 13",
            "We meant to compare five tools. We didn’t get to the third.",
            "Agency of six",
            "two letters a month",
          ),
          entry("Day 14", "It paid for itself when I found the unsubscribed address of my mother.", "Bram", "bicycles"),
        ],
        action: { label: "Start a trial of your own", href: "https://example.com/trial" },
      },
    },
  ],
});
