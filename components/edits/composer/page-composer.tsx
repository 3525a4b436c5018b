"use client";

import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { activeDraft } from "@/components/code/draft/active-draft";
import { useAutosave } from "@/components/edits/editor/use-autosave";
import { isAlike, useEditing } from "@/components/edits/editor/use-editing";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import type { Failure } from "@/components/ui/loading/connection";
import { showFailure, toast } from "@/components/ui/toast/toast";
import { moveItem, type PagePart, type Place, placeFor } from "@/lib/catalogue/content/arrangement";
import { maxPageParts, parsePartIds } from "@/lib/catalogue/content/composition-id";
import type { ComposeCategory, ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { formatCount } from "@/lib/catalogue/words";
import { nameLimit } from "@/lib/edits/versions/limits";
import type { Product } from "@/lib/hosts/products";
import { ComposerStage } from "./composer-stage";
import { TakeHome } from "./export-panel";
import { createEdit, listPageParts, type PageBeginning, type PageEdit } from "./initial-page";
import { getPartTitle } from "./page-data";
import { PartList } from "./part-list";
import { SectionPicker } from "./section-picker";
import { fetchParts } from "./template-parts";

const tooMany: Failure = { code: "conflict", message: `A page holds up to ${maxPageParts} sections.` };

/** A page that is being put together: its sections beside the page itself, and below it what one takes home. */
export function PageComposer(props: {
  product: Product;
  categories: readonly ComposeCategory[];
  sections: ReadonlyMap<string, ComposeSection>;
  beginning: PageBeginning;
  uid: string | undefined;
}) {
  const { product, categories, sections, beginning, uid } = props;
  // Undoing all of it leads back to what was opened.
  const editing = useEditing(beginning.edit, beginning.edit);
  const edit = editing.edit as PageEdit;
  const [name, setName] = useState(beginning.name);
  const [chosen, setChosen] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState("");
  const picker = useDialog();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const parts = useMemo(() => listPageParts(edit, sections), [edit, sections]);
  // The same list for as long as the sections are the same: what is made of it isn't made anew with every word that is typed.
  const listed = useMemo(
    () =>
      (parsePartIds(edit.sectionId) ?? []).flatMap((id) => {
        const section = sections.get(id);
        return section ? [section] : [];
      }),
    [edit.sectionId, sections],
  );
  const kept = useAutosave({
    key: beginning.key,
    sectionId: edit.sectionId,
    savedVersion: { id: beginning.id, base: beginning.base, name },
    edit,
    uid,
    isKept: beginning.isKept || parts.length === 0,
    onOther: ({ content, theme, sectionId, name: theirs }) => {
      if (theirs !== undefined) setName(theirs);
      const taken = { content, theme, sectionId } as PageEdit;
      // Only the name is another.
      if (isAlike([content, theme], [edit.content, edit.theme])) return edit;
      editing.change(taken, "other");
      return taken;
    },
  });

  useEffect(() => {
    activeDraft.set(edit.sectionId, parts.length > 0 ? edit : undefined);
    return () => activeDraft.set(edit.sectionId, undefined);
  }, [edit, parts]);

  // Sections arrive one after another, also before the page was drawn with the one before.
  const newest = useRef({ edit, chosen });
  newest.current = { edit, chosen };
  const arrange = (next: readonly PagePart[], what: string, choose = chosen) => {
    const arranged = createEdit(next, newest.current.edit.theme);
    newest.current = { edit: arranged, chosen: choose };
    editing.change(arranged, what);
    setChosen(choose);
    return arranged;
  };
  const insert = (added: readonly PagePart[], place: Place) => {
    const now = listPageParts(newest.current.edit, sections);
    const places = now.map(({ id }) => sections.get(id)?.place ?? "middle");
    // There is one header and one footer.
    const same = place === "middle" ? -1 : places.indexOf(place);
    if (now.length + added.length - (same >= 0 ? 1 : 0) > maxPageParts) throw tooMany;
    const at = same >= 0 ? same : placeFor(places, place, newest.current.chosen);
    const { sectionId } = arrange(now.toSpliced(at, same >= 0 ? 1 : 0, ...added), "add", at);
    sayOf(added, `added as ${at + 1} of ${parsePartIds(sectionId)?.length ?? 0}`);
  };
  /** Tells what became of parts whoever doesn't see the list. */
  const sayOf = (told: readonly PagePart[], what: string) =>
    say(
      `${told
        .flatMap(({ id }) => sections.get(id) ?? [])
        .map(getPartTitle)
        .join(", ")}: ${what}.`,
    );
  /** What was chosen last has come, or failed. */
  const lastAdded = useRef<Promise<void>>(Promise.resolve());
  /** Adds sections in the order in which they were chosen, whichever of them is fetched first. */
  const add = async (section: ComposeSection) => {
    setBusy(true);
    const fetched = fetchParts(section, sections);
    const added = Promise.allSettled([fetched, lastAdded.current]).then(async () =>
      insert(await fetched, section.parts ? "middle" : section.place),
    );
    const ended = added.catch(() => {});
    lastAdded.current = ended;
    try {
      await added;
      // What opened the dialog is gone with the empty page.
      if (parts.length === 0) setTimeout(() => root?.querySelector<HTMLElement>("[data-handle]")?.focus(), 100);
    } catch (error) {
      showFailure("Not added", error as Failure);
    } finally {
      if (lastAdded.current === ended) setBusy(false);
    }
  };
  const copy = (index: number) => {
    const part = parts[index];
    if (!part) return;
    if (parts.length >= maxPageParts) showFailure("Not duplicated", tooMany);
    else {
      arrange(parts.toSpliced(index + 1, 0, part), "copy", index + 1);
      sayOf([part], `duplicated as ${index + 2} of ${parts.length + 1}`);
    }
  };
  const remove = (index: number) => {
    const [part, section] = [parts[index], listed[index]];
    if (!part || !section) return;
    const left = parts.toSpliced(index, 1);
    const choose = index < chosen ? chosen - 1 : Math.min(chosen, left.length - 1);
    const without = arrange(left, "remove", Math.max(0, choose));
    sayOf([part], `removed, ${formatCount(left.length, "section")} left`);
    if (left.length === 0) requestAnimationFrame(() => first.current?.focus());
    const putBack = () => {
      const now = newest.current.edit;
      // What was changed since stays.
      if (now.content === without.content) {
        arrange(parts, "add", index);
        sayOf([part], `put back as ${index + 1} of ${parts.length}`);
      } else insertAgain(part, section.place);
    };
    toast("info", `${getPartTitle(section)} removed`, undefined, { label: "Undo", onClick: putBack });
  };
  const insertAgain = (part: PagePart, place: Place) => {
    try {
      insert([part], place);
    } catch (error) {
      showFailure("Not put back", error as Failure);
    }
  };
  // What the address asks for is added once.
  const addAsked = useEffectEvent(() => {
    const url = new URL(location.href);
    const requested = sections.get(url.searchParams.get("add") ?? "");
    if (!url.searchParams.has("add")) return;
    url.searchParams.delete("add");
    history.replaceState(history.state, "", url);
    if (requested) void add(requested);
  });
  useEffect(() => addAsked(), []);

  const shown = listed[chosen];
  return (
    <>
      {beginning.gone > 0 && (
        <p className="mb-5 max-w-[60ch] rounded-sm bg-(--sc-yellow-wash) px-4 py-3 text-ink">
          {beginning.gone === 1 ? "One section of this page is" : `${beginning.gone} sections of this page are`} not
          sold anymore. The rest is here. Your saved page stays as it was until you change something.
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div
        ref={setRoot}
        className="relative grid grid-cols-[minmax(0,1fr)] gap-y-6 @4xl:grid-cols-[18rem_minmax(0,1fr)] @4xl:gap-x-6 @6xl:grid-cols-[20rem_minmax(0,1fr)]"
      >
        {/* Beside the page all of it is in view at once: the list and the form scroll by themselves. */}
        <div className="contents @4xl:sticky @4xl:top-17 @4xl:flex @4xl:max-h-[calc(100dvh-5.25rem)] @4xl:flex-col @4xl:self-start">
          <div className="min-w-0 @max-4xl:col-start-1 @max-4xl:row-start-1 @4xl:flex @4xl:max-h-[min(58dvh,100dvh-22.5rem,32rem)] @4xl:shrink-0 @4xl:flex-col">
            <Field
              label="Name of the page"
              value={name}
              maxLength={nameLimit}
              placeholder="Home"
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
            {parts.length > 0 && (
              <>
                <div className="mt-4 mb-2 flex items-center justify-between gap-3">
                  <h2 className="text-small font-semibold text-ink">
                    Sections<span className="font-normal text-muted"> · {parts.length}</span>
                  </h2>
                  <Button onClick={picker.open} aria-busy={isBusy} variant="line" size="small" className="px-3">
                    Add a section
                  </Button>
                </div>
                <PartList
                  sections={listed}
                  chosen={chosen}
                  onChoose={setChosen}
                  onMove={(from, to) => void arrange(moveItem(parts, from, to), "move", to)}
                  onCopy={copy}
                  onRemove={remove}
                  say={say}
                  className="@4xl:fade-while-more -mx-1 px-1 @4xl:min-h-0 @4xl:overflow-y-auto @4xl:overscroll-contain @4xl:pr-3 @4xl:[scrollbar-width:thin]"
                />
              </>
            )}
          </div>
          {/* In a narrow window it comes with the page that it is of, and stands clear of the bar above that. Not anchored: where a message makes its bar higher, what stands below goes down with it rather than under it. */}
          <div
            ref={setSide}
            data-closed={isSheetOpen ? undefined : ""}
            className="group/sheet sticky bottom-0 z-30 max-h-[60dvh] min-w-0 overflow-y-auto overscroll-contain rounded-t-md bg-paper [overflow-anchor:none] [--bar-top:0px] empty:hidden @max-4xl:col-start-1 @max-4xl:row-span-2 @max-4xl:row-start-1 @max-4xl:mt-32 @max-4xl:self-end @max-4xl:shadow-float @max-4xl:not-data-closed:px-3 @max-4xl:data-closed:[&_[role=tablist]]:hidden @max-4xl:data-closed:[&_[role=tabpanel]]:hidden @4xl:static @4xl:z-auto @4xl:mt-4 @4xl:max-h-none @4xl:-ml-1 @4xl:min-h-0 @4xl:flex-1 @4xl:px-1 @4xl:pr-3 @4xl:[scrollbar-width:thin]"
          />
        </div>
        {parts.length === 0 ? (
          <div className="grid min-h-96 place-items-center rounded-md bg-paper-2 p-8 text-center">
            <div>
              <p className="text-heading text-ink">An empty page</p>
              <p className="mx-auto mt-3 max-w-[44ch] text-pretty">
                Add sections, put them in order, and click any words to write your own. You pay when you copy, and only
                for what you don’t have yet.
              </p>
              <Button ref={first} onClick={picker.open} aria-busy={isBusy} className="mt-6">
                Choose the first section
              </Button>
            </div>
          </div>
        ) : (
          <ComposerStage
            product={product}
            listed={listed}
            editing={editing}
            edit={edit}
            kept={kept}
            uid={uid}
            chosen={shown ? chosen : 0}
            onChoose={setChosen}
            root={root}
            side={side}
            isSheetOpen={isSheetOpen}
            onSheet={() => setSheetOpen(!isSheetOpen)}
          />
        )}
      </div>
      <SectionPicker dialog={picker} categories={categories} onAdd={(section) => void add(section)} />
      {parts.length > 0 && <TakeHome product={product} sections={sections} listed={listed} parts={parts} edit={edit} />}
    </>
  );
}
