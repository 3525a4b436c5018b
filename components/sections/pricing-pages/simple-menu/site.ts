import { type PageSite, part } from "../../define";
import { words as footWords, pages } from "../../footer/content";
import type { Props as Footer } from "../../footer/everything/component";
import type { Props as Header } from "../../header/centered-mark/component";
import { at, link, mark, none, words } from "../../header/content";

/** What stands above and below this page on its whole site. */
export const site: PageSite = {
  header: part<Header>("header/centered-mark", {
    brand: mark("saltmarsh", "Saltmarsh"),
    links: [
      link("Loaves", "loaves"),
      link("Breakfast", "breakfast"),
      link("The oven", "oven"),
      link("Find us", "harbor-street"),
    ],
    second: none,
    action: { label: "Keep a bench", href: at("bench") },
    search: none,
    current: at("breakfast"),
    stays: "no",
    words,
  }),
  footer: part<Footer>("footer/everything", {
    sentence: "Breakfast on Sunday, half a loaf for Monday.",
    brand: mark("saltmarsh", "Saltmarsh"),
    picture: { src: "drawn:cup", alt: "" },
    hours: {
      title: "Hours",
      rows: [
        { days: "Tuesday to Saturday", time: "bread, 7 to 1" },
        { days: "Sunday", time: "breakfast, 8 to 1" },
        { days: "Monday", time: "closed" },
      ],
    },
    address: {
      title: "Where we are",
      lines: ["Saltmarsh bakery", "11 Harbor Street"],
      map: { label: "Map", href: at("harbor-street") },
      contact: [{ label: "bench@example.com", href: "mailto:bench@example.com" }],
    },
    newsletter: {
      title: "One line on Saturday evening: what we bake for Sunday.",
      label: "Your email address",
      note: "Once a week, and nothing else.",
    },
    button: "Send it on Saturdays",
    action: "#",
    columns: [
      {
        title: "Sunday",
        links: pages(["Breakfast", "breakfast"], ["Your $26, sliced", "slices"], ["Keep a bench", "bench"]),
      },
      {
        title: "Bread",
        links: pages(["Loaves", "loaves"], ["What goes into it", "flour"], ["The oven", "oven"]),
      },
      {
        title: "People",
        links: pages(["Two bakers", "bakers"], ["Three who bring it", "room"]),
      },
    ],
    smallPrint: "Saltmarsh bakery. All our bread has gluten in it. Tip included in the price.",
    legal: pages(["Privacy", "privacy"], ["Allergens", "allergens"]),
    words: footWords,
  }),
};
