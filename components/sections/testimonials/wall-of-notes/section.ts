import { defineSection } from "../../define";
import type { Props } from "./component";

const note = (text: string, name: string, role: string, file = "", href = "") => ({
  text,
  name,
  role,
  href: href && `https://example.com/${href}`,
  face: file ? { src: `/art/v1/faces/${file}.svg`, alt: `Portrait of ${name}` } : { src: "", alt: "" },
});

export default defineSection<Props>()({
  title: "Wall of notes",
  number: 5,
  price: 4,
  summary:
    "Notes of unequal length fit together as a wall in three shades of one tint: the shortest are set largest, the longest smallest.",
  tags: ["masonry", "wall of love", "notes", "grid", "many", "reviews", "customers"],
  added: "2026-11-24",
  updated: "2026-11-24",
  trade: "cafe",
  tint: "yellow",
  fields: {
    lede: { optional: true },
    notes: { label: "Notes", help: "Six to twelve of very unequal length look best." },
    "notes[]": { label: "Note" },
    "notes.text": { label: "What they wrote", help: "The shorter it is beside the others, the larger it is set." },
    "notes.name": { optional: true },
    "notes.role": { label: "Who that is", help: "What they bought, or how you know them.", optional: true },
    "notes.href": {
      label: "Source",
      help: "Where this can be read, which makes the name a link.",
      advanced: true,
    },
    "notes.face": { label: "Face", optional: true, advanced: true },
  },
  sample: {
    title: "Left on the counter, under the tip jar.",
    lede: "We keep the notes and share out the tips. These are from one winter.",
    notes: [
      note("You know the dog’s order.", "Room over the drugstore", "And Admiral, the dog"),
      note(
        "I asked for the recipe of the rye loaf. I got the recipe, a jar of starter, and a number to call if it went wrong. It went wrong on a Sunday at seven. Somebody picked up, asked what it smelled like, and stayed on the line until it smelled of something else.",
        "Maeve Corrigan",
        "Bakes on Sundays",
        "maeve",
      ),
      note("Sold out by ten. Fair.", "Third in line", ""),
      note(
        "A year at the window table, and nobody has ever looked at my empty cup.",
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
        "My grandmother says it’s nearly right. She has said that of two things in her life.",
        "Elif Kaya",
        "Simit, every Friday",
        "elif",
      ),
      note("Please never buy a bigger oven.", "A neighbor", ""),
      note(
        "The cake said Happy birthday, Ann. I am an Anne. The E came by bicycle, iced, in a box of its own.",
        "Anne with an E",
        "One birthday cake",
      ),
      note(
        "I came in for change, stayed for a bun, and have done your books since. I still pay for the bun. You still round it down, and I still have to enter the difference somewhere. It goes under repairs. By now your oven has been repaired four hundred times, for a few cents each, and the tax office has never asked. If they do, I will take them to the window table, order the ugly loaf, and let them see for themselves what four hundred repairs can do.",
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
        lede: "One box, one question: how did it go? We print the answers as they come.",
        notes: [
          note("I read page four. A first.", "Landlord of eleven apartments", ""),
          note(
            "Our lawyer marked nine clauses in red. Quillon showed that seven of them stood in the contract we had already signed with the same people. She sent us a shorter bill and asked what we were using.",
            "Wanda Nowak",
            "Gate four, nights",
            "wanda",
            "wanda",
          ),
          note(
            "They had signed while I was still looking for the button that sends a reminder.",
            "Choir treasurer",
            "Hall rental, two evenings a week",
          ),
          note("It asks who else must agree. We had never written that down.", "Two sisters, one café", ""),
          note("Eleven clauses. It used to be forty.", "Studio of six", ""),
          note(
            "I sell used boats. Buyers sign on the dock, in the wind, with gloves on. The line to sign on is big, the text is bigger, and they have their copy before they cast off.",
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
        lede: "The cork board by the door is for lost gloves. Most of it is this.",
        notes: [
          note(
            "I said I was fifty-eight and couldn’t swim. They taught me the swimming first, in the same boathouse, on the same evenings, and didn’t put it on the bill. I have fallen in four times since. Each time somebody rowed back and asked, before they pulled me out, whether I still liked it here. I said yes three times. The fourth time I asked for the towel first.",
            "Rosa Medina",
            "Novices, Tuesday evening",
            "rosa",
          ),
          note("Came last. By less.", "The Thursday eight", ""),
          note(
            "Our daughter gets up at five without being called. Please tell us what you said to her.",
            "Two parents",
            "Of the bow seat",
          ),
          note("Nobody asked how old I was. They asked how heavy.", "Seat five", ""),
          note(
            "I pay for a year and row for half of it. The other half I drive the van, and that is the better half.",
            "Lars Holm",
            "Van and oars",
            "lars",
          ),
          note("Who has my left glove?", "Seat two", "Since spring"),
        ],
      },
    },
  ],
});
