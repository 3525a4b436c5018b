import { randomUUID } from "node:crypto";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import { parseSectionCode } from "@/lib/code/parse/read";
import { printPreview } from "@/lib/code/previews/preview-format";
import { renderSection } from "@/lib/code/render/render";
import { AppError } from "@/lib/server/errors";
import { guardScript } from "@/lib/server/guard/guard";
import { cleanPage } from "@/lib/sites/page/clean";
import { type Element, type Node, parsePage } from "@/lib/sites/page/parse";
import { buildHead } from "@/lib/sites/preview/frame";
import { findParts } from "./parts";
import { listElements } from "./walk";

/** A copy as it stands on a site, and as it would with today's code; each a document for the frame of lib/sites/preview/empty-frame.ts. */
export interface Compared {
  /** Undefined where the copy doesn't bring its styles with it. */
  before: string | undefined;
  after: string;
}

/**
 * Draws a copy that was found on a page beside the same words in the section as it is now. Its code is a stranger's: this runs
 * in a worker.
 * @param address of the page it stands on
 * @throws AppError `invalid` when it is no copy of ours, or a card, whose looks are those of a page's callouts
 */
export async function compareCopy(requested: { code: string; address: string; origin: string }): Promise<Compared> {
  const { code, address, origin } = requested;
  const { sectionId, content, theme } = await parseSectionCode({ code });
  const section = findDrawable(sectionId);
  if (!section || section.category === "callout-card") {
    const sentence = "A callout card can’t be shown by itself: it is the look of the callouts on your page.";
    throw new AppError("invalid", "no comparison of a card", { sentence });
  }
  // As wide as the frame, as the other is.
  const width = getMountPosition(section) ? undefined : "column";
  const now = printPreview(await renderSection({ section, content, theme, origin, width }));
  const page = new URL(URL.canParse(address) ? address : origin);
  // Hosts can hold characters that mean something in a policy.
  const base = /^[\w.-]+$/.test(page.hostname) ? page : new URL(origin);
  const before = removeScripts(code);
  return {
    before: before && printDocument(before, base, origin),
    after: printDocument(now, base, origin),
  };
}

/** A copy's own markup without anything that acts; undefined where its styles aren't there. */
function removeScripts(code: string): string | undefined {
  const $ = parsePage(`<!doctype html><body>${code}`);
  const part = findParts($.root()[0] as Node).parts.find(({ kind }) => kind === "element");
  if (!part || !listElements($.root()[0] as Node).some(({ name }) => name === "style")) return undefined;
  const { element } = part;
  // What a header's script would do: its words stand in a template.
  if (element.name === "template") {
    element.attribs = { shadowrootmode: "open" };
    $(element as Element).wrap("<div></div>");
  }
  cleanPage($);
  return $("body").html() ?? undefined;
}

/** How a page of a builder shows it: in its column, in the typeface of our previews. */
const listStyles = (
  origin: string,
) => `@font-face { font-family: Inter; src: url("${origin}/fonts/inter.woff2") format("woff2"); font-weight: 100 900; }
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px; background: light-dark(#fff, #191919); font-family: Inter, ui-sans-serif, system-ui, sans-serif; }`;

/**
 * Guards the page, opens the shadow roots that a browser has left as templates, and says how tall the page is. Nothing else of the document may
 * run (`buildHead`).
 */
const script = `${guardScript};
document.querySelectorAll("template[shadowrootmode]").forEach(function (inert) {
  var host = inert.parentNode;
  if (host && !host.shadowRoot) host.attachShadow({ mode: "open" }).append(inert.content);
});
function say() { parent.postMessage({ height: Math.ceil(document.body.getBoundingClientRect().height) }, "*"); }
new ResizeObserver(say).observe(document.body);
["click", "auxclick"].forEach(function (kind) {
  document.addEventListener(kind, function (event) { event.preventDefault(); }, true);
});`;

function printDocument(body: string, base: URL, origin: string): string {
  const nonce = randomUUID();
  return `<!doctype html><html lang="en"><head>${buildHead({ base, origin, nonce })}<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Section</title><style>${listStyles(origin)}</style></head><body>${body}<script nonce="${nonce}">${script}</script></body></html>`;
}
