import { load } from "cheerio";
import type { Element } from "hast";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { parseSectionCode } from "@/lib/code/parse/read";
import type { Theme } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";
import { representatives } from "@/tools/sections/representatives";
import { findFrameProblems } from "@/tools/test/samples/frame-problems";
import { findValidityProblems } from "@/tools/test/samples/sample-validity";
import { fitUploads } from "./fit-uploads";
import { fitToFrame } from "./frame-markup";
import { createLeftOut } from "./left-out";
import { frameLimit } from "./limit";
import { printFrame } from "./print-frame";

vi.setConfig({ testTimeout: 120_000 });

const origin = "https://silcrow.example";

function take(folder: string): Section {
  const section = findSection(`silcrow-${folder.replace("/", "-")}`);
  if (!section) throw new Error(`${folder} is gone`);
  return section;
}

const print = (folder: string, options: Omit<Parameters<typeof printFrame>[0], "section" | "origin"> = {}) =>
  printFrame({ section: take(folder), origin, ...options });

test.each(representatives)("%s is one file that asks for nothing", async (folder) => {
  const { code, bytes, leftOut } = await print(folder);
  expect(bytes).toBe(Buffer.byteLength(code));
  expect(findFrameProblems(code)).toEqual([]);
  expect(leftOut.pictures).toEqual([]);
  // Of a callout card the markup is the builders', faults included.
  if (!folder.startsWith("callout-card")) expect(await findValidityProblems(code)).toEqual([]);
});

const page = findDrawable(
  formatCompositionId(
    ["header/mark-links-button", "hero/portal-window", "team/photo-grid", "pricing/three-sheets", "cta/reply-slip"].map(
      (folder) => take(folder).id,
    ),
  ),
);

test("a page that somebody composed is one file, and its skip link leads past its header", async () => {
  const { code } = await printFrame({ section: page as Section, origin });
  expect(findFrameProblems(code)).toEqual([]);
  const $ = load(code);
  expect($("[data-skip]").attr("href")).toBe("#content");
  expect($("#content h1").length).toBe(1);
  expect(load((await print("header/mark-links-button")).code)("[data-skip]").length).toBe(0);
});

const attack = `</style></script></body><script>alert(1)</script><img src="https://evil.example/x" onerror="alert(2)">]]>-->`;

test("what somebody writes runs nothing and ends nothing", async () => {
  let tried = 0;
  for (const folder of ["cta/ticket", "hero/simple-centered", "faqs/clauses", "callout-card/index-tab"]) {
    const { sample } = take(folder);
    for (const [name, value] of Object.entries(sample)) {
      if (typeof value !== "string") continue;
      const content = { ...sample, [name]: `${value}${attack}` };
      const printed = await print(folder, { content }).catch((error) => {
        // An address or a choice that isn't one.
        if (error instanceof AppError && error.code === "invalid") return undefined;
        throw error;
      });
      if (!printed) continue;
      tried++;
      expect(findFrameProblems(printed.code), `${folder}: ${name}`).toEqual([]);
    }
  }
  expect(tried).toBeGreaterThan(5);
});

/** The same content with a text in place of each that has a name. */
const replaceTexts = <T>(content: T, names: RegExp, text: string): T =>
  JSON.parse(JSON.stringify(content), (name, value) => (typeof value === "string" && names.test(name) ? text : value));

const texts = {
  "what would open a script": "<!--<script>",
  "line ends of scripts": "a\u2028b\u2029c",
  "control characters": "a\u0000b\u0008c\ufffed",
  "right to left": "שלום עולם",
  "a word of 3,000 letters": "x".repeat(3_000),
  nothing: "",
};

test.each(Object.entries(texts))("what is written may be %s", async (_, text) => {
  for (const folder of ["cta/reply-slip", "faqs/clauses", "callout-card/index-tab"]) {
    const content = replaceTexts(take(folder).sample, /^(?:title|lede|question|answer|label|text|note)$/, text);
    const { code } = await print(folder, { content });
    expect(findFrameProblems(code), folder).toEqual([]);
    expect(JSON.stringify(content)).not.toBe(JSON.stringify(take(folder).sample));
  }
});

const scripts = [
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>",
];

test("links to scripts are refused, and lead nowhere where they come this far", async () => {
  for (const address of scripts) {
    const content = replaceTexts(take("team/photo-grid").sample, /^href$/, address);
    await expect(print("team/photo-grid", { content }), address).rejects.toMatchObject({ code: "invalid" });
    const link: Element = { type: "element", tagName: "a", properties: { href: address }, children: [] };
    fitToFrame({ type: "root", children: [link] }, createLeftOut());
    expect(link.properties.href, address).toBeUndefined();
  }
});

test("a picture with a script in it stays a picture", async () => {
  const svg = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>`;
  const content = replaceTexts(take("team/photo-grid").sample, /^src$/, svg);
  const { code } = await print("team/photo-grid", { content });
  expect(findFrameProblems(code)).toEqual([]);
  expect(load(code)("img").first().attr("src")).toBe(svg);
});

test.each([
  { font: "x;}</style><script>alert(1)</script>" },
  { displayFont: "x;background:url(https://evil.example/x)" },
  { accent: "red;}body{display:none" },
  { paper: { light: "#fff", dark: "url(https://evil.example/x)" } },
  { scheme: "dark;}</style>" },
  { radius: "1px;}" },
])("a theme that isn't one is refused: %j", async (theme) => {
  for (const folder of ["cta/reply-slip", "callout-card/index-tab"])
    await expect(print(folder, { theme: theme as Theme })).rejects.toMatchObject({ code: "invalid" });
});

test("names what a frame doesn't have", async () => {
  const { sample } = take("team/photo-grid");
  const elsewhere = "https://elsewhere.example/face.jpg";
  const text = JSON.stringify(sample)
    .replace(/\/art\/[^"]+/g, elsewhere)
    .replace("https://example.com/", "/");
  const { code, leftOut } = await print("team/photo-grid", {
    content: JSON.parse(text),
    theme: { font: "Futura, sans-serif", questions: "data" },
  });
  expect(leftOut).toMatchObject({ pictures: [elsewhere], fonts: ["Futura, sans-serif"], questions: true, form: false });
  expect(code).not.toContain(elsewhere);
  expect(load(code)('[role="img"].sc-missing').first().text()).toMatch(/^Portrait of /);
  expect((await print("cta/reply-slip")).leftOut.form).toBe(true);
});

test("a form of a site sends its answers in a new window", async () => {
  const site = { id: "3f2b8c1e-5d4a-4b6f-9a7e-1c2d3e4f5a6b" };
  const { code, leftOut } = await print("cta/reply-slip", { site });
  const form = load(code)("form");
  expect([form.attr("method"), form.attr("target")]).toEqual(["post", "_blank"]);
  expect(form.attr("action")).toBe(`${origin}/api/forms/${site.id}/reply-slip`);
  expect(leftOut.form).toBe(false);
});

test("the letters of a typeface are inside, those that are shown alone", async () => {
  const { code, bytes } = await print("stats/one-big-figure", { theme: { fonts: "editorial" } });
  expect(findFrameProblems(code)).toEqual([]);
  const faces = [...code.matchAll(/@font-face\{font-family:(sc-[\w-]+);src:url\(data:font\/woff2;base64,/g)];
  expect(new Set(faces.map(([, family]) => family))).toEqual(new Set(["sc-fraunces", "sc-figtree"]));
  expect(code).not.toContain("unicode-range");
  expect(bytes).toBeLessThan(60_000);
});

test("letters and signs that are in a typeface's second file bring that along", async () => {
  for (const title of ["Złoty", "₺ 40"]) {
    const content = { ...take("stats/one-big-figure").sample, title };
    const { code } = await print("stats/one-big-figure", { content, theme: { fonts: "book" } });
    const faces = code.match(/@font-face\{[^}]+\}/g) ?? [];
    expect(
      faces.map((face) => face.includes("unicode-range:U+100-")),
      title,
    ).toEqual([false, true]);
  }
});

test("follows neither the window's height nor its scrolling", async () => {
  for (const folder of ["featured/sticky-steps", "cta/sticky-strip"]) {
    const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec((await print(folder)).code) ?? [];
    expect(css).not.toMatch(/(?:min|max)-height:\d+px\)|@supports ?\(animation-timeline|\d(?:[sdl]?vh|vw)\b/);
  }
});

test("can be read back like any copy", async () => {
  const { sample } = take("cta/ticket");
  const content = { ...sample, title: "A seat for you" };
  const { code } = await print("cta/ticket", { content, theme: { radius: 3 } });
  const read = await parseSectionCode({ code } as Parameters<typeof parseSectionCode>[0]);
  expect(JSON.stringify(read)).toContain("A seat for you");
  expect(JSON.stringify(read)).toContain(take("cta/ticket").id);
});

test("what is too large says what to do", async () => {
  const all = ["team/photo-grid", "team/group-photo", "team/roster", "about-pages/practice-story", "team/family-tree"];
  const large = findDrawable(formatCompositionId(all.map((folder) => take(folder).id))) as Section;
  await expect(printFrame({ section: large, origin })).rejects.toMatchObject({
    code: "too_large",
    sentence: expect.stringMatching(
      /^As one file this has \d+ KB, .* 200 KB\. Its pictures take .*\.svg.*Take fewer sections/,
    ),
  });
});

test("of long texts it says that they take most of it", async () => {
  // Of no section alone: its content has up to 64 KB.
  const printed = { code: "", bytes: 300_000, leftOut: createLeftOut() };
  const weights = { pictures: new Map([["/art/a.svg", 4_000]]), fonts: 0 };
  await expect(fitUploads({}, () => ({ printed, weights }))).rejects.toMatchObject({
    code: "too_large",
    sentence: expect.stringMatching(/Its texts, drawings and styles take 290 KB\. Take .* or write shorter texts\.$/),
  });
});

/** A picture that is as hard to make small as one can be. */
async function photograph(side: number): Promise<Uint8Array> {
  const pixels = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, index) => (index * 7919 + (index >> 3)) % 251),
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer();
}

test("uploaded pictures are inside, as large as they can be", async () => {
  const { sample } = take("team/photo-grid");
  const uploads: Record<string, Uint8Array> = {};
  const picture = await photograph(900);
  const content = JSON.parse(
    JSON.stringify(sample).replace(/\/art\/[^"]+/, () => {
      const address = "/pictures/3f2b8c1e-5d4a-4b6f-9a7e-1c2d3e4f5a6b.webp";
      uploads[address] = picture;
      return address;
    }),
  );
  expect(picture.length).toBeGreaterThan(frameLimit);
  const { code, bytes, leftOut } = await print("team/photo-grid", { content, uploads });
  expect(findFrameProblems(code)).toEqual([]);
  expect(code).toContain('"data:image/webp;base64,');
  expect(bytes).toBeGreaterThan(80_000);
  expect(leftOut.pictures).toEqual([]);
  // Whose bytes nobody gave.
  expect((await print("team/photo-grid", { content })).leftOut.pictures).toEqual(Object.keys(uploads));
});
