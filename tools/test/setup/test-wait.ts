import { vi } from "vitest";

/** Waits until a check passes, however long that takes: what never happens is ended by the limit of the test itself. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 110_000, interval: 20 });
