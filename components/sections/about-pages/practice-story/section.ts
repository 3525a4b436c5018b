import type { Props as Ruler } from "../../cta/countdown-ruler/component";
import { definePage, part } from "../../define";
import type { Props as Letter } from "../../hero/letter-opener/component";
import type { Props as Wall } from "../../team/studio-wall/component";
import type { Props as Letters } from "../../testimonials/letter-pile/component";
import type { Props as Own } from "./component";
import { site } from "./site";

const person = (key: string, name: string, role: string) => ({
  name,
  role,
  portrait: { src: `/art/v1/busts/${key}.svg`, alt: `Portrait of ${name}` },
  href: "",
});

const letter = (
  from: { name: string; role: string; face: string },
  place: string,
  greeting: string,
  text: string,
  closing: string,
  link = { label: "", href: "" },
) => ({
  place,
  greeting,
  text,
  closing,
  name: from.name,
  role: from.role,
  face: from.face ? { src: `/art/v1/faces/${from.face}.svg`, alt: `Portrait of ${from.name}` } : { src: "", alt: "" },
  link,
});

const seat = (key: string, name: string) => ({ name, face: { src: `/art/v1/faces/${key}.svg`, alt: "" } });

export default definePage({
  title: "Practice story",
  number: 1,
  price: 19,
  summary:
    "A founding letter, nineteen winters on a ruler, four letters back, seven portraits on a rail, and the plan of a room with a chair for the reader.",
  tags: ["about page", "architects", "history", "letter", "team", "floor plan", "address", "whole page"],
  changes: [{ version: "1.0.0", date: "2026-11-26", text: "First version." }],
  trade: "practice",
  only: {
    tint: "blue",
    fields: {
      lede: { optional: true },
      seats: {
        label: "Who sits at the table",
        help: "Three to eleven people, along its first side and then along the other.",
      },
      "seats[]": { label: "Chair" },
      "seats.name": { help: "First names are enough here." },
      "seats.face": { help: "A small round portrait, or none, and the initials stand there.", optional: true },
      "seats.face.alt": { advanced: true },
      guest: { label: "The reader’s chair", help: "One word at the last chair, such as “You”.", optional: true },
      table: { label: "Words on the table", help: "How long it is, or where it came from.", optional: true },
      room: { label: "Words in the room" },
      "room.window": { label: "At the windows", help: "What you see from there.", optional: true },
      "room.stove": { label: "At the stove", help: "One or two words.", optional: true },
      "room.door": { label: "At the door", help: "One to four words.", optional: true },
      "address[]": { label: "Line" },
      ways: { label: "Ways to get there", help: "Two to four, the one that most people take first." },
      "ways[]": { label: "Way" },
      "ways.from": { label: "How", help: "One to three words, such as “By bus”." },
      "ways.text": { help: "One or two short sentences." },
      action: { optional: true },
      phone: { label: "Phone", help: "A link to your number, such as tel: and the number.", optional: true },
      "phone.label": { help: "The number as people read it." },
    },
  },
  site,
  parts: [
    part<Letter>("hero/letter-opener", {
      sender: { name: "Marram architects", lines: ["The net loft, 14 Slip Lane"] },
      recipient: ["To whoever is thinking", "of building out here"],
      greeting: "Dear neighbor,",
      title: "the wind was here first. We draw around it.",
      body: "In its first year, Marram was a door on two trestles in a boat shed. A gale had torn the door off a house that somebody else had built. On the back of it I drew why, and the owners asked me to draw the rest.",
      closing: "Come and sit down,",
      signature: {
        picture: { src: "drawn:signature-tall", alt: "" },
        name: "Mirela Petran",
        role: "who still has the trestles",
      },
      postscript: {
        mark: "P.S.",
        text: "The door is back on its hinges. You’ll come in through it.",
        link: { label: "Getting\u00a0here", href: "https://example.com/way" },
      },
      primary: { label: "Pull up a chair at our table", href: "https://example.com/table" },
      secondary: { label: "Look at the houses", href: "https://example.com/houses" },
    }),
    part<Ruler>("cta/countdown-ruler", {
      title: "Nineteen winters. For\u00a0seven, we only mended.",
      lede: "We had built four houses when the storm came. It took eleven roofs on this coast, and people asked us to put them back. On other people’s houses we learned how a roof lets go. Then we drew our fifth.",
      primary: { label: "See all 41 houses", href: "https://example.com/houses" },
      secondary: { label: "Read how a roof lets go", href: "https://example.com/roofs" },
      unit: "Winter",
      milestones: [
        { day: 1, label: "A door on two trestles", until: "" },
        { day: 3, label: "A loft with a long table", until: "" },
        { day: 6, label: "The storm, eleven roofs", until: "Seven winters of mending" },
        { day: 13, label: "House five", until: "" },
        { day: 19, label: "41 roofs, all still on", until: "" },
      ],
    }),
    part<Letters>("testimonials/letter-pile", {
      title: "Four neighbors wrote\u00a0back.",
      lede: "Three live under a roof we drew, and one under a roof we put back.",
      legend: "Which letter to read",
      letters: [
        letter(
          { name: "Wanda Nowak", role: "House 23, from the sixteenth winter", face: "wanda" },
          "After the second storm",
          "Dear Marram,",
          "We lay awake and listened to the neighbors’ roof. Ours said nothing. At seven, Anouk was at the door with a ladder. She walked around the house once and had a coffee. Then she carried the ladder next door, where it was needed.",
          "They had asked for your number before breakfast.",
          { label: "See house 23", href: "https://example.com/house-23" },
        ),
        letter(
          { name: "Signe and Per Aune", role: "House one, from the second winter", face: "" },
          "About a door",
          "Dear Mirela,",
          "You asked to borrow our front door for a week, because your drawing was on the back of it. Last Tuesday we came to pick it up. It is back on hinges, at your place. Somebody opened it and asked what we wanted, and we said coffee.",
          "Keep it. The one you drew has stayed on.",
        ),
        letter(
          { name: "Nils Aker", role: "A mended roof, the seventh of eleven", face: "nils" },
          "Harbor House",
          "Dear Umar,",
          "Our roof lay in the harbor, and everybody looked at it there. You looked at the walls it had left, for most of a day. You took nine nails home in an envelope. The roof went back on with straps, and my guests slept through the second storm.",
          "Are you finished with the nails?",
        ),
        letter(
          { name: "Imke Dorn", role: "House 29, from the seventeenth winter", face: "imke" },
          "The fourth stair",
          "Dear Dmitri,",
          "You said it would creak for two winters, until the oak had made up its mind. For two winters we heard who came home, and when. In March it stopped. We have two teenagers, and we lie awake and hear nothing.",
          "Could you come and put the creak back?",
        ),
      ],
      action: { label: "Read the other letters", href: "https://example.com/letters" },
    }),
    part<Wall>("team/studio-wall", {
      title: "Seven people, and each has held on to a\u00a0roof.",
      lede: "Whoever draws your house also stands on it. An eighth place is kept open.",
      pictures: "cutout",
      people: [
        person("mirela", "Mirela Petran", "Started it, draws stairs"),
        person("umar", "Umar Adeyemi", "Works out what holds"),
        person("anouk", "Anouk Dray", "On site, with the ladder"),
        person("pavel", "Pavel Novak", "Where the warmth goes"),
        person("rosa", "Rosa Medina", "Builds them in cardboard"),
        person("dele", "Dele Fasanya", "Knows every permit"),
        person("dmitri", "Dmitri Orlov", "Joints, and why they creak"),
      ],
      empty: {
        text: "The eighth chair is for whoever is building",
        label: "Sit down with us",
        href: "https://example.com/table",
        picture: { src: "drawn:chair", alt: "" },
      },
    }),
    part<Own>("only", {
      title: "This is where the long table stands.",
      lede: "A sailmaker cut canvas on it. It was in the loft before the stairs were, so it can never leave.",
      seats: [
        seat("mirela", "Mirela"),
        seat("umar", "Umar"),
        seat("rosa", "Rosa"),
        seat("pavel", "Pavel"),
        seat("dele", "Dele"),
        seat("dmitri", "Dmitri"),
        seat("anouk", "Anouk"),
      ],
      guest: "You",
      table: "31 feet of pine, one crack, no head",
      room: { window: "The sea, and what it brings", stove: "Stove", door: "The door from the letter" },
      address: ["Marram architects", "The net loft", "14 Slip Lane", "Tern Harbor"],
      ways: [
        { from: "By bus", text: "Bus 4 to Slip Lane, then 90 steps toward the water." },
        { from: "On foot", text: "Fourteen minutes from the station, along the harbor wall." },
        {
          from: "By boat",
          text: "The slip below the windows is ours. Ring the bell, and somebody will take your line.",
        },
        { from: "Inside", text: "Up the stairs. Coffee is at ten, Tuesday to Friday." },
      ],
      action: { label: "Take the eighth chair", href: "https://example.com/table" },
      phone: { label: "+1 555 0164", href: "tel:+15550164" },
    }),
  ],
});
