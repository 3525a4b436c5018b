"use client";

import { type ComponentProps, useEffect } from "react";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import type { CopyLines } from "./copy-lines";

const load = () => import("./copy-lines").then((module) => module.CopyLines);

/** The button beside lines to copy, for pages whose script is counted. Its room is kept; without it the lines are selected by hand. */
export function LazyCopyLines(props: ComponentProps<typeof CopyLines>) {
  const { Part, ask } = useLazyPart(load);
  useEffect(() => void ask(), [ask]);
  return Part ? <Part {...props} /> : <span data-needs-script="" className="min-h-11 w-[4.25rem] shrink-0" />;
}
