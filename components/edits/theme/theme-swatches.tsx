import { toHex } from "@/lib/code/theme/colour";
import { deriveAccent, derivePaper } from "@/lib/code/theme/palette";
import type { Theme } from "@/lib/code/theme/theme";

const plain = { light: "#ffffff", dark: "#191919" };

/** The colours of a theme in light and in dark: a piece of its paper with a button and a word on it. For the eye alone. */
export function ThemeSwatches({ theme }: { theme: Theme }) {
  const paper = derivePaper(theme.paper ?? plain);
  const accents = deriveAccent(theme.accent, theme.paper);
  const radius = Math.round(((theme.radius ?? 12) * 8) / 12);
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1.5">
      {(["light", "dark"] as const).map((scheme) => {
        const { accent, ink, on } = accents[scheme];
        return (
          <span
            key={scheme}
            className="flex h-9 items-center gap-2 rounded-sm px-2 text-caption font-[550] ring-1 ring-hairline forced-color-adjust-none"
            style={{ background: toHex(paper[scheme]), color: toHex(ink) }}
          >
            Aa
            <span
              className="grid h-6 w-8 place-items-center"
              style={{ background: toHex(accent), color: toHex(on), borderRadius: Math.min(radius, 12) }}
            >
              Aa
            </span>
          </span>
        );
      })}
    </span>
  );
}
