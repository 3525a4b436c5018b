"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { SelectField } from "@/components/ui/field";
import { tintChoices } from "@/lib/catalogue/content/fields/fields";
import { findQuestions } from "@/lib/code/markup/questions";
import { toHex } from "@/lib/code/theme/colour";
import { deriveAccent, derivePaper } from "@/lib/code/theme/palette";
import type { Theme } from "@/lib/code/theme/theme";
import { isOwn, ownChoices } from "./own-choices";

type Choice = "fonts" | "scheme" | "action" | "tint" | "radius" | "space" | "width" | "heading" | "questions";

/** Choices of the theme, each with what it is called; "" is the section's own, which is kept as none. */
const choices: Record<Choice, { label: string; hint?: string; options: [value: string, words: string][] }> = {
  fonts: {
    label: "Typefaces",
    options: [
      ["", "From your site"],
      ["grotesque", "Plain and lively: Bricolage, Hanken"],
      ["humanist", "Calm and fine: Ysabeau, Source Sans"],
      ["book", "Like a book: Literata"],
      ["editorial", "Like a magazine: Fraunces, Figtree"],
      ["mono", "Technical: Geist Mono, Geist"],
      ["round", "Soft and round: Fredoka, Nunito"],
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
  action: {
    label: "Main buttons",
    options: [
      ["", "Black on light, white on dark"],
      ["accent", "In the accent color"],
    ],
  },
  tint: {
    label: "Color of soft panels",
    options: [["", "The section’s own"], ["none", "None"], ...Object.entries(tintChoices)],
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
  space: {
    label: "Space above and below",
    options: [
      ["tight", "Little"],
      ["", "Regular"],
      ["airy", "Much"],
    ],
  },
  width: {
    label: "Width on your page",
    hint: "Wide and full need a page whose text stands in the middle, without a sidebar.",
    options: [
      ["", "As your text"],
      ["wide", "Wide, up to 1280 px"],
      ["full", "From edge to edge"],
    ],
  },
  heading: {
    label: "Headline level, for search engines",
    hint: "A page has one headline of the first level. In Notion that is the page’s title, so choose 2 below one.",
    options: [
      ["", "The section’s own"],
      ["1", "1, the page’s headline"],
      ["2", "2"],
      ["3", "3"],
    ],
  },
  questions: {
    label: "Questions, for search engines",
    hint: "As data (FAQPage) they stand in the code once more, where nobody sees them. Choose it for one section of a page at most.",
    options: [
      ["", "As words on the page"],
      ["data", "As data, too"],
    ],
  },
};

const numbers: readonly Choice[] = ["radius", "heading"];
/** What few people change: folded away. */
const folded: readonly Choice[] = ["tint", "radius", "space", ...ownChoices];

/** Fields of the theme that sections can be given. `ofOne` is the content of one section, which then has fields of its own. */
export function ThemeFields(props: { theme: Theme; onChange: (theme: Theme) => void; ofOne?: unknown }) {
  const { theme, onChange } = props;
  const id = useId();
  const choose = (name: Choice | "accent" | "paper", value: string) => {
    const { [name]: _, ...rest } = theme;
    const chosen = numbers.some((one) => one === name) ? Number(value) : value;
    onChange((value === "" ? rest : { ...rest, [name]: chosen }) as Theme);
  };
  const { light, dark } = deriveAccent(theme.accent, theme.paper);
  const shown = (Object.keys(choices) as Choice[]).filter(
    (name) =>
      !isOwn(name) || (props.ofOne !== undefined && (name !== "questions" || findQuestions(props.ofOne).length > 0)),
  );
  const draw = (name: Choice) => {
    const { label, hint, options: all } = choices[name];
    const own = theme[name];
    // Corners of somebody's site are as they are there.
    const isOther = name === "radius" && own !== undefined && !all.some(([value]) => value === String(own));
    const options = isOther ? [...all, [String(own), `As on my site, ${own} px`] as const] : all;
    // What a section is by itself may also be said.
    const chosen = options.find(([value]) => value === String(own));
    return (
      <div key={name}>
        <SelectField
          label={label}
          options={options}
          value={chosen?.[0] ?? ""}
          onChoose={(value) => choose(name, value)}
          aria-describedby={hint && `${id}-${name}`}
        />
        {hint && <Hint id={`${id}-${name}`}>{hint}</Hint>}
      </div>
    );
  };
  return (
    <>
      <ColourField
        label="Accent color"
        value={toHex(light.accent)}
        isChosen={theme.accent !== undefined}
        reset="Use the section’s own"
        words={theme.accent && describeAccent({ light, dark })}
        onChoose={(value) => choose("accent", value)}
      />
      <ColourField
        label="Background"
        value={theme.paper ? toHex(derivePaper(theme.paper).light) : "#ffffff"}
        isChosen={theme.paper !== undefined}
        reset="Use your site’s"
        words={
          theme.paper &&
          "In dark a dark shade of it. A color too dark for the words is made lighter: for a dark section choose Always dark."
        }
        onChoose={(value) => choose("paper", value)}
      />
      {shown.filter((name) => !folded.includes(name)).map(draw)}
      <Disclosure summary="More" className="border-t border-hairline">
        <div className="grid gap-5 pb-4">{shown.filter((name) => folded.includes(name)).map(draw)}</div>
      </Disclosure>
    </>
  );
}

/** A colour to choose, or to leave as it is. */
function ColourField({
  label,
  value,
  isChosen,
  reset,
  words,
  onChoose,
}: {
  label: string;
  /** `#d4351c` */
  value: string;
  isChosen: boolean;
  reset: string;
  words: string | undefined;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <div className="flex items-end gap-4">
        <label className="block text-small font-[550] text-ink">
          {label}
          <input
            type="color"
            value={value}
            onChange={(event) => onChoose(event.target.value)}
            aria-describedby={words && id}
            className="mt-1.5 block h-12 w-24 cursor-pointer rounded-sm bg-paper p-1 shadow-[inset_0_0_0_1px_var(--sc-line)] forced-colors:border"
          />
        </label>
        {isChosen && (
          <Button onClick={() => onChoose("")} variant="quiet" className="min-h-12">
            {reset}
          </Button>
        )}
      </div>
      {words && <Hint id={id}>{words}</Hint>}
    </div>
  );
}

function Hint({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1 max-w-[60ch] text-caption text-pretty text-muted">
      {children}
    </p>
  );
}

/** What becomes of an accent where it couldn't be read. */
function describeAccent({ light, dark }: ReturnType<typeof deriveAccent>): string {
  const changed = [
    toHex(light.ink) !== toHex(light.accent) && "darker on light paper",
    toHex(dark.ink) !== toHex(dark.accent) && "lighter on dark paper",
  ].filter(Boolean);
  const [one, other] = [light, dark].map(({ on }) => (on.l === 1 ? "white" : "black"));
  const partner = `Words on it are ${one === other ? one : `${one} in light, ${other} in dark`}.`;
  return changed.length > 0
    ? `${partner} Text in this color is made ${changed.join(" and ")}, so that it can be read.`
    : partner;
}
