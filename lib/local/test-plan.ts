/** What `npm test -- --changed` runs of vitest's tests: all, those that import what has changed, or none. */
type Reach = "all" | "related" | "none";

/** What `npm test -- --changed` runs. */
export interface Plan {
  /** Types and dead code. Lint always runs. */
  code: boolean;
  unit: Reach;
  database: Reach;
  /** Browser tests: all, or those in these files. */
  browser: "all" | string[];
  /** Sections that are tried one by one, `<category>/<slug>`; all when undefined. Stale ones are tried in any case. */
  sections: string[] | undefined;
  /** Why, a sentence each. */
  reasons: string[];
}

/** A file of browser tests with its text. */
export interface Spec {
  path: string;
  text: string;
}

/** Browser tests that look at each section, or at the pages every section is on. */
const sectionSpecs = [
  "evidence",
  "leaks",
  "copies",
  "sitemap",
  "list",
  "section",
  "previews",
  "budget",
  "markdown",
  "changelog",
].map((name) => `e2e/${name}.spec.ts`);

type Kind = {
  name: string;
  is(path: string): boolean;
  unit?: Reach;
  database?: Reach;
  /** Which browser tests; all when the kind does not say. */
  browser?(path: string, specs: readonly Spec[]): string[];
};

const sectionOf = (path: string) => /^components\/sections\/([^/]+\/[^/]+)\/.+$/.exec(path)?.[1];

/** The first that fits counts. What fits none can break anything. */
const kinds: Kind[] = [
  {
    name: "documentation",
    is: (path) => path.endsWith(".md") || path.startsWith("docs/"),
    unit: "none",
    database: "none",
    browser: () => [],
  },
  {
    name: "a section",
    is: (path) => sectionOf(path) !== undefined,
    unit: "related",
    database: "related",
    browser: (path, specs) => {
      const slug = sectionOf(path)?.split("/")[1] ?? "";
      const naming = specs.filter(({ text }) => text.includes(slug)).map((spec) => spec.path);
      return [...sectionSpecs.filter((spec) => specs.some((one) => one.path === spec)), ...naming];
    },
  },
  {
    name: "a browser test",
    is: (path) => /^e2e\/[^/]+\.spec\.ts$/.test(path),
    unit: "none",
    database: "none",
    browser: (path, specs) => (specs.some((spec) => spec.path === path) ? [path] : []),
  },
  {
    name: "a test of the database",
    is: (path) => path.endsWith(".db.test.ts"),
    unit: "none",
    database: "related",
    browser: () => [],
  },
  {
    name: "a unit test",
    is: (path) => /\.test\.tsx?$/.test(path),
    unit: "related",
    database: "none",
    browser: () => [],
  },
  {
    name: "the workshop",
    is: (path) => path.startsWith("lib/studio/"),
    unit: "related",
    database: "none",
    browser: () => ["e2e/evidence.spec.ts", "e2e/hosts.spec.ts", "e2e/leaks.spec.ts", "e2e/copies.spec.ts"],
  },
  {
    name: "code of the shop",
    is: (path) => /^(app|components|lib)\/.+\.tsx?$/.test(path) && !path.startsWith("lib/local/"),
    unit: "related",
    database: "related",
  },
];

/**
 * What a change can have broken; whatever is in doubt is run.
 * @param changed paths from the root, deleted files included
 * @param specs every file of browser tests there is
 */
export function planOf(changed: readonly string[], specs: readonly Spec[]): Plan {
  const plan: Plan = { code: false, unit: "none", database: "none", browser: [], sections: [], reasons: [] };
  const reasons = new Map<string, string[]>();
  for (const path of changed) {
    const kind = kinds.find(({ is }) => is(path));
    const name = kind?.name ?? "what can break anything";
    reasons.set(name, [...(reasons.get(name) ?? []), path]);
    if (name !== "documentation") plan.code = true;
    plan.unit = further(plan.unit, kind?.unit ?? "all");
    plan.database = further(plan.database, kind?.database ?? "all");
    const browser = kind?.browser?.(path, specs) ?? "all";
    plan.browser = plan.browser === "all" || browser === "all" ? "all" : [...new Set([...plan.browser, ...browser])];
    const section = sectionOf(path);
    if (section && plan.sections && !plan.sections.includes(section)) plan.sections.push(section);
  }
  // A browser test that changed is tried on every section, and so is what all of them are made of.
  if (plan.browser === "all" || changed.some((path) => sectionSpecs.includes(path))) plan.sections = undefined;
  plan.reasons = [...reasons].map(([name, paths]) => `${name}: ${some(paths)}`);
  return plan;
}

const order: Reach[] = ["none", "related", "all"];
const further = (a: Reach, b: Reach): Reach => (order.indexOf(a) > order.indexOf(b) ? a : b);

function some(paths: readonly string[]): string {
  const first = paths.slice(0, 3).join(", ");
  return paths.length > 3 ? `${first} and ${paths.length - 3} more` : first;
}
