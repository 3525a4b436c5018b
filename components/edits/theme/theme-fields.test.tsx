import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { fontPairs } from "@/lib/code/theme/fonts";
import type { Theme } from "@/lib/code/theme/theme";
import { ThemeFields } from "./theme-fields";

vi.mock("@/components/account/sign-in/user-provider", () => ({ useUser: () => ({ user: null }) }));

const drawn = (theme: Theme) => load(renderToStaticMarkup(<ThemeFields theme={theme} onChange={() => {}} />));

describe("the fields of a theme", () => {
  it("offer every pair of typefaces, and the site's first", () => {
    const $ = drawn({ fonts: "book" });
    const select = $("label:contains('Typefaces') select");
    const values = select
      .find("option")
      .toArray()
      .map((option) => option.attribs.value);
    expect(values).toEqual(["", ...fontPairs]);
    expect(select.find("option[selected]").text()).toContain("Literata");
  });

  it("show the corners of somebody's site, which are none of ours", () => {
    expect(drawn({ radius: 5 })("label:contains('Corners') option[selected]").text()).toBe("As on my site, 5 px");
    expect(drawn({ radius: 6 })("label:contains('Corners') option[selected]").text()).toBe("Slightly round");
  });

  it("show a colour in whatever notation it was given", () => {
    const $ = drawn({ accent: { light: "oklch(0.6 0.2 30)", dark: "#fff" }, paper: "rgb(250 243 230)" });
    const values = $("input[type=color]")
      .toArray()
      .map((input) => input.attribs.value);
    expect(values).toEqual([expect.stringMatching(/^#[\da-f]{6}$/), "#faf3e6"]);
  });

  it("say what becomes of an accent that couldn't be read, and nothing where none was chosen", () => {
    expect(drawn({ accent: "#ffe14d" }).text()).toContain(
      "Words on it are black. Text in this color is made darker on light paper",
    );
    expect(drawn({ accent: "#12357a" }).text()).toContain("Words on it are white. Text in this color is made lighter");
    expect(drawn({}).text()).not.toContain("Words on it");
  });
});
