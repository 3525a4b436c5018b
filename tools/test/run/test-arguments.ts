import { Refusal } from "../../dev/process/progress.ts";

/** The stages that are tests, in their order. */
export const stageNames = ["typecheck", "lint", "knip", "unit", "database", "browser", "deploy"] as const;
export type StageName = (typeof stageNames)[number];

/** The stages of `npm test`; the shop behind its proxy is for full runs, and for those who change what deploys it. */
export const defaultStages: readonly StageName[] = stageNames.filter((name) => name !== "deploy");

/** The tag of the browser tests that `npm test` runs (e2e/support/scope.ts). */
export const smokeTag = "@smoke";

/** What is asked for on the command line. */
export type Asked =
  | { kind: "all" }
  | { kind: "help" }
  /** Stages by their names; what follows goes to the runner of one alone. */
  | { kind: "stages"; names: StageName[]; extra: string[] }
  | { kind: "changed"; base: string | undefined }
  /** Everything there is, or one of several parts of it. */
  | { kind: "full"; part: number; parts: number };

/** How many parts the full run may have: more than files of the smallest stage make no sense. */
const mostParts = 20;

/** What can be said, in a sentence. */
export const usage = `Say nothing, one or more of ${stageNames.join(", ")} (after one alone, arguments for its runner), or --changed[=<commit>].`;

/** Reads the arguments of `npm test` and `npm run test:full`. @throws Refusal that says what can be said */
export function readArguments(args: readonly string[]): Asked {
  const [first, ...rest] = args;
  if (first === undefined) return { kind: "all" };
  if (first === "--help" || first === "-h") return { kind: "help" };
  const changed = /^--changed(?:=(.*))?$/.exec(first);
  if (changed) {
    if (rest.length > 0) throw new Refusal("Say nothing after --changed: it chooses by itself what to run.");
    return { kind: "changed", base: changed[1] };
  }
  if (first === "--full") return partOf(rest);
  const end = args.findIndex((arg) => !isStage(arg));
  const names = (end === -1 ? args : args.slice(0, end)).filter(isStage);
  const extra = end === -1 ? [] : args.slice(end);
  if (names.length === 0) throw new Refusal(`npm test knows no "${first}". ${usage}`);
  if (extra.length > 0 && names.length > 1) {
    throw new Refusal(
      `Say which one "${extra.join(" ")}" is for: npm test -- <${names.join("|")}> ${extra.join(" ")}. ${usage}`,
    );
  }
  return { kind: "stages", names: [...new Set(names)], extra };
}

function partOf(args: readonly string[]): Asked {
  if (args.length === 0) return { kind: "full", part: 1, parts: 1 };
  const [, part = 0, parts = 0] = /^(\d+)\/(\d+)$/.exec(args.join(" "))?.map(Number) ?? [];
  if (part < 1 || part > parts || parts > mostParts) {
    throw new Refusal(
      `npm run test:full takes one part of several, "1/4" to "4/4" for example (${mostParts} at most), or nothing for all; not "${args.join(" ")}".`,
    );
  }
  return { kind: "full", part, parts };
}

const isStage = (name: string): name is StageName => (stageNames as readonly string[]).includes(name);
