import { describe, expect, it } from "vitest";
import { guardScript } from "./guard";

type Held = { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean };

/** A guarded document, as far as events go; says of an event whether it was blocked. */
function guarded() {
  const document = new EventTarget();
  // As in a document: nothing of its module is in reach.
  new Function("document", "window", guardScript)(document, {});
  const sent = (type: string, fields: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    press: (key: string, held: Held = {}, code = "") => sent("keydown", { key, code, ...held }),
    point: () => sent("pointerdown", {}),
    menu: (pointerType = "mouse") => sent("contextmenu", { pointerType }),
  };
}

const inspect = { ctrlKey: true, shiftKey: true };

describe("the guard", () => {
  it.each<[string, string, Held, string?]>([
    ["F12", "F12", {}],
    ["Ctrl+Shift+I", "I", inspect],
    ["Ctrl+Shift+J", "J", inspect],
    ["Ctrl+Shift+C", "C", inspect],
    ["Ctrl+U", "u", { ctrlKey: true }],
    ["Ctrl+Shift+C on a Greek keyboard", "Ψ", inspect, "KeyC"],
  ])("blocks %s", (_, key, held, code) => expect(guarded().press(key, held, code)).toBe(true));

  it.each<[string, string, Held]>([
    ["Ctrl+C copies", "c", { ctrlKey: true }],
    ["Ctrl+Shift+U types a code point", "U", inspect],
    ["u is a letter", "u", {}],
    ["Ctrl+Alt+U belongs to screen readers", "u", { ctrlKey: true, altKey: true }],
    ["Shift+F10 opens the menu", "F10", { shiftKey: true }],
  ])("does not block: %s", (_, key, held) => expect(guarded().press(key, held)).toBe(false));

  it("blocks a right-click, not a long press, nor a menu asked for by key", () => {
    const { menu, press, point } = guarded();
    expect(menu()).toBe(true);
    expect(menu("touch")).toBe(false);
    press("ContextMenu");
    expect(menu()).toBe(false);
    press("ContextMenu");
    point();
    expect(menu()).toBe(true);
  });
});
