import type { CheerioAPI } from "cheerio";
import { darkSelectors, hosts, layerBelowMenus } from "@/lib/hosts/hosts";
import { guardScript } from "@/lib/server/guard/guard";
import { escapeHtml } from "@/lib/server/text";
import type { MadeWith } from "@/lib/sites/page/site";
import type { InsertionPoint } from "./insertion-points";
import type { Scheme } from "./messages";

/** What marks the section in a previewed page, the elements that places are told by, and what gives way to it. */
export const marks = { section: "data-preview-section", spot: "data-preview-spot", hidden: "data-preview-hidden" };

/** Marks the element whose shadow root holds a section, and says how it stands in the page. */
const hostMark = "data-preview-host";

/** The element that a section is put into by the script: among a page's blocks, or placed beside the page as headers are. */
export const createHostElement = (standing: "block" | "placed") => `<div ${hostMark}="${standing}"></div>`;

/** What a copy says of its own element (lib/code/formats/html/custom-element.ts, mount-snippet.ts), said of ours. */
const hostStyles = `[${hostMark}] { all: initial; width: 100%; display: block; font-family: inherit; color-scheme: inherit; }
[${hostMark}]::before { display: block; height: 0; content: ". ."; word-spacing: 1152px; visibility: hidden; overflow: hidden; }
[${hostMark}="placed"] { z-index: ${layerBelowMenus}; position: relative; }
:is(${darkSelectors.join(", ")}) [${hostMark}] { color-scheme: dark; }`;

/** What the dark scheme of a builder sets, for pages that are served without it. */
const darkVariables = Object.values(hosts)
  .filter(({ scheme }) => Object.keys(scheme.darkVariables).length > 0)
  .map(({ scheme: { dark, darkVariables } }) => {
    const declarations = Object.entries(darkVariables).map(([name, value]) => `${name}: ${value};`);
    return `:where(html.${dark}) { ${declarations.join(" ")} }`;
  })
  .join("\n");

interface Settings {
  /** What relative addresses of the page are relative to. */
  base: URL;
  /** Where our own pictures are. */
  origin: string;
  nonce: string;
}

interface ScriptSettings {
  points: readonly InsertionPoint[];
  builder: MadeWith;
  nonce: string;
  /** The section, if it is to stand in the element made by {@link createHostElement}. */
  shadow: string | undefined;
}

/**
 * What stands first in the head. The policy comes before everything: of scripts only ours run, nothing is sent anywhere,
 * and pictures, fonts and style sheets come over https as they do on the site itself.
 */
export function buildHead({ base, origin, nonce }: Settings): string {
  const web = base.protocol === "http:" ? "https: http:" : "https:";
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'unsafe-inline' ${web}`,
    `img-src data: ${web} ${origin}`,
    `font-src data: ${web} ${origin}`,
    `media-src ${web}`,
    `base-uri ${base.origin}`,
    "form-action 'none'",
  ].join("; ");
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<base href="${escapeHtml(base.href, '&"')}" target="_blank">
<style>
[${marks.hidden}] { display: none !important; }
${hostStyles}
${darkVariables}
</style>`;
}

const listSchemeMarks = (scheme: Scheme) => Object.values(hosts).map((host) => host.scheme[scheme]);

/** The classes by which a page knows its scheme: a builder's, or what many others use. */
function getSchemeClasses(builder: MadeWith): Record<Scheme, string[]> {
  if (builder === "other")
    return { light: ["light", ...listSchemeMarks("light")], dark: ["dark", ...listSchemeMarks("dark")] };
  const { light, dark } = hosts[builder].scheme;
  return { light: [light], dark: [dark] };
}

/** The scheme a page is served in. */
export function detectScheme($: CheerioAPI, builder: MadeWith): Scheme {
  const classes = getSchemeClasses(builder).dark.map((name) => `.${name}`);
  const carriers = builder === "other" ? "html, body" : hosts[builder].scheme.carriers;
  return $(carriers).is(classes.join()) ? "dark" : "light";
}

/** Puts a page into a scheme, as the script of {@link buildScript} does later. */
export function setScheme($: CheerioAPI, builder: MadeWith, scheme: Scheme): void {
  const { light, dark } = getSchemeClasses(builder);
  const [on, off] = scheme === "dark" ? [dark, light] : [light, dark];
  const carriers = $("html").add([...light, ...dark].map((name) => `.${name}`).join());
  carriers.removeClass(off.join(" ")).addClass(on.join(" "));
  if (builder === "other") $("html").attr("data-theme", scheme).css("color-scheme", scheme);
}

/**
 * Our script in the page: puts the section into a shadow root, where it looks as it does when delivered; puts it elsewhere
 * and switches the scheme when the shop around the frame says so, after it has said that it listens; it keeps links to
 * parts of the page within it. It guards the page, as everywhere in the shop (lib/server/guard/guard.ts). It runs in an origin of its own, without storage.
 */
export function buildScript({ points, builder, nonce, shadow }: ScriptSettings): string {
  const places = Object.fromEntries(points.map(({ id, where, hides }, index) => [id, [index, where, hides === true]]));
  const settings = {
    places,
    marks,
    host: hostMark,
    shadow,
    schemes: getSchemeClasses(builder),
    other: builder === "other",
  };
  return `<script nonce="${nonce}">
${guardScript};
(function (settings) {
  var marks = settings.marks, root = document.documentElement;
  var section = document.querySelector("[" + marks.section + "]");
  if (section && settings.shadow) {
    var isHost = section.hasAttribute(settings.host);
    var host = isHost ? section : section.querySelector("[" + settings.host + "]");
    if (host) host.attachShadow({ mode: "open" }).innerHTML = settings.shadow;
  }
  function put(id) {
    if (!Object.prototype.hasOwnProperty.call(settings.places, id)) return;
    var place = settings.places[id];
    var anchor = document.querySelector("[" + marks.spot + '~="' + place[0] + '"]');
    var hidden = document.querySelector("[" + marks.hidden + "]");
    if (hidden) hidden.removeAttribute(marks.hidden);
    if (!anchor) return;
    anchor[place[1]](section);
    if (place[2]) anchor.setAttribute(marks.hidden, "");
    show();
  }
  function show() {
    if (!section) return;
    var box = section.getBoundingClientRect();
    var above = Math.min(Math.max((innerHeight - box.height) / 2, 160), 320);
    scrollTo({ top: scrollY + box.top - above, behavior: "instant" });
  }
  function applyScheme(scheme) {
    var on = settings.schemes[scheme], all = settings.schemes.light.concat(settings.schemes.dark);
    if (!on) return;
    var carriers = [root].concat(Array.from(document.querySelectorAll("." + all.join(",."))));
    carriers.forEach(function (element) {
      all.forEach(function (name) { element.classList.toggle(name, on.indexOf(name) >= 0); });
    });
    if (settings.other) {
      root.dataset.theme = scheme;
      root.style.colorScheme = scheme;
    }
  }
  addEventListener("message", function (event) {
    if (event.source !== parent || !event.data) return;
    if (typeof event.data.place === "string") put(event.data.place);
    if (typeof event.data.scheme === "string") applyScheme(event.data.scheme);
  });
  document.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    var part = document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)));
    if (part) part.scrollIntoView();
  });
  show();
  addEventListener("load", show);
  parent.postMessage({ preview: "ready" }, "*");
})(${JSON.stringify(settings).replaceAll("<", "\\u003c")});
</script>`;
}
