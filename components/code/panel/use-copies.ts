"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { formDestination } from "@/components/code/copy/form-destination";
import { activeDraft } from "@/components/code/draft/active-draft";
import { chosenWidth } from "@/components/code/draft/chosen-width";
import { callAction } from "@/components/ui/loading/call-action";
import type { Failure } from "@/components/ui/loading/connection";
import { readSection } from "@/lib/code/access/actions";
import type { Format } from "@/lib/code/metadata/format";
import type { ReadableFile } from "@/lib/code/view/readable-copy";
import type { Product } from "@/lib/hosts/products";

/** What has become of the wish to read a copy. */
export type Reading =
  | { state: "reading" }
  | { state: "ready"; files: readonly ReadableFile[]; form: { answersTo: string | null } | null }
  | { state: "failed"; failure: Failure };

/**
 * Fetches the code of a section from the server, for who owns it: each copy when it is first wanted and then never again.
 */
export function useCopies(section: { id: string }, product: Product, format: Format) {
  const [readings, setReadings] = useState<Record<string, Reading | undefined>>({});
  // A form in it is addressed to the chosen site: with another site, it is another copy.
  const siteId = useSyncExternalStore(
    formDestination.subscribe,
    () => formDestination.get(product),
    () => "",
  );
  const width = useSyncExternalStore(chosenWidth.subscribe, chosenWidth.get, () => undefined);
  const edit = useSyncExternalStore(
    activeDraft.subscribe,
    () => activeDraft.of(section.id),
    () => undefined,
  );
  const copy = `${format} ${siteId} ${width}`;
  const reading = readings[copy];

  // biome-ignore lint/correctness/useExhaustiveDependencies: of another edit all copies are others
  useEffect(() => setReadings({}), [edit]);

  useEffect(() => {
    if (reading) return;
    const read = () => {
      const become = (next: Reading) => {
        if (activeDraft.of(section.id) === edit) setReadings((all) => ({ ...all, [copy]: next }));
      };
      become({ state: "reading" });
      const requested = { sectionId: section.id, product, format, width, siteId: siteId || undefined, ...edit };
      void callAction(readSection, requested).then((result) =>
        become(result.ok ? { state: "ready", ...result.data } : { state: "failed", failure: result.error }),
      );
    };
    if (!edit) return read();
    // When nobody has typed for a while.
    const timer = setTimeout(read, 1_500);
    return () => clearTimeout(timer);
  }, [section.id, product, format, width, siteId, copy, edit, reading]);

  const retry = useCallback(() => setReadings((all) => ({ ...all, [copy]: undefined })), [copy]);
  return { reading, retry };
}
