import { defineSection } from "../../define";
import type { Props } from "./component";

/** Somebody with one of our portraits, and how each letter begins and ends. */
const writer = (key: string, name: string, role: string, greeting: string, closing: string) => ({
  name,
  role,
  picture: { src: `/art/v1/busts/${key}.svg`, alt: `Portrait of ${name}` },
  greeting,
  closing,
});

export default defineSection<Props>()({
  title: "Letter thread",
  number: 3,
  price: 4,
  summary:
    "A correspondence: a customer’s questions on ruled paper, your answers on plain sheets, and the portraits of both at its sides, or one writer above them.",
  tags: ["letters", "correspondence", "toggles", "accordion", "portraits", "paper", "story", "table", "list"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-25", text: "First version." },
  ],
  trade: "studio",
  tint: "blue",
  fields: {
    lede: { optional: true },
    asks: {
      label: "Who asks",
      help: "A customer, or nobody: emptied, the letters stand without a face.",
      optional: true,
    },
    "asks.role": { help: "What this person wants from you, in a few words.", optional: true },
    "asks.picture": { label: "Portrait", help: "A person, head and shoulders, or none.", optional: true },
    "asks.picture.alt": { advanced: true },
    "asks.greeting": { help: "How the first letter begins, such as “Dear Ann,”.", optional: true },
    "asks.closing": { label: "Signature", optional: true },
    answers: { label: "Who answers", optional: true },
    "answers.role": { optional: true },
    "answers.picture": { label: "Portrait", help: "A person, head and shoulders, or none.", optional: true },
    "answers.picture.alt": { advanced: true },
    "answers.greeting": { help: "How the first answer begins, such as “Dear Tom,”.", optional: true },
    "answers.closing": { label: "Signature", optional: true },
    questions: {
      label: "Letters",
      help: "Three to twenty-four, in the order in which somebody would come to ask them.",
    },
    "questions[]": { label: "Letter" },
    "questions.when": { label: "Written", optional: true },
    "questions.question": { help: "In the words in which people ask it." },
    "questions.answer": { label: "Answer", optional: true },
    pictures: {
      label: "The portraits are",
      choices: { photo: "photos, as they are", cutout: "cut out, without a background" },
      advanced: true,
    },
    open: {
      label: "The answers",
      choices: {
        all: "lie open",
        first: "are folded, and only the first lies open",
        none: "are folded, and open one at a time",
      },
      advanced: true,
    },
    note: {
      label: "Last words",
      help: "On an empty sheet above the button: what readers should write. Without it the button stands alone.",
      optional: true,
    },
    action: { help: "How people ask you something else.", optional: true },
  },
  sample: {
    title: "Before we drew a line, Tilda wrote four letters",
    lede: "",
    asks: writer("tilda", "Tilda Bergqvist", "Wanted two more rooms by the dunes", "Dear Mirela,", "Tilda"),
    answers: writer("mirela", "Mirela Petran", "Founder of Marram architects", "Dear Tilda,", "Mirela"),
    questions: [
      {
        when: "Sunday night",
        question: "Can we stay in the old house while you build on to it?",
        answer:
          "Most people do. For about three weeks the kitchen is a camping stove in the hall. You hear a month ahead which weeks those are.",
      },
      {
        when: "Tuesday, on the train",
        question: "Who is on site when you are not?",
        answer:
          "Anouk, every Wednesday morning. That afternoon you get one page from her:\n- What was built\n- What waits for you\n- What has been spent",
      },
      {
        when: "Friday, after the bank",
        question: "What if we have to stop halfway?",
        answer:
          "You pay a share of the fee and keep what is done.\nAfter | Share | You keep\nSketches | 15% | Drawings\nPermit | 40% | All papers\nFrame | 75% | Walls, roof",
      },
      {
        when: "Monday, early",
        question: "How long will the council take?",
        answer:
          "Nine to fourteen weeks. Dele writes every letter to them, and you get a copy. [The last one](https://example.com/permit) took eleven.",
      },
    ],
    pictures: "photo",
    open: "all",
    note: "The next letter is yours. Mirela writes back within two days.",
    action: { label: "Write to Mirela", href: "mailto:mirela@marram.example" },
  },
  examples: [
    {
      trade: "shop",
      content: {
        title: "How a map came to the depot wall",
        lede: "Wanda runs the night shift at Corvid Freight and had nine feet of bare wall. Marta draws maps.",
        asks: writer("wanda", "Wanda Nowak", "Depot lead, nights", "Hello Marta,", "Wanda, gate four"),
        answers: writer("marta", "Marta Sikora", "Founder of Umbra maps", "Hello Wanda,", "Marta"),
        questions: [
          {
            when: "Monday, 2:40 am",
            question: "How wide can you print one?",
            answer:
              "In one piece, 60 inches. Wider maps come in strips. The joints follow roads, so you hardly see them.\nWidth | Strips | Costs\n5 ft | 1 | $140\n9 ft | 2 | $260\n14 ft | 3 | $390",
          },
          {
            when: "Tuesday, 3:15 am",
            question: "Can our fourteen gates be on it?",
            answer: "Yes. Send me a list, or a photo with the gates circled. I send you a proof before I print.",
          },
          {
            when: "Wednesday, 1:05 am",
            question: "Will it survive diesel and coffee?",
            answer: "With a film on it, yes. That adds $3 a square foot, and you can write on it with a wipe-off pen.",
          },
          {
            when: "Thursday, 4:50 am",
            question: "Can we hang it on concrete?",
            answer:
              "Yes. Each strip comes with two wooden rails and with hooks that you glue on. [This page](https://example.com/hanging) shows how.",
          },
        ],
        pictures: "photo",
        open: "all",
        note: "The next letter is yours: how wide is your wall?",
        action: { label: "Send Marta the width", href: "mailto:marta@umbra.example" },
      },
    },
    {
      trade: "software",
      content: {
        title: "Five questions before a calendar moves",
        lede: "Felix programs Orrery’s calendar and answers whoever writes to him. These five letters came most often.",
        asks: { name: "", role: "", picture: { src: "", alt: "" }, greeting: "Dear Felix,", closing: "" },
        answers: writer("felix", "Felix Amsel", "Calendar, Orrery", "", "Felix"),
        questions: [
          {
            when: "",
            question: "I have a spreadsheet with 211 rows. Do I type it in again?",
            answer: "No. Drop the file on the calendar. Rows with a date are placed; the rest wait in a list.",
          },
          {
            when: "",
            question: "What happens when I move one newsletter by a week?",
            answer:
              "What depends on it moves, too:\n- Its drafts\n- Its reviews\n- The post that announces it\nNothing is sent earlier than you said.",
          },
          {
            when: "",
            question: "Can my two writers break something?",
            answer: "They move their own pieces. Any move can be taken back for 60 days.",
          },
          {
            when: "",
            question: "Does it read my drafts?",
            answer: "Only their titles and how long they are. [This page](https://example.com/reads) lists all of it.",
          },
          {
            when: "",
            question: "And if I go back to the spreadsheet?",
            answer: "You take one file with you that opens in it, comments and all.",
          },
        ],
        pictures: "photo",
        open: "first",
        note: "The sixth question is yours. Felix answers on weekdays.",
        action: { label: "Ask Felix", href: "mailto:felix@orrery.example" },
      },
    },
  ],
});
