import { defineSection } from "../../define";
import type { Props } from "./component";

/** A quote of somebody with one of our portraits, or with none. */
const quote = (key: string, name: string, role: string, text: string, href = "") => ({
  text,
  name,
  role,
  portrait: key ? { src: `/art/v1/portraits/${key}.svg`, alt: `Portrait of ${name}` } : { src: "", alt: "" },
  href: href && `https://example.com/${href}`,
});

export default defineSection<Props>()({
  title: "Snap row",
  number: 8,
  price: 4,
  summary:
    "People in one long row, each on a numbered plate with their words and name below it; one swipes or scrolls, and the row stops at each of them.",
  tags: ["slider", "carousel", "scroll", "row", "people", "cut-out portraits", "reviews"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "practice",
  tint: "orange",
  fields: {
    lede: { optional: true },
    pictures: {
      label: "The pictures are",
      help: "People who are cut out stand on the plate, and photos of any proportions fill it.",
      choices: {
        cutout: "cut out, without a background",
        photo: "photos, as they are",
        gray: "photos, shown in black and white",
      },
    },
    quotes: { label: "Quotes", help: "One to twelve. What is shorter than 80 characters is set large." },
    "quotes[]": { label: "Quote" },
    "quotes.text": { label: "What they said", help: "Something that happened, in 40 to 600 characters." },
    "quotes.name": { optional: true },
    "quotes.role": { label: "Who that is", help: "What they bought, or how you know them.", optional: true },
    "quotes.portrait": {
      help: "Head and shoulders. Without one the person stands there in outline, with initials.",
      optional: true,
    },
    "quotes.portrait.alt": { advanced: true },
    "quotes.href": {
      label: "Source",
      help: "Where this can be read, which makes the name a link.",
      advanced: true,
    },
  },
  sample: {
    title: "The first thing they heard.",
    lede: "We ask everybody a week after they take their hearing aids home.",
    pictures: "cutout",
    quotes: [
      quote("jonas", "Jonas Ekdahl", "First evening", "The refrigerator. I had thought it was switched off."),
      quote(
        "rosa",
        "Rosa Medina",
        "Second day",
        "My turn signal. I drove around the block twice to find out what was ticking in the car.",
      ),
      quote(
        "samir",
        "Samir Qadri",
        "Thursday, choir practice",
        "The altos, breathing in. I have sung bass behind them for nineteen years and always waited for the conductor’s hand. This time I heard six people take a breath and came in with them.",
      ),
      quote(
        "tilda",
        "Tilda Bergqvist",
        "On the way home",
        "My own keys, at the bottom of the bag. I stopped shaking it.",
      ),
      quote(
        "pavel",
        "Pavel Novak",
        "Third morning",
        "My wife, in the kitchen, reading me the paper. We talk at breakfast again, and I no longer need the radio that loud.",
      ),
      quote(
        "amara",
        "Amara Okoye",
        "Fifth day",
        "Rain on the skylight over the stairs. I sat down and listened until it was over.",
        "amara",
      ),
    ],
  },
  examples: [
    {
      trade: "event",
      content: {
        title: "One table across the bridge, 212 chairs, no seating plan.",
        lede: "Everybody brings a dish and sits down beside somebody they don’t know. Five of last summer’s guests, in the order of their chairs.",
        pictures: "cutout",
        quotes: [
          quote(
            "mirela",
            "Mirela Petran",
            "Chair 14, bean salad",
            "The man beside me had brought the same bean salad. We compared recipes for an hour. He grates the peel of the lemon into it, and now I do, too.",
          ),
          quote("quan", "Quan Vo", "Chair 57, a pie", "I came alone and stayed until the table was folded."),
          quote(
            "yusra",
            "Yusra Salim",
            "Chair 58, flat bread",
            "I handed my plate to the left at seven and it came back from the right at half past eight. By then I had tasted thirteen dishes and knew the names of everybody around me.",
          ),
          quote(
            "owen",
            "Owen Tregear",
            "Chair 130, pears",
            "My neighbor of six years sat down opposite me by chance. We had never talked for longer than a minute before.",
          ),
          quote(
            "ines",
            "Ines Abara",
            "Chair 211, rice",
            "The dishes reach the far end last, so we had all the desserts. By ten most of the table had moved up to us with their chairs.",
          ),
        ],
      },
    },
    {
      trade: "newsletter",
      content: {
        title: "What readers did after a letter about trees",
        lede: "",
        pictures: "photo",
        quotes: [
          quote(
            "noor",
            "Noor Haddad",
            "Reads it on the tram",
            "You wrote that every street tree has a number. I got off two stops early to find one. It was nailed to a lime, at the height of my knee: 4417. I have walked that way to work since, and I know most of my street’s trees by now.",
            "tram",
          ),
          quote("teodor", "Teodor Vance", "Letter 31, on pollarding", "I put the saw back and will wait for winter."),
          quote(
            "wanda",
            "Wanda Nowak",
            "Night desk, hospital on the hill",
            "We read it aloud at four, when it is quiet. After the letter about roots, somebody checked the drains behind the east wing and found roots in one, in time.",
          ),
          quote(
            "",
            "Ivo Brandl",
            "Letter 12, on girth",
            "We measured the oak in the schoolyard with seven children, arm to arm. It took four of them, and three held the ribbon. They want to do the beech next.",
          ),
        ],
      },
    },
  ],
});
