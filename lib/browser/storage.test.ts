import { afterEach, expect, it, vi } from "vitest";
import { localStore, parseJson } from "./storage";

afterEach(() => vi.unstubAllGlobals());

it("keeps texts and JSON, and forgets them", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(localStore.get("a")).toBe(null);
  expect(localStore.set("a", "1")).toBe(true);
  expect(localStore.setJson("b", { c: 1 })).toBe(true);
  expect([localStore.get("a"), localStore.getJson("b")]).toEqual(["1", { c: 1 }]);
  localStore.set("a", null);
  expect([...kept.keys()]).toEqual(["b"]);
});

it("says so, and throws nothing, where storage is closed or full", () => {
  const refuse = () => {
    throw new DOMException("closed", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([localStore.get("a"), localStore.getJson("a")]).toEqual([undefined, null]);
  expect([localStore.set("a", "1"), localStore.set("a", null), localStore.setJson("a", {})]).toEqual([
    false,
    false,
    false,
  ]);
});

it("reads text that isn't JSON as nothing", () => {
  expect([parseJson("{"), parseJson(null), parseJson("[1]")]).toEqual([null, null, [1]]);
});
