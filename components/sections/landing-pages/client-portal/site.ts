import { type PageSite, part } from "../../define";
import type { Props as Footer } from "../../footer/colophon/component";
import { words as footWords, pages } from "../../footer/content";
import { at, link, mark, none, words } from "../../header/content";
import type { Props as Header } from "../../header/panel-menu/component";

const alone = { picture: { src: "", alt: "" }, caption: "", more: none };

/** What stands above and below this page on its whole site. */
export const site: PageSite = {
  header: part<Header>("header/panel-menu", {
    brand: mark("plinth", "Plinth"),
    links: [
      {
        ...link("Portal", "", [
          ["Overview", "", "One Monday, then and now"],
          ["Plan", "plan", "What’s done, and who has the rest"],
          ["Files", "files", "Each under its own name"],
          ["Proofs", "approvals", "Who approved what, and when"],
          ["Invoices", "invoices", "What’s left to pay, and for what"],
        ]),
        preview: {
          picture: { src: "drawn:screen", alt: "" },
          caption: "The ferry line’s portal in week 5. Imke has one correction.",
          more: { label: "Open a sample portal", href: at("sample") },
        },
      },
      { ...link("Seven firms", "firms"), preview: alone },
      { ...link("Prices", "prices"), preview: alone },
      { ...link("Moving in", "moving-in"), preview: alone },
    ],
    second: { label: "Sign in", href: at("sign-in") },
    action: { label: "Open a portal", href: at("open") },
    search: none,
    current: at(""),
    stays: "yes",
    words,
  }),
  footer: part<Footer>("footer/colophon", {
    sentence: "One page for each client. Two emails on a Monday, not thirteen.",
    credits: [
      { label: "Built", value: "by Jonas Ekdahl" },
      { label: "Moved in", value: "61 firms, all by Noor Haddad" },
      { label: "Sample", value: "[Tern & Tide’s own](https://example.com/sample), with one pier left to rename" },
      { label: "Open", value: "Weekdays from eight to five. The portals, Sundays at nine, too." },
      { label: "Email", value: "[noor@example.com](mailto:noor@example.com)" },
    ],
    columns: [
      {
        title: "Portal",
        links: pages(["Plan", "plan"], ["Files", "files"], ["Proofs", "approvals"], ["Invoices", "invoices"]),
      },
      {
        title: "Firms",
        links: pages(["Call a customer", "firms"], ["Moving in", "moving-in"], ["Moving out", "export"]),
      },
      {
        title: "Prices",
        links: pages(["All three plans", "prices"], ["Solo", "solo"], ["Studio", "studio"], ["Office", "office"]),
      },
    ],
    smallPrint: "Plinth client portals. Prices are before tax, and your own people are free.",
    legal: pages(["Privacy", "privacy"], ["Terms", "terms"], ["Who sees what", "who-sees-what"]),
    brand: { src: "/art/v1/marks/plinth.svg", alt: "Plinth", href: at(""), look: "ink" },
    words: footWords,
  }),
};
