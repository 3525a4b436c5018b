import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { formats, listFormats } from "@/lib/code/metadata/format";
import { renderSection } from "@/lib/code/render/render";
import type { Theme } from "@/lib/code/theme/theme";
import { AppError } from "@/lib/server/errors";
import { createReactProject, type ReactProject } from "@/tools/test/samples/sample-react-project";
import { parseShadowMarkup } from "@/tools/test/samples/sample-shadow-markup";
import { deliver } from "./deliver";
import { printMountSnippet } from "./html/mount-snippet";

const origin = "https://silcrow.example";
const sections = listSections().filter((section) => section.category !== "callout-card");
const [first] = sections;
if (!first) throw new Error("the catalogue is empty");

/** A text made to end whatever it stands in, and a section's content with it. */
const nasty = `</template></script><script>alert(1)</script>{{ merge }} {% tag %} <!-- "quoted" & 'so' \`\${tick}\` */}`;
const hostile = { ...first.sample, lede: nasty, title: nasty };

/** Formats whose code is markup; in JSX braces are syntax. */
const inMarkup: readonly (typeof formats)[number][] = formats.filter(
  (format) => format !== "react" && format !== "tailwind",
);

const copyOf = async (section: Section, format: (typeof formats)[number]) =>
  (await deliver({ section, product: "bullet", format, origin })).code;

/** A page of a project that draws a section with the links of its router and pictures of its own. */
const usesOwnElements = ({ id, slug }: Section) => `import NextLink from "next/link";
import type { ComponentProps } from "react";
import Section, { content } from "./${id}/${slug}-section";

const Photo = ({ alt, ...rest }: ComponentProps<"img">) => <img data-photo="" alt={alt} {...rest} />;
const Anchor = ({ children, href }: ComponentProps<"a">) => <a data-own="" href={href}>{children}</a>;

export const routed = <Section content={{ ...content }} Link={NextLink} Image={Photo} />;
export default () => <Section content={{ ...content, title: "Their own words" }} Link={Anchor} />;
`;

test("a callout card comes as CSS to paste alone, everything else in every format", () => {
  for (const section of listSections())
    expect(listFormats(section), section.id).toEqual(section.category === "callout-card" ? ["paste"] : formats);
});

test("two copies without script have no id or group in common", async () => {
  const section = listSections().find(({ slug }) => slug === "reply-slip");
  if (!section) throw new Error("There is no reply slip");
  const namesOf = async (instance: string) => {
    const { code } = await deliver({ section, product: "bullet", format: "no-script", origin, instance });
    return [...code.matchAll(/\s(?:id|for|aria-labelledby)="([^"]+)"/g)].map(([, name]) => name);
  };
  const [one, other] = [await namesOf("aaaaaa"), await namesOf("bbbbbb")];
  expect(one.length).toBeGreaterThan(0);
  expect(one.filter((name) => other.includes(name))).toEqual([]);
});

test("the form of a copy for a site posts to the shop, in every format", async () => {
  const section = listSections().find(({ slug }) => slug === "reply-slip");
  if (!section) throw new Error("There is no reply slip");
  for (const format of formats) {
    const { files, hasForm } = await deliver({ section, product: "bullet", format, origin, site: { id: "site-1" } });
    expect(hasForm).toBe(true);
    expect(files.map(({ code }) => code).join(), format).toContain(`${origin}/api/forms/site-1/`);
  }
});

describe("the React copies", () => {
  let project: ReactProject;
  beforeAll(async () => {
    project = await createReactProject();
    await write(first.id, { section: first }, "react");
    await write("hostile", { section: first, content: hostile }, "react");
    await write("hostile-tailwind", { section: first, content: hostile }, "tailwind");
    await write("themed", { section: first, theme: { accent: "#0a7a55", fonts: "book", scheme: "dark" } }, "tailwind");
    // Links and pictures of a project take the place of HTML's.
    await writeFile(join(project.folder, "uses.tsx"), usesOwnElements(first));
  });
  afterAll(() => project.remove());

  async function write(
    name: string,
    copy: { section: Section; content?: unknown; theme?: Theme },
    format: "react" | "tailwind",
  ) {
    const { files } = await deliver({ ...copy, product: "bullet", format, origin: "" });
    await project.write(name, files);
  }

  test.each([true, false])("type-check in a project that knows nothing of ours, strict or not (%s)", async (strict) => {
    expect(await project.typeErrors(strict)).toEqual([]);
  });

  test("draw the words, links and pictures that a project gives them", async () => {
    const { default: Page } = await import(/* @vite-ignore */ join(project.folder, "uses.tsx"));
    const html = renderToStaticMarkup(createElement(Page));
    expect(html).toContain("Their own words");
    const plain = await project.rendered(first.id, first.slug);
    const linksOf = (text: string) => text.match(/<a [^>]*href="(?!#)/g) ?? [];
    expect(linksOf(plain).length).toBeGreaterThan(0);
    expect(linksOf(html).filter((link) => link.includes("data-own"))).toHaveLength(linksOf(plain).length);
  });

  test("have their theme in one constant where they have Tailwind's class names", async () => {
    const { default: Page } = await import(
      /* @vite-ignore */ join(project.folder, "themed", `${first.slug}-section.tsx`)
    );
    expect(renderToStaticMarkup(createElement(Page))).toMatch(/^<div class="sc"[^>]* style="[^"]*--sc-accent:#0a7a55/);
    expect(await readFile(join(project.folder, "themed", "fonts.css"), "utf8")).toContain("@font-face");
  });

  test.each(["hostile", "hostile-tailwind"])("show a %s text as written, never run", async (name) => {
    const html = await project.rendered(name, first.slug);
    expect(html).not.toContain("<script>");
    expect(textOf(html)).toContain(nasty);
  });
});

describe("a hostile text", () => {
  test("is no code in the Vue copy, whatever private characters it has", async () => {
    const href = "#\ue000$" + "{x}`\ue001";
    const content = { ...first.sample, primary: { label: href, href } };
    const code = (await deliver({ section: first, product: "super", content, format: "vue", origin })).code;
    expect(code).toContain(` href="${href.replace("`", "&#x60;")}"`);
    expect(code).not.toContain(":href=");
    expect(code).toMatch(/:aria-labelledby="`\$\{id\}-/);
  });

  test.each(inMarkup)("is shown as written in %s, never run", async (format) => {
    const { files } = await deliver({ section: first, product: "super", content: hostile, format, origin });
    for (const { code, language } of files) {
      expect(code).not.toContain("<script>alert");
      expect(code).not.toContain("</template></script>");
      expect(code).not.toMatch(/\{\{|\{%/);
      const html = language === "vue" || format === "no-script" ? code : parseShadowMarkup(code);
      expect(textOf(html.replace("super-embed:", ""))).toContain(nasty);
    }
  });
});

/** All text of a fragment, also inside templates. */
function textOf(html: string): string {
  const texts: string[] = [];
  const walk = (node: { type: string; value?: string; children?: unknown[]; content?: unknown }) => {
    if (node.type === "text") texts.push(node.value ?? "");
    for (const child of [...(node.children ?? []), ...(node.content ? [node.content] : [])]) walk(child as typeof node);
  };
  walk(fromHtml(html, { fragment: true }));
  return texts.join("").replace(/\s+/g, " ");
}

describe("bad input", () => {
  test("content that does not fit is refused with the field's name", async () => {
    const wrong = deliver({ section: first, product: "bullet", content: { ...first.sample, title: 4 }, origin });
    await expect(wrong).rejects.toThrow(AppError);
    await expect(wrong).rejects.toThrow(/title: /);
  });

  test.each(["red; } body { display: none", "url(javascript:1)", "#12", "blue"])("%s is no colour", async (accent) => {
    await expect(deliver({ section: first, product: "bullet", theme: { accent }, origin })).rejects.toThrow(/accent/);
  });
});

describe("a theme", () => {
  const codeWith = async (section: Section, theme: Theme) =>
    (await deliver({ section, product: "bullet", theme, origin })).code;

  test("sets the tint, what main buttons are painted with, and the space, each by variables alone", async () => {
    const lastLine = sections.find(({ id }) => id === "silcrow-cta-last-line") as Section;
    expect(await codeWith(lastLine, {})).toContain("--tint-wash:var(--sc-yellow-wash)");
    expect(await codeWith(lastLine, { tint: "pink" })).toContain("--tint-wash:var(--sc-pink-wash)");
    expect(await codeWith(lastLine, { tint: "none" })).toContain("--tint-wash:var(--sc-paper-3)");
    expect(await codeWith(lastLine, {})).toContain("--sc-action:var(--sc-ink)");
    expect(await codeWith(lastLine, { action: "accent" })).toContain("--sc-action:var(--sc-accent)");
    const [regular, tight] = [
      await codeWith(lastLine, { space: "regular" }),
      await codeWith(lastLine, { space: "tight" }),
    ];
    const marker = / data-silcrow='[^']*'/;
    expect(regular?.replace(marker, "")).toBe((await codeWith(lastLine, {})).replace(marker, ""));
    expect(tight).toContain("--sc-section:clamp(32px,4.5cqi,64px)");
  });

  test.each(formats)("lets the highest heading have another level in %s", async (format) => {
    const levels = async (heading?: 1 | 2 | 3) => {
      const theme = heading ? { heading } : {};
      const { files } = await deliver({ section: first, product: "bullet", format, theme, origin });
      return [...(files[0]?.code ?? "").matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    };
    const own = await levels();
    expect(Math.min(...own)).toBe(1);
    expect(await levels(3)).toEqual(own.map((level) => Math.min(4, level + 2)));
    expect(Math.min(...(await levels(2)))).toBe(2);
  });

  test("is a set of variables in the section's own scope", async () => {
    const { code } = await deliver({
      section: first,
      product: "bullet",
      theme: { scheme: "dark", accent: "#0a7a55", radius: 6, font: '"Instrument Sans", sans-serif' },
      origin,
    });
    expect(code).toMatch(/color-scheme:dark[;}]/);
    expect(code).toMatch(/--sc-accent:#0a7a55[;}]/);
    expect(code).toMatch(/font-family:"Instrument Sans", sans-serif[;}]/);
    expect(code).toMatch(/--sc-radius-sm:4px[;}]/);
  });

  test("changes nothing but the stylesheet", async () => {
    const plain = await copyOf(first, "paste");
    const { code } = await deliver({ section: first, product: "bullet", theme: { accent: "#0a7a55" }, origin });
    expect(parseShadowMarkup(code)).toBe(parseShadowMarkup(plain));
  });
});

describe("a width", () => {
  const widthOf = async (options: Partial<Parameters<typeof deliver>[0]>) => {
    const { files } = await deliver({ section: first, product: "bullet", origin, ...options });
    return /data-fit="(\w+)">/.exec(files.map(({ code }) => code).join(""))?.[1];
  };

  test("is the column's, if nobody says another", async () => {
    expect(await widthOf({})).toBe("column");
    expect(await widthOf({ format: "no-script" })).toBe("column");
    const { code } = await deliver({ section: first, product: "bullet", origin });
    expect(code).toContain("--sc-gutter:0px");
    expect(code).not.toContain("100vw");
  });

  test.each(["wide", "full"] as const)("may be %s", async (width) => {
    expect(await widthOf({ width })).toBe(width);
    const { code } = await deliver({ section: first, product: "bullet", format: "no-script", width, origin });
    expect(code).toContain(`data-fit="${width}"`);
    expect(code).toMatch(/body:has\([^{]*\) ?\{\s*overflow-x: ?clip/);
    expect(code).toContain("100vw");
  });

  test("is the app's own matter in React and Vue", async () => {
    expect(await widthOf({ format: "react", width: "full" })).toBeUndefined();
    expect(await widthOf({ format: "vue" })).toBeUndefined();
  });
});

describe("headers and footers", () => {
  test("are placed by one script that cannot be ended from inside", async () => {
    const rendered = await renderSection({
      section: first,
      content: { ...first.sample, lede: "</script><!-- {{x}}" },
      origin,
    });
    for (const product of ["bullet", "super"] as const) {
      const code = printMountSnippet("header", product, rendered);
      expect(code.match(/<\/script/g)).toHaveLength(1);
      expect(code).not.toMatch(/\{\{|\{%/);
      const script = code.slice(code.indexOf("<script>") + 8, code.lastIndexOf("</script>"));
      expect(() => new Function(script)).not.toThrow();
    }
  });
});

test("a Super block begins with its marker, a Bullet block with the element", async () => {
  expect((await deliver({ section: first, product: "super", origin })).code).toMatch(/^super-embed:<sc-/);
  expect((await deliver({ section: first, product: "bullet", origin })).code).toMatch(/^<sc-/);
});

test("the React copy keeps a text whose line separators look like the start of a field", async () => {
  const text = 'One\u2028  "title": two';
  const content = { ...first.sample, title: text };
  const { files } = await deliver({ section: first, product: "bullet", format: "react", content, origin });
  expect(files[1]?.code).toContain(JSON.stringify(text).replace("\u2028", "\\u2028"));
});
