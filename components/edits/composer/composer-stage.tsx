"use client";

import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { LivePreview } from "@/components/code/previews/live-preview";
import { previewWidths, schemeChoices } from "@/components/code/previews/preview-choices";
import { Editor } from "@/components/edits/editor/editor";
import { SaveStatus } from "@/components/edits/editor/save-status";
import { ShareEdit } from "@/components/edits/editor/share-edit";
import type { SaveState } from "@/components/edits/editor/use-autosave";
import type { Editing } from "@/components/edits/editor/use-editing";
import { Button } from "@/components/ui/button";
import { Segments } from "@/components/ui/segments";
import { Spinner } from "@/components/ui/spinner";
import { type Scheme, useSystemScheme } from "@/components/ui/use-scheme";
import { createPartKeys } from "@/lib/catalogue/content/arrangement";
import type { EditorData } from "@/lib/catalogue/content/editor-data";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import type { Product } from "@/lib/hosts/products";
import { FullScreen } from "./full-screen";
import type { PageEdit } from "./initial-page";
import { fetchPageData, getPartTitle } from "./page-data";

/** Nothing is known of how tall a page is that nobody has made yet. */
const heights = { phone: 780, column: 780, tablet: 780, laptop: 780, full: 780, desktop: 780 };

/** In pixels: in a window that wide the page is shown as a desktop has it, at whatever scale there is room for. */
const wideWindow = 896;

/**
 * The page itself, at any width, light and dark, with its words to be typed where they stand; the form of the section that is chosen
 * stands in `side`.
 */
export function ComposerStage(props: {
  product: Product;
  listed: readonly ComposeSection[];
  editing: Editing;
  edit: PageEdit;
  kept: SaveState;
  uid: string | undefined;
  chosen: number;
  onChoose: (index: number) => void;
  /** What the page stands in with all that belongs to it. */
  root: HTMLElement | null;
  /** Beside the page, or a sheet at the foot of a narrow window. */
  side: HTMLElement | null;
  isSheetOpen: boolean;
  onSheet: () => void;
}) {
  const { product, listed, editing, edit, kept, chosen, onChoose, root, side } = props;
  const group = useId();
  const system = useSystemScheme();
  const [scheme, setScheme] = useState<Scheme>();
  const [free, setFree] = useState<number>();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const stage = useMemo(() => box && root && { box, root }, [box, root]);
  const [initial] = useState(() => (innerWidth >= wideWindow ? "1280" : "full"));
  const [data, setData] = useState<{ of: string; data: EditorData } | null>(null);
  const widthSwitch = useRef<HTMLFieldSetElement>(null);
  const keys = createPartKeys(listed.map(({ slug }) => slug));
  const key = keys[chosen] ?? "";

  useEffect(() => {
    let isLate = false;
    // What can't be had now is had when the page changes next; until then it is drawn without its form.
    fetchPageData(listed).then(
      (fetched) => !isLate && setData({ of: edit.sectionId, data: fetched }),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isLate = true;
    };
  }, [listed, edit.sectionId]);

  const take = useCallback((root: HTMLDivElement | null) => {
    setBox(root?.querySelector<HTMLElement>("[data-drawn]") ?? null);
  }, []);
  const onFree = useCallback((width: number | undefined) => {
    const wanted = String(width ?? "full");
    for (const radio of widthSwitch.current?.querySelectorAll("input") ?? []) radio.checked = radio.value === wanted;
    setFree(width);
  }, []);

  // A window that has become narrow shows the page as wide as it is itself.
  useEffect(() => {
    const narrow = matchMedia(`(width < ${wideWindow}px)`);
    const onNarrow = () => {
      const isDesktop = widthSwitch.current?.querySelector<HTMLInputElement>('[value="1280"]')?.checked;
      if (narrow.matches && isDesktop) onFree(undefined);
    };
    narrow.addEventListener("change", onNarrow);
    return () => narrow.removeEventListener("change", onNarrow);
  }, [onFree]);

  // The section that is chosen comes into view, and the beginning of its form; where the page opens nothing moves.
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    side?.scrollTo(0, 0);
    return box
      ? onceRendered(box, key, (section) => section.scrollIntoView({ block: "nearest", behavior: "smooth" }))
      : undefined;
  }, [key, box, side]);

  const onPress = (path: string) => {
    const index = keys.indexOf(path);
    if (index >= 0 && index !== chosen) onChoose(index);
  };
  const shown = listed[chosen];
  const title = shown ? getPartTitle(shown) : "your page";
  return (
    <div
      ref={take}
      // The end of the page is seen above the bar, or the form, that lies over it in a narrow window.
      className={`group/preview min-w-0 @max-4xl:col-start-1 @max-4xl:row-start-2 ${props.isSheetOpen ? "@max-4xl:pb-[62dvh]" : "@max-4xl:pb-28"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-paper-3 p-1.5 @max-md:p-1 @4xl:sticky @4xl:top-17 @4xl:z-20 [&_fieldset]:bg-paper-2">
        <p className="pl-2.5 text-small text-ink-2">Click any words to change them.</p>
        {/* On a phone in one row. */}
        <div className="flex flex-wrap items-center gap-2.5 @max-md:gap-1.5 @max-md:[&_label]:min-w-9 @max-md:[&_label]:px-1.5">
          <Segments
            legend="Width of the preview"
            group={`${group}w`}
            segments={previewWidths}
            initial={initial}
            ref={widthSwitch}
            onChoose={() => setFree(undefined)}
          />
          <Segments
            legend="Color scheme of the preview"
            group={`${group}s`}
            segments={schemeChoices}
            value={scheme ?? system}
            onChoose={setScheme}
          />
          <FullScreen edit={edit} product={product} scheme={scheme} />
        </div>
      </div>
      <a
        href="#take-home"
        className="sr-only rounded-sm bg-ink px-4 py-2.5 text-small font-[550] text-paper focus:not-sr-only focus:mt-2 focus:inline-block"
      >
        Skip the preview
      </a>
      <div
        data-editing=""
        // Clear of the bars above and below it.
        className="relative mt-3 [&_[data-drawn]_:is(section,header,footer)]:scroll-mt-34 [&_[data-drawn]_:is(section,header,footer)]:scroll-mb-24"
      >
        <p className="pointer-events-none absolute inset-x-0 top-0 z-10 hidden justify-center pt-32 text-muted group-has-[[data-drawn]:empty]/preview:flex">
          <Spinner label="Drawing the page" className="size-7" />
        </p>
        <LivePreview
          src=""
          name="Your page"
          heights={heights}
          first
          level={2}
          scheme={scheme}
          asked
          free={free}
          onFree={onFree}
          held
        />
      </div>
      {stage &&
        side &&
        data &&
        createPortal(
          <Editor
            section={{ id: edit.sectionId, title }}
            product={product}
            data={data.data}
            editing={editing}
            stage={stage}
            level={2}
            part={{ key, onPress }}
            status={<SaveStatus kept={kept} isSignedIn={props.uid !== undefined} />}
            said={kept.problem?.message}
            before={<p className="-mb-1 font-semibold text-ink @max-4xl:hidden">{title}</p>}
            actions={
              <>
                <Button
                  aria-expanded={props.isSheetOpen}
                  onClick={props.onSheet}
                  variant="quiet"
                  className="max-w-40 @4xl:hidden"
                >
                  <span className="truncate">{props.isSheetOpen ? "Close the form" : `Edit ${title}`}</span>
                </Button>
                <ShareEdit edit={{ ...edit, product }} />
              </>
            }
          />,
          side,
        )}
    </div>
  );
}

/** In ms: how long is waited for a section to be drawn that was just put into a page. */
const longestDrawing = 8_000;

/** Tells of a section of a page by what its content is under, as soon as it is there. Returns how to stop. */
function onceRendered(box: HTMLElement, key: string, tell: (section: Element) => void): () => void {
  const name = CSS.escape(key);
  const find = () =>
    box.querySelector(`[data-edit-text^="${name}."],[data-edit-field^="${name}."]`)?.closest("section,header,footer");
  const leaving = new AbortController();
  const observer = new MutationObserver(() => look());
  const stop = () => {
    observer.disconnect();
    leaving.abort();
  };
  const look = () => {
    const section = find();
    if (!section) return;
    stop();
    tell(section);
  };
  observer.observe(box, { childList: true, subtree: true, attributeFilter: ["data-edit-text", "data-edit-field"] });
  const late = setTimeout(stop, longestDrawing);
  leaving.signal.addEventListener("abort", () => clearTimeout(late));
  look();
  return stop;
}
