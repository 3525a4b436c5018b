import { describe, expect, test } from "vitest";
import type { Shape } from "@/lib/catalogue/content/shape-paths";
import {
  buildNextRecord,
  compareShapes,
  compareVersions,
  type Delivery,
  findChangesProblems,
  findVersionProblem,
  isRecorded,
  raiseVersion,
} from "./version-rules";

const shape: Shape = { "facts[].label": "string", title: "string" };
const record = { version: "1.2.0", hash: "before", shapes: { "1.0.0": { title: "string" }, "1.2.0": shape } };
const now = (version: string, given: Partial<Delivery> = {}): Delivery => ({
  hash: "after",
  shape,
  changes: [{ version }],
  ...given,
});

describe("how far a version is raised", () => {
  test.each<[string, Shape, string]>([
    ["the same fields: for looks", { ...shape }, "patch"],
    ["a field more: for new fields", { ...shape, lede: "string" }, "minor"],
    ["a choice more: for new fields", { ...shape, "title = Plain": "choice" }, "minor"],
    ["a field less: for another shape", { title: "string" }, "major"],
    ["a field of another name: for another shape", { "facts[].name": "string", title: "string" }, "major"],
    ["a field of another kind: for another shape", { ...shape, title: "number" }, "major"],
  ])("%s", (_, after, kind) => expect(compareShapes(shape, after)).toBe(kind));

  test("each kind sets the numbers behind it to nothing", () => {
    expect(raiseVersion("1.2.3", "patch")).toBe("1.2.4");
    expect(raiseVersion("1.2.3", "minor")).toBe("1.3.0");
    expect(raiseVersion("1.2.3", "major")).toBe("2.0.0");
  });

  test("versions are compared as numbers", () => {
    expect(compareVersions("1.10.0", "1.9.0")).toBeGreaterThan(0);
    expect(compareVersions("1.9.9", "2.0.0")).toBeLessThan(0);
    expect(compareVersions("1.0.0", "1.0.0")).toBe(0);
  });
});

describe("a section whose delivery has changed", () => {
  test.each<[string, Delivery, RegExp | null]>([
    ["with its version as it was", now("1.2.0"), /changed since 1\.2\.0.*looks.*1\.2\.1.*npm run records --/],
    ["raised for looks", now("1.2.1"), null],
    ["raised further than it must be", now("2.0.0"), null],
    ["with new fields, raised for looks", now("1.2.1", { shape: { ...shape, lede: "string" } }), /1\.3\.0/],
    ["with new fields, raised for them", now("1.3.0", { shape: { ...shape, lede: "string" } }), null],
    ["with fields less, raised for new ones", now("1.3.0", { shape: { title: "string" } }), /fit.*2\.0\.0/],
    ["with fields less, raised for that", now("2.0.0", { shape: { title: "string" } }), null],
    ["with a lower version", now("1.1.9"), /only rise/],
    [
      "with a new field that its sample doesn't show",
      now("1.2.0", { hash: "before", shape: { ...shape, a: "string" } }),
      /1\.3\.0/,
    ],
  ])("%s", (_, delivery, problem) => {
    const found = findVersionProblem(record, delivery);
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeNull();
    expect(isRecorded(record, delivery), "it isn't recorded yet").toBe(false);
  });

  test("is recorded with the shapes it had before, each once", () => {
    const looks = buildNextRecord(record, now("1.2.1"));
    expect(looks).toEqual({ version: "1.2.1", hash: "after", shapes: record.shapes });
    expect(isRecorded(looks, now("1.2.1"))).toBe(true);
    const wider = { ...shape, lede: "string" };
    const fields = buildNextRecord(looks, now("1.3.0", { shape: wider }));
    expect(Object.keys(fields.shapes)).toEqual(["1.0.0", "1.2.0", "1.3.0"]);
    expect(fields.shapes["1.3.0"]).toEqual(wider);
  });

  test("is recorded as it is when it was never recorded", () => {
    expect(findVersionProblem(undefined, now("1.0.0"))).toBeNull();
    expect(isRecorded(undefined, now("1.0.0"))).toBe(false);
    expect(buildNextRecord(undefined, now("1.0.0")).shapes).toEqual({ "1.0.0": shape });
  });
});

test("a section that delivers what was recorded has nothing to say", () => {
  expect(findVersionProblem(record, now("1.2.0", { hash: "before" }))).toBeNull();
  expect(isRecorded(record, now("1.2.0", { hash: "before" }))).toBe(true);
});

describe("a list of changes", () => {
  const change = (version: string, date: string, text = "The stub is wider.") => ({ version, date, text });
  const first = change("1.0.0", "2026-11-21", "First version.");

  test("has falling versions, days that don't rise, and sentences", () => {
    const changes = [
      change("1.1.0", "2026-12-01"),
      change("1.0.10", "2026-12-01"),
      change("1.0.9", "2026-11-30"),
      first,
    ];
    expect(findChangesProblems(changes)).toEqual([]);
  });

  test.each([
    ["the same version twice", [change("1.0.0", "2026-12-01"), first], /1\.0\.0 stands above 1\.0\.0/],
    [
      "versions that rise",
      [change("1.0.9", "2026-12-01"), change("1.0.10", "2026-12-01"), first],
      /1\.0\.9 stands above/,
    ],
    ["a day before the one before", [change("1.0.1", "2026-11-20"), first], /of 2026-11-20, before 1\.0\.0/],
    ["a day that is none", [change("1.0.1", "2026-11-31"), first], /2026-11-31 is no day/],
    ["a version that is none", [change("1.1", "2026-12-01"), first], /1\.1 is no version/],
    ["a text without its full stop", [change("1.0.1", "2026-12-01", "Wider stub"), first], /no sentence/],
    ["a text that begins small", [change("1.0.1", "2026-12-01", "wider stub."), first], /no sentence/],
  ])("doesn't have %s", (_, changes, problem) => expect(findChangesProblems(changes).join("\n")).toMatch(problem));
});
