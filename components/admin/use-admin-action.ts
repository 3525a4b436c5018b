"use client";

import { useState, useTransition } from "react";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { toast } from "@/components/ui/toast/toast";
import type { ActionResult } from "@/lib/account/auth/action";

export type AdminAction<Input> = (input: Input) => Promise<ActionResult<void>>;

/** The heading that the focus goes to when the button that was pressed is gone with its row. */
export const listHeading = "list";

/** What follows an act: the words of a toast and what is done once it succeeded, or what is done with its refusal. */
interface Outcome {
  done: string;
  after?: () => void;
  refused?: (failure: Failure) => void;
}

/**
 * An admin's act as a form or a button carries it out: whether it runs, and what refused it. While it runs, `run` does nothing:
 * the button stays enabled, since a disabled one would lose the focus.
 * @returns `wrong` has the attributes of a field whose value was refused; `problemId` is the element that says why
 */
export function useAdminAction<Input>(act: AdminAction<Input>) {
  const [problem, setProblem] = useState<(Failure & { fields?: Readonly<Record<string, string>> }) | null>(null);
  const [acting, start] = useTransition();
  const run = (input: Input, { done, after, refused }: Outcome) => {
    if (acting) return;
    start(async () => {
      const result = await callAction(act, input, { otherwise: "Nothing was changed." });
      setProblem(result.ok ? null : result.error);
      if (!result.ok) return refused?.(result.error);
      after?.();
      toast("success", done);
    });
  };
  const wrong = (field: string, problemId: string) =>
    problem?.fields?.[field] ? ({ "aria-invalid": true, "aria-describedby": problemId } as const) : {};
  return { run, acting, problem, wrong, forget: () => setProblem(null) };
}
