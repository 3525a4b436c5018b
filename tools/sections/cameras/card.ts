import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@/lib/brand";
import type { Card } from "@/lib/seo/cards";
import { escapeHtml } from "@/lib/server/text";

const strokes = `<rect x="6.4" y="8.8" width="11.2" height="6.4" rx="3.1"/><path d="M16.7 6.5V5.7a3 3 0 0 0-3-3h-3.4a3 3 0 0 0-3 3v.1a3 3 0 0 0 3 3"/><path d="M7.3 17.5v.8a3 3 0 0 0 3 3h3.4a3 3 0 0 0 3-3v-.1a3 3 0 0 0-3-3"/>`;
const markOf = (name: string, weight = 2.4) =>
  `<svg class="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linejoin="round">${strokes}</svg>`;

/** Colours are the light ones of components/sections/tokens.css. */
const styles = `
* { box-sizing: border-box; margin: 0 }
body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #f0eeeb; color: #211f1c;
  font-family: Instrument; text-rendering: geometricPrecision }
.mark, .big, b { color: #d4351c }
.brand { position: absolute; left: 60px; top: 54px; display: flex; align-items: center; gap: 9px; margin-left: -8px;
  font-size: 31px; font-weight: 600; letter-spacing: -.035em }
.brand .mark { width: 44px }
h1 { font-weight: 560; letter-spacing: -.042em; line-height: 1; text-wrap: balance }
h1 b { display: block; margin-bottom: .16em; font-size: 88px; font-weight: 400; font-variant-numeric: tabular-nums }
p { position: absolute; left: 60px; bottom: 56px; font-size: 25px; line-height: 1.25; letter-spacing: -.012em; color: #6b665e; text-wrap: balance }

.shown h1 { position: absolute; left: 60px; top: 178px; width: 344px; font-size: 52px }
.shown p { width: 320px }
.sheet { position: absolute; border-radius: 16px; overflow: hidden; background: #fff;
  box-shadow: 0 0 0 1px #211f1c1f, 0 2px 4px #211f1c0a, 0 24px 48px -20px #211f1c38 }
.sheet img { display: block; width: 100% }
.one .stage { position: absolute; left: 424px; top: 60px; bottom: 0; display: flex; align-items: safe center }
.one .sheet { position: static; flex: none; width: 816px }
.old .sheet { left: 480px; top: 75px; width: 640px }
.many .sheet { width: 660px }
.many .sheet:nth-child(1) { left: 424px; top: 60px }
.many .sheet:nth-child(2) { left: 562px; top: 272px }
.many .sheet:nth-child(3) { left: 700px; top: 484px }

.words { background: #fff }
.words h1 { position: absolute; left: 60px; top: 168px; width: 720px; font-size: 84px; line-height: .98 }
.words p { font-size: 29px }
.words .big { position: absolute; right: -82px; top: 15px; width: 600px }
`;

const escaped = (text: string) => escapeHtml(text, "&<");

/**
 * A card as a page of 1200 by 630 pixels; its photographs are addresses under public.
 * @param root the project's folder
 */
export function renderCard({ mark, title, note, pictures }: Card, root: string): string {
  const font = readFileSync(join(root, "app/(site)/fonts/instrument-sans-latin.woff2")).toString("base64");
  const face = `@font-face { font-family: Instrument; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }`;
  const sign = `<div class="brand">${markOf("mark")}${escaped(brand.name)}</div>`;
  const page = (kind: string, body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${face}${styles}</style></head><body class="${kind}">${body}</body></html>`;
  if (pictures.length === 0) {
    return page("words", `${markOf("big", 2)}${sign}<h1>${escaped(title)}</h1><p>${escaped(note)}</p>`);
  }
  const sheets = pictures.map((src) => `<div class="sheet"><img src="${src}" alt=""></div>`).join("");
  const kind = pictures.length > 1 ? "many" : pictures[0]?.endsWith(".avif") ? "one" : "old";
  const heading = `<h1><b>${escaped(mark)}</b>${escaped(title)}</h1>`;
  return page(`shown ${kind}`, `${sign}${heading}<p>${escaped(note)}</p><div class="stage">${sheets}</div>`);
}

/** The hash of everything one sees on a card: its page, in which photographs have names that hold their own. */
export function hashCard(card: Card, root: string): string {
  return createHash("sha256").update(renderCard(card, root)).digest("hex").slice(0, 12);
}
