import { defineSection } from "../../define";
import type { Props } from "./component";

/** Somebody with one of our portraits. */
const person = (key: string, name: string, role: string) => ({
  name,
  role,
  picture: { src: `/art/v1/portraits/${key}.svg`, alt: `Portrait of ${name}` },
});

export default defineSection<Props>()({
  title: "Ask us",
  number: 4,
  price: 4,
  summary:
    "Questions behind triangles on the left; on the right a contact card with a portrait, hours, phone, mail and a short form.",
  tags: ["contact", "form", "toggles", "accordion", "hours", "phone", "portrait", "support", "help"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-25", text: "First version." },
  ],
  trade: "practice",
  tint: "green",
  fields: {
    lede: { optional: true },
    questions: { label: "Questions", help: "Three to twenty-four, the one that most people ask first." },
    "questions[]": { label: "Question" },
    "questions.question": { help: "In the words in which people ask it." },
    "questions.answer": { label: "Answer", optional: true },
    person: { label: "Person on the card", optional: true },
    "person.role": { optional: true },
    "person.picture": { label: "Portrait", help: "A person, head and shoulders, or none.", optional: true },
    "person.picture.alt": { advanced: true },
    pictures: {
      label: "The portrait is",
      choices: { photo: "a photo, as it is", cutout: "cut out, without a background" },
      advanced: true,
    },
    hours: { label: "Hours", optional: true },
    "hours[]": { label: "Line" },
    "hours.days": { label: "Days", help: "Such as “Mon to Fri”." },
    "hours.time": { label: "Hours", help: "Such as “9 am to 5 pm” or “Closed”." },
    mail: { label: "Mail", help: "Where people write to, as a link of mailto: and the address.", optional: true },
    "mail.label": { label: "Words", help: "The address itself, or such as “Write to us”." },
    phone: { label: "Phone", help: "Where people call, as a link of tel: and the number.", optional: true },
    "phone.label": { label: "Words", help: "The number as people read it." },
    form: { label: "Form", optional: true },
    button: { help: "Stands in the form, such as “Ask Ann”. Emptied, the form goes.", optional: true },
    "form.question": { label: "Words above the question", help: "Such as “Your question”." },
    "form.email": { label: "Words above the address", help: "Such as “Your e-mail”." },
    action: { label: "Address of another form service" },
    note: { label: "Last words", help: "When an answer comes.", optional: true },
    open: {
      label: "The first answer",
      choices: { first: "is open from the start", none: "is folded like the others" },
      advanced: true,
    },
  },
  sample: {
    title: "Before your first visit",
    lede: "",
    questions: [
      {
        question: "What does it cost?",
        answer:
          "Visit | Takes | Costs\nThe first | 90 min | $95\nAn urgent one | 30 min | $60\nMost insurers refund it. [We write the letter](https://example.com/insurers) to them.",
      },
      {
        question: "Do I need a referral?",
        answer: "No. Pick an hour and come. If a doctor sent you, bring the letter and any scans.",
      },
      {
        question: "What should I wear?",
        answer:
          "- Something you can bend in\n- Socks\nYou stand, bend and walk while we film it, and then we watch the film together.",
      },
      {
        question: "Will it hurt?",
        answer: "You may ache the next day, as after a long walk. On the table, say stop at any moment and we stop.",
      },
      {
        question: "Is there wheelchair access?",
        answer: "Yes. The elevator is on the left behind the door, and the table goes down to 18 inches.",
      },
    ],
    person: person("hanne", "Hanne Brandt", "Physiotherapist, sees you herself"),
    pictures: "photo",
    hours: [
      { days: "Mon, Wed, Fri", time: "8 am to 3 pm" },
      { days: "Tue, Thu", time: "1 to 8 pm" },
      { days: "Weekends", time: "Closed" },
    ],
    mail: { label: "hanne@example.com", href: "mailto:hanne@example.com" },
    phone: { label: "555-0100", href: "tel:+15550100" },
    form: { question: "Your question", email: "Your e-mail" },
    button: "Ask Hanne",
    action: "#",
    note: "Hanne answers every weekday evening.",
    open: "first",
  },
  examples: [
    {
      trade: "software",
      content: {
        title: "What teams ask before they pay for Orrery",
        lede: "Most of it is about seats. Maeve sends the bills and knows the exceptions.",
        questions: [
          {
            question: "How many seats do we need?",
            answer: "One for everybody who changes something. People who only read need none.",
          },
          {
            question: "How much is that?",
            answer:
              "Team | A seat | A month\n3 people | Free | $0\n12 people | $9 | $108\n30 people | $9, then $7 | $250",
          },
          {
            question: "Two of us leave in spring. What then?",
            answer: "Take their seats away on the day they go. The next bill is smaller by what was left of the month.",
          },
          {
            question: "Can we pay by invoice?",
            answer:
              "From 12 seats, once a year. We need:\n- Your company’s address\n- A purchase order number, if you use them\nThe [invoice](https://example.com/invoice) comes within a day and is due in 30.",
          },
          {
            question: "Do you sign our own contract?",
            answer: "From 40 seats. Below that you sign ours, which is two pages long.",
          },
        ],
        person: person("maeve", "Maeve Corrigan", "Accounts"),
        pictures: "photo",
        hours: [{ days: "Mon to Fri", time: "9 am to 5 pm" }],
        mail: { label: "maeve@orrery.example", href: "mailto:maeve@orrery.example" },
        phone: { label: "", href: "" },
        form: { question: "What would you like to know?", email: "E-mail for the answer" },
        button: "Send it to Maeve",
        action: "#",
        note: "",
        open: "none",
      },
    },
    {
      trade: "cafe",
      content: {
        title: "Feeding forty people, and what to ask first",
        lede: "Saltmarsh cooks where you are. Pim takes the orders and drives the van.",
        questions: [
          {
            question: "How early should we ask?",
            answer: "Guests | Ask before\nUp to 20 | 3 days\nUp to 60 | 2 weeks\nMore | 2 months",
          },
          {
            question: "What if fewer people come?",
            answer: "Tell us by noon two days before, and you pay for the lower number.",
          },
          {
            question: "Do you bring plates?",
            answer: "Plates, cutlery, glasses and a cloth for each table. They go back in the van unwashed.",
          },
          {
            question: "Can you cook without nuts?",
            answer: "The bakery uses hazelnuts, so bread is the risk. We buy it elsewhere for you and say where.",
          },
          {
            question: "What do you need from our kitchen?",
            answer: "- One tap\n- Two sockets\n- A door wider than 32 inches",
          },
        ],
        person: person("pim", "Pim de Rooij", "Catering, orders and van"),
        pictures: "photo",
        hours: [
          { days: "Tue to Fri", time: "2 to 6 pm" },
          { days: "Saturday", time: "On the road" },
        ],
        mail: { label: "pim@saltmarsh.example", href: "mailto:pim@saltmarsh.example" },
        phone: { label: "555-0142", href: "tel:+15550142" },
        form: { question: "", email: "" },
        button: "",
        action: "#",
        note: "A menu and one price come back the same day.",
        open: "first",
      },
    },
  ],
});
