import type { Failure } from "@/components/ui/connection";
import { ReloadAfterUpdate } from "../field";

/** Whether what was typed is kept; if it isn't, why. */
export function SaveStatus({ pending, problem }: { pending: boolean; problem: Failure | null }) {
  const said = pending ? "Saving…" : "Saved. Changes are kept as you type.";
  return (
    <p role="status" className={`min-h-6 text-small ${problem ? "text-accent-ink" : "text-muted"}`}>
      {problem ? `Not saved. ${problem.message} What you typed is still here.` : said}
      <ReloadAfterUpdate of={problem} />
    </p>
  );
}
