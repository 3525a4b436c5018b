import { extractPreviewPart } from "../../lib/code/previews/preview-part.ts";
import { unescapeHtml } from "../../lib/server/text.ts";
import { extractCriticalCss, type Face, findClasses, findFontFaces } from "./critical-css.ts";

/** Milliseconds after the end of loading in which a browser that paints has painted. */
const unpainted = 1_000;

/** Milliseconds that an idle callback waits on a busy page at most, and between two attempts to press what was pressed early. */
const idleTimeout = 500;

/** Milliseconds that scripts wait for the page's first picture at most. */
const pictureTimeout = 2_000;

/** The id of the style element that has the styles of the first preview. */
const firstPreviewStyle = "first-preview";

/**
 * Loads what the page doesn't need to be looked at, once it has been painted with the picture that it asks for first, if any: the whole
 * stylesheet and the scripts, and then lays out what is below the view (`laid-out-late` in shop.css), a part at a time; at once where a
 * part of the page was asked for. Where nothing is painted, in a tab behind another, the end of loading is waited for; where it isn't
 * said, {@link unpainted} more.
 * Of the stylesheet, what the document has already is left out, if the browser read as many rules as the build did; in any case its
 * fonts: whether they are used has been decided, and said again they would change what has been painted. Its media list is changed, not
 * the attribute, which would load it anew; one that was lost has no rules to read. It is disabled before it applies, so that the browser
 * meets it as a new sheet after all others: one with layers that changes in its place would have everything laid out again.
 * Where a script is lost, what is there for readers without script is shown. What is pressed meanwhile isn't lost: links of previews
 * lead nowhere, and a button marked `data-early` is pressed again at each step after the scripts have come, and for ten seconds more,
 * until it acts and says so by taking its `aria-busy` away. Plain text of an inline script.
 */
const loader = (scripts: readonly string[]) => `(() => {
let done = false;
const root = document.documentElement;
const apply = (link) => {
const { sheet } = link;
if (!sheet) return link.addEventListener("load", () => apply(link), { once: true });
try {
const rules = sheet.cssRules;
const [places, count] = JSON.parse(link.dataset.afterPaint);
const isKnown = rules.length === count;
for (let at = rules.length; at--; ) if (isKnown ? !places.includes(at) : rules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
} catch { return; }
sheet.disabled = true;
sheet.media.mediaText = "all";
getComputedStyle(root).color;
sheet.disabled = false;
};
const later = window.requestIdleCallback ?? setTimeout;
let pressed;
let attempts = 20;
addEventListener("click", (event) => {
if (event.target.closest("[data-drawn] a[href]")) event.preventDefault();
const early = event.target.closest("[data-early]");
if (!early || pressed === null) return;
pressed = early;
early.setAttribute("aria-busy", "true");
}, true);
const layOut = () => {
if (pressed?.hasAttribute("aria-busy")) pressed.click();
const part = document.querySelector(".laid-out-late:not([style])");
if (!part) {
root.setAttribute("data-laid-out", "");
if (pressed?.hasAttribute("aria-busy") && attempts-- > 0) return setTimeout(layOut, ${idleTimeout});
pressed?.removeAttribute("aria-busy");
pressed = null;
return;
}
part.style.contentVisibility = "visible";
later(layOut, { timeout: ${idleTimeout} });
};
if (location.hash) root.setAttribute("data-laid-out", "");
const load = () => {
if (done) return;
done = true;
for (const link of document.querySelectorAll("link[data-after-paint]")) apply(link);
const sources = ${JSON.stringify(scripts)};
let open = sources.length;
const ended = () => --open || later(layOut, { timeout: ${idleTimeout} });
const lost = () => {
root.setAttribute("data-lost", "");
for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
ended();
};
for (const src of sources) document.head.append(Object.assign(document.createElement("script"), { src, async: true, onload: ended, onerror: lost }));
};
new PerformanceObserver((list) => {
if (!list.getEntriesByName("first-contentful-paint").length) return;
const picture = document.querySelector("img[fetchpriority=high]");
if (!picture || picture.complete) load();
else {
for (const type of ["load", "error"]) picture.addEventListener(type, load);
setTimeout(load, ${pictureTimeout});
}
}).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(load, document.hidden ? 0 : ${unpainted}));
})()`;

/**
 * Takes the styles of the first preview away when something else is drawn in its place, which brings its own, or its page is left for
 * another. Plain text of an inline script.
 */
const stylesKeeper = `(() => {
const styles = document.getElementById("${firstPreviewStyle}");
const box = document.querySelector("[data-first]");
const shown = box.firstChild;
const observer = new MutationObserver(() => {
if (box.isConnected && box.firstChild === shown) return;
styles.remove();
observer.disconnect();
});
observer.observe(document.body, { childList: true, subtree: true });
})()`;

/** The typeface of previews that are drawn in the page (shop.css). */
const previewFamily = "Inter";

/**
 * Uses the fonts that are there before the first paint: what has been painted doesn't move for one. An optional font of a
 * stylesheet would still be taken over within its first tenth of a second. The previews' own is used also when it comes later, or
 * they would look one way or another by chance: at once where none is in view, else after the reader has pressed something, when
 * what moves was asked for. Plain text of an inline script.
 * @param faces each with the condition under which the page asks for it ahead
 */
const fontLoader = (faces: readonly (readonly [...Face, media: string])[]) => `(() => {
let painted = false;
requestAnimationFrame(() => { painted = true; });
const useLate = (face) => {
for (const paper of document.querySelectorAll("[data-paper]")) {
const { top, bottom } = paper.getBoundingClientRect();
if (top < innerHeight && bottom > 0) paper.setAttribute("data-painted", "");
}
document.fonts.add(face);
const change = () => setTimeout(() => {
for (const type of ["click", "keydown"]) removeEventListener(type, change, true);
for (const paper of document.querySelectorAll("[data-painted]")) paper.removeAttribute("data-painted");
});
for (const type of ["click", "keydown"]) addEventListener(type, change, true);
};
for (const [family, source, descriptors, media] of ${JSON.stringify(faces)}) {
if (!matchMedia(media).matches) continue;
new FontFace(family, source, descriptors).load().then((face) => {
if (!painted) document.fonts.add(face);
else if (family === "${previewFamily}") useLate(face);
}, () => {});
}
})()`;

const stylesheet = /<link rel="stylesheet" href="([^"]+)"( data-precedence="[^"]*")\/>/g;
const script = /<script src="([^"]+)" async=""><\/script>/g;
const firstPreview = /<div [^>]*\bdata-drawn="([^"]+)" data-level="(\d)" data-first=""[^>]*>(?=<\/div>)/;
const withStyles = /^<style>([\s\S]*?)<\/style>([\s\S]*)$/;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
const fontPreload = /<link rel="preload"(?=[^>]* as="font")[^>]* href="([^"]+)"[^>]*\/>/g;

interface Files {
  /** The text of a stylesheet by the address in its link. */
  readCss(href: string): string;
  /** The document of a live preview by its address. */
  readPreview(path: string): string;
}

/**
 * What of a document has not been finished, as a sentence; undefined where all has. Says so when Next writes its tags in another way,
 * which no pattern above would find: pages would be as right as before, and slower.
 */
export function findUnfinished(html: string): string | undefined {
  if (!html.includes("</body>")) return "it has no </body>";
  const shown = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, "");
  const sheet = /<link\b(?=[^>]*\brel=["']?stylesheet)(?![^>]*\bdata-after-paint)[^>]*>/i.exec(shown)?.[0];
  const early = /<script\b(?=[^>]*\ssrc=)(?=[^>]*\sasync)[^>]*>/i.exec(shown)?.[0];
  const blocking = sheet ?? early;
  if (blocking) return `${blocking} isn't put off`;
  return shown.includes("new PerformanceObserver(") ? undefined : "nothing in it waits for the first paint";
}

/**
 * A prerendered document that paints with its own bytes: the styles it needs and its first live preview stand in it, and
 * nothing that is fetched blocks or competes (decision 0047). The stylesheet's own
 * link stays, for React looks for it, and for a reader without script.
 */
export function finishDocument(html: string, { readCss, readPreview }: Files): string {
  const body = html.indexOf("</body>");
  if (body === -1 || html.includes("data-after-paint")) return html;
  const scripts = [...html.matchAll(script)].map(([, src = ""]) => src);
  const classes = findClasses(html);
  // A page uses the fonts that it asks for ahead, and where it does: a phone does without that of previews.
  const preloads = [...html.matchAll(fontPreload)].map(([link, href = ""]) => ({
    href,
    media: unescapeHtml(/ media="([^"]*)"/.exec(link)?.[1] ?? "all"),
  }));
  const head = html.slice(0, body).replace(preload, "").replace(script, "");
  const styled = head.replace(stylesheet, (_, href: string, precedence: string) => {
    const [whole, base] = [readCss(href), href.slice(0, href.lastIndexOf("/") + 1)];
    const { css, places, count } = extractCriticalCss(whole, base, classes);
    const faces = findFontFaces(whole, base).flatMap((face) => {
      const ahead = preloads.find(({ href }) => face[1].includes(href));
      return ahead ? [[...face, ahead.media] as const] : [];
    });
    const fonts = faces.length > 0 ? `<script>${fontLoader(faces)}</script>` : "";
    // With a precedence React takes it for one of its own sheets, and never for a style element of the page's.
    return `${fonts}<style${precedence} data-href="${href}#critical">${css.replaceAll("</", "<\\/")}</style><link rel="stylesheet" href="${href}"${precedence} media="not all" data-after-paint="${JSON.stringify([places, count])}"/><noscript><link rel="stylesheet" href="${href}"/></noscript>`;
  });
  let styles = "";
  const drawn = styled.replace(firstPreview, (box, path: string, level: string) => {
    const part = extractPreviewPart(readPreview(path), Number(level));
    const [, css = "", markup = part] = withStyles.exec(part) ?? [];
    styles = `<style id="${firstPreviewStyle}">${css}</style>`;
    return `${box}${markup}`;
  });
  const whole = drawn.replace(/(?=<link rel="stylesheet")/, () => styles);
  const keeper = styles && `<script>${stylesKeeper}</script>`;
  return `${whole}${keeper}<script>${loader(scripts)}</script>${html.slice(body)}`;
}
