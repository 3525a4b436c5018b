import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Letter opener",
  number: 4,
  price: 3,
  summary: "The headline is a letter on blue paper, folded in three and signed by hand; the button is its postscript.",
  tags: ["letter", "paper", "signature", "text", "contract", "folded"],
  added: "2026-11-21",
  updated: "2026-11-21",
  labels: {
    "recipient[]": "Line",
    closing: "Closing words",
    signature: "Signature",
    "signature.path": "Handwriting",
    postscript: "Postscript",
    "postscript.mark": "Letters before it",
    pages: "Number of pages",
  },
  sample: {
    sender: { name: "Quillon", lines: ["Contracts, as letters", "Rope Walk 6"] },
    recipient: ["To a studio asked", "to initial every page"],
    date: "Thursday 4 February 2027",
    pages: "Page 1 of 1",
    greeting: "Dear studio,",
    title: "nobody reads page fourteen. Your next contract stops at\u00a0one.",
    body: "Tell us the job on the phone, it takes about twenty minutes. The next morning you have a letter: who does what, by when, for how much, and what happens if it goes wrong. Of 1,260 letters so far, three were argued about. All three were about parking.",
    closing: "Yours, on one page,",
    signature: {
      path: "M13 88C15 66 20 38 28 12M2 34C12 14 44 2 54 16C62 30 40 46 24 48C46 44 62 56 54 72C46 88 20 92 6 80M66 72C76 71 86 64 84 57C81 50 69 58 68 70C67 82 79 83 88 72C91 63 100 57 108 61C98 60 90 70 93 77C97 83 106 73 109 63C106 74 108 82 116 78M142 84C154 70 172 38 172 20C172 6 160 10 156 30C152 52 152 72 138 82C132 86 128 80 136 78C148 75 154 86 166 82C172 79 175 72 178 68C176 76 177 82 182 80C188 76 190 69 193 69C196 70 192 80 197 80C203 79 206 68 213 68C206 68 203 78 209 79C217 78 222 58 223 44C221 62 218 80 225 79C232 77 232 69 236 70C239 72 234 79 241 78C252 75 262 72 276 64M179 58l1-1",
      name: "Bea Lindqvist",
      role: "who writes them",
    },
    postscript: { mark: "P.S.", text: "Send us the longest contract you have. The first letter costs nothing." },
    primary: { label: "Send the long one", href: "#" },
    secondary: { label: "Read a finished letter", href: "#" },
  },
});
