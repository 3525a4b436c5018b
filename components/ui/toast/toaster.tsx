"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { whenIdle } from "@/components/ui/loading/when-idle";
import { PlainToasts } from "./plain-toasts";
import { toastStore } from "./toast";

const load = () => import("./toasts").then((module) => module.default);

/**
 * Where toasts appear. Their library comes when the page has come to rest, or with the first toast; while it can't be had,
 * which a toast may have to tell of, they stand as plain messages in the same place.
 */
export function Toaster() {
  const waiting = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer);
  const { Part: Toasts, ask } = useLazyPart(load);
  const [isPlain, setPlain] = useState(false);
  const isWanted = waiting.length > 0;

  useEffect(() => whenIdle(() => void ask()), [ask]);
  useEffect(() => {
    if (!isWanted || Toasts) return;
    let isLate = false;
    void ask().then((failure) => isLate || setPlain(failure !== null));
    return () => {
      isLate = true;
    };
  }, [isWanted, Toasts, ask]);

  return Toasts ? <Toasts waiting={waiting} /> : <PlainToasts toasts={isPlain ? waiting : []} />;
}
