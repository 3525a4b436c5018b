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
    "A guest book, open at two ruled pages, in a cloth cover or none: short entries with date, name and place, and the last line is a link.",
  tags: ["centered", "guest book", "visitors", "ruled", "many", "short", "signatures"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "stay",
  tint: "green",
  fields: {
    lede: { optional: true },
    cover: {
      label: "The entries stand in",
      help: "The cloth has the tint. A plain page is quieter, and suits a product as well as a house.",
      choices: { cloth: "a book in a cloth cover", plain: "a plain ruled page, no cover" },
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
    lede: "The book lies beside the key hooks, and everybody is welcome to write in it.",
    cover: "cloth",
    entries: [
      entry(
        "March",
        "We slept with the window open and heard the sea all night. The children asked to stay another week.",
        "The Okafors",
        "Ghent",
      ),
      entry(
        "May",
        "We came to talk things over and mended the gate instead. We’ll be back for the fence.",
        "Both of us",
        "Room 4",
      ),
      entry(
        "June",
        "Four of us, three evenings of cards by the stove, and soup whenever we came in from the cliff path.",
        "Thursday bridge club",
        "Porto",
      ),
      entry("August", "Our son still asks when we are coming back.", "The Satos", "Lyon"),
      entry(
        "October",
        "The same room, the same chair by the window, and somebody remembered both.",
        "H. Weir",
        "Leith",
      ),
      entry(
        "November",
        "It rained for three days. I read two books, learned to bake your soda bread and did not miss the view.",
        "Alma Ruiz",
        "Vigo",
      ),
    ],
    action: { label: "Book a room", href: "https://example.com/rooms" },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "From the guest book beside the kiln.",
        lede: "Twelve evenings at the potter’s wheel, in the words of six people who were there.",
        cover: "cloth",
        entries: [
          entry(
            "Week 5",
            "My bowl came out of the kiln as a plate. We all laughed, and then I learned why.",
            "Dunja",
            "beginners, Mondays",
          ),
          entry(
            "Week 6",
            "Nobody hurried me. I made the same handle seven times, and the seventh is on my mug.",
            "Peter O.",
            "mugs",
          ),
          entry(
            "Week 7",
            "I gave six cups to six friends, and all of them have called to thank me. One of the cups leaks.",
            "Mrs. Albright",
            "mugs",
          ),
          entry(
            "Week 8",
            "You can’t hold a phone at the wheel. It is the one quiet evening of my week.",
            "Sami",
            "evenings",
          ),
          entry(
            "Week 10",
            "I glazed it blue and it came out green. The whole shelf of test tiles makes sense to me now.",
            "Freya L.",
            "glazes",
          ),
          entry(
            "Week 12",
            "My daughter eats her oatmeal from a bowl that I made. She chose the color.",
            "Benedikt",
            "bowls",
          ),
        ],
        action: { label: "Book a Monday evening", href: "https://example.com/wheel" },
      },
    },
    {
      trade: "software",
      content: {
        title: "What people write during their trial.",
        lede: "Six answers to one question: how did it go?",
        cover: "plain",
        entries: [
          entry(
            "Day 2",
            "Moved 4,000 readers across from a train with poor reception. It stopped four times and went on by itself each time.",
            "Odile M.",
            "newsletter about rivers",
            "rivers",
          ),
          entry(
            "Day 5",
            "The report fits on one page. I have stopped making my own.",
            "Press office",
            "container port",
          ),
          entry(
            "Day 8",
            "I asked how to send at six in the morning. They asked whether I meant my six or my readers’ six, and now it does both.",
            "R. Ferro",
            "theater, 16,000 readers",
          ),
          entry(
            "Day 12",
            "I checked that we could export our addresses. It takes one click, so we stayed.",
            "K. Lund",
            "choir",
          ),
          entry(
            "Day 13",
            "We meant to compare five tools and stopped after this one. The whole team could use it in an afternoon.",
            "Agency of six",
            "two newsletters a month",
          ),
          entry(
            "Day 14",
            "I sent three newsletters in two weeks. Before, one took me most of a month.",
            "Bram",
            "bicycle shop",
          ),
        ],
        action: { label: "Start a trial of your own", href: "https://example.com/trial" },
      },
    },
  ],
});
