"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { DeviceWidth } from "@/components/code/previews/preview-choices";
import { Dialog, useDialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { Scheme } from "@/components/ui/use-scheme";
import { callFunction, FunctionError } from "@/lib/api/functions/client";
import type { FunctionInput } from "@/lib/api/functions/registry";
import type { SitePreview } from "@/lib/sites/preview/messages";
import { SitePreviewFrame } from "./site-preview-frame";
import { SitePreviewToolbar } from "./site-preview-toolbar";

export interface SitePreviewProps {
  /** The section's title. */
  name: string;
  /** What to show; another object is another question. */
  wanted: FunctionInput<"previewSite">;
  /** Told that the page is there, or why not. */
  onSettled: (problem?: string) => void;
}

/** Somebody's page with a section in it: the bar of choices, and the page below or, larger, over everything. */
export function SitePreviewPanel({ name, wanted, onSettled }: SitePreviewProps) {
  const { preview, busy } = usePreview(wanted, onSettled);
  const [width, setWidth] = useState<DeviceWidth>(() =>
    innerWidth < 700 ? "375" : innerWidth < 1100 ? "768" : "1280",
  );
  const [choice, setChoice] = useState<{ of: SitePreview; place: string; scheme: Scheme }>();
  const [large, setLarge] = useState(false);
  const dialog = useDialog();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  // It takes the window's height, and begins below the button that was pressed.
  useEffect(() => {
    if (wanted) box.current?.scrollIntoView({ block: "nearest" });
  }, [wanted]);

  if (!preview) {
    return (
      <div
        ref={box}
        className="mt-1 grid scroll-mt-20 scroll-mb-4 h-[calc(min(76vh,820px)+7.5rem)] place-items-center rounded-md bg-paper-2 px-gutter text-muted @3xl:h-[calc(min(76vh,820px)+6.25rem)]"
      >
        {busy ? <Spinner label="Fetching your page" className="size-6" /> : <WhatIsShown />}
      </div>
    );
  }

  // What was chosen belongs to the page it was chosen on.
  const { place, scheme } = choice?.of === preview ? choice : { place: preview.place, scheme: preview.site.scheme };
  const choose = (part: { place?: string; scheme?: Scheme }) => setChoice({ of: preview, place, scheme, ...part });
  const bar = { preview, place, scheme, width, onChoose: choose, onWidth: setWidth };
  const frame = <SitePreviewFrame preview={preview} place={place} scheme={scheme} width={width} name={name} />;
  const where = preview.places.find((item) => item.id === place)?.label ?? "on your callouts";

  return (
    <div ref={box} className="mt-1 scroll-mt-20 scroll-mb-4" aria-busy={busy}>
      <p role="status" className="sr-only">
        {busy ? "Fetching your page" : `${preview.site.title}, with ${name}: ${where}`}
      </p>
      <SitePreviewToolbar
        {...bar}
        larger={{
          label: "Open larger",
          onPress: () => {
            setLarge(true);
            dialog.open();
          },
        }}
      />
      <div className={`mt-3.5 h-[min(76vh,820px)] ${busy ? "opacity-50" : ""}`}>{large ? null : frame}</div>
      <p className="mt-2.5 text-caption text-muted">
        {describeBuilder(preview)}Shown without the page’s own scripts. Its links open in a new tab.
      </p>
      <Dialog
        dialog={dialog}
        aria-labelledby={id}
        onClose={() => setLarge(false)}
        className="sc fixed inset-0 m-auto size-[calc(100vw-1rem)] h-[calc(100dvh-1rem)] max-h-none max-w-none rounded-lg bg-raised text-ink-2 shadow-float backdrop:bg-[#211f1c]/40 @container"
      >
        {large && (
          <div className="flex h-full flex-col p-3 @3xl:p-4">
            <h3 id={id} className="sr-only">
              {preview.site.title}, with {name}
            </h3>
            <SitePreviewToolbar {...bar} larger={{ label: "Close", onPress: dialog.close }} />
            <div className="mt-3 min-h-0 flex-1">{frame}</div>
          </div>
        )}
      </Dialog>
    </div>
  );
}

/** Stands where the page would, when there is none. */
function WhatIsShown() {
  return (
    <dl className="grid max-w-[34rem] self-start pt-14 gap-x-8 gap-y-1 text-small @2xl:grid-cols-[auto_1fr] @2xl:gap-y-4">
      <dt className="font-[550] text-ink">Can be shown</dt>
      <dd>Any public page. One made with Super or Bullet offers each of its blocks as a place.</dd>
      <dt className="font-[550] text-ink @max-2xl:mt-3">Cannot</dt>
      <dd>
        Pages behind a password, pages larger than 3 MB, and pages that are empty until their scripts run, such as those
        of Notion itself.
      </dd>
    </dl>
  );
}

const builders = { super: "Made with Super. ", bullet: "Made with Bullet. ", other: "" };
const describeBuilder = ({ site }: SitePreview) => builders[site.builder];

/** Asks for the page; what was shown before stays until another is there. */
function usePreview(wanted: SitePreviewProps["wanted"], onSettled: SitePreviewProps["onSettled"]) {
  const [shown, setShown] = useState<{ for: SitePreviewProps["wanted"]; preview: SitePreview | undefined }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question alone asks again, not whom to tell
  useEffect(() => {
    const call = new AbortController();
    callFunction("previewSite", wanted, { signal: call.signal }).then(
      (preview) => {
        if (call.signal.aborted) return;
        setShown({ for: wanted, preview });
        onSettled();
      },
      (error) => {
        if (call.signal.aborted) return;
        setShown((was) => ({ for: wanted, preview: was?.preview }));
        onSettled(error instanceof FunctionError ? error.message : "Something went wrong on our side. Try again.");
      },
    );
    return () => call.abort();
  }, [wanted]);

  return { preview: shown?.preview, busy: shown?.for !== wanted };
}
