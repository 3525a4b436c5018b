import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Section } from "@/lib/catalogue/catalogue";
import { openInstalls, type ProjectSettings } from "./sample-install";

/** Whatever a project's settings are, a section that the CLI has written looks as the copy that one takes from its page. */
export function checkInstalls(sections: readonly Section[]): void {
  let installs: Awaited<ReturnType<typeof openInstalls>>;
  beforeAll(async () => {
    installs = await openInstalls();
  });
  afterAll(() => installs.close());

  /** The markup without class names, and these. */
  const taken = (html: string, prefix = "") => ({
    rest: html
      .replace(/ class="[^"]*"/g, "")
      .replaceAll("&#x27;", "'")
      .replace(/;?--sc-quote-\d+:(?:path\()?'[^']*'\)?/g, "")
      .replace(/ style=""/g, ""),
    classes: [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = ""]) =>
      list
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&")
        .split(" ")
        .map((name) => (prefix && name.startsWith(`${prefix}:`) ? name.slice(prefix.length + 1) : name))
        .filter(Boolean)
        .sort(),
    ),
  });
  /** Names that are written otherwise for the CLI. */
  const otherwise = /sc-value-|--sc-quote-|'|&#x27;/;

  describe.each(sections.map((section) => [section.id, section] as const))("%s", (_, section) => {
    const settings: [string, ProjectSettings][] = [
      ["with none", {}],
      ["with a prefix", { prefix: "my" }],
      ["without CSS variables", { cssVariables: false }],
      ["in JavaScript", { tsx: false }],
      ["with a prefix, without CSS variables, in JavaScript", { prefix: "my", cssVariables: false, tsx: false }],
    ];
    it.each(settings)("is drawn as its copy %s of the settings that the CLI rewrites by", async (_, own) => {
      const plain = await installs.install(section, {}, {});
      const project = await installs.install(section, own);
      const wanted = taken(await plain.rendered());
      const found = taken(await project.rendered(), own.prefix);
      expect(found.rest).toBe(wanted.rest);
      expect(found.classes.length).toBe(wanted.classes.length);
      for (const [index, list] of wanted.classes.entries()) {
        const pick = (all: readonly string[] = []) => all.filter((name) => !otherwise.test(name));
        expect(pick(found.classes[index])).toEqual([...new Set(pick(list))]);
        expect(found.classes[index]?.length).toBe(new Set(list).size);
      }
    });

    it("has the same styles with a prefix, which is before every class name", async () => {
      const plain = await installs.install(section);
      const project = await installs.install(section, { prefix: "my" });
      const html = await plain.rendered();
      const used = new Set(taken(html).classes.flat());
      const styles = await plain.styles(used);
      expect(styles.length).toBeGreaterThan(5);
      expect(await project.styles(used)).toEqual(styles);
      const names = [...(await project.rendered()).matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) =>
        list.split(" "),
      );
      expect(names.filter((name) => name && name !== "sc" && !name.startsWith("my:"))).toEqual([]);
    });

    it("is written for the CLI with no quote in a class name, and in no file that it changes without a setting", async () => {
      const project = await installs.install(section);
      for (const [name, code] of await project.files()) {
        for (const [, list] of code.matchAll(/(?:className=|cva\()"([^"]*)"/g))
          expect(list, name).not.toMatch(/['\uE000]/);
        expect(code, name).not.toContain("\uE000");
      }
    });
  });
}
