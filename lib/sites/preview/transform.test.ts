import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { guardScript } from "@/lib/server/guard/guard";
import { parsePage } from "@/lib/sites/page/parse";
import type { MadeWith } from "@/lib/sites/page/site";
import { createHostElement } from "./frame";
import { documentLimit, type Insert, transformPage } from "./transform";

const url = new URL("https://www.ternandtide.example.com/boats/about");
const origin = "https://shop.example.com";
const section: Insert = { kind: "block", html: `<div>${createHostElement("block")}</div>`, shadow: "<p>ours</p>" };
const placed = { html: createHostElement("placed"), shadow: "<p>ours</p>" };

function shown(html: string, options: { insert?: Insert; place?: string; scheme?: "light" | "dark" } = {}) {
  const builders: MadeWith[] = [];
  const insertFor = ({ builder }: { builder: MadeWith }) => {
    builders.push(builder);
    return options.insert ?? section;
  };
  const result = transformPage({ url, html }, insertFor, { place: options.place, scheme: options.scheme, origin });
  return { ...result, $: load(result.html), labels: result.places.map(({ label }) => label) };
}

const superPage = (root = "", htmlClass = "theme-light") => `<!doctype html>
<html lang="en" class="${htmlClass}"><head><title>About the boats</title></head><body>
<div class="super-root">
  <nav class="super-navbar simple"><div class="super-navbar__content">Tern &amp; Tide</div></nav>
  <div class="super-content-wrapper"><main class="super-content">
    <div class="notion-header page"><h1 class="notion-header__title">About the boats</h1></div>
    <article class="notion-root max-width"><p class="notion-text">Two of them, both older than the captain.</p>
      <h2 class="notion-heading">The Little Tern</h2>
      <div class="notion-text"></div>
      <div class="notion-callout bg-blue-light border"><div class="notion-callout__content"><span>Dogs travel free.</span></div></div>
      <div class="notion-image"><img src="/boat.jpg" alt=""></div>
      <div class="notion-divider"></div>
      <div class="notion-column-list"><div class="notion-column"><p>Left</p></div></div>
      <p class="notion-text">A paragraph that goes on, and on, and on, until nobody would put all of it into a list.</p>
      <div class="notion-divider"></div>${root}</article>
  </main></div>
  <footer class="super-footer">Footnote</footer>
</div></body></html>`;

const bulletPage = `<!doctype html><html><head><title>Evening courses</title></head><body><div id="__next">
  <nav class="navbar bullet-navbar">School</nav>
  <div class="notion notion-app light-mode"><div class="notion-frame"><main class="notion-page">
    <h1 class="notion-title">Evening courses</h1>
    <div class="notion-page-content"><article class="notion-page-content-inner">
      <div class="notion-text">Nine evenings a term.</div>
      <h2 class="notion-h notion-h1"><span class="notion-h-title">What is taught</span></h2>
      <div class="notion-callout notion-yellow_background_co"><div class="notion-callout-text">Candles are in the cupboard.</div></div>
    </article></div></main></div></div>
  <footer class="footer">Quay Street</footer></div></body></html>`;

const plainPage = `<!doctype html><html><head><title>Marram</title></head><body>
  <header>Marram <nav>Work</nav></header>
  <main><div class="wrap"><section><h1>Houses</h1><p>On dunes.</p></section><section id="b"><p>The table.</p></section></div></main>
  <footer>Lifeboat house</footer></body></html>`;

describe("a page of Super", () => {
  it("offers places by its blocks, in words", () => {
    const { places, labels, place, site } = shown(superPage());
    expect(labels).toEqual([
      "Start of the page",
      "After “Two of them, both older than the captain.”",
      "After “The Little Tern”",
      "After the callout “Dogs travel free.”",
      "After the picture",
      "After the line",
      "After the columns “Left”",
      "After “A paragraph that goes on, and on, and on …”",
      "After the line (2)",
      "End of the page",
    ]);
    expect(new Set(places.map(({ id }) => id)).size, "ids are unique").toBe(places.length);
    expect(place).toBe("after-4");
    expect(site).toEqual({
      host: "ternandtide.example.com",
      builder: "super",
      title: "About the boats",
      scheme: "light",
    });
  });

  it.each([
    ["start", ".notion-root > div:first-child"],
    ["after-2", ".notion-heading + div"],
    ["end", ".notion-root > div:last-child"],
  ])("holds the section at %s", (place, where) => {
    const { $, place: taken } = shown(superPage(), { place });
    expect(taken).toBe(place);
    expect($(where).is("[data-preview-section]")).toBe(true);
    expect($("[data-preview-section]").length).toBe(1);
  });

  it("puts the section where it suits when the place is gone", () => {
    expect(shown(superPage(), { place: "after-40" }).place).toBe("after-4");
  });

  it("begins with a hero", () => {
    expect(shown(superPage(), { insert: { ...section, kind: "hero" } }).place).toBe("start");
  });

  it("takes headers and footers outside of itself, or in place of its own", () => {
    const header = { kind: "header", ...placed } as const;
    const above = shown(superPage(), { insert: header, place: "top" });
    expect(above.places.map(({ id }) => id)).toEqual(["top", "for-navigation", "below-navigation"]);
    expect(above.$("body > [data-preview-section] + .super-root").length).toBe(1);
    const instead = shown(superPage(), { insert: header });
    expect(instead.$("[data-preview-section] + nav.super-navbar").is("[data-preview-hidden]")).toBe(true);
    expect(
      shown(superPage(), { insert: header, place: "below-navigation" }).$("nav + [data-preview-section]").length,
    ).toBe(1);

    const footer = { kind: "footer", ...placed } as const;
    const below = shown(superPage(), { insert: footer, place: "bottom" });
    expect(below.labels).toEqual(["Below your footer", "In place of your footer", "Above your footer"]);
    expect(below.$(".super-root + [data-preview-section]").length).toBe(1);
    expect(shown(superPage(), { insert: footer }).place).toBe("for-footer");
  });

  it("is shown in either scheme", () => {
    expect(shown(superPage(), { scheme: "dark" }).$("html").attr("class")).toBe("theme-dark");
    expect(shown(superPage("", "theme-dark")).site.scheme).toBe("dark");
    expect(shown(superPage("", "theme-dark"), { scheme: "light" }).$("html").attr("class")).toBe("theme-light");
    expect(shown(superPage("", "")).$("html").attr("class"), "its script would have set it").toBe("theme-light");
  });

  it("keeps its own callouts for a card to dress, and gets some where it has none", () => {
    const card: Insert = {
      kind: "block",
      html: "<div>callouts</div>",
      styles: "<style>card</style>",
      dresses: ".notion-callout.bg-blue-light",
    };
    const dressed = shown(superPage(), { insert: card });
    expect(dressed.places).toEqual([]);
    expect(dressed.$(".notion-callout").is("[data-preview-section]")).toBe(true);
    expect(dressed.html).toContain("<style>card</style>");
    expect(dressed.html).not.toContain("<div>callouts</div>");
    const bare = shown(superPage(), { insert: { ...card, dresses: ".notion-callout.bg-red-light" } });
    expect(bare.places.length).toBeGreaterThan(2);
    expect(bare.$("[data-preview-section]").text()).toBe("callouts");
  });
});

describe("a page of Bullet", () => {
  it("is known by react-notion-x's classes", () => {
    const { labels, site, $ } = shown(bulletPage, { place: "after-2" });
    expect(site.builder).toBe("bullet");
    expect(labels).toEqual([
      "Start of the page",
      "After “Nine evenings a term.”",
      "After “What is taught”",
      "After the callout “Candles are in the cupboard.”",
      "End of the page",
    ]);
    expect($(".notion-h + div").is("[data-preview-section]")).toBe(true);
  });

  it("is dark by its own class", () => {
    const { $, site } = shown(bulletPage, { scheme: "dark" });
    expect($(".notion-app").attr("class")).toBe("notion notion-app dark-mode");
    expect(site.scheme).toBe("dark");
    expect(shown(bulletPage.replace("light-mode", "dark-mode")).site.scheme).toBe("dark");
  });
});

describe("any other page", () => {
  it("offers its chapters", () => {
    const { labels, site, $ } = shown(plainPage, { place: "after-1" });
    expect(site.builder).toBe("other");
    expect(labels).toEqual(["Start of the page", "After “Houses”", "After “The table.”", "End of the page"]);
    expect($("section:first-of-type + div").is("[data-preview-section]")).toBe(true);
  });

  it("takes a header before its own", () => {
    const { $, labels } = shown(plainPage, { insert: { kind: "header", ...placed } });
    expect($("body > [data-preview-section] + header").length).toBe(1);
    expect(labels[0]).toBe("Above your navigation");
  });

  it("may have no wrapper, no heading and no head", () => {
    const { $, place, site } = shown("<p>One</p><p>Two</p>", { place: "after-1" });
    expect(place).toBe("after-1");
    expect($("p:first-child + div + p").text()).toBe("Two");
    expect(site.title).toBe(url.hostname);
  });

  it("may be nothing but text", () => {
    const { $, labels } = shown("Under construction");
    expect(labels).toEqual(["Start of the page"]);
    expect($("body > [data-preview-section]").length).toBe(1);
    const header = shown("Under construction", { insert: { kind: "header", ...placed } });
    expect(header.$("body > [data-preview-section]").length).toBe(1);
  });

  it("never gets the section into what the cleaning takes away", () => {
    const { $, labels } = shown(
      "<main><noscript>Switch on scripts</noscript><p>One</p><object>Two</object><p>Three</p></main>",
    );
    expect(labels).toEqual(["Start of the page", "After “One”", "After “Three”", "End of the page"]);
    expect($("[data-preview-section]").length).toBe(1);
  });

  it("answers to the classes and attributes that others use for dark", () => {
    const { $ } = shown(plainPage, { scheme: "dark" });
    expect($("html").hasClass("dark")).toBe(true);
    expect($("html").attr("data-theme")).toBe("dark");
    expect($("html").attr("style")).toContain("color-scheme: dark");
    expect(shown(plainPage).$("html").attr("class"), "as served").toBeUndefined();
  });
});

describe("the cleaning", () => {
  const body = (html: string) => shown(`<main><p>Text</p>${html}</main>`);

  it("takes a style sheet for nothing else, and drops what would swallow the rest of the page", () => {
    const { $ } = shown(`<head><link rel="preconnect stylesheet modulepreload" href="/a.css"></head>
      <body><main><p>Text</p><plaintext>theirs</main>`);
    expect($("link").attr("rel")).toBe("stylesheet");
    expect($("plaintext").length).toBe(0);
    expect($("script[nonce]").length, "our script is there, as a script").toBe(1);
    expect($("script[nonce]").text(), "which guards the page").toContain(guardScript);
  });

  // Printed, these must not become what a browser reads otherwise than it was cleaned.
  it.each([
    '<xmp.x><img title="</xmp><script>theirs()</script>"></xmp.x>',
    '<style.x><img title="</style><script>theirs()</script>"></style.x>',
    '<textarea.x><img title="</textarea><img src onerror=theirs()>"></textarea.x>',
    '<title.x><img title="</title><img src onerror=theirs()>"></title.x>',
    '<iframe#x><img title="</iframe><img src onerror=theirs()>"></iframe#x>',
    '<div><template shadowrootmode=open><xmp.x><img title="</xmp><script>theirs()</script>"></template></div>',
    '<svg><style><img title="</style><script>theirs()</script>"></svg>',
    '<math><mtext><table><mglyph><style><img title="</style><img src onerror=theirs()>"></table></math>',
    '<noscript><p title="</noscript><img src onerror=theirs()>"></noscript>',
  ])("leaves nothing that comes alive when its print is read: %s", (hostile) => {
    const { $ } = body(hostile);
    const own = $("script[nonce]").length;
    expect($("script").length, "no script but ours").toBe(own);
    expect($("[onerror]").length).toBe(0);
  });

  it("takes out everything that runs, loads or speaks for the page", () => {
    const { html, $ } = shown(`<!doctype html><html onload="a()"><head>
      <meta http-equiv="refresh" content="0;url=https://evil.example.com">
      <meta http-equiv="Content-Security-Policy" content="default-src *"><meta name="referrer" content="unsafe-url">
      <base target="_parent"><link rel="preload" as="script" href="/a.js"><link rel="modulepreload" href="/b.js">
      <link rel="prefetch" href="/c"><link rel="import" href="/d"><link rel="manifest" href="/e">
      <link rel="stylesheet" href="/styles/site.css" integrity="sha256-x" crossorigin>
      <script>theirs()</script><script src="/x.js" type="module"></script><script type="application/ld+json">{"@type":"x"}</script>
      </head><body onload="a()"><p onclick="theirs()" ONMOUSEOVER="theirs()">Text</p>
      <a href="javascript:theirs()">1</a><a href=" java\tscript:theirs()">2</a><a href="&#106;avascript:theirs()">3</a>
      <a href="data:text/html,<script>theirs()</script>">4</a><a href="vbscript:theirs()">5</a>
      <img src="javascript:theirs()" onerror="theirs()"><svg onload="theirs()"><script>theirs()</script><a xlink:href="javascript:theirs()"><text>t</text></a>
      <animate attributeName="href" values="javascript:theirs()"/><set attributeName="onclick" to="theirs()"/></svg>
      <math><maction actiontype="statusline" xlink:href="javascript:theirs()">m</maction></math>
      <object data="/x.swf"></object><embed src="/x.swf"><applet code="x"></applet><portal src="/y"></portal>
      <template><script>theirs()</script></template><noscript><img src="/beacon.gif"></noscript>
      <div><template shadowrootmode="open"><script>theirs()</script><b onclick="theirs()">shadow</b></template></div>
      <input autofocus formaction="javascript:theirs()"><button formaction="javascript:theirs()" accesskey="x">b</button>
      <a ping="https://evil.example.com" target="_top" href="/ok">ok</a>
      <img name="querySelector" src="/ok.png"><!-- a comment --></body></html>`);
    expect(html).not.toMatch(
      /theirs|evil|beacon|javascript:|vbscript:|x\.swf|\bon\w+=|comment|crossorigin|integrity|autofocus/i,
    );
    expect($("script").length, "ours").toBe(1);
    expect($("base").length).toBe(1);
    expect($("meta[http-equiv]").length).toBe(1);
    expect($("link").length).toBe(1);
    expect($('a[href="/ok"]').attr()).toMatchObject({ href: "/ok", rel: "noopener noreferrer nofollow" });
    expect($("img[name], [ping], [target]:not(base)").length).toBe(0);
    expect(html).toContain('<template shadowrootmode="open"><b>shadow</b></template>');
  });

  it("leaves what the page looks like", () => {
    const { $ } = body(
      '<a href="mailto:a@example.com">m</a><a href="tel:1">t</a><img src="data:image/png;base64,AA" srcset="/a.png 2x"><video poster="/p.jpg" autoplay src="/v.mp4"></video><style>p{color:red}</style><details open><summary>s</summary></details>',
    );
    expect($('a[href="mailto:a@example.com"]').length).toBe(1);
    expect($('a[href="tel:1"]').length).toBe(1);
    expect($("img").attr()).toMatchObject({ src: "data:image/png;base64,AA", srcset: "/a.png 2x" });
    expect($("video").attr()).toMatchObject({ poster: "/p.jpg", src: "/v.mp4" });
    expect($("video").is("[autoplay]")).toBe(false);
    expect($("style").text()).toContain("p{color:red}");
    expect($("details[open]").length).toBe(1);
  });

  it("shows pictures that wait for a script", () => {
    const { $ } = body(
      '<img src="data:image/gif;base64,R0" data-src="/later.jpg" data-srcset="/later.jpg 2x"><img src="/a.jpg" data-src="/b.jpg">',
    );
    expect($("img").first().attr()).toMatchObject({ src: "/later.jpg", srcset: "/later.jpg 2x" });
    expect($("img").last().attr("src")).toBe("/a.jpg");
  });

  it("lets no form be used, and no frame load", () => {
    const { $ } = body(
      '<form action="https://evil.example.com" target="_top"><input name="a"></form><iframe src="https://www.youtube.com/embed/x" srcdoc="<script>theirs()</script>" name="f" sandbox="allow-scripts allow-same-origin" class="video"></iframe>',
    );
    expect($("form").is("[inert]:not([action]):not([target])")).toBe(true);
    const frame = $("iframe").attr();
    expect(frame).toMatchObject({ class: "video", sandbox: "", tabindex: "-1", title: "Embedded content" });
    expect(frame?.src).toBeUndefined();
    expect(frame?.srcdoc).toContain("from youtube.com");
    expect(frame?.srcdoc).not.toContain("theirs");
  });
});

describe("the document", () => {
  const policyOf = (html: string) => load(html)("meta[http-equiv=Content-Security-Policy]").attr("content") ?? "";

  it("is refused when it has grown too large", () => {
    const swollen = `<main><p>${"&".repeat(documentLimit / 4)}</p></main>`;
    expect(() => shown(swollen)).toThrow("swollen");
  });

  it("says its policy before anything else, and gives a voice to our script alone", () => {
    const first = shown(superPage());
    expect(first.html).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
    const policy = policyOf(first.html);
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\da-f-]{36}';/);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|https:|\*)/);
    const nonce = /nonce-([\da-f-]{36})/.exec(policy)?.[1];
    expect(
      first
        .$("script")
        .toArray()
        .map((script) => script.attribs.nonce),
    ).toEqual([nonce]);
    expect(policyOf(shown(superPage()).html), "another one each time").not.toBe(policy);
  });

  it("resolves the page's addresses where the page does, and opens links elsewhere", () => {
    expect(shown(superPage()).$("base").attr()).toEqual({ href: url.href, target: "_blank" });
    const own = shown(superPage().replace("<title>", '<base href="/other/"><title>'));
    expect(own.$("base").attr("href")).toBe("https://www.ternandtide.example.com/other/");
    expect(policyOf(own.html)).toContain("base-uri https://www.ternandtide.example.com;");
  });

  it.each([
    "javascript:theirs()",
    "http://plain.example.com/",
    'https://a"onload=x/',
    "https://a;script-src.example.com/",
    "data:text/html,x",
    "https://",
  ])("does not take %s for a base", (href) => {
    const html = superPage().replace("<title>", `<base href='${href}'><title>`);
    expect(shown(html).$("base").attr("href")).toBe(url.href);
  });

  it("carries the section as data of its script, to the byte, and as nothing else", () => {
    const odd = '<p title="$& $1">\n\t&amp; </script><!-- <script> \\ {{x}} \u2028</p>';
    const { html, $ } = shown(superPage(), { insert: { ...section, shadow: odd } });
    const data = /^\}\)\((\{[\s\S]*)\);\s*$/m.exec($("script").text())?.[1] ?? "";
    expect(JSON.parse(data).shadow).toBe(odd);
    expect($("[data-preview-section]").html()).toBe(createHostElement("block"));
    expect(html).not.toContain("<template");
  });

  it("gives its script the places as data", () => {
    const title = "</script><script>theirs()</script>";
    const { html, $ } = shown(
      plainPage.replace("On dunes.", title).replace("<h1>Houses", `<h1>${title.replaceAll("<", "&lt;")}`),
    );
    expect($("script").length).toBe(1);
    expect(html).not.toMatch(/<script>theirs/);
  });
});

describe("a page that cannot be shown", () => {
  const refusal = (html: string, at = url) => {
    try {
      transformPage({ url: at, html }, () => section, { origin });
    } catch (error) {
      return (error as Error).message.replace("site preview: ", "");
    }
  };

  it.each([
    ["a password page", '<main><h1>Members</h1><form><input type="password"></form></main>', "gated"],
    ["a sign-in by mail", "<form><p>Sign in to go on. We send you a link.</p><input type=email></form>", "gated"],
    ["a protected page", "<form><p>This page is protected.</p><input><button>Enter</button></form>", "gated"],
    ["nothing", "", "empty"],
    [
      "a page drawn by script",
      '<div id="root"></div><script>draw()</script><noscript>Switch on scripts</noscript>',
      "empty",
    ],
    ["frames", '<frameset><frame src="/a"></frameset>', "empty"],
  ])("is %s", (_, html, kind) => {
    expect(refusal(html)).toBe(kind);
  });

  it("is one of Notion itself", () => {
    expect(refusal('<div id="notion-app"></div>', new URL("https://tern.notion.site/x"))).toBe("notion");
  });

  it("is not one that has a newsletter form, or a sign-in beside its text", () => {
    expect(refusal(plainPage.replace("On dunes.", "<form>Newsletter<input type=email></form>"))).toBeUndefined();
    expect(refusal(superPage(`<form><input type="password"></form><p>${"Text. ".repeat(300)}</p>`))).toBeUndefined();
  });
});

describe("a page with more than can be shown", () => {
  const many = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => text(i)).join("");

  it.each([
    [
      "formatting that is opened again in every paragraph",
      `<p>${many(1_000, (i) => `<b id=${i}>`)}</p>${many(3_000, () => "<p>x")}`,
    ],
    [
      "attributes copied with it",
      `<p>${many(30, (i) => `<b ${many(500, (n) => ` a${i}-${n}`)}>`)}</p>${many(3_000, () => "<p>x")}`,
    ],
    ["nesting without end", `${many(100_000, () => "<div>")}x`],
    ["nesting deeper than browsers show", `${many(700, () => "<div>")}x`],
    ["tables that throw out their content", `<table>${many(100_000, () => "<i>x")}`],
  ])("is given up while it is parsed: %s", (_, html) => {
    expect(() => shown(html)).toThrow("intricate");
  });

  it("is not every long page", () => {
    const long = `<main>${many(2_000, (i) => `<section class="a b" id="s${i}"><h2>Chapter ${i}</h2><p>Some <b>text</b> of it.</p></section>`)}</main>`;
    expect(shown(long).places.length).toBeLessThanOrEqual(82);
    expect(parsePage(long)("section").length).toBe(2_000);
  });
});
