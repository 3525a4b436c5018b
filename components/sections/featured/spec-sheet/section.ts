import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "Spec sheet",
  number: 7,
  price: 4,
  summary:
    "A data sheet: one large picture above a dimension line, and beside it all facts in a ruled table of groups, with a note and a button.",
  tags: ["specifications", "data sheet", "table", "facts", "features", "details", "technical"],
  changes: [{ version: "1.0.0", date: "2026-11-23", text: "First version." }],
  trade: "stay",
  tint: "green",
  fields: {
    sheet: {
      label: "What the sheet is of",
      help: "Stands opposite the headline, such as a name or a version.",
      optional: true,
    },
    measure: {
      label: "Words on the dimension line",
      help: "Stands below the large picture, such as a size or a name, in one to four words.",
      optional: true,
      advanced: true,
    },
    groups: { label: "Groups" },
    "groups[]": { label: "Group" },
    "groups.name": { label: "Group", help: "What its lines have in common, in one or two words." },
    "groups.picture": {
      help: "The first is the large one. The others stand small beside the name of their group.",
      optional: true,
    },
    "groups.picture.src": { advanced: true },
    "groups.picture.alt": { advanced: true },
    "groups.rows": { label: "Lines", help: "Three to six lines are read at a glance." },
    "groups.rows[]": { label: "Line" },
    "groups.rows.label": { label: "What is measured", help: "One to three words, as on a data sheet." },
    "groups.rows.value": { help: "A number with its unit, or the plain fact." },
    note: { help: "What the numbers hold for, or what is missing and why.", optional: true },
    action: { optional: true },
  },
  sample: {
    title: "The cottage, in numbers.",
    sheet: "Heron cottage",
    measure: "42\u00a0ft, tree to tree",
    groups: [
      {
        name: "The house",
        picture: { src: "drawn:house", alt: "" },
        rows: [
          { label: "Floor", value: "410\u00a0sq\u00a0ft, one step up to the bed" },
          { label: "Built of", value: "Larch, sheep’s wool, slate" },
          { label: "Heat", value: "Wood stove, 5\u00a0kW, logs included" },
          { label: "Next house", value: "340\u00a0yards, and a hill" },
        ],
      },
      {
        name: "Sleep",
        picture: { src: "drawn:bed", alt: "" },
        rows: [
          { label: "Beds", value: "One of 63\u00a0in, one of 35\u00a0in under the roof" },
          { label: "At night", value: "31\u00a0dB indoors, 38\u00a0dB when the sea is up" },
          { label: "Dogs", value: "One, 55\u00a0lb at most" },
        ],
      },
      {
        name: "Kitchen and shop",
        picture: { src: "drawn:jar", alt: "" },
        rows: [
          { label: "Stove", value: "Two gas rings and a pan for six eggs" },
          { label: "Breakfast", value: "In a jar at the door by 8:30, $14 a head" },
          { label: "Shop", value: "2.1\u00a0miles; closed when the ferry is late" },
          { label: "Wi-Fi", value: "12\u00a0Mbit/s in the kitchen only" },
        ],
      },
    ],
    note: "Measured by the owner with a tape and a borrowed sound\u00a0meter.",
    action: { label: "See the free weeks", href: "https://example.com/nights" },
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "What Quillon does with a contract.",
        sheet: "Team plan",
        measure: "up to 600\u00a0pages",
        groups: [
          {
            name: "Files",
            picture: { src: "drawn:book", alt: "" },
            rows: [
              { label: "Reads", value: "DOCX, PDF, ODT; scans at 200\u00a0dpi or more" },
              { label: "Longest contract", value: "600\u00a0pages or 80\u00a0MB" },
              { label: "Exports", value: "DOCX with tracked changes, CSV of clauses" },
            ],
          },
          {
            name: "Safety",
            picture: { src: "drawn:key", alt: "" },
            rows: [
              { label: "Stored in", value: "Frankfurt or Virginia, as you choose" },
              { label: "Encryption", value: "AES-256 at rest, TLS\u00a01.3 on the way" },
              { label: "Sign-in", value: "SAML, passkeys, or a link by mail" },
              { label: "Deleted means", value: "Gone in 30\u00a0days, backups included" },
            ],
          },
          {
            name: "Limits",
            picture: { src: "drawn:bell", alt: "" },
            rows: [
              { label: "Seats", value: "3 to 250, readers are free" },
              { label: "API", value: "120 calls a minute, with webhooks" },
              { label: "Uptime", value: "99.95%, paid back below it" },
              { label: "Support", value: "Weekdays, first answer within 3\u00a0hours" },
            ],
          },
        ],
        note: "Larger teams can have other limits. Ask us before you sign up.",
        action: { label: "Try it on one contract", href: "https://example.com/try" },
      },
    },
    {
      trade: "course",
      content: {
        title: "What you sign up for in woodwork.",
        sheet: "Kittiwake evening school",
        measure: "",
        groups: [
          {
            name: "Evenings",
            picture: { src: "drawn:chair", alt: "" },
            rows: [
              { label: "How many", value: "Ten Tuesdays, 6:30 to 9\u00a0pm" },
              { label: "If you miss one", value: "Come on Saturday, 10\u00a0am, to the open bench" },
              { label: "Homework", value: "One drawing, in pencil, before the stool" },
            ],
          },
          {
            name: "Room",
            picture: { src: "drawn:pencil", alt: "" },
            rows: [
              { label: "Benches", value: "8, with one person at each" },
              { label: "Teachers", value: "2, so nobody waits for help" },
              { label: "Tools", value: "All there; bring shoes with a hard toe" },
            ],
          },
          {
            name: "Result",
            picture: { src: "", alt: "" },
            rows: [
              { label: "You make", value: "A box, a stool, then a chair" },
              { label: "Wood", value: "Ash and oak, 22 board feet included" },
              { label: "You keep", value: "All three, and the drawings" },
              { label: "Fee", value: "$640, or four times $160" },
            ],
          },
        ],
        note: "No experience is needed. Half of each class has never held a plane.",
        action: { label: "Hold a bench", href: "https://example.com/bench" },
      },
    },
  ],
});
