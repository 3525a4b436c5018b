import { defineSection } from "../../define";
import type { Props } from "./component";

/** A comment on the next paragraph, or on that of a number, or at tenths of a picture from its top and left. */
const comment = (key: string, name: string, role: string, text: string, place: [string, string] | string = "turn") => ({
  text,
  name,
  role,
  paragraph: typeof place === "string" ? place : "turn",
  face: key ? { src: `/art/v1/faces/${key}.svg`, alt: `Portrait of ${name}` } : { src: "", alt: "" },
  href: "",
  height: typeof place === "string" ? "even" : place[0],
  across: typeof place === "string" ? "9" : place[1],
});

const tenths = (from: string, to: string) => ({
  1: `a tenth from the ${from}`,
  2: "two tenths",
  3: "three tenths",
  4: "four tenths",
  5: "in the middle",
  6: "six tenths",
  7: "seven tenths",
  8: "eight tenths",
  9: to,
});

export default defineSection<Props>()({
  title: "Margin comments",
  number: 4,
  price: 4,
  summary:
    "A page of your own words, or a picture, with customers’ comments in its margin: each is tied to what it is about by a fine line or a number.",
  tags: ["annotated", "comments", "screenshot", "margin", "document", "proof", "reviews"],
  changes: [{ version: "1.0.0", date: "2026-11-25", text: "First version." }],
  trade: "shop",
  tint: "blue",
  fields: {
    lede: { optional: true },
    page: { label: "Written page", help: "A page of yours, shortened to what customers have had to do with." },
    "page.title": { label: "Head of the page", help: "What the page is called on your site.", optional: true },
    "page.paragraphs": {
      label: "Paragraphs",
      help: "Three to five promises or rules of yours: a list of promises will do. Take them away for a picture.",
    },
    "page.paragraphs[]": {
      label: "Paragraph",
      help: "Put [square brackets] around the few words that the comment is about, once in each paragraph.",
    },
    picture: {
      label: "Picture",
      help: "A screenshot or a photo, which stands there when there are no paragraphs.",
      optional: true,
    },
    "picture.alt": { advanced: true },
    shape: {
      label: "The picture is",
      help: "A tall one, such as the screen of a phone, has its comments beside it on narrow pages, too.",
      choices: { wide: "wide or square", tall: "tall" },
      advanced: true,
    },
    comments: {
      label: "Comments",
      help: "One to twelve, each about one spot, and at most two about the same paragraph.",
    },
    "comments[]": { label: "Comment" },
    "comments.text": { label: "What they wrote", help: "Something that happened, in 40 to 600 characters." },
    "comments.name": { optional: true },
    "comments.role": { label: "Who that is", help: "What they bought, or how you know them.", optional: true },
    "comments.paragraph": {
      label: "Stands beside",
      choices: {
        turn: "the paragraphs in turn, one after the other",
        1: "the first paragraph",
        2: "the second",
        3: "the third",
        4: "the fourth",
        5: "the fifth",
        6: "the sixth",
      },
      advanced: true,
    },
    "comments.face": { label: "Face", optional: true, advanced: true },
    "comments.href": {
      label: "Source",
      help: "Where this can be read, which makes the name a link.",
      advanced: true,
    },
    "comments.height": {
      label: "On a picture, from the top",
      help: "Where its number or line stands. Two comments want a tenth between them.",
      choices: { even: "as the comments follow each other", ...tenths("top", "nine tenths from the top") },
      advanced: true,
    },
    "comments.across": {
      label: "On a picture, from the left",
      help: "Where its number stands. On a tall picture a line goes from there to the edge.",
      choices: tenths("left", "nine tenths from the left"),
      advanced: true,
    },
    action: { optional: true },
  },
  sample: {
    title: "Our returns page, with comments from customers.",
    lede: "",
    page: {
      title: "Returns and repairs",
      paragraphs: [
        "[Walk outside in your boots for thirty days] and you can still send them back. We clean them, write down what rubbed and where, and sell them as used boots.",
        "Soles give up before the leather does. [New ones cost $48], and your boots are back at the door in seven working days. They keep the shape of your feet, which took you years.",
        "[Laces, hooks and eyelets are free] for as long as you own the boots. Send us the size. We need no receipt.",
        "Some boots can’t be mended. [We tell you so before we take your money], with a photo of what is wrong and a word on who else might try.",
      ],
    },
    picture: { src: "", alt: "" },
    shape: "wide",
    comments: [
      comment(
        "hanne",
        "Hanne Brandt",
        "Sent back on day 28",
        "They rubbed at the left heel after two long walks. I sent them back in the same box, and the money was there before the weekend.",
      ),
      comment(
        "leif",
        "Leif Marchetti",
        "Third soles, same boots",
        "They were back on day six, cleaned and waxed as well. I have walked in these boots for thirteen years, and they still fit.",
      ),
      comment(
        "",
        "Nora Lind",
        "Two hooks",
        "I asked for two and five came, in case I lose some. They were free, as promised.",
      ),
      comment(
        "dmitri",
        "Dmitri Orlov",
        "His father’s boots",
        "You sent a photo of the cork under the heel and the address of a cobbler two towns away who still works with cork. It took him three weeks, and my father wears them again.",
      ),
    ],
    action: { label: "Read the whole page", href: "https://example.com/returns" },
  },
  examples: [
    {
      trade: "course",
      content: {
        title: "The first driving lesson, as it is planned and as it went.",
        lede: "On the sheet is what we tell adults who have never driven. Beside it are three people who now have their license.",
        page: {
          title: "Lesson one",
          paragraphs: [
            "[You drive within ten minutes.] The lot behind the swimming pool is empty until ten, flat, and 140 yards long. For an hour all of it is yours.",
            "The car has two sets of pedals. [Your teacher’s feet are on the second set] and stay there for as many lessons as you like.",
            "[We stop whenever you ask.] The hour goes on all the same. We sit, look at what just happened, and start from there.",
          ],
        },
        picture: { src: "", alt: "" },
        shape: "wide",
        comments: [
          comment(
            "yusra",
            "Yusra Salim",
            "Passed at 47",
            "Nobody had let me touch a wheel in 46 years. We met at eight. At seven minutes past I was in second gear.",
          ),
          comment(
            "felix",
            "Felix Amsel",
            "Passed at 31",
            "I was afraid of the brake for weeks. She never took over when I could manage, and never made me feel slow.",
          ),
          comment(
            "gwen",
            "Gwen Parry",
            "Drives to work now",
            "I asked four times in that hour, and each time we stopped and talked. At the end I drove us back to the door myself.",
          ),
        ],
        action: { label: "Ask for an early hour", href: "https://example.com/lesson" },
      },
    },
    {
      trade: "club",
      content: {
        title: "Four spots in the bay, and who remembers them.",
        lede: "We swim from the jetty all year. Members wrote these on the picture in the changing room.",
        page: { title: "", paragraphs: [] },
        picture: {
          src: "drawn:cove",
          alt: "Drawing of a bay: hills on the far shore, a buoy, a jetty with a ladder, and flat stones by the water",
        },
        shape: "wide",
        comments: [
          comment(
            "bruno",
            "Bruno Sala",
            "Far shore",
            "I had swum across and didn’t trust myself with the way back. The club’s boat was beside me in two minutes.",
            ["4", "3"],
          ),
          comment(
            "celia",
            "Celia Marsh",
            "Buoy",
            "It was ninety strokes away in June, and I counted all of them. In September I was around it before I thought of counting.",
            ["6", "7"],
          ),
          comment(
            "kwame",
            "Kwame Osei",
            "Ladder",
            "I said on Monday that the third rung was loose. On Tuesday there was a new one, with the edges sanded.",
            ["8", "6"],
          ),
          comment(
            "",
            "Ida Holt",
            "Stones",
            "My ring stayed on the flat stone overnight. Three people had changed there before me. It lay where it was, under a smaller stone.",
            ["9", "2"],
          ),
        ],
        action: { label: "Come to a trial swim", href: "https://example.com/swim" },
      },
    },
  ],
});
