import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Letter opener",
  number: 4,
  price: 3,
  summary:
    "The headline is a letter on tinted paper, folded in three, with the button below it, a signature and a postscript.",
  tags: ["letter", "paper", "signature", "text", "contract", "folded"],
  changes: [{ version: "1.0.0", date: "2026-11-21", text: "First version." }],
  trade: "consultant",
  tint: "blue",
  fields: {
    "sender.lines": { help: "Such as what you do and where you are.", optional: true },
    recipient: { help: "Whom you write to, line by line.", optional: true },
    "recipient[]": { label: "Line" },
    greeting: { optional: true },
    title: { help: "Goes on after the greeting, so it may begin with a small letter." },
    closing: { label: "Closing words", optional: true, help: "Such as “Kind regards,”." },
    signature: { label: "Signature", help: "Who signs the letter." },
    "signature.picture": {
      label: "Handwriting",
      help: "A drawing that says no name, or a picture of your own signature without a background.",
      optional: true,
    },
    "signature.role": { optional: true },
    postscript: { label: "Postscript", optional: true },
    "postscript.mark": { label: "Letters before it", help: "Such as “P.S.”." },
    "postscript.link": { label: "Link in the postscript", optional: true },
    secondary: { optional: true },
    sender: { help: "Your letterhead." },
    "sender.name": { help: "Your own name, or that of your company." },
  },
  sample: {
    sender: { name: "Quillon", lines: ["Contracts, as letters", "Rope Walk 6"] },
    recipient: ["To anyone asked", "to initial every page"],
    greeting: "Hello,",
    title: "nobody reads page fourteen. Your next contract stops at one.",
    body: "Tell us the job on the phone, it takes twenty minutes. The next morning you have a letter: who does what, by when, for how much, and what happens if it goes wrong.",
    closing: "Yours, on one page,",
    signature: {
      picture: { src: "drawn:signature-round", alt: "" },
      name: "Bea Lindqvist",
      role: "who writes them",
    },
    postscript: {
      mark: "P.S.",
      text: "Send us the longest contract you have. The first letter costs nothing.",
      link: { label: "Where to send it", href: "https://example.com/post" },
    },
    primary: { label: "Send the long one", href: "https://example.com/send" },
    secondary: { label: "Read a finished letter", href: "https://example.com/letter" },
  },
  examples: [
    {
      trade: "stay",
      content: {
        sender: { name: "Lantern Bay", lines: ["Nine cabins, one lake"] },
        recipient: ["To whoever has", "two chapters left"],
        greeting: "Dear guest,",
        title: "the desk is at the window. Nobody needs you for six days.",
        body: "There is a stove in each cabin, lunch at your door and supper together at seven. The signal stops at the gate. Bring boots, and whatever it is you are not finishing at home.",
        closing: "Until you knock,",
        signature: {
          picture: { src: "drawn:signature-tall", alt: "" },
          name: "Pim de Rooij",
          role: "who runs the house",
        },
        postscript: {
          mark: "P.S.",
          text: "If you leave on day two, you pay for two.",
          link: { label: "", href: "https://example.com" },
        },
        primary: { label: "See the free weeks", href: "https://example.com/weeks" },
        secondary: { label: "How a day goes", href: "https://example.com/day" },
      },
    },
    {
      trade: "software",
      content: {
        sender: { name: "Orrery", lines: ["An editorial calendar"] },
        recipient: [],
        greeting: "Hello editors,",
        title: "your calendar is forty open tabs. We made it one page.",
        body: "Orrery shows what is due, who has it and what is stuck, for every channel you publish on. It reads your drafts where they are, so nobody has to move a thing or learn a thing.",
        closing: "With fewer tabs,",
        signature: {
          picture: { src: "drawn:signature-swift", alt: "" },
          name: "Mirela Antonescu",
          role: "editor, then founder",
        },
        postscript: {
          mark: "P.S.",
          text: "Three people and ten drafts are free for good.",
          link: { label: "What\u00a0that\u00a0holds", href: "https://example.com/free" },
        },
        primary: { label: "Open a calendar", href: "https://example.com/open" },
        secondary: { label: "Watch it for a minute", href: "https://example.com/film" },
      },
    },
  ],
});
