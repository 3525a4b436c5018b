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
    "An open guest book with ruled pages in a cloth cover: each guest has another hand and pen, and the last line is left for the reader.",
  tags: ["centered", "guest book", "visitors", "ruled", "many", "short", "signatures"],
  added: "2026-11-24",
  updated: "2026-11-24",
  trade: "stay",
  tint: "green",
  fields: {
    lede: { optional: true },
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
    action: { label: "Last line", help: "A link on the line below the last entry.", optional: true },
  },
  sample: {
    title: "Written at the door, with the car running.",
    lede: "The book lies beside the key hooks. Most people take longer over it than over the bill.",
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
        "One pack of cards, no queen of hearts. Should she turn up, please post her. We were winning.",
        "Thursday bridge",
        "Porto",
      ),
      entry("August", "Our son asks where you keep the button for the waves.", "Family Sato", "Lyon"),
      entry("First frost", "Left my reading glasses in the drawer. On purpose.", "H. Weir", "Leith, third visit"),
      entry(
        "Fog",
        "Three days of it. I came for the view and have never looked at a kettle so closely. It is a good kettle.",
        "Alma Ruiz",
        "Vigo",
      ),
    ],
    action: { label: "The next line is yours", href: "https://example.com/rooms" },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "Signed with clay on their hands.",
        lede: "Twelve evenings at the wheel. The book has fingerprints on most pages.",
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
            "I gave six cups to six people, and all of them ring to say that theirs leaks. I haven’t had so many calls in years.",
            "Mrs Albright",
            "mugs",
          ),
          entry("Week 6", "You can’t hold a phone at the wheel. For me that was the whole course.", "Sami", "evenings"),
          entry("Week 9", "Glazed it blue, got it green. I’m a green person now.", "Freya L.", "glazes"),
          entry(
            "Last one",
            "My daughter is two and throws everything. She doesn’t throw this.",
            "Benedikt",
            "bowls, second year",
          ),
        ],
        action: { label: "Take the free wheel on Monday", href: "https://example.com/wheel" },
      },
    },
    {
      trade: "practice",
      content: {
        title: "From the book in the waiting room.",
        lede: "A dentist hears little, for obvious reasons. This is what people write afterwards.",
        entries: [
          entry(
            "January",
            "Came with a tooth, left with the tooth. I had feared otherwise.",
            "T. Lindgren",
            "check-up",
          ),
          entry(
            "February",
            "Nobody told me to floss. There was just a mirror, and a long silence.",
            "Apprentice",
            "from the garage next door",
          ),
          entry("April", "I’m forty-six and asked for the sticker. She didn’t blink.", "Name withheld", "wisdom tooth"),
          entry(
            "May",
            "You rang the day after to hear how it was. It was fine. I have told everybody at work that my dentist rings me.",
            "Cora Blum",
            "crown, upper left",
          ),
          entry("October", "Drilled to the second movement, as agreed.", "A cellist", "filling"),
        ],
        action: { label: "Ask for the quiet hour", href: "https://example.com/hours" },
      },
    },
  ],
});
