import { type PageSite, part } from "../../define";
import type { Props as Footer } from "../../footer/colophon/component";
import { words as footWords, pages } from "../../footer/content";
import { at, link, mark, none, words } from "../../header/content";
import type { Props as Header } from "../../header/plain-line/component";

/** What stands above and below this page on its whole site. */
export const site: PageSite = {
  header: part<Header>("header/plain-line", {
    brand: mark("marram", "Marram architects"),
    links: [
      link("Houses", "", [
        ["All 41", "houses", "The roofs are still on"],
        ["House five", "house-five", "The first after the storm"],
        ["House 23", "house-23", "Said nothing in the second storm"],
        ["Mended roofs", "mended", "Eleven, none of them drawn by us"],
      ]),
      link("Practice", "practice"),
      link("How a roof lets go", "roofs"),
      link("Getting here", "way"),
    ],
    second: none,
    action: { label: "Pull up a chair", href: at("table") },
    search: none,
    current: at("practice"),
    stays: "yes",
    words: { ...words, open: "Menu", close: "Close" },
  }),
  footer: part<Footer>("footer/colophon", {
    sentence: "Houses for a coast where the wind was here first.",
    credits: [
      { label: "Drawn", value: "on 31 feet of pine, with one crack" },
      { label: "Checked", value: "by Umar Adeyemi, and by the second storm" },
      { label: "Door", value: "off a house somebody else built" },
      { label: "Coffee", value: "Tuesday to Friday, at ten" },
      { label: "Address", value: "The net loft, 14 Slip Lane, Tern Harbor" },
      { label: "Phone", value: "[+1 555 0164](tel:+15550164)" },
    ],
    columns: [
      {
        title: "Houses",
        links: pages(["All 41", "houses"], ["House five", "house-five"], ["House 23", "house-23"]),
      },
      {
        title: "Roofs",
        links: pages(["How one lets go", "roofs"], ["Mended roofs", "mended"]),
      },
      {
        title: "Practice",
        links: pages(["Nineteen winters", "practice"], ["Pull up a chair", "table"], ["Getting here", "way"]),
      },
    ],
    smallPrint: "Marram architects. Whoever drew your house has stood on it.",
    legal: pages(["Privacy", "privacy"], ["Registration", "registration"]),
    brand: { src: "/art/v1/marks/marram.svg", alt: "Marram", href: at(""), look: "ink" },
    words: footWords,
  }),
};
