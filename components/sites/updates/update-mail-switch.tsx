"use client";

import { useOptimistic, useTransition } from "react";
import { callAction } from "@/components/ui/loading/call-action";
import { showFailure } from "@/components/ui/toast/toast";
import { setUpdateMail } from "@/lib/sites/updates/actions";

/** Whether the user wants mails about updates. Shows at once what was chosen, and goes back when it was not saved. */
export function UpdateMail({ on }: { on: boolean }) {
  const [shown, show] = useOptimistic(on);
  const [saving, start] = useTransition();
  const choose = (next: boolean) =>
    start(async () => {
      show(next);
      const saved = await callAction(setUpdateMail, { on: next });
      if (!saved.ok) showFailure("Not saved", saved.error);
    });
  return (
    <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3" data-needs-script="" aria-busy={saving}>
      <input
        type="checkbox"
        checked={shown}
        onChange={(event) => choose(event.target.checked)}
        className="size-5 shrink-0 accent-(--sc-accent-ink)"
      />
      Mail me when my sections have updates, at most once a month
    </label>
  );
}
