import { expect, test } from "vitest";
import { computeDistances, isTestOf, parseImports, readImportGraph } from "./import-graph";

test("imports are found in every form, and packages are none of ours", () => {
  const text = `
import { a } from "@/lib/a";
import type { B } from "../b.ts";
import {
  c,
} from "./c";
export { d } from "./d.tsx";
import "server-only";
import css from "./style.css?raw";
const e = lazy(() => import("@/components/e"));
vi.mock("./f", () => ({}));
new Worker(new URL("./worker.ts", import.meta.url));
const art = import.meta.glob<{ default: string }>("../../components/art/*.tsx", { query: "?raw" });
const sections = import.meta.glob("../../components/sections/*/*/section.ts");
import x from "zod";`;
  const files = ["components/art/line.tsx", "components/art/deep/no.tsx", "components/sections/cta/ticket/section.ts"];
  expect(parseImports("lib/here/file.ts", text, files).sort()).toEqual([
    "components/art/line",
    "components/e",
    "lib/a",
    "lib/b",
    "lib/here/c",
    "lib/here/d",
    "lib/here/f",
    "lib/here/style.css",
    "lib/here/worker",
  ]);
});

test("the distance is that of the shortest way, in circles and from deleted files, too", () => {
  const importers = new Map([
    ["lib/a", ["lib/b.ts", "lib/c.test.ts"]],
    ["lib/b", ["lib/c.test.ts", "lib/a.ts"]],
    ["lib/b.css", ["lib/d.ts"]],
  ]);
  const graph = { files: [], importers };
  expect([...computeDistances(graph, ["lib/a.ts"])]).toEqual([
    ["lib/a.ts", 0],
    ["lib/b.ts", 1],
    ["lib/c.test.ts", 1],
  ]);
  expect(computeDistances(graph, ["lib/b.css"]).get("lib/d.ts")).toBe(1);
  expect(computeDistances(graph, []).size).toBe(0);
});

test("of this project, what is used everywhere is far from nothing, and a section is not all sections", () => {
  const graph = readImportGraph(process.cwd());
  const money = computeDistances(graph, ["lib/billing/money.ts"]);
  expect(money.get("lib/billing/money.test.ts")).toBe(1);
  expect(money.has("lib/server/scrub.test.ts")).toBe(false);
  const section = [...computeDistances(graph, ["components/sections/cta/reply-slip/section.ts"]).keys()];
  expect(section.filter((file) => file.startsWith("lib/catalogue/"))).toEqual([]);
  expect([...computeDistances(graph, ["lib/server/env.ts"]).keys()].some((file) => isTestOf("database", file))).toBe(
    true,
  );
});
