import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/tools/test/list-files";

// The import rules and the shape of the tree, as docs/architecture.md gives them. Biome says some of it while you type; this
// says all of it, and where the code belongs instead.

const root = join(import.meta.dirname, "..");
const files = [
  ...["app", "components", "deploy", "e2e", "lib", "prisma", "tools"].flatMap((folder) => listFiles(root, folder)),
  ...readdirSync(root),
].filter((path) => /(?<!\.d)\.(ts|tsx|mts|mjs)$/.test(path));

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
const isTest = (path: string) => /\.test\.tsx?$|^e2e\/|^tools\/test\/samples\//.test(path);
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
      inside(from, "app") && !typeOnly && (inside(to, "prisma", "components/sections") || to === "lib/server/db"),
    instead: "a page calls a function of lib/<domain> and hands what it gets to a component",
  },
  "components know no database and no section": {
    breaks: ({ from, to, typeOnly }) =>
      inside(from, "components") &&
      !inside(from, "components/sections") &&
      !typeOnly &&
      (inside(to, "prisma", "components/sections") || to === "lib/server/db"),
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
      to === "lib/server/db" &&
      !typeOnly &&
      !/^lib\/.+\/(queries|mutations)\.ts$/.test(from) &&
      !mayAlsoOpenDb.has(from),
    instead: "write a function in lib/<domain>/queries.ts (reads) or mutations.ts (writes) and call that",
  },
  "the test runner is for tests": {
    breaks: ({ from, to }) => to === "@playwright/test" && !inside(from, "e2e") && from !== "playwright.config.ts",
    instead: "cameras and measures open browsers by `playwright`",
  },
  "the shop knows no tools": {
    breaks: ({ from, to }) =>
      inside(to, "tools") && !inside(from, "tools", "prisma") && !/^(next|playwright|vitest)\.config\.ts$/.test(from),
    instead: "a tool calls the shop; what both need belongs in lib/<folder>",
  },
};

/** What counts in the database on behalf of every domain. */
const mayAlsoOpenDb = new Set(["lib/server/limits/limit.ts", "lib/server/limits/create-within.ts"]);

describe("the import rules", () => {
  for (const [name, { breaks, instead }] of Object.entries(rules)) {
    it(name, () => {
      const broken = imports.filter(breaks).map(({ from, to }) => `${from} imports ${to}: ${instead}`);
      expect(broken).toEqual([]);
    });
  }
});

it("has no exception that nothing needs", () => {
  const needed = new Set(
    imports.filter(({ to, typeOnly }) => to === "lib/server/db" && !typeOnly).map(({ from }) => from),
  );
  expect([...mayAlsoOpenDb].filter((path) => !needed.has(path))).toEqual([]);
});

/** The top folder of a file of `top`: its folder below it, or the file itself where it stands in none. Undefined for other files. */
function getTopFolder(top: string, path: string): string | undefined {
  return inside(path, top) ? path.split("/").slice(0, 2).join("/") : undefined;
}

/** The folder of a file of `top`; the sections and the pictures they share are one folder each, however many folders they have. */
function getFolder(top: string, path: string): string | undefined {
  if (inside(path, "components/sections", "components/art")) return getTopFolder(top, path);
  return inside(path, top) && path.split("/").length > 2 ? dirname(path) : getTopFolder(top, path);
}

/** A file of `top` with its ending: imports say it without. */
function getBareFile(top: string, path: string): string | undefined {
  const bare = path.replace(/\.tsx?$/, "");
  return inside(path, top) && !inside(path, "components/sections") ? bare : undefined;
}

type Place = (top: string, path: string) => string | undefined;

/** The imports between places, types too, by where they come from. */
function importsBetween(top: string, placeOf: Place): Map<string, Map<string, string>> {
  const between = new Map<string, Map<string, string>>();
  for (const { from, to } of imports) {
    const [a, b] = [placeOf(top, from), placeOf(top, to)];
    if (a === undefined || b === undefined || a === b) continue;
    const others = between.get(a) ?? new Map<string, string>();
    between.set(a, others.set(b, `${from} imports ${to}`));
  }
  return between;
}

/** The imports that lie on a circle: from each of their places a way leads back to it. */
function circularImports(top: string, placeOf: Place): string[] {
  const between = importsBetween(top, placeOf);
  const reachable = (start: string) => {
    const seen = new Set([start]);
    // A set takes in what is added while it is walked.
    for (const place of seen) for (const next of between.get(place)?.keys() ?? []) seen.add(next);
    return seen;
  };
  return [...between].flatMap(([a, others]) => [...others].flatMap(([b, says]) => (reachable(b).has(a) ? [says] : [])));
}

/** How many layers the top folders of `top` stand on: each above all that it imports. */
function countLayers(top: string): number {
  const between = importsBetween(top, getTopFolder);
  const layers = new Map<string, number>();
  const getLayer = (folder: string): number => {
    const known = layers.get(folder);
    if (known !== undefined) return known;
    const layer = 1 + Math.max(0, ...[...(between.get(folder)?.keys() ?? [])].map(getLayer));
    layers.set(folder, layer);
    return layer;
  };
  return Math.max(...[...between.keys()].map(getLayer));
}

describe.each(["lib", "components", "tools"])("the imports of %s", (top) => {
  it.each<[string, Place]>([
    ["top folders", getTopFolder],
    ["folders", getFolder],
    ["files", getBareFile],
  ])("lead in one direction between its %s", (_, placeOf) => {
    expect(importsBetween(top, placeOf).size).toBeGreaterThan(3);
    expect(circularImports(top, placeOf), "move what both need into a place below both").toEqual([]);
  });
});

it("names by relative paths what next.config.ts loads: Next compiles it without the alias", () => {
  const loaded = new Set(["next.config"]);
  // A set takes in what is added while it is walked.
  for (const bare of loaded)
    for (const { from, to, typeOnly } of imports)
      if (!typeOnly && from.replace(/\.tsx?$/, "") === bare && inside(to, "lib", "tools")) loaded.add(to);
  const aliased = [...loaded].filter((bare) =>
    /^import (?!type\b).*"@\//m.test(readFileSync(join(root, `${bare}.ts`), "utf8")),
  );
  expect(loaded.size).toBeGreaterThan(8);
  expect(aliased).toEqual([]);
});

describe("the top folders of lib", () => {
  const topFolders = readdirSync(join(root, "lib"), { withFileTypes: true });

  it("are few, and few files are outside of them", () => {
    expect(topFolders.filter((entry) => entry.isDirectory()).length).toBeLessThanOrEqual(14);
    expect(topFolders.filter((entry) => entry.isFile()).length, "put the file into a folder").toBeLessThanOrEqual(3);
  });

  it("stand on at most ten layers", () => {
    expect(countLayers("lib")).toBeLessThanOrEqual(10);
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

  it("has no folder of more than 25 files", () => {
    const counts = new Map<string, number>();
    for (const path of files.filter((one) => inside(one, "lib", "components", "tools", "e2e"))) {
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    }
    const full = [...counts].filter(([folder, count]) => count > 25 && !inside(folder, "components/sections"));
    expect(full, "part it by what its files are about").toEqual([]);
  });

  it("has no file of more than 300 lines", () => {
    const long = files
      .filter((path) => !isTest(path) && !inside(path, "components/sections"))
      .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n").length }))
      .filter(({ lines }) => lines > 300);
    expect(long, "split it where the second idea begins").toEqual([]);
  });

  it("asks again for code that did not come", () => {
    const lazy = files.filter(
      (path) =>
        !isTest(path) && /import \{[^}]*\blazy\b[^}]*\} from "react"/.test(readFileSync(join(root, path), "utf8")),
    );
    expect(
      lazy,
      "React.lazy keeps a failed import for good: use useLazyPart of components/ui/loading/lazy-import.ts",
    ).toEqual([]);
  });

  // What is printed into copies stands alone.
  const ofInterface = files.filter(
    (path) =>
      inside(path, "app", "components", "lib") &&
      !isTest(path) &&
      !inside(path, "components/sections", "components/art", "lib/code/formats"),
  );

  it.each<[what: string, pattern: RegExp, place: string, instead: string]>([
    ["buttons", /["'`]btn |className="btn"/, "components/ui/", "use Button or getButtonClass"],
    ["dialogs", /<dialog\b/, "components/ui/", "use Dialog, or Sheet for a small one with a heading"],
    ["tabs", /role="tab(list|panel)?"/, "components/ui/tabs.tsx", "use TabList and getPanelProps"],
    ["what is folded away", /<details\b/, "components/ui/", "use Disclosure"],
    ["the clipboard", /\bnavigator\.clipboard\b|\bcopyText\(/, "components/ui/copy/", "use useCopying and CopyButton"],
    [
      "toasts",
      /from "sonner"/,
      "components/ui/toast/sonner-toasts.tsx",
      "call toast of components/ui/toast/toast.ts: they are drawn by",
    ],
    ["browser storage", /\b(local|session)Storage[.)]/, "lib/browser/storage.ts", "use localStore or sessionStore"],
  ])("has one place for %s", (_, pattern, place, instead) => {
    const others = ofInterface.filter(
      (path) => !path.startsWith(place) && pattern.test(readFileSync(join(root, path), "utf8")),
    );
    expect(others, `${instead} of ${place}`).toEqual([]);
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
        path !== "lib/server/env.ts" &&
        // What the bundler replaces leaves the compiler out of a build.
        path !== "lib/code/notion/load-compiled.ts" &&
        !inside(path, "tools") &&
        !/^[^/]+\.config\.ts$/.test(path) &&
        readFileSync(join(root, path), "utf8").replaceAll("process.env.NEXT_RUNTIME", "").includes("process.env"),
    );
    expect(readers, "ask getEnv() of lib/server/env.ts").toEqual([]);
  });
});
