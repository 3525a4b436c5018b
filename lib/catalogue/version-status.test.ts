import { describe, expect, test } from "vitest";
import { getVersionStatus } from "./version-status";

const changes = [
  { version: "1.1.0", date: "2026-11-25", text: "c" },
  { version: "1.0.1", date: "2026-11-24", text: "b" },
  { version: "1.0.0", date: "2026-11-20", text: "a" },
] as const;

describe("a copy's version", () => {
  test("is the newest, or older with what has changed since", () => {
    expect(getVersionStatus({ changes: [...changes] }, "1.1.0")).toEqual({ kind: "newest" });
    expect(getVersionStatus({ changes: [...changes] }, "1.0.0")).toEqual({
      kind: "older",
      changes: changes.slice(0, 2),
    });
  });

  test.each([undefined, "", "0.9.0", "9.0.0", "1.0"])("is unknown when there never was one: %s", (version) => {
    expect(getVersionStatus({ changes: [...changes] }, version)).toEqual({ kind: "unknown" });
  });
});
