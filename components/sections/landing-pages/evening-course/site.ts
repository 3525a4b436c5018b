import { type PageSite, part } from "../../define";
import { words as footWords, pages } from "../../footer/content";
import type { Props as Footer } from "../../footer/everything/component";
import { at, link, mark, none } from "../../header/content";
import type { Props as Header } from "../../header/page-tabs/component";

/** What stands above and below this page on its whole site. */
export const site: PageSite = {
  header: part<Header>("header/page-tabs", {
    brand: mark("kittiwake", "Kittiwake"),
    links: [
      link("The course", ""),
      link("Six evenings", "evenings"),
      link("Teachers", "teachers"),
      link("Examples", "", [
        ["For cats", "slip", "Hangs on 140 fridges"],
        ["For horses", "horses", "Yusra has started it"],
        ["Still on the board", "board", "Five pages that nobody reads"],
      ]),
      link("The room", "room"),
    ],
    second: none,
    action: { label: "Hold a seat", href: at("seat") },
    search: none,
    current: at(""),
    stays: "yes",
    words: { skip: "Skip to the text", list: "Main" },
  }),
  footer: part<Footer>("footer/everything", {
    sentence: "Above the ferry office, pages get shorter on Wednesdays.",
    brand: mark("kittiwake", "Kittiwake"),
    picture: { src: "drawn:timetable", alt: "" },
    hours: {
      title: "Six weeks in a row",
      rows: [
        { days: "Wednesday", time: "6:30 to 8:45 p.m." },
        { days: "Wednesday’s soup", time: "7:30 p.m." },
        { days: "Saturday, if you missed it", time: "10 a.m." },
      ],
    },
    address: {
      title: "The room",
      lines: ["Kittiwake evening school", "4 Pier Road, upstairs", "Above the ferry office"],
      map: { label: "Find the stairs", href: at("room") },
      contact: [{ label: "ines@example.com", href: "mailto:ines@example.com" }],
    },
    newsletter: {
      title: "One email, when the next six Wednesdays are set.",
      label: "Your email address",
      note: "The dates, the price and nothing else.",
    },
    button: "Send me the dates",
    action: "#",
    columns: [
      {
        title: "The course",
        links: pages(["Six evenings", "evenings"], ["Teachers", "teachers"], ["Seats, $265", "seat"]),
      },
      {
        title: "Examples",
        links: pages(["For cats", "slip"], ["For horses", "horses"], ["Still on the board", "board"]),
      },
      {
        title: "Questions",
        links: pages(["The last bus", "bus"], ["Reading aloud", "aloud"], ["Coming back", "back"]),
      },
    ],
    smallPrint: "Kittiwake evening school.",
    legal: pages(["Privacy", "privacy"], ["Terms, one page", "terms"]),
    words: footWords,
  }),
};
