import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Two doors",
  number: 4,
  price: 3,
  summary:
    "Two doors drawn in ink stand ajar, one in a house and one in a field; each is the way in for one kind of reader.",
  tags: ["choice", "two audiences", "doors", "illustration", "architecture", "split"],
  added: "2026-11-21",
  updated: "2026-11-21",
  labels: {
    first: "First door",
    "first.plate": "Plate beside the door",
    second: "Second door",
    "second.plate": "Plate beside the door",
  },
  sample: {
    title: "You have a house, or you have a field.",
    lede: "Marram builds on the Zeeland coast and starts differently with each. Go in by your own door; Mirela is behind both.",
    first: {
      title: "I have a house",
      text: "It is dark, or small, or four people share one bathroom. We measure every room before anyone draws a line. €1,450, two weeks.",
      link: { label: "Measure my house", href: "#" },
      plate: "14",
    },
    second: {
      title: "I have a field",
      text: "Nothing stands there yet. We walk it together with pegs, string and a spade, and tell you what the ground allows. €620, one morning.",
      link: { label: "Walk my field", href: "#" },
      plate: "Plot 9",
    },
  },
});
