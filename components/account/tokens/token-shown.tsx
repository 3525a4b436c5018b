"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy/clipboard";
import { Icon } from "@/components/ui/icons";

/** A new token, to be copied now: nobody can show it again. */
export function TokenShown({ name, token, close }: { name: string; token: string; close: () => void }) {
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    if (await copyText(Promise.resolve(token))) setCopied(true);
  };

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
        <Button onClick={copy}>
          <Icon name={copied ? "check" : "copy"} className="size-4" weight={1.8} />
          {copied ? "Copied" : "Copy the token"}
        </Button>
        <Button onClick={close} variant="line">
          Done
        </Button>
        <span className="sr-only" aria-live="polite">
          {copied ? "The token is on the clipboard" : ""}
        </span>
      </div>
    </div>
  );
}
