"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon, Mark } from "./icons";
import { type Toast, toastStore } from "./toast";

/** In ms: how long a toast is shown (spec §2), and how long it takes to leave. */
const duration = 3_000;
const leaving = 200;

/**
 * Where toasts appear. Part of the page and not fetched with the first one: what tells of a lost connection must not need
 * one. Whatever is pointed at or has the focus stays, as does everything while nobody looks; Alt+T goes to the newest.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getServer);
  const region = useRef<HTMLElement>(null);
  /** What had the focus before it came here. */
  const before = useRef<HTMLElement | null>(null);
  const [held, setHeld] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === "KeyT") region.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  // One that was pointed at or had the focus may have gone with it, which no event tells.
  useEffect(() => {
    if (toasts.length === 0) setHeld(false);
    if (document.activeElement === document.body) before.current?.focus({ preventScroll: true });
    before.current = region.current?.contains(document.activeElement) ? before.current : null;
  }, [toasts.length]);

  const list = (shown: readonly Toast[]) =>
    shown.length > 0 && (
      <ol className="grid gap-2.5">
        {shown.map((toast) => (
          <Item key={toast.id} toast={toast} paused={held || hidden} />
        ))}
      </ol>
    );
  return (
    <section
      ref={region}
      aria-label="Messages alt+T"
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-4 top-[76px] z-50 mx-auto grid w-auto gap-2.5 outline-none sm:w-[400px]"
    >
      <div role="alert" aria-atomic="false">
        {list(toasts.filter(({ kind }) => kind === "error"))}
      </div>
      <div role="status" aria-atomic="false">
        {list(toasts.filter(({ kind }) => kind !== "error"))}
      </div>
    </section>
  );
}

function Item({ toast, paused }: { toast: Toast; paused: boolean }) {
  const { id, kind, message, detail, action, stays } = toast;
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    if (isLeaving) {
      const timer = setTimeout(() => toastStore.remove(id), leaving);
      return () => clearTimeout(timer);
    }
    if (paused || stays) return;
    const timer = setTimeout(() => setLeaving(true), duration);
    return () => clearTimeout(timer);
  }, [id, paused, stays, isLeaving]);

  return (
    <li
      data-leaving={isLeaving || undefined}
      className="pointer-events-auto flex w-full items-center gap-3 rounded-md bg-ink py-3 pr-3.5 pl-3.5 text-small text-paper shadow-float transition-[opacity,translate] duration-200 ease-sc data-leaving:-translate-y-2 data-leaving:opacity-0 motion-reduce:transition-none starting:-translate-y-3 starting:opacity-0 forced-colors:border"
    >
      <span className="grid size-8 shrink-0 place-items-center self-start rounded-full bg-paper/15">
        {kind === "info" ? (
          <Mark className="size-4" />
        ) : (
          <Icon name={kind === "success" ? "check" : "alert"} className="size-4" weight={2.2} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-[550] text-paper">{message}</p>
        {detail && <p className="leading-snug text-pretty text-paper opacity-75">{detail}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            setLeaving(true);
            action.onClick();
          }}
          className="min-h-9 shrink-0 cursor-pointer rounded-sm bg-paper px-3 font-[550] text-ink hover:bg-paper/88"
        >
          {action.label}
        </button>
      )}
      {stays && (
        <button
          type="button"
          onClick={() => setLeaving(true)}
          aria-label="Close this message"
          className="-mr-1.5 grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-paper/15"
        >
          <Icon name="close" className="size-4" weight={2.2} />
        </button>
      )}
    </li>
  );
}

function subscribeVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
