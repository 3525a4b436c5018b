import type { ReactNode } from "react";

/** What stands where a list would be: that there is nothing, and what to do about it. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="border-t border-ink pt-6">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-2 max-w-[56ch]">{children}</p>
      {action && <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">{action}</p>}
    </div>
  );
}
