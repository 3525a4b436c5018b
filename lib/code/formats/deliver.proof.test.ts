import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { parse } from "postcss";
import { visit } from "unist-util-visit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSSRApp, useId } from "vue";
import { compileScript, compileTemplate, parse as parseVue } from "vue/compiler-sfc";
import { renderToString } from "vue/server-renderer";
import type { Section } from "@/lib/catalogue/catalogue";
import { findNames, renameInMarkup } from "@/lib/code/markup/ids";
import { type Format, formats, listFormats } from "@/lib/code/metadata/format";
import { prints } from "@/tools/sections/hashes/prints";
import { isDrawn, proveSections } from "@/tools/sections/proofs/proving";
import { createReactProject, type ReactProject } from "@/tools/test/samples/sample-react-project";
import { parseShadowMarkup } from "@/tools/test/samples/sample-shadow-markup";
import { deliver } from "./deliver";
import { lightByDefault } from "./html/scoped-css";

const origin = "https://silcrow.example";

/**
 * The section's markup in any of the copies, class names and white space between tags aside: each copy has class names of its own.
 * Names a page has one of are numbers.
 */
const canonical = (html: string) => {
  const tree = fromHtml(html, { fragment: true });
  const section = selectAll("[data-sc]", tree)[0];
  if (!section) throw new Error("no section");
  delete section.properties.dataFit;
  visit(section, "element", ({ properties }) => {
    delete properties.className;
  });
  const root: Root = { type: "root", children: [section] };
  const { ids, groups } = findNames(root);
  const names = [...ids, ...groups];
  return toHtml(renameInMarkup(root, (name) => String(names.indexOf(name))))
    .replace(/\s+/g, " ")
    .replace(/> | </g, (match) => match.trim())
    .replace(
      /style="([^"]*)"/g,
      (_, style: string) => `style="${style.replace(/\s*([:;])\s*/g, "$1").replace(/;$/, "")}"`,
    );
};

/** Formats whose code is markup; in JSX braces are syntax. */
const inMarkup: readonly (typeof formats)[number][] = formats.filter(
  (format) => format !== "react" && format !== "tailwind",
);

/** What a copy's folder in the project is called. */
const nameIn = ({ id }: Section, format: "react" | "tailwind") => (format === "react" ? id : `${id}-tailwind`);

const tried: Section[] = [];
let project: ReactProject;
let errors: string[] = [];

// One program of all of them, however many: the compiler starts once for each of the two ways to be strict.
beforeAll(async () => {
  project = await createReactProject();
  for (const section of tried) {
    for (const format of ["react", "tailwind"] as const) {
      const { files } = await prints.copy({ section, product: "bullet", format, origin: "" });
      await project.write(nameIn(section, format), files);
    }
  }
  errors = [...(await project.typeErrors(true)), ...(await project.typeErrors(false))];
});
afterAll(() => project.remove());

proveSections(
  "lib/code/formats/deliver",
  (section) => {
    tried.push(section);
    const copyOf = async (format: Format) => (await prints.copy({ section, product: "bullet", format, origin })).code;

    test("comes in every format", () => {
      expect(listFormats(section)).toEqual(formats);
    });

    test.each(formats)("%s is deterministic, absolute and safe from merge tags", async (format) => {
      const one = await copyOf(format);
      expect((await deliver({ section, product: "bullet", format, origin })).code).toBe(one);
      if (!inMarkup.includes(format)) return;
      expect(one).not.toMatch(/\{\{|\{%/);
      expect(one).not.toMatch(/(?:src|href)="\/art\//);
      expect(one).not.toContain("@layer");
      expect(one).not.toContain("@property");
      for (const [, css = ""] of one.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
        parse(css).walkDecls(({ value }) => expect(value, "pixels only").not.toMatch(/\drem\b/));
      }
    });

    test("every copy holds the same markup", async () => {
      const wanted = canonical(parseShadowMarkup(await copyOf("paste")));
      expect(canonical(await copyOf("no-script"))).toBe(wanted);
    });

    test("the Vue copy compiles and renders the same markup on the server", async () => {
      const code = await copyOf("vue");
      const { descriptor, errors } = parseVue(code);
      expect(errors).toEqual([]);
      const compiled = compileTemplate({ source: descriptor.template?.content ?? "", filename: "s.vue", id: "s" });
      expect(compiled.errors).toEqual([]);
      const script = descriptor.scriptSetup && compileScript(descriptor, { id: "s" }).content;
      expect(script ?? "no script is needed").toMatch(/const id = useId\(\)|no script is needed/);
      const html = await renderToString(
        createSSRApp({ template: descriptor.template?.content ?? "", setup: () => ({ id: useId() }) }),
      );
      expect(canonical(html)).toBe(canonical(parseShadowMarkup(await copyOf("paste"))));
    });

    test("the scoped stylesheet has no rule outside its scope", async () => {
      const { files } = await prints.copy({ section, product: "bullet", format: "react", origin });
      const css = files.find((file) => file.language === "css")?.code ?? "";
      const outside = css
        .replace(lightByDefault, "")
        .replace(/^(?:@keyframes[^\n]*|[^{}]*\[data-sc(?:-frame)?="[^{}]*)\{\n[\s\S]*?^\}$/gm, "")
        .trim();
      expect(outside).toBe("");
    });

    test.each(["react", "tailwind"] as const)("the %s copy type-checks in a project, strict or not", (format) => {
      const own = `${nameIn(section, format)}/`;
      expect(errors.filter((line) => line.startsWith(own))).toEqual([]);
    });

    test("the React copy renders the same markup", async () => {
      const wanted = parseShadowMarkup((await prints.copy({ section, product: "bullet", origin: "" })).code);
      expect(canonical(await project.rendered(nameIn(section, "react"), section.slug))).toBe(canonical(wanted));
    });
  },
  isDrawn,
);
