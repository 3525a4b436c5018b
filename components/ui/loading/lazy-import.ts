"use client";

import { type ComponentType, useCallback, useState } from "react";
import { checkBuild, type Failure, getFailure } from "./connection";

type Loaded<Module> = { ok: true; module: Module } | { ok: false; error: Failure };

/**
 * Imports a part of the page that comes on demand. Never throws: code that did not arrive is a failure with a sentence.
 * The bundler's runtime keeps no failed chunk, so another call is another try; `React.lazy` would keep the failure for
 * good and throw it into the page.
 */
export async function importLazily<Module>(load: () => Promise<Module>): Promise<Loaded<Module>> {
  try {
    return { ok: true, module: await load() };
  } catch (error) {
    // The browser has logged the request already; what it means is said in the page.
    console.warn(error);
    const build = await checkBuild();
    return { ok: false, error: getFailure(build === "same" ? "missing" : build) };
  }
}

/**
 * A component whose code is fetched when it is first asked for, and again after each failure.
 * @returns `Part`, undefined until it is there, and `ask`, which resolves to why it could not come, or null.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ask = useCallback(async (): Promise<Failure | null> => {
    const loaded = await importLazily(load);
    if (!loaded.ok) return loaded.error;
    setPart(() => loaded.module);
    return null;
  }, [load]);
  return { Part, ask };
}
