"use client";

import { useEffect, useState } from "react";
import type { Content } from "@/components/sections/define";
import { whenIdle } from "../ui/when-idle";
import { findings } from "./measure";

/** In ms: how long nothing has to have changed before the section is measured. */
const pause = 700;

/** What is wrong with how a section stands, and isn't with its sample, measured when nobody types. */
export function useFindings(box: HTMLElement, edit: unknown, sample: Content, isDrawn: boolean): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edit is measured anew
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => {
      whenIdle(() => {
        if (box.isConnected) setWords(findings(box, sample));
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [box, edit, sample, isDrawn]);
  return words;
}
