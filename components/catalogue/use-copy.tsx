"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { copyText, refusalOf } from "../ui/clipboard";
import { useLazyPart } from "../ui/lazy-import";
import { toastFailure } from "../ui/toast";
import type { AfterCopy } from "./after-copy";

type PanelProps = ComponentProps<typeof AfterCopy>;

const loadPanel = () => import("./after-copy").then((module) => module.AfterCopy);

/**
 * What every copy button does: copies, says for a moment that it has, and shows what to do next in a panel whose code comes
 * on demand.
 * @param failureOf what a person is told when nothing was copied
 */
export function useCopy(failureOf = refusalOf) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const [form, setForm] = useState<PanelProps["form"]>();
  const { Part: Panel, ask: askForPanel } = useLazyPart(loadPanel);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state !== "done") return;
    const back = setTimeout(() => setState("idle"), 2_400);
    return () => clearTimeout(back);
  }, [state]);

  /** Copies a text that may still be on its way; must be called within the click. Whether it is on the clipboard. */
  const copy = async (text: Promise<string>): Promise<boolean> => {
    setState("busy");
    try {
      await copyText(text);
      setState("done");
      return true;
    } catch (error) {
      setState("idle");
      toastFailure("Not copied", failureOf(error));
      return false;
    }
  };

  const onDismiss = (byPerson: boolean) => {
    setForm(undefined);
    if (byPerson) button.current?.focus();
  };
  /** The panel, once `showPanel` has said what became of the form (null: there is none), and while it is not dismissed. */
  const panel = (props: Omit<PanelProps, "form" | "onDismiss">) =>
    form !== undefined && Panel && <Panel {...props} form={form} onDismiss={onDismiss} />;

  return { state, button, copy, askForPanel, showPanel: setForm, panel };
}
