import { defineSection } from "../../define";
import type { Props } from "./component";

const note = (text: string, name: string, role: string, file = "", href = "", size = "length") => ({
  text,
  name,
  role,
  href: href && `https://example.com/${href}`,
  size,
  face: file ? { src: `/art/v1/faces/${file}.svg`, alt: `Portrait of ${name}` } : { src: "", alt: "" },
});

export default defineSection<Props>()({
  title: "Wall of notes",
  number: 5,
  price: 4,
  summary:
    "Notes of unequal length fit together as a wall in three shades of one tint: the shortest are set largest, the longest smallest.",
  tags: ["masonry", "wall of love", "notes", "grid", "many", "reviews", "customers"],
  changes: [{ version: "1.0.0", date: "2026-11-24", text: "First version." }],
  trade: "cafe",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    notes: {
      label: "Notes",
      help: "Six to twelve of very unequal length look best. What is longer than 420 characters is scrolled in its note.",
    },
    "notes[]": { label: "Note" },
    "notes.text": {
      label: "What they wrote",
      help: "The shorter it is beside the others, the larger it is set, unless you choose.",
    },
    "notes.name": { optional: true },
    "notes.role": { label: "Who that is", help: "What they bought, or how you know them.", optional: true },
    "notes.href": {
      label: "Source",
      help: "Where this can be read, which makes the name a link.",
      advanced: true,
    },
    "notes.size": {
      label: "Set",
      help: "Your best one may lead, however long it is.",
      choices: { length: "by its length", large: "large", small: "small" },
      advanced: true,
    },
    "notes.face": { label: "Face", optional: true, advanced: true },
  },
  sample: {
    title: "Left on the counter, under the tip jar.",
    lede: "We keep every note. These are from one winter.",
    notes: [
      note("Sold out by eight. I come at seven.", "Upstairs neighbor", "Customer since the first day"),
      note(
        "I asked for the recipe of the rye loaf. I got the recipe, a jar of starter, and a number to call if it went wrong. It went wrong on a Sunday at seven. Somebody picked up and stayed on the line until it was saved.",
        "Maeve Corrigan",
        "Bakes on Sundays",
        "maeve",
      ),
      note("Worth getting up early for.", "Third in line", ""),
      note(
        "A whole year at the window table, and nobody has ever looked at my empty cup.",
        "Sven Aalto",
        "Window table, left chair",
        "sven",
      ),
      note(
        "We had ordered sixty rolls for the wrong Saturday. They baked them again and charged us once, since the first sixty had gone to the school next door.",
        "The wedding party",
        "Sixty rolls",
      ),
      note(
        "Your simit taste like the ones from the cart at the ferry in Istanbul. I bring my grandmother two every Friday.",
        "Elif Kaya",
        "Simit, every Friday",
        "elif",
      ),
      note("The smell at five in the morning is better than any alarm.", "A neighbor", ""),
      note(
        "The cake said Happy birthday, Ann. I am an Anne. The E came by bicycle, iced, in a box of its own.",
        "Anne with an E",
        "One birthday cake",
      ),
      note(
        "I came in for change on my first day in this street and stayed for a bun. You asked what I do for work, and I have done your books since. I like to do them here: it is warm, somebody always knows where the flour receipt is, and there is coffee before I ask. You are the only client whose folder smells of cinnamon.",
        "Your bookkeeper",
        "",
      ),
    ],
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "What people write after their first contract.",
        lede: "All answers, in the order in which they came.",
        notes: [
          note("I read all of it, for once.", "Landlord of four apartments", ""),
          note(
            "Our lawyer marked sixteen clauses in red. Quillon showed that thirteen of them stood in the contract we had already signed with the same people. We talked about the three that were left and signed the same week.",
            "Farid Nasri",
            "Binds books for three libraries",
            "farid",
            "farid",
          ),
          note(
            "They had signed while I was still looking for the button that sends a reminder.",
            "Choir treasurer",
            "Hall rental, two evenings a week",
          ),
          note("It asked who else must agree. That saved us a quarrel.", "Two sisters, one café", ""),
          note("Twelve clauses. It used to be forty.", "Studio of six", ""),
          note(
            "I sell used boats. Buyers sign on the dock, in the wind, with gloves on. The line to sign on is big, the text is easy to read, and they have their copy before they cast off.",
            "Harbor office",
            "Used boats",
          ),
          note("The notice period was in bold. I gave notice, in time, for the first time.", "Former tenant", ""),
        ],
      },
    },
    {
      trade: "club",
      content: {
        title: "Pinned up in the boathouse.",
        lede: "The cork board is by the door, and anybody may pin a note to it.",
        notes: [
          note(
            "I came at fifty-eight and had never sat in a boat. Two of you held it until I had my feet in, and somebody rowed beside me for the whole first month. When I was tired, we turned around, and nobody made anything of it. I row twice a week now, and in May I was on the water when the sun came up.",
            "Vera Holub",
            "Novices, Tuesday evening",
            "vera",
          ),
          note("Our first race, and we all finished.", "The Thursday eight", ""),
          note(
            "Our daughter gets up at five without being called. Thank you for taking her seriously.",
            "Parents of a junior rower",
            "",
          ),
          note("Nobody asked how old I was. They asked when I could come.", "Seat five", ""),
          note(
            "I pay for a year and row for half of it. The other half I drive the van, and I enjoy that just as much.",
            "Lars Holm",
            "Van and oars",
            "lars",
          ),
          note("Thank you for the soup after the regatta.", "Seat two", ""),
        ],
      },
    },
  ],
});
