"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { runWhenIdle } from "@/components/ui/loading/when-idle";
import { type Toast, toastStore } from "./toast";

/** In ms: how long a message is shown that goes by itself. */
const duration = 3_000;

const load = () => import("./sonner-toasts").then((module) => module.default);

/**
 * Where toasts appear. Their library comes when the page has come to rest, or with the first toast; while it can't be had,
 * which a toast may have to tell of, they stand as plain messages in the same place.
 */
export function Toaster() {
  const waiting = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer);
  const { Part: Toasts, ask } = useLazyPart(load);
  const [isPlain, setPlain] = useState(false);
  const isWanted = waiting.length > 0;

  useEffect(() => runWhenIdle(() => void ask()), [ask]);
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

/** Toasts without their library: a live region with the words and the button, at the place where toasts appear. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const list = useRef<HTMLOListElement>(null);
  const isShown = toasts.length > 0;

  // The library's own key: Alt+T leads to the messages. The focus goes back when the last one has gone with it.
  useEffect(() => {
    if (!isShown) return;
    let before: Element | null;
    const onKeyDown = ({ altKey, code }: KeyboardEvent) => {
      if (!altKey || code !== "KeyT" || list.current?.contains(document.activeElement)) return;
      before = document.activeElement;
      list.current?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      if (document.activeElement === document.body) (before as HTMLElement)?.focus();
    };
  }, [isShown]);

  return (
    <section
      aria-label="Messages"
      aria-live="assertive"
      className="pointer-events-none fixed inset-x-4 top-[76px] z-50 mx-auto grid gap-2.5 sm:w-[400px]"
    >
      <ol ref={list} tabIndex={-1} className="grid gap-2.5 outline-none">
        {toasts.map((toast) => (
          <PlainToast key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

function PlainToast({ toast }: { toast: Toast }) {
  const { message, detail, action, stays } = toast;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => toastStore.remove(toast), duration);
    return () => clearTimeout(timer);
  }, [toast, stays]);

  return (
    <li className="pointer-events-auto flex flex-wrap items-center gap-3 rounded-md bg-ink px-3.5 py-3 text-small text-paper shadow-float forced-colors:border">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="leading-snug font-[550]">{message}</p>
        {detail && <p className="leading-snug text-pretty opacity-75">{detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={action.onClick}
          className="ml-auto min-h-9 cursor-pointer rounded-sm bg-paper px-3 font-[550] text-ink"
        >
          {action.label}
        </button>
      )}
      {stays && (
        <button
          type="button"
          onClick={() => toastStore.remove(toast)}
          className="min-h-9 cursor-pointer px-2 underline"
        >
          Close
          <span className="sr-only"> this message</span>
        </button>
      )}
    </li>
  );
}
