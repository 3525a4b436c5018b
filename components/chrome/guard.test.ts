import { describe, expect, it } from "vitest";
import { isBlockedShortcut } from "./guard";

const press = (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean } = {}, code = "") => ({
  key,
  code,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe("blocked shortcuts", () => {
  const inspect = { ctrlKey: true, shiftKey: true };
  it.each([
    ["F12", press("F12")],
    ["Ctrl+Shift+I", press("I", inspect)],
    ["Ctrl+Shift+J", press("J", inspect)],
    ["Ctrl+Shift+C", press("C", inspect)],
    ["Ctrl+U", press("u", { ctrlKey: true })],
    ["Ctrl+Shift+C on a Greek keyboard", press("Ψ", inspect, "KeyC")],
  ])("%s", (_, keys) => expect(isBlockedShortcut(keys)).toBe(true));

  it.each([
    ["Ctrl+C copies", press("c", { ctrlKey: true })],
    ["Ctrl+Shift+U types a code point", press("U", inspect)],
    ["u is a letter", press("u")],
    ["Ctrl+Alt+U belongs to screen readers", press("u", { ctrlKey: true, altKey: true })],
    ["Shift+F10 opens the menu", press("F10", { shiftKey: true })],
  ])("not %s", (_, keys) => expect(isBlockedShortcut(keys)).toBe(false));
});
