import { defineSection } from "../../define";
import type { Props } from "./component";

const face = (name: string) => ({ src: `/art/portraits/${name}.svg#svgView(viewBox(440,262,920,920))`, alt: "" });

export default defineSection<Props>()({
  title: "Portal window",
  price: 3,
  summary:
    "A seven-week project schedule in a window that its yellow stage cuts off, with the client's comment laid on top.",
  tags: ["window", "mock-up", "schedule", "product", "software", "portal"],
  added: "2026-11-21",
  updated: "2026-11-21",
  limits: {
    today: { min: 0, max: 60 },
    "phases.start": { min: 0, max: 60 },
    "phases.length": { min: 0, max: 60 },
  },
  sample: {
    title: "Clients stop asking where things are.",
    lede: "Plinth gives every client one page with the schedule, the files and the two things you need from them. Set up on a Tuesday, quiet inbox by Friday.",
    primary: { label: "Open a sample portal", href: "#" },
    secondary: { label: "Plans from €19", href: "#" },
    description:
      "A client portal for a museum signage project: a seven-week schedule with five phases, and a card asking the client to approve panel 4.",
    client: { initial: "W", name: "Wexcombe Museum", page: "Signage, galleries 1–4" },
    people: [
      { tint: "blue", picture: face("tomasz") },
      { tint: "pink", picture: face("mirela") },
      { tint: "green", picture: face("hanne") },
    ],
    share: "Share",
    pages: [
      { icon: "overview", label: "Overview", count: "", urgent: false, current: false },
      { icon: "schedule", label: "Schedule", count: "", urgent: false, current: true },
      { icon: "files", label: "Files", count: "38", urgent: false, current: false },
      { icon: "approvals", label: "Approvals", count: "2", urgent: true, current: false },
      { icon: "invoices", label: "Invoices", count: "", urgent: false, current: false },
    ],
    contacts: {
      title: "From the museum",
      people: [
        { tint: "green", picture: face("hanne"), name: "Hanne Vos" },
        { tint: "orange", picture: face("kwame"), name: "Kwame Asare" },
      ],
    },
    heading: "Schedule",
    phase: { label: "Phase", value: "Panels in proof" },
    lead: { label: "Lead", tint: "blue", picture: face("tomasz"), name: "Tomasz Wilk" },
    deadline: { label: "Doors open", value: "Sat 17 April" },
    weeks: ["1 Mar", "8", "15", "22", "29", "5 Apr", "12"],
    today: 3.745,
    phases: [
      { name: "Site survey", tint: "gray", picture: face("leif"), start: 0, length: 1, status: "Done", done: true },
      { name: "Type tests", tint: "blue", picture: face("mirela"), start: 0.5, length: 2, status: "Done", done: true },
      {
        name: "Wall panels",
        tint: "yellow",
        picture: face("tomasz"),
        start: 2,
        length: 3,
        status: "Proof 2",
        done: false,
      },
      {
        name: "Floor maps",
        tint: "purple",
        picture: face("mirela"),
        start: 3,
        length: 2.5,
        status: "Drafting",
        done: false,
      },
      {
        name: "Print and coat",
        tint: "orange",
        picture: face("leif"),
        start: 4.5,
        length: 2,
        status: "Booked",
        done: false,
      },
    ],
    needed: {
      title: "Needed from you",
      items: [
        { label: "Approve panel 4, gallery 2", due: "by Thursday" },
        { label: "Send the donor names for the plaque", due: "by 5 April" },
      ],
    },
    comment: {
      tint: "green",
      picture: face("hanne"),
      name: "Hanne Vos",
      firm: "Wexcombe",
      time: "09:12",
      text: "Panel 4 is right. Could the arrow sit 4\u00a0mm lower, so it lines up with the door handle?",
      accept: "Approve with change",
      reply: "Reply",
    },
  },
});
