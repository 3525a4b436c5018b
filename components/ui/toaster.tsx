"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { toaster } from "./toast";

const Toasts = lazy(() => import("./toasts"));

/** Where toasts appear. Costs nothing until the first one. */
export function Toaster() {
  const asked = useSyncExternalStore(toaster.subscribe, toaster.asked, () => false);
  return asked ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
