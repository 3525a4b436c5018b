"use client";

import { useId } from "react";
import { quietButton } from "@/components/ui/quiet-button";
import { tintChoices } from "@/lib/catalogue/fields";
import type { Theme } from "@/lib/delivery/theme";
import { SelectField } from "../field";
import { FoldSummary } from "./fold";

type Choice = "tint" | "action" | "scheme" | "space" | "radius" | "heading";

/** Choices of the look, each with what it is called; "" is the section's own, which is kept as none. */
const choices: Record<Choice, { label: string; hint?: string; options: [value: string, words: string][] }> = {
  tint: {
    label: "Colour of quiet grounds",
    options: [["", "The section’s own"], ["none", "None"], ...Object.entries(tintChoices)],
  },
  action: {
    label: "Main buttons",
    options: [
      ["", "Black on light, white on dark"],
      ["accent", "In the accent colour"],
    ],
  },
  scheme: {
    label: "Light or dark",
    options: [
      ["", "As the site is"],
      ["light", "Always light"],
      ["dark", "Always dark"],
    ],
  },
  space: {
    label: "Space above and below",
    options: [
      ["tight", "Little"],
      ["", "Regular"],
      ["airy", "Much"],
    ],
  },
  radius: {
    label: "Corners",
    options: [
      ["0", "Square"],
      ["6", "Slightly round"],
      ["", "Round"],
      ["20", "Very round"],
    ],
  },
  heading: {
    label: "Level of the headline",
    hint: "A page has one headline of the first level. In Notion that is the page’s title, so choose 2 below one.",
    options: [
      ["", "The section’s own"],
      ["1", "1, the page’s headline"],
      ["2", "2"],
      ["3", "3"],
    ],
  },
};

const numbers: readonly Choice[] = ["radius", "heading"];

/** How a version looks, beside its words: every section can be given these. */
export function LookFields({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const id = useId();
  const choose = (name: Choice | "accent", value: string) => {
    const { [name]: _, ...rest } = theme;
    const chosen = numbers.some((one) => one === name) ? Number(value) : value;
    onChange((value === "" ? rest : { ...rest, [name]: chosen }) as Theme);
  };
  const accent = typeof theme.accent === "string" ? theme.accent : theme.accent?.light;
  return (
    <details className="group border-t border-hairline">
      <FoldSummary>Look</FoldSummary>
      <div className="grid gap-5 pb-4">
        <div className="flex items-end gap-4">
          <label className="block text-small font-[550] text-ink">
            Accent colour
            <input
              type="color"
              value={accent ?? "#d4351c"}
              onChange={(event) => choose("accent", event.target.value)}
              className="mt-1.5 block h-12 w-24 cursor-pointer rounded-sm bg-paper p-1 shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:border"
            />
          </label>
          {accent !== undefined && (
            <button type="button" onClick={() => choose("accent", "")} className={`${quietButton} min-h-12`}>
              Use the section’s own
            </button>
          )}
        </div>
        {(Object.keys(choices) as Choice[]).map((name) => {
          const { label, hint, options } = choices[name];
          // What a section is by itself may also be said.
          const chosen = options.find(([value]) => value === String(theme[name]));
          return (
            <div key={name}>
              <SelectField
                label={label}
                options={options}
                value={chosen?.[0] ?? ""}
                onChoose={(value) => choose(name, value)}
                aria-describedby={hint && `${id}-${name}`}
              />
              {hint && (
                <p id={`${id}-${name}`} className="mt-1 max-w-[60ch] text-caption text-pretty text-muted">
                  {hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </details>
  );
}
