"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Content } from "@/components/sections/define";
import { runWhenIdle } from "@/components/ui/loading/when-idle";
import { measureFindings } from "./measure";

/** In ms: how long nothing has to have changed before the section is measured. */
const pause = 700;

/** What is wrong with how a section stands, and isn't with its sample, measured when nobody types. */
export function useFindings(
  box: HTMLElement,
  edit: unknown,
  isDrawn: boolean,
  form: { sample: Content; labelOf: (path: string) => string },
): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  const measure = useEffectEvent(() => {
    if (box.isConnected) setWords(measureFindings(box, form.sample, form.labelOf));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edit is measured anew
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => {
      runWhenIdle(measure);
    }, pause);
    return () => clearTimeout(timer);
  }, [box, edit, isDrawn]);
  return words;
}
