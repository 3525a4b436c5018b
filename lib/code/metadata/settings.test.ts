import { describe, expect, it } from "vitest";
import { findSettings } from "./settings";

describe("findSettings", () => {
  it("reads the value a variable comes with, in both schemes where it has two", () =>
    expect(
      findSettings(`:where(.sc) {
        --sc-accent: light-dark(#d4351c, #cf3a22);
        --sc-paper: var(--color-bg-default, light-dark(#ffffff, #191919));
        --sc-radius-sm: 8px;
        --sc-muted: light-dark(#6b665e, #a3a09a);
      }
      .drawn { @media (forced-colors: active) { --sc-accent: Highlight; } }
      h1 { font-family: var(--sc-font-display, inherit) }`),
    ).toEqual([
      { token: "--sc-paper", value: { light: "#ffffff", dark: "#191919" } },
      { token: "--sc-accent", value: { light: "#d4351c", dark: "#cf3a22" } },
      { token: "--sc-radius-sm", value: "8px" },
      { token: "--sc-font-display", value: "inherit" },
    ]));

  it("takes the last of several declarations, as a browser does", () =>
    expect(findSettings(":where(.sc){--sc-radius: 8px}.x{--sc-radius: 4px;border-radius:var(--sc-radius)}")).toEqual([
      { token: "--sc-radius", value: "4px" },
    ]));

  it("names nothing a copy does not use", () => expect(findSettings("p { color: red }")).toEqual([]));
});
