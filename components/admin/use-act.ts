"use client";

import { useState, useTransition } from "react";
import { callAction } from "@/components/ui/call-action";
import type { Failure } from "@/components/ui/connection";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/action";

export type Act<Input> = (input: Input) => Promise<ActionResult<void>>;

/** The heading that the focus goes to when the button that was pressed is gone with its row. */
export const listHeading = "list";

/**
 * An admin's act as a form or a button carries it out: while it runs, what refused it, and what follows.
 * @returns `run`, whose answer says whether it was done; then a toast says `done`
 */
export function useAct<Input>(act: Act<Input>, done: string) {
  const [problem, setProblem] = useState<Failure | null>(null);
  const [acting, start] = useTransition();
  const run = (input: Input, after?: () => void) =>
    start(async () => {
      const result = await callAction(act, input, { otherwise: "Nothing was changed." });
      setProblem(result.ok ? null : result.error);
      if (!result.ok) return;
      after?.();
      toast("success", done);
    });
  return { run, acting, problem, forget: () => setProblem(null) };
}
