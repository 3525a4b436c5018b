"use client";

import { useSyncExternalStore } from "react";
import { isRecent, type Mark } from "@/lib/catalogue/recency";

const never = () => () => {};

/**
 * That a section is new or was changed. The page was made when that was so: the browser takes it away when it isn't any more, and
 * without script, where nobody could, it doesn't show.
 */
export function RecentMark({ mark: { kind, since } }: { mark: Mark }) {
  const isOver = useSyncExternalStore(
    never,
    () => !isRecent(since, new Date()),
    () => false,
  );
  if (isOver) return null;
  return (
    <span data-since={since} data-needs-script="" className="shrink-0 text-caption font-semibold text-accent-ink">
      {kind}
    </span>
  );
}
