import type { MouseEvent } from "react";
import { runAfterFrame } from "@/components/ui/loading/after-frame";

/**
 * Once the pressed button is gone, gives the focus to what opens the editor again.
 * @param root the element around the preview and its editor
 */
export function focusOpener(root: HTMLElement, { detail }: MouseEvent): void {
  runAfterFrame(() => {
    if (document.activeElement !== document.body) return;
    const opener =
      root.querySelector<HTMLElement>("[data-opens-editor]") ?? document.querySelector<HTMLElement>('a[href="#edit"]');
    // Whoever pressed by keyboard has to see it; for a mouse the page stays where it is.
    opener?.focus({ preventScroll: detail > 0 });
  });
}
