import type { Props as Ticket } from "../../cta/ticket/component";
import { definePage, part } from "../../define";
import type { Props as Questions } from "../../faqs/margin-notes/component";
import type { Props as Bento } from "../../featured/editorial-bento/component";
import type { Props as Hero } from "../../hero/portal-window/component";
import { mark } from "../../logo-clouds/marks";
import type { Props as Register } from "../../logo-clouds/register/component";
import type { Props as Ledger } from "../../pricing/ledger/component";
import type { Props as Slider } from "../../testimonials/vertical-slider/component";
import type { Props as Only } from "./component";
import { site } from "./site";

const face = (key: string, alt = "") => ({ src: `/art/v1/faces/${key}.svg`, alt });
const lines = (...all: string[]) => all.join("\n");
const none = { src: "", alt: "" };
const firm = (trade: string, since: string, ...[file, name, size]: Parameters<typeof mark>) => ({
  ...mark(file, name, size),
  trade,
  since,
});
const quote = (key: string, name: string, role: string, tint: string, text: string) => ({
  text,
  name,
  role,
  portrait: { src: `/art/v1/portraits/${key}.svg`, alt: `Portrait of ${name}` },
  tint,
  link: { label: "", href: "" },
});

export default definePage({
  title: "Client portal",
  number: 1,
  price: 23,
  summary:
    "A portal at work: its window, the emails of one Monday with the unnecessary ones crossed out, clients, features, plans, answers, one red ticket.",
  tags: ["software", "portal", "product", "agency", "clients", "plans", "inbox", "saas"],
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-28",
      text: "Fits more projects: the types of React 18, and sites whose network hides mail addresses.",
    },
    { version: "1.0.0", date: "2026-11-26", text: "First version." },
  ],
  trade: "software",
  site,
  parts: [
    part<Hero>("hero/portal-window", {
      title: "“Any news?” Your clients already\u00a0know.",
      lede: "Plinth gives each client one page: what’s done, what’s next and what’s waiting for them. Brackish, a brand studio, runs sixteen. This one is for a ferry line.",
      primary: { label: "Open a sample portal", href: "https://example.com/sample" },
      secondary: { label: "See what it costs", href: "https://example.com/prices" },
      window: { name: "Tern & Tide", page: "Plan", heading: "Summer timetable" },
      screenshot: none,
      pages: ["Plan", "Files", "Proofs", "Invoices"],
      unit: "Week",
      now: 5,
      rows: [
        { label: "Ride-along", status: "Done", when: "1–2", tint: "auto", face: face("gwen") },
        { label: "The grid", status: "Done", when: "2–4", tint: "auto", face: face("keiko") },
        { label: "Pier signs", status: "With Imke", when: "4–6", tint: "auto", face: face("imke") },
        { label: "Printing", status: "Planned", when: "6–7", tint: "auto", face: face("samir") },
        { label: "On board", status: "Planned", when: "8", tint: "auto", face: face("gwen") },
      ],
      comment: {
        name: "Imke Dorn",
        from: "Tern & Tide",
        text: "Pier B has been Pier C since the storm. The rest is right.",
        accept: "Change the sign",
        face: face("imke"),
        row: 3,
        on: "on",
      },
    }),
    part<Only>("only", {
      title: "Thirteen questions on a Monday. Two became emails.",
      lede: "What Brackish’s clients wanted to know before half past nine, and the eleven answers that were already there.",
      choice: { legend: "Which Monday to show", before: "A year ago", now: "With Plinth" },
      counted: { before: "emails to answer before coffee", now: "emails to answer, both worth it" },
      lines: [
        "7:48 | Tern & Tide | Any news on the timetable? | Plan, week 5",
        "7:55 | Saltmarsh | Which of the two labels did we pick? | Proofs",
        "8:02 | Kittiwake | Can you send the logo again? | Files",
        "8:10 | Wexcombe Museum | Did our payment arrive? | Invoices",
        "8:21 | Imke Dorn, Tern & Tide | Pier B has been Pier C since the storm. Does that change the big map, too?",
        "8:27 | Corvid Freight | Who is painting the van doors, and when? | Plan, week 2",
        "8:34 | Lantern Bay | When do you need our photos? | Plan, week 3",
        "8:40 | Orrery | Is the second draft the newer one? | Files",
        "8:47 | Tern & Tide | How about now? | Plan, still week 5",
        "8:58 | Fernhollow | What did we sign off on last time? | Proofs",
        "9:05 | Saltmarsh | How much of the budget is left? | Invoices",
        "9:12 | Bea Lindqvist, Saltmarsh | The oven is out until Thursday. Can the photographer come on Friday?",
        "9:20 | Kittiwake | Is there one without the bird? | Files",
      ],
      faces: [face("imke", "Portrait of Imke Dorn"), face("bea", "Portrait of Bea Lindqvist")],
      note: "Crossed out: looked up, not sent. Each client sees only their own portal.",
    }),
    part<Register>("logo-clouds/register", {
      title: "Seven firms, and how many portals each runs.",
      lede: "That makes 167 clients who know where things are. Call any of the seven and ask.",
      marks: [
        firm("Books for shops", "88 portals", "halfpenny", "Halfpenny"),
        firm("Contracts", "31 portals", "quillon", "Quillon"),
        firm("Brands", "16 portals", "", "Brackish", "normal"),
        firm("Maps", "12 portals", "umbra", "Umbra maps"),
        firm("Houses", "9 portals", "marram", "Marram architects"),
        firm("Typefaces", "7 portals", "ninefold", "Ninefold type foundry"),
        firm("Old papers", "4 portals", "vollan", "Vollan Archive"),
      ].map((one) => (one.alt === "Brackish" ? { ...one, src: "" } : one)),
    }),
    part<Bento>("featured/editorial-bento", {
      title: "What Imke sees when she opens the ferry line’s page.",
      lede: "Six things that used to be emails. You keep working where you work, and it shows up here.",
      cells: [
        {
          heading: "A lost day stays in the plan",
          text: "One Thursday, no boat left the harbor. It’s on the plan, so nobody wonders where the week went.",
          kind: "week",
          lines: lines(
            "Mon: Draw, Draw, Draw, Print",
            "Tue: -, Call, Signs, Call",
            "Wed: Draw, Proof, Draw, Proof",
            "Thu: Call, No boat, Call, Hang",
            "Fri: Note, -, Note, Note",
          ),
          marked: "No boat",
          picture: none,
        },
        {
          heading: "Approved with one change",
          text: "Imke rewrote one of Brackish’s sentences. Hers is better, and it’s going up on the pier.",
          kind: "edits",
          lines: lines(
            "Before: In adverse weather departures may be subject to cancellation.",
            "After: In a storm, no boats leave.",
            "By: Imke",
          ),
          marked: "",
          picture: none,
        },
        {
          heading: "One name, not “the team”",
          text: "Every sign is with one person at a time.",
          kind: "people",
          lines: lines("Keiko: drew it", "Imke: has it now", "Samir: prints it"),
          marked: "Imke",
          picture: none,
        },
        {
          heading: "Open when you aren’t",
          text: "Most clients look on Sundays at nine.",
          kind: "busy",
          lines: lines(
            "Thu: 2, 3, 2, 2, 3, 4, 4, 2",
            "Fri: 2, 3, 2, 1, 2, 3, 2, 1",
            "Sat: 1, 2, 3, 2, 2, 3, 4, 2",
            "Sun: 1, 2, 3, 4, 5, 7, 9, 6",
            "Mon: 5, 7, 4, 3, 3, 4, 5, 3",
            "Hours: 8 am, -, -, 2, -, -, 9 pm, -",
          ),
          marked: "Sun 9 pm",
          picture: none,
        },
        {
          heading: "What’s left to pay",
          text: "Next to what it’s for.",
          kind: "rows",
          lines: lines("Ride-along: paid", "The grid: paid", "Pier signs: $2,340"),
          marked: "Pier signs",
          picture: none,
        },
        {
          heading: "Ask it the way you would ask us",
          text: "It answers from the page and says where it found it.",
          kind: "typed",
          lines: lines(
            "Typed: which pier is b",
            "Pier C, since the storm: Proofs",
            "Pier sign, second proof: Files",
            "Goes up on a Thursday: Plan",
          ),
          marked: "",
          picture: none,
        },
      ],
      faces: [face("keiko"), face("imke"), face("samir")],
      action: { label: "", href: "" },
    }),
    part<Slider>("testimonials/vertical-slider", {
      title: "And on the other days of the week",
      lede: "",
      legend: "Whose week to read about",
      pictures: "photo",
      quotes: [
        quote(
          "keiko",
          "Keiko Mori",
          "Brackish, 16 portals",
          "yellow",
          "A client approved her labels at twenty to midnight on a Sunday, with one comma moved. I saw it over breakfast and sent them to print.",
        ),
        quote(
          "greta",
          "Greta Nyholm",
          "Halfpenny, 88 portals",
          "green",
          "I used to write “your receipts are here” 88 times a month. There’s a check mark for that now, and on Fridays I go home on time.",
        ),
        quote(
          "anouk",
          "Anouk Dray",
          "Marram architects, 9 portals",
          "yellow",
          "The tiles were out of stock. I put three others on the page from the scaffold, and the owners had picked one before I was down the ladder.",
        ),
        quote(
          "hugo",
          "Hugo Castel",
          "Ninefold type foundry, 7 portals",
          "green",
          "Two people at the same client each had a different g in mind. They found out on the page in week two, not on the poster.",
        ),
      ],
    }),
    part<Ledger>("pricing/ledger", {
      title: "You pay by the client. Your own people are\u00a0free.",
      lede: "A client is one firm with one portal, however many of its people open\u00a0it.",
      billing: {
        legend: "How to pay",
        monthly: "By the month",
        yearly: "By the year, 12 for 10",
        perMonth: "a month",
        perYear: "a year",
      },
      marked: { plan: "2", fact: "4 of the 7\u00a0firms above" },
      plans: [
        {
          name: "Solo",
          text: "For one person with a few clients.",
          price: "$14",
          yearly: "$140",
          button: { label: "Start with one", href: "https://example.com/solo" },
        },
        {
          name: "Studio",
          text: "For a studio that knows its clients by name.",
          price: "$39",
          yearly: "$390",
          button: { label: "Try it for a month", href: "https://example.com/studio" },
        },
        {
          name: "Office",
          text: "For more clients than you can name.",
          price: "$96",
          yearly: "$960",
          button: { label: "Talk to Noor", href: "https://example.com/office" },
        },
      ],
      margin: "Before tax",
      rows: [
        "Portals | Up to 5 | Up to 25 | Up to\u00a0120",
        "Your own people | 1 | All of them | All of\u00a0them",
        "Largest file | 250\u00a0MB | 5\u00a0GB | 20\u00a0GB",
        "Moving in | We move your first client | We move your first five | We move all of\u00a0them",
        "We answer within | Two days | One day | One day, or by\u00a0phone",
      ],
      note: "A client who leaves costs nothing from that day on. Their portal stays readable for another year.",
    }),
    part<Questions>("faqs/margin-notes", {
      title: "Before you show it to a client",
      lede: "Jonas builds Plinth. Noor has moved 61 firms in.",
      questions: [
        {
          question: "How long until my first client is in?",
          answer:
            "One afternoon. The ferry line’s page went like this.\nHour | Brackish | Imke saw\n1 | Sent us a folder | Nothing\n2 | Checked off what was done | The plan\n3 | Wrote one sentence | All of it",
          by: "2",
        },
        {
          question: "Does a client need a password?",
          answer:
            "A link in an email is enough, and it works for as long as the portal is open. Anyone who wants a password can set one.",
          by: "1",
        },
        {
          question: "What if somebody never looks?",
          answer:
            "They get one email on Friday with the three lines that changed. Two of Brackish’s sixteen read nothing else, and that’s enough.",
          by: "2",
        },
        {
          question: "Can they see what we write to each other?",
          answer:
            "No. A line is yours until you press “Show,” and you can always look at a portal through the client’s eyes.",
          by: "1",
        },
        {
          question: "How do we get our things back out?",
          answer:
            "In one file, on any day:\n- All plans, as tables\n- All files, under their own names\n- Who approved what, and when\nYou can [open a finished one](https://example.com/export) here.",
          by: "1",
        },
      ],
      people: [
        { name: "Jonas Ekdahl", role: "Builds it", src: face("jonas").src, alt: "" },
        { name: "Noor Haddad", role: "Moves you in", src: face("noor").src, alt: "" },
      ],
      open: "first",
      note: "Something else? One of them answers on weekdays from eight to five.",
      action: { label: "Ask Noor", href: "mailto:noor@example.com" },
    }),
    part<Ticket>("cta/ticket", {
      host: "Plinth client portals",
      title: "Bring one client. See what happens on\u00a0Monday.",
      lede: "Your first portal is free for 30 days. Send us the folder as it is, and we’ll set it up in an afternoon.",
      primary: { label: "Open your first portal", href: "https://example.com/open" },
      secondary: { label: "Look at a sample first", href: "https://example.com/sample" },
      facts: [
        { label: "Clients", value: "1" },
        { label: "Free for", value: "30 days" },
        { label: "Set up in", value: "3 hours" },
        { label: "Card", value: "Not needed" },
      ],
      seats: 13,
      taken: 11,
      note: "11 of 13 emails that nobody had to write.",
    }),
  ],
  only: {
    tint: "yellow",
    fields: {
      lede: { optional: true },
      choice: { label: "The switch", help: "Shows the same morning before and now." },
      "choice.legend": { label: "Read aloud before the switch", help: "What the choice is about.", advanced: true },
      "choice.before": { label: "Choice on the left", help: "The time in which all of it was sent." },
      "choice.now": { label: "Choice on the right", help: "The time in which most of it is looked up." },
      counted: { label: "Words after the number", help: "The number itself is counted from the lines." },
      "counted.before": { label: "After the number before", help: "What there was of all of them." },
      "counted.now": { label: "After the number now", help: "What is left of them." },
      lines: { label: "Questions", help: "Ten to sixteen, of which two or three had to be written." },
      "lines[]": {
        label: "Email",
        written: {
          parts: {
            time: "Time",
            who: "Who asked",
            question: "Question",
            place: "Where it says so, empty where it had to be written",
          },
        },
      },
      faces: {
        label: "Portraits",
        help: "For the emails that were written, in their order. Where there is none, initials stand.",
        advanced: true,
      },
      "faces[]": { label: "Portrait" },
      "faces.alt": { advanced: true },
      note: { optional: true },
    },
  },
});
