"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Content } from "@/components/sections/define";
import { saveComponent } from "@/lib/records/actions";

/** In ms: how long nobody has to have typed before it is stored. */
const pause = 900;

/**
 * Keeps the content of a saved component as it changes, and what is left when its page is. `isKept` says whether what it
 * begins with is stored already. `problem` is a sentence about
 * why the newest content isn't kept; the next change tries again.
 */
export function useAutosave({ id, content, isKept }: { id: string; content: Content; isKept: boolean }) {
  const [stored, setStored] = useState<Content | null>(isKept ? content : null);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef(content);
  const hasSaved = useRef(false);
  const router = useRouter();
  const pending = content !== stored;

  const save = useEffectEvent(async () => {
    const sent = newest.current;
    try {
      const result = await saveComponent({ id, content: sent });
      setProblem(result.ok ? null : result.error.message);
      if (!result.ok) return;
      setStored(sent);
      hasSaved.current = true;
    } catch (error) {
      console.error(error);
      setProblem("We can't reach the shop right now. Keep this page open: what you typed is still here.");
    }
  });

  useEffect(() => {
    newest.current = content;
    if (!pending) return;
    const timer = setTimeout(save, pause);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeunload", warn);
    };
  }, [content, pending]);

  // Another page of the shop was opened before the pause was over.
  const leave = useEffectEvent(async () => {
    const isLeft = newest.current !== stored;
    try {
      if (isLeft) await saveComponent({ id, content: newest.current });
    } catch (error) {
      console.error(error);
    } finally {
      // Once for all that was saved here: the list has to show it, and so has this page when it is come back to.
      if (isLeft || hasSaved.current) router.refresh();
    }
  });
  useEffect(() => () => void leave(), []);

  return { pending, problem };
}
