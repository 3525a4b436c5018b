import { computeDistances, type ImportGraph, isTestOf } from "./import-graph.ts";

/** Files of tests, or all of them. */
type Choice = "all" | string[];

/** What `npm test -- --changed` runs. */
export interface Plan {
  /** Types and dead code. Lint always runs. */
  code: boolean;
  unit: Choice;
  database: Choice;
  browser: Choice;
  /** Files and folders of e2e of which every test is run; of the others the smoke tests. */
  whole: string[];
  /** The shop behind its proxy. */
  deploy: boolean;
  /** Sections that are proved besides those that are due in any case, `<category>/<slug>`; undefined when any may have changed. */
  sections: string[] | undefined;
  /** Why, a sentence each. */
  reasons: string[];
}

/** What there is to choose from: the project's imports, and the text of each file. */
export interface Sources {
  graph: ImportGraph;
  textOf(file: string): string;
}

/** What tries a section in a browser without a shop, so that nothing has to be built for it. */
export const evidenceSpec = "e2e/code/evidence.spec.ts";
/** Browser tests that try sections one by one: chosen for anything else than a section, they have to try any. */
const oneByOne = /\/(evidence|leaks|copies|drawn|projects|sitemap)\.spec\.ts$/;

/** Unit tests of what is said of each section: its contracts and proofs. */
const ofSections = /\.(contract|proof)\.test\.tsx?$|^lib\/architecture\.test\.ts$/;

/** What a test reads is in no graph of imports. Those of tools/ read what they have written, contracts read sections. */
const readsFiles = (file: string, text: string) =>
  /node:(fs|child_process)"/.test(text) && !/^tools\/|\.(contract|proof)\.test\.ts$/.test(file);

/** The section that a path is part of, `<category>/<slug>`; "" for a picture of one. */
export function getSectionOfPath(path: string): string | undefined {
  if (/^public\/(thumbnails\/sections|cards)\/silcrow-/.test(path)) return "";
  return /^components\/sections\/([^/]+\/[^/]+)\/.+$/.exec(path)?.[1];
}

/** Those of vitest.config.ts that only full runs include. */
const isForFullRuns = (file: string) => /\.full\.(db\.)?test\./.test(file);

const isSpec = (path: string) => /^e2e\/(?!deployed\/)[^/]+\/[^/]+\.spec\.ts$/.test(path);

/** What has been chosen so far, and what it is chosen from. */
interface Chosen {
  files: Set<string>;
  whole: Set<string>;
  all: Set<"unit" | "database" | "browser">;
  deploy: boolean;
  sections: Set<string>;
  anySection: boolean;
  /** Folders of e2e. */
  folders: ReadonlySet<string>;
  every(fits: (file: string, text: string) => boolean): string[];
}

interface Kind {
  name: string;
  is(path: string): boolean;
  choose(path: string, chosen: Chosen): void;
}

const addTo = ({ files }: Chosen, more: readonly string[]) => {
  for (const file of more) files.add(file);
};

function chooseAll(chosen: Chosen): void {
  for (const stage of ["unit", "database", "browser"] as const) chosen.all.add(stage);
  Object.assign(chosen, { deploy: true, anySection: true });
}

/** The first that fits counts. What fits none can break anything. */
const kinds: Kind[] = [
  { name: "documentation", is: (path) => path.endsWith(".md") || path.startsWith("docs/"), choose: () => {} },
  {
    name: "a section",
    is: (path) => getSectionOfPath(path) !== undefined,
    choose(path, chosen) {
      const section = getSectionOfPath(path);
      addTo(chosen, [evidenceSpec, ...chosen.every((file) => isTestOf("unit", file) && ofSections.test(file))]);
      if (!section) return;
      chosen.sections.add(section);
      const names = [section, section.replace("/", "-")];
      addTo(
        chosen,
        chosen.every((file, text) => isTestOf("unit", file) && names.some((name) => text.includes(name))),
      );
    },
  },
  {
    name: "what commands write of sections",
    is: (path) => /^(components\/sections\/walked|lib\/seo\/cards)\.json$|^public\/(cards|thumbnails)\//.test(path),
    choose: (_, chosen) =>
      addTo(
        chosen,
        chosen.every(
          (file) => ofSections.test(file) || /^(lib\/seo\/cards|tools\/sections\/cameras\/picture-)/.test(file),
        ),
      ),
  },
  {
    name: "a browser test",
    is: isSpec,
    choose(path, chosen) {
      addTo(chosen, [path]);
      chosen.whole.add(path);
      if (oneByOne.test(path)) chosen.anySection = true;
    },
  },
  {
    name: "the deployed shop",
    is: (path) => path.startsWith("e2e/deployed/") || path.startsWith("deploy/"),
    choose(_, chosen) {
      chosen.deploy = true;
      addTo(
        chosen,
        chosen.every((file) => /^tools\/release\//.test(file)),
      );
    },
  },
  {
    name: "a test",
    is: (path) => isTestOf("unit", path) || isTestOf("database", path),
    choose: (path, chosen) => addTo(chosen, [path]),
  },
  {
    name: "code of the shop",
    is: (path) => /^(app|components|lib|tools\/(release|sections))\/.+\.(tsx?|css)$/.test(path),
    choose(path, chosen) {
      Object.assign(chosen, { anySection: true });
      chosen.all.add("browser");
      // lib/billing, components/billing and app/…/billing are tried by e2e/billing.
      for (const folder of path.split("/").slice(1, -1))
        if (chosen.folders.has(folder)) chosen.whole.add(`e2e/${folder}/`);
      if (path.startsWith("tools/release/")) chosen.deploy = true;
      addTo(chosen, chosen.every(readsFiles));
    },
  },
];

/**
 * What a change can have broken; whatever is in doubt is run.
 * @param changed paths from the root, deleted files included
 */
export function planTests(changed: readonly string[], { graph, textOf }: Sources): Plan {
  const tests = graph.files.filter(
    (file) => isSpec(file) || (!isForFullRuns(file) && (isTestOf("unit", file) || isTestOf("database", file))),
  );
  const chosen: Chosen = {
    files: new Set(),
    whole: new Set(),
    all: new Set(),
    deploy: false,
    sections: new Set(),
    anySection: false,
    folders: new Set(tests.filter(isSpec).map((file) => file.split("/")[1] ?? "")),
    every: (fits) => tests.filter((file) => fits(file, textOf(file))),
  };
  const reasons = new Map<string, string[]>();
  for (const path of changed) {
    const kind = kinds.find(({ is }) => is(path));
    const name = kind?.name ?? "what can break anything";
    reasons.set(name, [...(reasons.get(name) ?? []), path]);
    if (kind) kind.choose(path, chosen);
    else chooseAll(chosen);
  }
  const code = changed.filter((path) => !getSectionOfPath(path));
  addTo(
    chosen,
    [...computeDistances(graph, code).keys()].filter((file) => !isSpec(file)),
  );
  const choice = (stage: "unit" | "database" | "browser", is: (file: string) => boolean): Choice =>
    chosen.all.has(stage) ? "all" : tests.filter((file) => is(file) && chosen.files.has(file));
  return {
    code: changed.some((path) => !kinds[0]?.is(path)),
    unit: choice("unit", (file) => isTestOf("unit", file)),
    database: choice("database", (file) => isTestOf("database", file)),
    browser: choice("browser", isSpec),
    whole: [...chosen.whole].filter((path) => path.endsWith("/") || tests.includes(path)),
    deploy: chosen.deploy,
    sections: chosen.anySection ? undefined : [...chosen.sections],
    reasons: [...reasons].map(([name, paths]) => `${name}: ${some(paths)}`),
  };
}

function some(paths: readonly string[]): string {
  const first = paths.slice(0, 3).join(", ");
  return paths.length > 3 ? `${first} and ${paths.length - 3} more` : first;
}
