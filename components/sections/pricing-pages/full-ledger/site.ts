import { type PageSite, part } from "../../define";
import { words as footWords, pages } from "../../footer/content";
import type { Props as Footer } from "../../footer/everything/component";
import { at, link, mark, none, words } from "../../header/content";
import type { Props as Header } from "../../header/two-rows/component";

const phone = { label: "+1 555 0168", href: "tel:+15550168" };

/** What stands above and below this page on its whole site. */
export const site: PageSite = {
  header: part<Header>("header/two-rows", {
    phone,
    hours: "Greta picks up from 8 to 12 and from 1 to 4, Monday to Thursday",
    languages: [],
    brand: mark("halfpenny", "Halfpenny"),
    links: [
      link("Plans", "", [
        ["Envelope", "envelope", "Up to 60 receipts a month"],
        ["Shoebox", "shoebox", "Up to 240, picked up by Lars"],
        ["Cabinet", "cabinet", "Up to 620, and payroll for 16"],
      ]),
      link("Prices", "prices"),
      link("Six clauses", "clauses"),
      link("Greta and Lars", "people"),
    ],
    second: { label: "Send photos", href: at("photographs") },
    action: { label: "Price my pile", href: at("pile") },
    search: none,
    current: at("prices"),
    stays: "no",
    words: { ...words, languages: "Languages" },
  }),
  footer: part<Footer>("footer/everything", {
    sentence: "Books for 88 shops, workshops and cafés, priced by the pile.",
    brand: mark("halfpenny", "Halfpenny"),
    picture: { src: "drawn:receipts", alt: "" },
    hours: {
      title: "Greta’s phone",
      rows: [
        { days: "Monday to Thursday", time: "8 to 12, 1 to 4" },
        { days: "Friday", time: "no phone, Lars picks up" },
        { days: "Saturday and Sunday", time: "closed" },
      ],
    },
    address: {
      title: "Where the paper goes",
      lines: ["Halfpenny bookkeepers", "3 Mint Lane"],
      map: { label: "Find the mail slot", href: at("mail-slot") },
      contact: [phone, { label: "greta@example.com", href: "mailto:greta@example.com" }],
    },
    newsletter: {
      title: "A reminder on the 1st, before the paper is due on the 5th.",
      label: "Your email address",
      note: "One line a month, until you tell us to stop.",
    },
    button: "Remind me",
    action: "#",
    columns: [
      {
        title: "Plans",
        links: pages(["Envelope", "envelope"], ["Shoebox", "shoebox"], ["Cabinet", "cabinet"]),
      },
      {
        title: "Prices",
        links: pages(["All eighteen lines", "prices"], ["Price my pile", "pile"], ["The first year", "first-year"]),
      },
      {
        title: "Clauses",
        links: pages(["All six", "clauses"], ["When a month is done", "time"], ["When you leave", "leaving"]),
      },
      {
        title: "People",
        links: pages(["Greta and Lars", "people"], ["The bike shop", "bicycle-shop"]),
      },
    ],
    smallPrint: "Halfpenny bookkeepers. Prices are before sales tax, and the parking ticket stays with you.",
    legal: pages(["Privacy", "privacy"], ["Our mistakes", "mistakes"]),
    words: footWords,
  }),
};
