"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, useDialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { Scheme } from "@/components/ui/use-scheme";
import { callFunction, FunctionError } from "@/lib/api/functions/client";
import type { Product } from "@/lib/hosts/products";
import { guardFrame } from "@/lib/server/guard/guard";
import type { PageEdit } from "./initial-page";

/** Shows the page alone over the whole window, as it is now. Nothing is stored, and no link is made. */
export function FullScreen({
  edit,
  product,
  scheme,
}: {
  edit: PageEdit;
  product: Product;
  scheme: Scheme | undefined;
}) {
  const dialog = useDialog();
  const [shown, setShown] = useState<{ html: string } | { problem: string } | null>(null);
  const requested = useRef<AbortController>(null);

  const draw = async () => {
    requested.current?.abort();
    const leaving = new AbortController();
    requested.current = leaving;
    setShown(null);
    const { sectionId, content, theme } = edit;
    try {
      const { html } = await callFunction(
        "previewComponent",
        { sectionId, product, content, theme },
        { signal: leaving.signal },
      );
      if (!leaving.signal.aborted) setShown({ html });
    } catch (error) {
      if (leaving.signal.aborted) return;
      console.warn(error);
      setShown({ problem: error instanceof FunctionError ? error.message : "The page can’t be drawn right now." });
    }
  };
  const onClose = () => {
    requested.current?.abort();
    setShown(null);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          dialog.open();
          void draw();
        }}
        title="Full screen"
        className="grid size-10 cursor-pointer place-items-center rounded-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--sc-hairline)] hover:bg-paper-2 hover:text-ink forced-colors:outline"
      >
        <Icon name="out" />
        <span className="sr-only">Your page, full screen</span>
      </button>
      <Dialog
        dialog={dialog}
        onClose={onClose}
        aria-label="Your page, full screen"
        className="m-0 h-dvh max-h-none w-dvw max-w-none border-0 bg-paper p-0 text-ink-2"
      >
        {shown && "html" in shown ? (
          <iframe
            srcDoc={shown.html}
            // Its scripts aren't needed to look at it.
            sandbox="allow-same-origin"
            title="Your page"
            onLoad={(event) => prepare(event, scheme, dialog.close)}
            className="block size-full border-0"
          />
        ) : (
          <div className="grid size-full place-content-center justify-items-center gap-4 p-8 text-center">
            {shown ? (
              <>
                <p role="alert">{shown.problem}</p>
                <Button onClick={() => void draw()}>Try again</Button>
              </>
            ) : (
              <Spinner label="Drawing the page" />
            )}
          </div>
        )}
        <button
          type="button"
          onClick={dialog.close}
          className="fixed right-5 bottom-5 inline-flex h-11 cursor-pointer items-center gap-2 rounded-sm bg-ink px-4 text-small font-[550] text-paper shadow-float forced-colors:outline"
        >
          <Icon name="close" className="size-4" weight={2} />
          Close
        </button>
      </Dialog>
    </>
  );
}

/** Its links lead nowhere, and Escape closes it also where the focus is in it. */
function prepare({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, scheme: Scheme | undefined, close: () => void) {
  const page = currentTarget.contentDocument;
  if (!page) return;
  if (scheme) page.documentElement.dataset.theme = scheme;
  guardFrame(page);
  for (const type of ["click", "auxclick", "submit"] as const) {
    page.addEventListener(type, (event) => {
      const link = (event.target as Element).closest("a[href]");
      if (type === "submit" || (link && !link.getAttribute("href")?.startsWith("#"))) event.preventDefault();
    });
  }
  page.addEventListener("keydown", ({ key }) => key === "Escape" && close());
}
