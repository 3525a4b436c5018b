"use client";

import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { activeTheme, useActiveTheme } from "@/components/code/previews/active-theme";
import { Button } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import { Icon } from "@/components/ui/icons";
import type { Failure } from "@/components/ui/loading/connection";
import type { Theme } from "@/lib/code/theme/theme";
import { ImportFromSite } from "./import-from-site";
import { ThemeFields } from "./theme-fields";
import { useMyTheme } from "./use-my-theme";

/** In ms: how long nobody has to have changed it before every preview of the page is drawn anew. */
const pause = 500;

/** One theme for all sections, chosen beside them: they are shown in it at once, and copied in it. Stands over a corner of the page. */
export function MyThemePanel({ onClose }: { onClose: () => void }) {
  const { theme, keep } = useMyTheme();
  const shown = useActiveTheme();
  const [problem, setProblem] = useState<Failure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = (next: Theme) => {
    clearTimeout(timer.current);
    const isNone = Object.keys(next).length === 0;
    timer.current = setTimeout(() => activeTheme.set(isNone ? undefined : next), pause);
    void keep(next).then(setProblem);
  };

  return createPortal(
    <section
      aria-labelledby="my-look"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="sc fixed right-3 bottom-3 z-50 max-h-[min(44rem,calc(100dvh-6rem))] w-[min(23rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-lg bg-raised p-5 text-ink-2 shadow-float ring-1 ring-hairline @container max-sm:max-h-[62dvh] forced-colors:outline"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="my-look" ref={heading} tabIndex={-1} className="text-sub text-ink outline-none">
          My colors
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="-mt-2 -mr-2 grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:bg-paper-2 hover:text-ink"
        >
          <Icon name="close" className="size-4" weight={1.8} />
          <span className="sr-only">Close my colors</span>
        </button>
      </div>
      <p className="mt-1 text-small text-pretty">
        While it is on, sections are shown and copied in it. Versions that you have edited keep their own look. A
        callout card’s tint is the background you give it in Notion.
      </p>
      <Problem of={problem} />
      {Object.keys(theme).length > 0 && (
        <p className="flex flex-wrap gap-x-5">
          <Button onClick={() => activeTheme.set(shown ? undefined : theme)} variant="quiet">
            {shown ? "Switch it off" : "Switch it on"}
          </Button>
          <Button onClick={() => choose({})} variant="quiet">
            Delete my colors
          </Button>
        </p>
      )}
      <div className="mt-4 grid gap-5">
        <ImportFromSite onChoose={choose} />
        <ThemeFields theme={theme} onChange={choose} />
      </div>
    </section>,
    document.body,
  );
}
