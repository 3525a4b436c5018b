"use client";

import { useCallback, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icons";
import { Key } from "@/components/ui/key";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { showFailure } from "@/components/ui/toast/toast";
import { urls } from "@/lib/urls/urls";

const load = () => import("./search-dialog").then((module) => module.default);

/**
 * Opens the search; so do Ctrl or Cmd+K, "/" and "§" outside text fields, and an address that asks for something
 * (`?q=hero`), as search engines are told. The dialog's code comes on first use.
 */
export function SearchButton({ className = "" }: { className?: string }) {
  // How often it was asked for. That it is open is for the dialog alone to know: it says so late when it closes.
  const [times, setTimes] = useState(0);
  const [asked, setAsked] = useState("");
  const { Part: SearchDialog, ask } = useLazyPart(load);
  const prepare = () => void ask();
  const show = useCallback(async () => {
    const failure = await ask();
    if (failure) showFailure("The search didn't open", failure);
    else setTimes((times) => times + 1);
  }, [ask]);

  useEffect(() => {
    const text = new URLSearchParams(location.search).get(urls.searchParameter);
    if (text) {
      setAsked(text);
      void show();
    }
  }, [show]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command =
        (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "k";
      const typing = (event.target as Element | null)?.closest?.("input, textarea, select, [contenteditable]");
      const single =
        (event.key === "/" || event.key === "§") && !event.metaKey && !event.ctrlKey && !event.altKey && !typing;
      // Another dialog in front keeps the keys to itself.
      if ((command || single) && !document.querySelector("dialog:modal")) {
        event.preventDefault();
        void show();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [show]);

  return (
    <>
      <button
        type="button"
        data-needs-script=""
        data-early=""
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // It isn't to be pressed once more for who pressed it while scripts arrived (tools/release/finish-document.ts).
          currentTarget.removeAttribute("aria-busy");
          void show();
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={`flex h-10 min-w-10 cursor-pointer items-center gap-1.5 rounded-sm aria-busy:cursor-progress bg-paper-2 px-3 text-[.9375rem] text-muted shadow-[inset_0_0_0_1px_var(--sc-hairline)] transition-colors hover:bg-paper-3 hover:text-ink-2 forced-colors:outline @2xl:w-[226px] @5xl:w-auto @min-[78rem]:w-[226px] ${className}`}
      >
        <Icon name="search" className="size-4 shrink-0" weight={1.8} />
        {/* Where another typeface needs more room the words give way, and the key stays in its box. */}
        <span className="min-w-0 sr-only @2xl:not-sr-only @5xl:sr-only @min-[78rem]:not-sr-only">
          <span className="block truncate">Search components...</span>
        </span>
        <span className="ml-auto hidden shrink-0 @2xl:flex @5xl:hidden @min-[78rem]:flex" aria-hidden="true">
          <Key>/</Key>
        </span>
      </button>
      {SearchDialog && times > 0 && <SearchDialog times={times} asked={asked} />}
    </>
  );
}
