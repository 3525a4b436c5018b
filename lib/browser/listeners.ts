/**
 * Creates the listeners of a store, as useSyncExternalStore wants them.
 * @param key what the names begin with under which the store keeps things in localStorage: other tabs change them too
 */
export function createListeners(key?: string) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** Returns how to stop. */
  const subscribe = (listener: () => void): (() => void) => {
    // Null: everything was cleared.
    const hear = (event: StorageEvent) => (event.key === null || event.key.startsWith(key ?? "")) && listener();
    listeners.add(listener);
    if (key !== undefined) addEventListener("storage", hear);
    return () => {
      listeners.delete(listener);
      if (key !== undefined) removeEventListener("storage", hear);
    };
  };
  return { notify, subscribe };
}
