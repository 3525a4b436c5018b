const shared = globalThis as { silcrowDraining?: { begun: boolean; heard: Set<() => void> } };

// On `globalThis`: Next bundles routes and the instrumentation apart, and each has modules of its own.
function getState() {
  shared.silcrowDraining ??= { begun: false, heard: new Set() };
  return shared.silcrowDraining;
}

/** Whether this process has been told to end: it finishes what it has, and nothing new should come to it. */
export const isDraining = (): boolean => getState().begun;

/** Begins it. Listeners hear of it once. */
export function startDraining(): void {
  const { begun, heard } = getState();
  if (begun) return;
  getState().begun = true;
  for (const listener of [...heard]) listener();
}

/** Calls `listener` when this process is told to end; at once when it has been. */
export function listenForDraining(listener: () => void): void {
  if (isDraining()) listener();
  else getState().heard.add(listener);
}
