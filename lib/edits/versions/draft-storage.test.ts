import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDraftStorage, forgetSavedEdits } from "./draft-storage";

const sectionId = "silcrow-cta-ticket";
const requested = { sectionId, uid: undefined };
const edit = { id: "1", sectionId, content: { title: "Mine" }, theme: {} };

beforeEach(() => {
  const stored = new Map<string, string>();
  // Names of what is stored are properties of a Storage.
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      stored.set(name, value);
      (storage as Record<string, unknown>)[name] = value;
    },
    removeItem: (name: string) => {
      stored.delete(name);
      delete (storage as Record<string, unknown>)[name];
    },
  };
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

it("keeps an edit, and gives it back", () => {
  expect(createDraftStorage("a").get(requested)).toBeUndefined();
  expect(createDraftStorage("a").set(edit)).toBe(true);
  expect(createDraftStorage("a").get(requested)).toEqual(edit);
  createDraftStorage("a").clear();
  expect(createDraftStorage("a").get(requested)).toBeUndefined();
});

it("gives an edit to nobody but its owner, and to no other section", () => {
  createDraftStorage("a").set({ ...edit, owner: "ruth" });
  expect(createDraftStorage("a").get(requested)).toBeUndefined();
  expect(createDraftStorage("a").get({ sectionId, uid: "tomasz" })).toBeUndefined();
  expect(createDraftStorage("a").get({ sectionId: "silcrow-cta-two-doors", uid: "ruth" })).toBeUndefined();
  expect(createDraftStorage("a").get({ sectionId, uid: "ruth" })).toBeDefined();
});

it.each([
  "{",
  "null",
  "[]",
  '{"id":1,"sectionId":"silcrow-cta-ticket","content":{},"theme":{}}',
  '{"id":"1","content":{},"theme":{}}',
])("%s is no edit", (text) => {
  localStorage.setItem("silcrow.edit.a", text);
  expect(createDraftStorage("a").get(requested)).toBeUndefined();
});

it("forgets what an account has, and nothing else", () => {
  createDraftStorage("saved").set({ ...edit, isSaved: true });
  createDraftStorage("not yet").set({ ...edit, isSaved: false });
  localStorage.setItem("silcrow.look", "{}");
  forgetSavedEdits();
  expect(createDraftStorage("saved").get(requested)).toBeUndefined();
  expect(createDraftStorage("not yet").get(requested)).toBeDefined();
  expect(localStorage.getItem("silcrow.look")).toBe("{}");
});

it("says that nothing is kept where storage is closed or full", () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new DOMException("closed", "SecurityError");
    },
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(createDraftStorage("a").get(requested)).toBeUndefined();
  expect(createDraftStorage("a").set(edit)).toBe(false);
  expect(forgetSavedEdits).not.toThrow();
});
