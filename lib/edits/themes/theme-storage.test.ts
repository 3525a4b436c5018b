import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { themeSchema } from "@/lib/code/theme/theme";
import { themeStorage } from "./theme-storage";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const heard: ((event: { key: string | null }) => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => heard.push(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: () => void) => heard.splice(heard.indexOf(listener), 1));
});
afterEach(() => {
  themeStorage.set({});
  kept.clear();
  heard.length = 0;
  vi.unstubAllGlobals();
});

const theme = {
  scheme: "dark",
  accent: { light: "#0a7f5a", dark: "oklch(0.8 0.1 160)" },
  paper: "#fff",
  radius: 6,
  fonts: "book",
  displayFont: '"Instrument Sans", serif',
  tint: "blue",
  action: "accent",
  space: "airy",
  width: "wide",
  heading: 2,
  questions: "data",
} as const;

describe("the theme in a browser", () => {
  it("is what was set, and the same object until it changes", () => {
    expect(themeStorage.get()).toEqual({});
    themeStorage.set(theme);
    expect(JSON.parse(kept.get("silcrow.look") ?? "")).toEqual(theme);
    expect(themeStorage.get()).toEqual(theme);
    expect(themeStorage.get()).toBe(themeStorage.get());
    themeStorage.set({});
    expect(kept.has("silcrow.look")).toBe(false);
  });

  it("knows every choice of a theme", () => {
    const parsed = themeSchema.parse({ ...theme, font: "serif" });
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(themeSchema.shape).sort());
    themeStorage.set({ ...theme, font: "serif" });
    expect(themeStorage.get()).toEqual(parsed);
  });

  it.each([
    "{",
    "null",
    "[]",
    '"x"',
    "7",
    '{"accent":"url(x)"}',
    '{"radius":"6"}',
    '{"__proto__":{"radius":6}}',
    '{"more":1}',
  ])("that was kept as %s is none", (text) => {
    kept.set("silcrow.look", text);
    expect(themeStorage.get()).toEqual({});
    expect((themeStorage.get() as { radius?: number }).radius).toBeUndefined();
  });

  it("keeps what fits of one that doesn't fit any more", () => {
    kept.set("silcrow.look", '{"radius":6,"accent":{"light":"#fff"},"paper":"red;"}');
    expect(themeStorage.get()).toEqual({ radius: 6 });
  });

  it("is told to who listens, here and from other tabs, until they stop", () => {
    const listener = vi.fn();
    const stop = themeStorage.subscribe(listener);
    themeStorage.set(theme);
    for (const key of ["silcrow.look", null, "other"]) for (const hear of heard) hear({ key });
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    themeStorage.set({});
    expect(listener).toHaveBeenCalledTimes(3);
    expect(heard).toEqual([]);
  });

  it("lasts as long as the page where nothing may be stored, or no more", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { ...storage, setItem: refuse });
    themeStorage.set(theme);
    expect(themeStorage.get()).toEqual(theme);
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(themeStorage.get()).toEqual(theme);
    themeStorage.set({});
    expect(themeStorage.get()).toEqual({});
  });
});
