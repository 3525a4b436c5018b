import type { IncomingMessage, ServerResponse } from "node:http";
import type { CounterName, GaugeName, HistogramName } from "./metrics";
import type { Route } from "./routes";

/** What a fact is told apart by: few values each, and nothing that says who it was. */
export type Attributes = Record<string, string | number | boolean>;

/** A value of a gauge, and what it is told apart by. */
export type Reading = readonly [value: number, attributes?: Attributes];

/** Who takes what is reported: lib/server/telemetry/sdk.ts where a collector is set, else nobody. */
export interface Receiver {
  count(name: CounterName, attributes: Attributes): void;
  record(name: HistogramName, value: number, attributes: Attributes): void;
  inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  inRequest(
    request: IncomingMessage,
    response: ServerResponse,
    facts: { id: string; route: Route },
    answer: () => void,
  ): void;
  flush(): Promise<void>;
}

/** One for the process, however often this module is bundled. */
const shared = globalThis as {
  silcrowReceiver?: Receiver | undefined;
  silcrowGauges?: Map<GaugeName, () => readonly Reading[]>;
};

/** Who takes reports in this process; undefined where nobody asked for them. */
export const getReceiver = (): Receiver | undefined => shared.silcrowReceiver;

/** From now on, reports go to `one`. */
export function setReceiver(one: Receiver | undefined): void {
  shared.silcrowReceiver = one;
}

/** Counts that something happened. */
export function count(name: CounterName, attributes: Attributes): void {
  shared.silcrowReceiver?.count(name, attributes);
}

/** Notes how much something was. */
export function record(name: HistogramName, value: number, attributes: Attributes): void {
  shared.silcrowReceiver?.record(name, value, attributes);
}

/** Says how a gauge is read, once for the process. It is read only while somebody takes reports. */
export function watch(name: GaugeName, read: () => readonly Reading[]): void {
  shared.silcrowGauges ??= new Map();
  shared.silcrowGauges.set(name, read);
}

/** What a gauge says now; nothing while nobody has said how it is read. */
export const readGauge = (name: GaugeName): readonly Reading[] => shared.silcrowGauges?.get(name)?.() ?? [];

/** Does `work` as a step of the trace under way. */
export function runInSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const { silcrowReceiver } = shared;
  return silcrowReceiver ? silcrowReceiver.inSpan(name, attributes, work) : work();
}
