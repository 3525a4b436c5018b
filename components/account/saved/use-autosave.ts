"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { callAction } from "@/components/ui/call-action";
import type { Failure } from "@/components/ui/connection";
import { toastFailure } from "@/components/ui/toast";
import { saveComponent } from "@/lib/saved-components/actions";
import { draftOf, type Version } from "./draft";

/** In ms: how long nobody has to have typed before it is stored. */
const pause = 900;

/**
 * Keeps a version of a section as it changes, and what is left when its page is. `isKept` says whether what it begins with
 * is stored already. `problem` is why the newest isn't kept; the next change tries again, and so does
 * the connection when it is back. Meanwhile this tab has it as a draft, which outlives a reload.
 */
export function useAutosave({ id, version, isKept }: { id: string; version: Version; isKept: boolean }) {
  const [stored, setStored] = useState<Version | null>(isKept ? version : null);
  const [problem, setProblem] = useState<Failure | null>(null);
  const newest = useRef(version);
  const hasSaved = useRef(false);
  const router = useRouter();
  const pending = version !== stored;

  const save = useEffectEvent(async () => {
    const sent = newest.current;
    const saved = await callAction(saveComponent, { id, ...sent });
    setProblem(saved.ok ? null : saved.error);
    if (!saved.ok) return;
    setStored(sent);
    hasSaved.current = true;
    if (newest.current === sent) draftOf(id).clear();
  });

  useEffect(() => {
    newest.current = version;
    if (!pending) return;
    draftOf(id).set(version);
    const timer = setTimeout(save, pause);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    addEventListener("online", save);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeunload", warn);
      removeEventListener("online", save);
    };
  }, [id, version, pending]);

  // Another page of the shop was opened before the pause was over.
  const leave = useEffectEvent(async () => {
    const isLeft = newest.current !== stored;
    if (isLeft) {
      const saved = await callAction(saveComponent, { id, ...newest.current });
      if (saved.ok) draftOf(id).clear();
      else
        toastFailure("Your last change isn't saved", saved.error, "It is still there when you come back in this tab.");
    }
    // Once for all that was saved here: the list has to show it, and so has this page when it is come back to.
    if (isLeft || hasSaved.current) router.refresh();
  });
  useEffect(() => () => void leave(), []);

  return { pending, problem };
}
