import { buildThemeVariables, themeSchema } from "@/lib/code/theme/theme";

/** A variable of a section that its buyer may set, with the value it comes with. */
export interface Setting {
  /** `--sc-accent` */
  token: string;
  /** As the copy has it: one value, or a colour each for light and dark. */
  value: { light: string; dark: string } | string;
}

// Every choice made, so that every variable a theme can set is among the answers.
const everything = themeSchema.parse({ scheme: "dark", accent: "#000000", radius: 12, displayFont: "serif" });
const themed = Object.keys(buildThemeVariables(everything).variables);

/** What of the theme a copy really uses, in the theme's order: variables it reads, with what it declares them as. */
export function findSettings(code: string): Setting[] {
  return themed.flatMap((token) => {
    // Of several declarations the last one counts, but for the reader's own colours (`CanvasText`), which nobody sets.
    const declared = [...code.matchAll(new RegExp(`${token}:([^;}]+)[;}]`, "g"))]
      .map(([, text = ""]) => text.trim())
      .findLast((text) => !/^(Canvas|Highlight)(Text)?$/.test(text));
    // A variable that is read with something to fall back on need not be declared: `var(--sc-font-display, inherit)`.
    const value = declared ?? new RegExp(`var\\(${token},\\s*([\\w-]+)\\)`).exec(code)?.[1];
    return value ? [{ token, value: parsePair(value) }] : [];
  });
}

function parsePair(value: string): Setting["value"] {
  const [, light, dark] = /light-dark\(\s*(#[\da-f]+)\s*,\s*(#[\da-f]+)\s*\)/i.exec(value) ?? [];
  return light && dark ? { light, dark } : value;
}
