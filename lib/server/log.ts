import { type AppError, toAppError } from "./errors";
import { getRequestId } from "./metrics/current-request";
import { describeError, removeAddresses } from "./scrub";

/** What a log line may carry beside its event: plain facts, never secrets or tokens, and nothing that says who somebody is. */
export type LogFacts = Record<string, unknown>;

/** Writes one line of structured JSON about something that went wrong; the cause chain is kept. */
export function logError(event: string, error?: unknown, facts: LogFacts = {}): void {
  console.error(printLine("error", event, { ...facts, ...describe(error) }));
}

/** What was thrown, as an error of the table; logged where it is ours to mend. */
export function toLoggedError(event: string, thrown: unknown, facts: LogFacts = {}): AppError {
  const error = toAppError(thrown);
  const { code } = error;
  if (code === "internal" || code === "unavailable") logError(event, thrown, { ...facts, code });
  return error;
}

/** Writes one line of structured JSON about something worth knowing that is no error. */
export function logNotice(event: string, facts: LogFacts = {}): void {
  console.info(printLine("notice", event, facts));
}

function printLine(level: string, event: string, facts: LogFacts): string {
  const request = getRequestId();
  const head = { level, time: new Date().toISOString(), event, ...(request && { request }) };
  return JSON.stringify({ ...head, ...facts }, (_, value) =>
    typeof value === "string" ? removeAddresses(value) : value,
  );
}

/**
 * From now on, whatever somebody else writes to the console as an error or a warning is one line of JSON, too: which error, and
 * where it was written, not its words. Next does that for requests that fail, in words that quote them.
 */
export function logBareErrorsAsLines(): void {
  for (const method of ["error", "warn"] as const) {
    // biome-ignore lint/suspicious/noConsole: what others write there is what this is about
    const write = console[method];
    console[method] = (...values: unknown[]) => {
      if (values.length === 1 && typeof values[0] === "string" && values[0].startsWith('{"level":')) write(values[0]);
      else write(printConsoleLine(method === "error" ? "error" : "notice", values));
    };
  }
}

/** One line about what was said: the first error with its causes, or who said it. */
function printConsoleLine(level: string, values: unknown[]): string {
  const error = values.find((part) => part instanceof Error);
  if (isGone(error)) return printLine("notice", "Client went away while it sent", {});
  if (error) return printLine(level, "Request failed", describe(error));
  return printLine(level, "Written to the console", { stack: getFrames(new Error()) });
}

/** Node's error where a connection ends before the body has come: it is nobody's fault, and comes by the hundred. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && (error as NodeJS.ErrnoException).code === "ECONNRESET";

function describe(error: unknown): LogFacts {
  if (error === undefined) return {};
  const chain: unknown[] = [];
  for (let e: unknown = error; e !== undefined && e !== null && chain.length < 5; e = (e as { cause?: unknown }).cause)
    chain.push(e);
  const first = chain.findLast((e) => e instanceof Error);
  return { error: chain.map(describeError), stack: first instanceof Error ? getFrames(first) : undefined };
}

/** Where it happened. What stands above that is the message, as it was. */
function getFrames({ stack }: Error): string | undefined {
  const frames = (stack ?? "").split("\n").filter((row) => /^\s+at /.test(row));
  return frames.length > 0 ? frames.map((frame) => frame.trim()).join("\n") : undefined;
}
