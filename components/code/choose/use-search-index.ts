"use client";

import { useCallback, useState } from "react";
import type { SearchIndex } from "@/lib/catalogue/search/search";
import { createSearchIndex, type SearchFile } from "@/lib/catalogue/search/search-file";
import { urls } from "@/lib/urls/urls";

let fetched: Promise<SearchIndex> | undefined;

function fetchIndex(): Promise<SearchIndex> {
  fetched ??= fetch(urls.searchIndex).then(async (response) => {
    if (!response.ok) throw new Error(`${urls.searchIndex}: ${response.status}`);
    return createSearchIndex((await response.json()) as SearchFile);
  });
  // A failed fetch is no answer: the next opening asks again.
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

/** The search index: fetched once, on the first call of `load`; from then on no search needs the network. */
export function useSearchIndex() {
  const [index, setIndex] = useState<SearchIndex>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchIndex().then(setIndex, () => setFailed(true));
  }, []);
  return { index, failed, load };
}
