import type { Props as Ticket } from "../../cta/ticket/component";
import { definePage, part } from "../../define";
import type { Props as Letters } from "../../faqs/letter-thread/component";
import type { Props as Syllabus } from "../../featured/spec-sheet/component";
import type { Props as Hero } from "../../hero/corkboard/component";
import type { Props as Teachers } from "../../team/photo-grid/component";
import type { Props as Slip } from "../../testimonials/margin-comments/component";
import type { Props as Only } from "./component";
import { site } from "./site";

const bust = (key: string, name: string) => ({ src: `/art/v1/busts/${key}.svg`, alt: `Portrait of ${name}` });
const none = { src: "", alt: "" };
const teacher = (key: string, name: string, role: string) => ({
  name,
  role,
  portrait: bust(key, name),
  link: { label: "", href: "" },
});
const writer = (key: string, name: string, role: string, greeting: string, closing: string) => ({
  name,
  role,
  picture: bust(key, name),
  greeting,
  closing,
});

const reader = (key: string, name: string, role: string, text: string) => ({
  text,
  name,
  role,
  paragraph: "turn",
  face: { src: `/art/v1/faces/${key}.svg`, alt: `Portrait of ${name}` },
  href: "",
  height: "even",
  across: "9",
});

export default definePage({
  title: "Evening course",
  number: 2,
  price: 23,
  summary:
    "A writing course that shows what it does: a board of unread pages, one sentence that grows as it loses words, a slip with comments, teachers, a seat map.",
  tags: ["course", "school", "workshop", "class", "teachers", "syllabus", "writing", "seats"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "course",
  tint: "orange",
  site,
  parts: [
    part<Hero>("hero/corkboard", {
      title: "Bring the page that nobody\u00a0reads.",
      lede: "Kittiwake is an evening school above the ferry office. In six Wednesdays you rewrite one page from your work until a stranger can follow it.",
      primary: { label: "Hold a seat for $265", href: "https://example.com/seat" },
      secondary: { label: "Read the six evenings", href: "https://example.com/evenings" },
      papers: [
        {
          kind: "receipt",
          title: "Laundry room",
          text: "All of the above is subject to change.",
          amount: "",
          rows: [
            { label: "Floor 1", price: "Mon, Thu" },
            { label: "Floor 2", price: "Tue, maybe" },
            { label: "Floor 3", price: "see floor 1" },
          ],
          picture: none,
        },
        {
          kind: "slip",
          title: "After the operation",
          text: "In the event that your animal should hide …",
          amount: "34 words",
          rows: [],
          picture: none,
        },
        {
          kind: "note",
          title: "",
          text: "The stove: see folder, page 4. The folder: ask Nils.",
          amount: "",
          rows: [],
          picture: none,
        },
        {
          kind: "label",
          title: "Gate four",
          text: "Drivers shall at all times report prior to",
          amount: "7 lines",
          rows: [],
          picture: none,
        },
        {
          kind: "picture",
          title: "Ring once",
          text: "If no answer, do not ring",
          amount: "",
          rows: [],
          picture: { src: "drawn:bell", alt: "" },
        },
      ],
    }),
    part<Only>("only", {
      title: "One sentence, six Wednesdays.",
      lede: "Yusra brought the slip that goes home with a cat after an operation. This is what each evening did to its first sentence.",
      compare: "yes",
      unit: "words",
      steps: [
        {
          label: "Evening 1",
          done: "As it came",
          text: "In the event that your animal should hide or refuse to drink following the operation, owners are kindly requested to refrain from feeding it and to contact our practice by telephone, at any hour.",
        },
        {
          label: "Evening 2",
          done: "Say who it’s for",
          text: "In the event that your cat should hide or refuse to drink following the operation, refrain from feeding it and contact our practice by telephone, at any hour.",
        },
        {
          label: "Evening 3",
          done: "Cross out the padding",
          text: "Should your cat hide or refuse to drink, don’t feed it and contact our practice by telephone, at any hour.",
        },
        {
          label: "Evening 4",
          done: "Say it aloud",
          text: "Your cat hides or won’t drink? Don’t feed it and call us, at any hour.",
        },
        {
          label: "Evening 5",
          done: "Put the number in",
          text: "Cat hides? Won’t drink? Don’t feed it. Call 555\u00a00142, any hour.",
        },
        {
          label: "Evening 6",
          done: "Give it to a stranger",
          text: "Cat hides? Won’t drink? Call 555\u00a00142, any hour.",
        },
      ],
      note: "The stranger asked why the slip mentions feeding at all. The nurse says it on the phone anyway.",
    }),
    part<Slip>("testimonials/margin-comments", {
      title: "The whole slip hangs on 140\u00a0fridges.",
      lede: "Four people wrote beside it. Yusra has started on the one for horses.",
      page: {
        title: "After the operation",
        paragraphs: [
          "[Cat hides? Won’t drink?] Call 555\u00a00142, any hour. Say the cat’s name first, because we file by cat.",
          "The collar stays on for ten days. [At first the cat walks backward.] By evening it\u00a0doesn’t.",
          "Look at the cut morning and night. [Pink and dry is fine.] Red or wet is not: call.",
          "On day ten, [bring the cat]. The stitches are out in four minutes, and there is nothing more to pay.",
        ],
      },
      picture: none,
      shape: "wide",
      comments: [
        reader(
          "yusra",
          "Yusra Salim",
          "Head nurse at an animal hospital, sat at table five",
          "People used to call because the cat was hungry. The phone still rings as often, but for the right cats.",
        ),
        reader(
          "gwen",
          "Gwen Parry",
          "Lives with Biscuit",
          "Biscuit went down the hall in reverse. I had dialed 555, read the next line, and hung up.",
        ),
        reader(
          "kwame",
          "Kwame Osei",
          "The stranger off the 8:10 ferry",
          "I don’t have a cat. Somebody handed me this upstairs, and I still remember which kind is fine.",
        ),
        reader(
          "elif",
          "Elif Kaya",
          "Surgeon at the same hospital",
          "The old one said “return for removal.” People returned the collar, in a bag, without the cat.",
        ),
      ],
      action: { label: "See the whole slip", href: "https://example.com/slip" },
    }),
    part<Syllabus>("featured/spec-sheet", {
      title: "The six evenings, line by line.",
      sheet: "Wednesdays, 6:30 p.m.",
      measure: "one for each table",
      groups: [
        {
          name: "Take it apart",
          picture: { src: "drawn:lamp", alt: "" },
          rows: [
            { label: "Evening 1", value: "You read your page aloud, just as it is. Once." },
            { label: "Evening 2", value: "Say who it’s for, and where they’re standing when they read it" },
            { label: "Evening 3", value: "Cross out the padding, then count what’s left" },
          ],
        },
        {
          name: "Put it together",
          picture: { src: "drawn:pencil", alt: "" },
          rows: [
            { label: "Evening 4", value: "Say it aloud to your neighbor, then write down what you said" },
            { label: "Evening 5", value: "Put in the number, the door, the hour" },
            { label: "Evening 6", value: "Give it to a stranger from the 8:10 ferry and watch" },
          ],
        },
        {
          name: "The room",
          picture: { src: "drawn:chair", alt: "" },
          rows: [
            { label: "Where", value: "4 Pier Road, upstairs, above the ferry office" },
            { label: "When", value: "6:30 to 8:45\u00a0p.m., six Wednesdays in a row" },
            { label: "Who", value: "24 people at 12 tables, four teachers" },
            { label: "Fee", value: "$265, pencils and soup included" },
          ],
        },
      ],
      note: "Missed one? The same evening is taught again on Saturday at 10\u00a0a.m.",
      action: { label: "", href: "" },
    }),
    part<Teachers>("team/photo-grid", {
      title: "Four who write and edit for a living.",
      lede: "Each teaches the evenings they’re best at and sits at your table on the others.",
      pictures: "cutout",
      people: [
        teacher("ines", "Ines Abara", "Evenings 1 and 2. Writes elevator manuals"),
        teacher("ravi", "Ravi Menon", "Evening 3. Edits contracts"),
        teacher("leif", "Leif Marchetti", "Evenings 4 and 6. Writes up what passengers say"),
        teacher("odile", "Odile Marchand", "Evening 5. Edits a newsletter about rivers"),
      ],
      closing: {
        text: "Not sure your page is bad enough? Send it. Ines answers within two days.",
        label: "Send Ines the page",
        href: "mailto:ines@example.com",
      },
    }),
    part<Letters>("faqs/letter-thread", {
      title: "Tomasz asked before he took a seat",
      lede: "",
      asks: writer("tomasz", "Tomasz Wilk", "Night lead at Corvid Freight, gate four", "Dear school,", "Tomasz"),
      answers: writer("ines", "Ines Abara", "Teaches the first two evenings", "Dear Tomasz,", "Ines"),
      questions: [
        {
          when: "Sunday, after the shift",
          question: "I don’t have a page. I have a sign at a gate. Is that enough?",
          answer:
            "It’s the best thing to bring. Seven lines that drivers read through a wet windshield make a hard page.",
        },
        {
          when: "Monday, 3:50 a.m.",
          question: "My shift starts at ten at night. Would I have to leave early?",
          answer:
            "No. We end at 8:45, and the last bus to the depot stops right downstairs at 9:05. If you’re worried, say so, and you’ll read first.",
        },
        {
          when: "Tuesday, 4:10 a.m.",
          question: "Do I have to read it aloud in front of everybody?",
          answer:
            "Once, on the first evening, and everyone does. After that, only your table hears it. A table is two people.",
        },
        {
          when: "Friday, over breakfast",
          question: "What if it doesn’t work at the gate?",
          answer:
            "Come back with it any Wednesday, for as long as we teach. You don’t pay again:\n- Bring the sign, or a photo of it\n- Bring the question drivers still ask",
        },
      ],
      pictures: "cutout",
      open: "all",
      note: "",
      action: { label: "", href: "" },
    }),
    part<Ticket>("cta/ticket", {
      host: "Kittiwake evening school",
      title: "Leave with a page that people\u00a0read.",
      lede: "Six Wednesdays above the ferry office. Bring one page from work. The soup at half past seven is on us.",
      primary: { label: "Hold a seat for $265", href: "https://example.com/seat" },
      secondary: { label: "Ask Ines first", href: "mailto:ines@example.com" },
      facts: [
        { label: "Evenings", value: "6" },
        { label: "Room", value: "4 Pier Road" },
        { label: "Starts", value: "6:30 p.m." },
        { label: "Ends", value: "8:45 p.m." },
      ],
      seats: 24,
      taken: 17,
      note: "17 of 24 seats are taken.",
    }),
  ],
  only: {
    fields: {
      lede: { optional: true },
      compare: {
        label: "Show what changed",
        choices: { yes: "Yes: struck out and marked", no: "No: each line as it is" },
        help: "With no, the lines may be of any kind: they only grow.",
      },
      unit: {
        label: "Word after each number",
        help: "Such as “words”, for the number itself is counted.",
        optional: true,
      },
      steps: { label: "Steps", help: "Four to seven, each with the same sentence a little shorter." },
      "steps[]": { label: "Step" },
      "steps.label": { label: "Name of the step", help: "One or two words, such as an evening or a week." },
      "steps.done": { label: "What was done", help: "Two to four words on what this step does.", optional: true },
      "steps.text": {
        label: "The sentence",
        help: "As it is after this step. What has gone or come since the step before is marked by itself.",
      },
      note: { optional: true },
    },
  },
});
