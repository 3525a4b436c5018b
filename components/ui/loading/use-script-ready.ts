import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page's script runs: before, a form that only a script can answer must not be sent, since the browser would put what was
 * typed into the address.
 */
export const useScriptReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
