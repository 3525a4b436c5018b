import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Content } from "@/components/sections/define";
import { loadSource } from "@/lib/catalogue/modules";
import { type Format, listFormats } from "@/lib/code/metadata/format";
import { prints } from "@/tools/sections/hashes/prints";
import { proveSections } from "@/tools/sections/proofs/proving";
import { parseShadowMarkup } from "@/tools/test/samples/sample-shadow-markup";
import { hasForm } from "./forms";
import { renameInMarkup } from "./ids";

const origin = "https://silcrow.example";
const site = { id: "0b9bff3c-7d2e-4b4e-9d4e-000000000000" };

const htmlOf = (code: string) => {
  const markup = code.includes("shadowrootmode") ? parseShadowMarkup(code) : code;
  return fromHtml(markup.replace(/<\/?template[^>]*>/g, "").replace(/<style>[\s\S]*?<\/style>/g, ""), {
    fragment: true,
  });
};

const inReact = (format: Format) => format === "react" || format === "tailwind";

/** The form and what is in it, element by element; ids and class names are each copy's own. */
const partsOf = (code: string) =>
  selectAll(
    "form, form *",
    renameInMarkup(htmlOf(code), (id) => id.slice(id.lastIndexOf("-"))),
  ).map(({ tagName, properties: { style, className, ...rest } }) => ({
    tagName,
    ...rest,
    style: typeof style === "string" ? style.replace(/\s+/g, "").replace(/;$/, "") : undefined,
  }));

/** Whether a content has the address of a form: a text, for a button of that name is a group. */
const hasAction = (content: Record<string, Content>) => typeof content.action === "string";

proveSections("lib/code/markup/forms", (section) => {
  const groups = Object.values(section.sample).filter((group) => typeof group === "object") as Record<
    string,
    Content
  >[];
  if (section.parts && groups.some(hasAction)) {
    test("the forms of the page post to the site, each under the name of its section", async () => {
      const addresses = section.parts?.map(({ key }) => `${origin}/api/forms/${site.id}/${key}`);
      const { code } = await prints.copy({ section, product: "bullet", origin, site });
      const forms = selectAll("form", htmlOf(code)).filter(({ properties }) => properties.method === "post");
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) {
        expect(addresses).toContain(form.properties.action);
        expect(selectAll('[name="_topic"]', form)).toHaveLength(1);
      }
      expect(new Set(forms.map(({ properties }) => properties.action)).size).toBe(forms.length);
      expect((await prints.copy({ section, product: "bullet", origin })).code).not.toContain("_topic");
    });
    return;
  }

  if (section.parts || !hasAction(section.sample)) {
    test("has no form: a site changes nothing", async () => {
      const { code } = await prints.copy({ section, product: "bullet", origin });
      expect(hasForm(code)).toBe(false);
      expect((await prints.copy({ section, product: "bullet", origin, site })).code).toBe(code);
    });
    return;
  }
  const address = `${origin}/api/forms/${site.id}/${section.slug}`;

  test("takes the address of its form from the prop `action`", async () => {
    expect(section.sample.action).toEqual(expect.any(String));
    expect((await loadSource(section))?.match(/<form\b/g)).toHaveLength(1);
    const { code } = await prints.copy({ section, product: "bullet", origin });
    expect(select("form", htmlOf(code))?.properties.action).toBe(section.sample.action);
    expect(code).not.toContain("_topic");
  });

  test.each(listFormats(section).filter((format) => !inReact(format)))(
    "%s posts to the site",
    async (format: Format) => {
      const { code } = await prints.copy({ section, product: "super", origin, site, format });
      const tree = htmlOf(code);
      const form = select("form", tree);
      expect(form?.properties).toMatchObject({ action: address, method: "post" });
      const names = selectAll("form input", tree).map((input) => String(input.properties.name));
      expect(names.filter((name) => name === "_topic")).toHaveLength(1);
      expect(new Set(names).size, "every field has a name of its own").toBe(names.length);
      expect(names).not.toContain("undefined");

      const trap = select('[name="_topic"]', tree);
      expect(trap?.properties).toMatchObject({ tabIndex: -1, autoComplete: ["off"] });
      expect(toHtml(select('form > [aria-hidden="true"]:last-child', tree) ?? htmlOf(""))).toContain("_topic");
      for (const box of selectAll('[type="checkbox"]', tree)) expect(box.properties.value).toBe("yes");
    },
  );

  test.each(listFormats(section).filter(inReact))("the %s copy renders the same form", async (format) => {
    const { files } = await prints.copy({ section, product: "bullet", origin, site, format });
    await mkdir(join(process.cwd(), ".local"), { recursive: true });
    const folder = await mkdtemp(join(process.cwd(), ".local", "form-"));
    try {
      for (const { name, code } of files) await writeFile(join(folder, name), code);
      const { default: Page } = await import(/* @vite-ignore */ join(folder, `${section.slug}-section.tsx`));
      const { code } = await prints.copy({ section, product: "bullet", origin, site, format: "no-script" });
      expect(partsOf(renderToStaticMarkup(createElement(Page)))).toEqual(partsOf(code));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test("the content of a buyer is kept, but for the address", async () => {
    const content = { ...section.sample, button: "Off it goes", action: "https://elsewhere.example/" };
    const { code } = await prints.copy({ section, product: "bullet", origin, site, content });
    expect(code).toContain("Off it goes");
    expect(code).toContain(address);
    expect(code).not.toContain("elsewhere.example");
  });
});
