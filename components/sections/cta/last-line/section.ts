import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Last line",
  number: 2,
  price: 3,
  summary: "One closing sentence at hero size whose gap, underlined like a blank in a contract, is the e-mail field.",
  tags: ["newsletter", "e-mail", "form", "sentence", "sign-up", "typography"],
  added: "2026-11-21",
  updated: "2026-11-21",
  labels: {
    titleEnd: "Headline, last line before the gap",
    stop: "Mark that ends the sentence",
    label: "Label below the gap",
    action: "Address of another form service",
    specimen: "Example of what arrives",
    "specimen.clauses": "Clauses",
    "specimen.clauses[]": "Clause",
    "specimen.clauses.marked": "Marked words",
  },
  sample: {
    title: "Send the worst clause of the month",
    titleEnd: "to",
    stop: ".",
    label: "e-mail address",
    action: "#",
    button: "Send me December’s",
    note: "Quillon reads contracts for the people who have to sign them. One clause on the first Monday of the month, next on 7 December.",
    specimen: {
      label: "November’s, from a gym in Leuven",
      clauses: [
        { number: "14.2", text: "Indoor shoes shall be clean, dry and kept in sight.", marked: "" },
        { number: "14.3", text: "Either party may end this agreement at any time,", marked: "except the Member." },
        { number: "14.4", text: "The pool opens at seven, or when Rudi has the key.", marked: "" },
      ],
    },
  },
});
