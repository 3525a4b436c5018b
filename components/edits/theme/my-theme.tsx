"use client";

import { useState } from "react";
import { activeTheme, useActiveTheme } from "@/components/code/previews/active-theme";
import { Button } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import type { Failure } from "@/components/ui/loading/connection";
import type { Theme } from "@/lib/code/theme/theme";
import { isOwn, pickChoices } from "./own-choices";
import { ThemeSwatches } from "./theme-swatches";
import { useMyTheme } from "./use-my-theme";

/** Keeps how a section looks for all of one's sections, and gives it to others. */
export function MyTheme({ theme, onChoose }: { theme: Theme; onChoose: (chosen: Theme) => void }) {
  const { theme: myTheme, keep } = useMyTheme();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [kept, setKept] = useState<Theme>();
  const isOn = useActiveTheme() !== undefined;
  const hasMyTheme = Object.keys(myTheme).length > 0;
  const own = pickChoices(theme, (name) => !isOwn(name));
  return (
    <div data-needs-script="">
      <div className="flex flex-wrap items-center gap-x-5">
        {hasMyTheme && (
          <>
            <ThemeSwatches theme={myTheme} />
            <Button onClick={() => onChoose(myTheme)} variant="quiet">
              Use my colors
            </Button>
          </>
        )}
        {Object.keys(own).length > 0 && (
          <Button
            onClick={async () => {
              setFailure(await keep(own));
              if (isOn) activeTheme.set(own);
              setKept(theme);
            }}
            variant="quiet"
          >
            Use these colors for all sections
          </Button>
        )}
        <span role="status" className="text-caption text-muted">
          {kept === theme && !failure && (isOn ? "Saved." : "Saved. Turn it on under “Show all in my colors”.")}
        </span>
      </div>
      <Problem of={failure} />
    </div>
  );
}
