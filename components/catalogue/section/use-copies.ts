"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Product } from "@/lib/catalogue/products";
import { type ReadableFile, readSection } from "@/lib/copies/actions";
import type { Format } from "@/lib/delivery/deliver";
import { callAction } from "../../ui/call-action";
import type { Failure } from "../../ui/connection";
import { lazyImport } from "../../ui/lazy-import";
import { chosenWidth } from "../chosen-width";
import { formDestination } from "../form-destination";

type View = typeof import("./code-files").CodeFiles;

/** What has become of the wish to read a copy. */
export type Reading =
  | { state: "reading" }
  | { state: "ready"; files: readonly ReadableFile[]; form: { answersTo: string | null } | null; View: View }
  | { state: "failed"; failure: Failure };

/**
 * Fetches the code of a section from the server, each copy when it is first wanted and then never again, as long as
 * its reader owns it.
 */
export function useCopies(section: { id: string }, product: Product, format: Format, mine: boolean, wanted: boolean) {
  const [readings, setReadings] = useState<Record<string, Reading | undefined>>({});
  // A form in it is addressed to the chosen site: with another site, it is another copy.
  const siteId = useSyncExternalStore(
    formDestination.subscribe,
    () => formDestination.get(product),
    () => "",
  );
  const width = useSyncExternalStore(chosenWidth.subscribe, chosenWidth.get, () => undefined);
  const copy = `${format} ${siteId} ${width}`;
  const reading = mine ? readings[copy] : undefined;

  useEffect(() => {
    // Signed out or given back: what was fetched is not theirs any more.
    if (!mine) setReadings({});
  }, [mine]);

  useEffect(() => {
    if (!mine || !wanted || reading) return;
    const become = (next: Reading) => setReadings((all) => ({ ...all, [copy]: next }));
    become({ state: "reading" });
    void Promise.all([
      callAction(readSection, { sectionId: section.id, product, format, width, siteId: siteId || undefined }),
      lazyImport(() => import("./code-files")),
    ]).then(([result, view]) => {
      if (!result.ok) become({ state: "failed", failure: result.error });
      else if (!view.ok) become({ state: "failed", failure: view.error });
      else become({ state: "ready", ...result.data, View: view.module.CodeFiles });
    });
  }, [section.id, product, format, width, siteId, copy, mine, wanted, reading]);

  const retry = useCallback(() => setReadings((all) => ({ ...all, [copy]: undefined })), [copy]);
  return { reading, retry };
}
