"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy/copy-button";
import { useCopying } from "@/components/ui/copy/use-copying";

/** A new token, to be copied now: nobody can show it again. */
export function TokenShown({ name, token, close }: { name: string; token: string; close: () => void }) {
  const { state, copy } = useCopying();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="mt-6 border-l-2 border-accent bg-accent-bg py-4 pr-5 pl-5">
      <h3 ref={heading} tabIndex={-1} className="text-sub break-words text-ink outline-none">
        The token for {name}
      </h3>
      <p className="mt-1.5 max-w-[56ch]">Copy it now. We can’t show it again.</p>
      <p className="mt-4 rounded-sm bg-paper px-3.5 py-3 font-code text-small leading-relaxed break-all text-ink select-all">
        {token}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton state={state} said="The token is on the clipboard" onClick={() => void copy(token)}>
          {state === "done" ? "Copied" : "Copy the token"}
        </CopyButton>
        <Button onClick={close} variant="line">
          Done
        </Button>
      </div>
    </div>
  );
}
