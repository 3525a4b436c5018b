import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/tools/test/list-files";

// Whatever a browser or a program can call names its limit: in itself, or in the function of lib that it hands the request
// to. Read from the source, so that a new action or route without one fails here.

const root = join(import.meta.dirname, "..", "..", "..");

/** What needs no limit, and why. An entry that is no longer needed fails, too. */
const unlimited: Record<string, string> = {
  "app/[product]/page/[id]/[trade]/route.ts GET": "drawn once, then kept: as many as there are contents of ours",
  "app/[product]/page/[id]/route.ts GET": "prerendered: a file",
  "app/[product]/page/route.ts GET": "prerendered: a file",
  "app/feed.xml/route.ts GET": "prerendered: a file",
  "app/llms.txt/route.ts GET": "prerendered: a file",
  "app/llms-full.txt/route.ts GET": "prerendered: a file",
  "app/openapi.json/route.ts GET": "prerendered: a file",
  "app/markdown/route.ts GET": "prerendered: a file",
  "app/markdown/[...path]/route.ts GET": "drawn once, then kept: as many as there are pages of ours",
  "app/api/editor/[id]/route.ts GET": "made once, then kept: as many as there are sections",
  "app/search.json/route.ts GET": "prerendered: a file",
  "app/silcrow-theme.css/route.ts GET": "prerendered: a file",
  "app/site-frame/route.ts GET": "prerendered: a file",
  "app/api/health/route.ts GET": "asks nothing",
  "app/api/ready/route.ts GET": "asks the database once a second at most, and load balancers ask often",
  "app/api/forms/[site]/[form]/route.ts OPTIONS": "the same few headers for everybody",
};

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";
const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : "");

interface Module {
  /** What each name at the top of the module stands for. */
  declared: Map<string, Node>;
  imported: Map<string, { path: string; name: string }>;
  /** Exported names, and what they are called inside. */
  exported: Map<string, string>;
  isServerActions: boolean;
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const { program, errors } = parseSync(path, readFileSync(join(root, path), "utf8"));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const made: Module = { declared: new Map(), imported: new Map(), exported: new Map(), isServerActions: false };
  modules.set(path, made);
  for (const statement of program.body as unknown as Node[]) {
    if (statement.directive === "use server") made.isServerActions = true;
    if (statement.type === "ImportDeclaration") readImport(path, statement, made);
    else if (statement.type === "ExportNamedDeclaration") {
      for (const { local, exported } of statement.specifiers as { local: Node; exported: Node }[]) {
        made.exported.set(nameOf(exported), nameOf(local));
      }
      if (isNode(statement.declaration)) {
        for (const name of declare(statement.declaration, made)) made.exported.set(name, name);
      }
    } else declare(statement, made);
  }
  return made;
}

function readImport(path: string, { source, specifiers }: Node, { imported }: Module): void {
  const from = nameOf(source);
  const target = from.startsWith("@/")
    ? from.slice(2)
    : from.startsWith(".")
      ? normalize(join(dirname(path), from))
      : "";
  if (target === "") return;
  const file = `${target}.${existsSync(join(root, `${target}.tsx`)) ? "tsx" : "ts"}`;
  for (const { local, imported: name } of specifiers as { local: Node; imported?: Node }[]) {
    imported.set(nameOf(local), { path: file, name: nameOf(name) });
  }
}

/** Notes what a statement declares, and says the names. Types aren't noted: nobody calls them. */
function declare(statement: Node, { declared }: Module): string[] {
  const made =
    statement.type === "VariableDeclaration"
      ? (statement.declarations as Node[]).map(({ id, init }) => [nameOf(id), init] as const)
      : statement.type === "FunctionDeclaration"
        ? [[nameOf(statement.id), statement] as const]
        : [];
  return made.flatMap(([name, node]) => {
    if (!isNode(node)) return [];
    declared.set(name, node);
    return [name];
  });
}

function callsIn(node: Node): Node[] {
  const inside = Object.values(node).flatMap((value) =>
    [value].flat().flatMap((child) => (isNode(child) ? callsIn(child) : [])),
  );
  return node.type === "CallExpression" ? [node, ...inside] : inside;
}

/** Makers whose types insist on a limit. */
const makers = new Set([
  "lib/account/auth/action.ts createAction",
  "lib/api/functions/callable.ts createCallable",
  "lib/admin/admin-action.ts createAdminAction",
]);
/** What counts; the rule is its first argument. */
const counters = new Set(["lib/server/limits/limit.ts enforceLimit", "lib/server/limits/with-limit.ts withLimit"]);

/** Whether a function names a limit, itself or in what it calls: of its own module, and of one more. */
function namesLimit(path: string, name: string, hops = 1, seen = new Set<string>()): boolean {
  const key = `${path} ${name}`;
  if (seen.has(key)) return false;
  seen.add(key);
  const { declared, imported } = moduleAt(path);
  const node = declared.get(name);
  if (!node) return false;
  return callsIn(node).some(({ callee, arguments: args }) => {
    // `createAction.public(…)` is one of `createAction`'s.
    const called = nameOf(isNode(callee) && callee.type === "MemberExpression" ? callee.object : callee);
    const from = imported.get(called);
    if (!from) return namesLimit(path, called, hops, seen);
    const source = `${from.path} ${from.name}`;
    if (makers.has(source)) return true;
    const [rule] = args as Node[];
    if (counters.has(source)) return rule?.type === "Literal";
    return hops > 0 && from.path.startsWith("lib/") && namesLimit(from.path, from.name, hops - 1, seen);
  });
}

const routes = listFiles(root, "app").filter((path) => path.endsWith("/route.ts"));
const sources = ["app", "components", "lib"]
  .flatMap((folder) => listFiles(root, folder))
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path));
const actionFiles = sources.filter((path) => /^["']use server["']/m.test(readFileSync(join(root, path), "utf8")));
const methods = /^(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)$/;

const callables = [
  ...routes.flatMap((path) =>
    [...moduleAt(path).exported].filter(([name]) => methods.test(name)).map(([name, local]) => ({ path, name, local })),
  ),
  ...actionFiles.flatMap((path) => [...moduleAt(path).exported].map(([name, local]) => ({ path, name, local }))),
].map(({ path, name, local }) => ({ key: `${path} ${name}`, isLimited: namesLimit(path, local) }));

describe("every action and route", () => {
  it("is found", () => {
    expect(routes.length).toBeGreaterThan(10);
    expect(actionFiles.length).toBeGreaterThan(8);
    for (const path of routes) {
      const exported = [...moduleAt(path).exported.keys()].filter((name) => methods.test(name));
      expect(exported, path).not.toEqual([]);
    }
    for (const path of actionFiles) expect(moduleAt(path), path).toMatchObject({ isServerActions: true });
  });

  it("names its limit, or stands in the list", () => {
    const missing = callables.filter(({ key, isLimited }) => !isLimited && !(key in unlimited));
    expect(missing.map(({ key }) => `${key}: count its caller, lib/server/limits/rules.ts`)).toEqual([]);
  });

  it("has no entry in the list that nothing needs", () => {
    const needed = new Set(callables.filter(({ isLimited }) => !isLimited).map(({ key }) => key));
    expect(Object.keys(unlimited).filter((key) => !needed.has(key))).toEqual([]);
  });

  it("is in a file of its own: no action hides in a component or a function", () => {
    const hidden = sources.filter((path) => /^[ \t]+["']use server["']/m.test(readFileSync(join(root, path), "utf8")));
    expect(hidden).toEqual([]);
  });
});
