import { type PageSite, part } from "../../define";
import type { Props as Footer } from "../../footer/colophon/component";
import { words as footWords, pages } from "../../footer/content";
import { at, link, mark, none, words } from "../../header/content";
import type { Props as Header } from "../../header/full-sheet/component";

/** What stands above and below this page on its whole site. */
export const site: PageSite = {
  header: part<Header>("header/full-sheet", {
    brand: mark("fernhollow", "Fernhollow"),
    links: [
      { ...link("Pages at sea", ""), count: "9" },
      { ...link("The other pages", "box"), count: "171" },
      { ...link("Clauses", "contract"), count: "5" },
      { ...link("People", "people"), count: "3" },
      { ...link("Handbook under way", "under-way"), count: "1" },
    ],
    second: { label: "Read page four", href: at("page-four") },
    action: { label: "Send us a page", href: "mailto:aiko@example.com" },
    search: none,
    current: at(""),
    stays: "yes",
    words: { ...words, open: "Menu", close: "Close" },
  }),
  footer: part<Footer>("footer/colophon", {
    sentence: "We rewrite handbooks until one hand is enough. The other is on the valve.",
    credits: [
      { label: "Written", value: "by Aiko Tanabe" },
      { label: "Interviews", value: "Quan, on two night boats" },
      { label: "Printed", value: "by Maeve, for wet hands" },
      { label: "Tried", value: "at [ten past two](https://example.com/page-four), off Skerry" },
      { label: "Email", value: "[aiko@example.com](mailto:aiko@example.com)" },
    ],
    columns: [
      {
        title: "Handbooks",
        links: pages(
          ["Page four", "page-four"],
          ["Pages at sea", ""],
          ["The other 171 pages", "box"],
          ["The one under way", "under-way"],
        ),
      },
      { title: "Before you sign", links: pages(["Clauses", "contract"], ["People", "people"]) },
    ],
    smallPrint: "Fernhollow, three people. No tracking on this site.",
    legal: pages(["Privacy", "privacy"], ["Company details", "law"]),
    brand: { src: "/art/v2/marks/fernhollow.svg", alt: "Fernhollow", href: at(""), look: "ink" },
    words: footWords,
  }),
};
