import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bulletHost } from "../../../lib/hosts/bullet.ts";
import { escapeHtml } from "../../../lib/server/text.ts";
import { bulletSite } from "./bullet.ts";

/** Its pictures are this site's own, as an owner's would be. */
const older = readFileSync(
  join(import.meta.dirname, "../../../lib/code/parse/fixtures/stats-with-names@1.0.0.bullet.paste.html"),
  "utf8",
).replace(/src="https:[^"]*"/g, 'src="/face.svg"');

/** A picture of somebody. */
export const face =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#e9e4d8" d="M0 0h96v96H0z"/><circle cx="48" cy="40" r="18" fill="#8a6d4b"/><path fill="#35536b" d="M12 96c2-26 18-34 36-34s34 8 36 34z"/></svg>';

/** A small copy that is whole, as the shop's are: words, then styles, then what opens it. */
const whole = (name: string, said: string, words: string) =>
  `<sc-${name} data-silcrow='${name}@1.0.0 bullet paste ${said}'><template shadowrootmode="open"><div class="sc" data-sc="${name}">${words}</div><style>.sc { color: #222 }</style></template><style>sc-${name} { color-scheme: light }</style><script>(function () {})();</script></sc-${name}>`;

const page = (title: string, blocks: readonly string[], links = "") =>
  bulletSite
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<article[^>]*>).*<\/article>/s, (_, article: string) => {
      const all = [...blocks, links].map((block) => `<div class="${bulletHost.classes.text}">${block}</div>`);
      return `${article}${all.join("")}</article>`;
    })
    .replace(/<nav.*<\/nav>/s, "");

const shown = (code: string) => `<pre><code>${escapeHtml(code, "&<")}</code></pre>`;

/** The code of a site whose words are in Notion, without what draws them. */
const notionCode = (marker: string, name: string) =>
  `<script>(()=>{const S=window.silcrowNotion??={add(){}};S.add(Object.assign(${JSON.stringify({ marker, plan: { name }, settings: [] })},{draw:(h)=>h}));})()</script>`;

const callout = (line: string, blocks: string) =>
  `<div class="${bulletHost.classes.callout}"><div class="${bulletHost.classes.calloutText}">${line}${blocks}</div></div>`;

/** Pages of a Bullet site with sections of ours, by their paths: one whole, one older, one whose words are in Notion, and what goes wrong. */
export const pagesWithCopies: Readonly<Record<string, string>> = {
  "/school": page(
    "Kittiwake evening school",
    [
      whole("cta-ticket", '{"theme":{"accent":"#0a7a55"}}', "<h2>Come in.</h2>"),
      older.replace("Drove them to the dump", "Rowed them to the dump"),
    ],
    '<a href="/school/teachers">Teachers</a> <a href="/school/gone">Gone</a>',
  ),
  "/school/teachers": page("Teachers", [
    whole("cta-ticket", '{"theme":{"accent":"#0a7a55"}}', "<h2>Come in.</h2>"),
    older.slice(0, 2_000),
  ]),
  // A card's styles, cut off.
  "/school/card": page("Card", [
    "<style>/* silcrow callout-card-index-tab@1.0.0 bullet paste */ .card { color: red; } .card b {</style><p>Words</p>",
  ]),
  // One has a block more than its section, and one a name that isn't in the code.
  "/school/notion": page("Notion", [
    callout(
      "§ Ticket",
      `<h3 class="notion-h notion-h2">Come in by the side door</h3><div class="${bulletHost.classes.text}">We begin at eight.</div><h3 class="notion-h notion-h2">One heading more</h3>`,
    ),
    callout("§ Tickt", ""),
    notionCode('cta-ticket@1.0.0 bullet notion {"theme":{"accent":"#0a7a55"}}', "Ticket"),
  ]),
  "/school/code": page("Code", [
    shown(older.replaceAll("/face.svg", `data:image/svg+xml,${encodeURIComponent(face)}`)),
  ]),
};
