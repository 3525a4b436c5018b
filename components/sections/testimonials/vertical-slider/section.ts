import { defineSection } from "../../define";
import type { Props } from "./component";

const quote = (
  [key, name, role]: readonly [key: string, name: string, role: string],
  tint: string,
  text: string,
  label = "",
  href = "",
) => ({
  text,
  name,
  role,
  portrait: key ? { src: `/art/v1/portraits/${key}.svg`, alt: `Portrait of ${name}` } : { src: "", alt: "" },
  tint,
  link: { label, href: href && `https://example.com/${href}` },
});

export default defineSection<Props>()({
  title: "Vertical slider",
  number: 2,
  price: 5,
  summary:
    "Faces are the switch: press one, and tinted cards slide up or down to what that person said, each with a portrait in a quarter circle.",
  tags: ["slider", "carousel", "portraits", "faces", "quotes", "reviews", "customers", "switch"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "software",
  tint: "green",
  fields: {
    lede: { optional: true },
    legend: { help: "Read aloud before the faces, which are a choice.", optional: true, advanced: true },
    pictures: {
      label: "The pictures are",
      help: "A photo fills its quarter circle, and what is cut out stands in it.",
      choices: { photo: "photos, as they are", cutout: "cut out, without a background" },
      advanced: true,
    },
    quotes: { label: "Quotes", shown: 8 },
    "quotes[]": { label: "Quote" },
    "quotes.text": {
      label: "What they said",
      help: "Quotes of about the same length, for all cards are as high as the highest. The shorter, the larger it is set.",
    },
    "quotes.role": { help: "What they do, or what they bought from you.", optional: true },
    "quotes.portrait": {
      label: "Picture",
      help: "Head and shoulders, or none, and the quote has the whole card.",
      optional: true,
    },
    "quotes.portrait.alt": { advanced: true },
    "quotes.tint": { help: "The ground of the card, and of the face that is pressed for it.", advanced: true },
    "quotes.link": { label: "Source", help: "Where the whole story can be read.", optional: true, advanced: true },
  },
  sample: {
    title: "What changed once clients had a portal",
    lede: "",
    legend: "Whose words to read",
    pictures: "photo",
    quotes: [
      quote(
        ["keiko", "Keiko Mori", "Brackish, brand studio"],
        "orange",
        "Every Monday used to begin with “any news?” from sixteen clients. Now they open their portal and see for themselves.",
      ),
      quote(
        ["marta", "Marta Sikora", "Founder of Umbra maps"],
        "green",
        "I deleted forty-one status documents. Nobody noticed until I told them over lunch.",
      ),
      quote(
        ["jaspreet", "Jaspreet Gill", "Front desk of an animal hospital"],
        "blue",
        "An owner approved the operation from a ski lift. We read it two minutes later and could begin.",
      ),
      quote(
        ["anouk", "Anouk Dray", "Marram architects, on site"],
        "purple",
        "My client was on her sofa and I was on the scaffold, looking at the same drawing. We agreed on the door in ten minutes, without another visit.",
      ),
    ],
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "They brought one page from work.",
        lede: "Six evenings of plain writing at Kittiwake, with a paper of your own. This is what became of four of them.",
        legend: "Whose page to read about",
        pictures: "photo",
        quotes: [
          quote(
            ["tomasz", "Tomasz Wilk", "Depot lead, nights, at Corvid Freight"],
            "yellow",
            "Mine was the sign at the entrance. It had seven lines and drivers got out to ask what it meant. It has five words now, and nobody has to ask.",
          ),
          quote(
            ["nils", "Nils Aker", "Host, Harbor House"],
            "blue",
            "Guests rang at midnight about the stove. I wrote one page and hung it beside the matches, and the calls stopped.",
          ),
          quote(
            ["ruth", "Ruth Osei", "Wexcombe Museum"],
            "green",
            "I brought a label of 212 words about a spoon. Somebody asked me what the spoon was for, and I saw that it didn’t say. The label has 34 words now, and children stop to read it.",
          ),
          quote(
            ["lucia", "Lucía Ferrán", "Coffee counter at Saltmarsh"],
            "brown",
            "How we set the coffee machine was in my head. It is now half a page on the wall, and for the first time in six years I had a Saturday off.",
          ),
        ],
      },
    },
    {
      trade: "practice",
      content: {
        title: "Six weeks after the first visit",
        lede: "",
        legend: "Whose story to read",
        pictures: "photo",
        quotes: [
          quote(
            ["dele", "Dele Fasanya", "Both shoulders"],
            "green",
            "I can reach the top shelf again, and I sleep on either side.",
            "The six exercises",
            "shoulder",
          ),
          quote(
            ["pim", "Pim de Rooij", "Left knee"],
            "green",
            "They didn’t ask where it hurts. They asked which stairs I avoid. It was the three flights at my sister’s. We practiced on theirs, then on the ones at the station. I have been to dinner at her place twice.",
          ),
          quote(
            ["", "A violinist", "Neck and right hand"],
            "green",
            "The whole program fits on a card that I keep in the violin case. I can play for two hours again without a break.",
          ),
        ],
      },
    },
  ],
});
