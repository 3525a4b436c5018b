import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

// The import rules and the shape of the tree, as docs/architecture.md gives them. Biome says some of it while you type; this
// says all of it, and where the code belongs instead.

const root = join(import.meta.dirname, "..");
const elsewhere = new Set([
  "node_modules",
  ".next",
  ".local",
  ".git",
  "public",
  "generated",
  "test-results",
  "playwright-report",
]);

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return elsewhere.has(entry.name) ? [] : listFiles(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) && !entry.name.endsWith(".d.ts") ? [path] : [];
  });
}

type Import = { from: string; to: string; typeOnly: boolean };

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^"'`;]*?\sfrom\s+)?["']([^"']+)["']/gm;
const call = /\bimport\(\s*["']([^"']+)["']\s*\)/g;
const glob = /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*["']([^"']+)["']/g;

/** What a file imports: project paths without extension for our own files, names for packages. */
function importsOf(path: string): Import[] {
  const text = readFileSync(join(root, path), "utf8");
  const found = [
    ...[...text.matchAll(statement)].map(([, type, to]) => ({ to: to ?? "", typeOnly: Boolean(type) })),
    ...[...text.matchAll(call), ...text.matchAll(glob)].map(([, to]) => ({ to: to ?? "", typeOnly: false })),
  ];
  return found.map(({ to, typeOnly }) => ({ from: path, to: resolve(path, to), typeOnly }));
}

function resolve(from: string, to: string): string {
  const bare = to.replace(/\?.*$/, "").replace(/\.(ts|tsx|js)$/, "");
  if (bare.startsWith("@/")) return bare.slice(2);
  return bare.startsWith(".") ? normalize(join(dirname(from), bare)) : bare;
}

/** Tests, and the material they are made of, may reach for anything. */
const isTest = (path: string) => /\.test\.tsx?$|(^|\/)sample-[^/]+\.ts$/.test(path) || path.startsWith("e2e/");
const files = listFiles("");
const imports = files.filter((path) => !isTest(path)).flatMap(importsOf);
const inside = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));

/** components/sections/<category>/<slug>/…, not what a category or all sections share. */
const isInSection = (path: string) => inside(path, "components/sections") && path.split("/").length > 4;

type Rule = { breaks(edge: Import): boolean; instead: string };

const rules: Record<string, Rule> = {
  "nothing imports app": {
    breaks: ({ from, to }) => inside(to, "app") && !inside(from, "app"),
    instead: "move what is needed down into components or lib, or pass it in",
  },
  "app draws with components and decides nothing": {
    breaks: ({ from, to, typeOnly }) =>
      inside(from, "app") && !typeOnly && (inside(to, "prisma", "components/sections") || to === "lib/db"),
    instead: "a page calls a function of lib/<domain> and hands what it gets to a component",
  },
  "components know no database and no section": {
    breaks: ({ from, to, typeOnly }) =>
      inside(from, "components") &&
      !inside(from, "components/sections") &&
      !typeOnly &&
      (inside(to, "prisma", "components/sections") || to === "lib/db"),
    instead: "the database is opened by lib/<domain>/queries.ts and mutations.ts alone, sections by lib/catalogue",
  },
  "components/ui knows no domain": {
    breaks: ({ from, to }) =>
      inside(from, "components/ui") && inside(to, "lib", "components", "prisma") && !inside(to, "components/ui"),
    instead: "put it in components/<domain>, or pass what it needs as a prop",
  },
  "a section imports react, the shelf of drawings, and nothing else": {
    breaks: ({ from, to }) =>
      inside(from, "components/sections", "components/art") &&
      !inside(to, "components/sections", "components/art") &&
      to !== "react",
    instead: "a section is what the buyer receives: write it out in the section, or give it in `sample`",
  },
  "a section stands alone": {
    breaks: ({ from, to }) => {
      const [, , category, slug] = from.split("/");
      const own = `components/sections/${category}/${slug}/`;
      return (
        from.endsWith("/component.tsx") &&
        inside(from, "components/sections") &&
        inside(to, "components/sections") &&
        !to.startsWith(own)
      );
    },
    instead: "copy the few lines: sections are bought one by one",
  },
  "lib knows no interface": {
    breaks: ({ from, to }) =>
      inside(from, "lib") && inside(to, "components") && !inside(to, "components/sections", "components/art"),
    instead: "what draws belongs in components and calls lib",
  },
  "only lib/catalogue opens sections": {
    breaks: ({ from, to, typeOnly }) =>
      inside(from, "lib") && !inside(from, "lib/catalogue") && isInSection(to) && !typeOnly && !to.endsWith(".css"),
    instead: "ask lib/catalogue for the section (types and style sheets may be imported anywhere in lib)",
  },
  "only queries and mutations open the database": {
    breaks: ({ from, to, typeOnly }) =>
      to === "lib/db" && !typeOnly && !/^lib\/.+\/(queries|mutations)\.ts$/.test(from) && !mayAlsoOpenDb.has(from),
    instead: "write a function in lib/<domain>/queries.ts (reads) or mutations.ts (writes) and call that",
  },
  "the test runner is for tests": {
    breaks: ({ from, to }) => to === "@playwright/test" && !inside(from, "e2e") && from !== "playwright.config.ts",
    instead: "cameras and measures open browsers by `playwright`",
  },
  "local mode is never bundled": {
    breaks: ({ from, to }) =>
      inside(to, "lib/local") &&
      !inside(from, "lib/local", "lib/studio", "prisma", "tools") &&
      !/^(playwright|vitest)\.config\.ts$/.test(from),
    instead:
      "lib/local starts the app from outside and hands it an environment; what both need belongs in lib/<domain>",
  },
};

/** What counts in the database on behalf of every domain. */
const mayAlsoOpenDb = new Set(["lib/limits/limit.ts", "lib/limits/create-within.ts"]);

describe("the import rules", () => {
  for (const [name, { breaks, instead }] of Object.entries(rules)) {
    it(name, () => {
      const broken = imports.filter(breaks).map(({ from, to }) => `${from} imports ${to}: ${instead}`);
      expect(broken).toEqual([]);
    });
  }
});

it("has no exception that nothing needs", () => {
  const needed = new Set(imports.filter(({ to, typeOnly }) => to === "lib/db" && !typeOnly).map(({ from }) => from));
  expect([...mayAlsoOpenDb].filter((path) => !needed.has(path))).toEqual([]);
});

/** The folder of a file in `lib` or in `components`; undefined for a file that stands in none. */
const folderOf = (top: string, path: string) =>
  path.split("/").length > 2 && inside(path, top) ? path.split("/")[1] : undefined;

/** The imports between folders, types too, that lie on a circle: from each of their folders a way leads back to it. */
function circularImports(top: string): string[] {
  const between = imports.flatMap(({ from, to }) => {
    const [a, b] = [folderOf(top, from), folderOf(top, to)];
    return a !== undefined && b !== undefined && a !== b ? [{ a, b, says: `${from} imports ${to}` }] : [];
  });
  const reaches = (start: string, goal: string) => {
    const seen = new Set([start]);
    // A set takes in what is added while it is walked.
    for (const folder of seen) for (const { a, b } of between) if (a === folder) seen.add(b);
    return seen.has(goal);
  };
  return between.filter(({ a, b }) => reaches(b, a)).map(({ says }) => says);
}

describe.each(["lib", "components"])("the folders of %s", (top) => {
  it("import each other in one direction", () => {
    expect(imports.filter(({ from, to }) => folderOf(top, from) !== folderOf(top, to)).length).toBeGreaterThan(100);
    expect(circularImports(top), "move what both need into a folder below both").toEqual([]);
  });
});

describe("the tree", () => {
  it("has no barrels", () => {
    const barrels = files.filter((path) => {
      if (isTest(path)) return false;
      if (/(^|\/)index\.tsx?$/.test(path)) return true;
      return /^export \*/m.test(readFileSync(join(root, path), "utf8"));
    });
    expect(barrels, "import from the file that defines it").toEqual([]);
  });

  it("has no folder or file for everything", () => {
    const catchAlls = files.filter((path) =>
      /(^|\/)(utils?|helpers?|misc|common|hooks|types|src)(\/|\.tsx?$)/.test(path),
    );
    expect(catchAlls, "name the file by what it is about, beside those who use it").toEqual([]);
  });

  it("has no file that holds two ideas", () => {
    const long = files
      .filter((path) => !isTest(path) && !inside(path, "components/sections", "tools/test/faults/lists"))
      .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length }))
      .filter(({ lines }) => lines > 300);
    expect(long, "split it where the second idea begins").toEqual([]);
  });

  it("asks again for code that did not come", () => {
    const lazy = files.filter(
      (path) =>
        !isTest(path) && /import \{[^}]*\blazy\b[^}]*\} from "react"/.test(readFileSync(join(root, path), "utf8")),
    );
    expect(lazy, "React.lazy keeps a failed import for good: use useLazyPart of components/ui/lazy-import.ts").toEqual(
      [],
    );
  });

  it("keeps pages thin", () => {
    const thick = files
      .filter((path) => /^app\/.*\/?(page|layout|route)\.tsx?$/.test(path))
      .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length }))
      .filter(({ lines }) => lines > 80);
    expect(thick, "app is for routing: what is drawn belongs in components, what is decided in lib").toEqual([]);
  });

  it("reads the environment in one place", () => {
    const readers = files.filter(
      (path) =>
        !isTest(path) &&
        path !== "lib/env.ts" &&
        !inside(path, "lib/local", "tools") &&
        !/^[^/]+\.config\.ts$/.test(path) &&
        readFileSync(join(root, path), "utf8").replaceAll("process.env.NEXT_RUNTIME", "").includes("process.env"),
    );
    expect(readers, "ask env() of lib/env.ts").toEqual([]);
  });
});
