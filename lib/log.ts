import { scrub, scrubbedMessage, withoutAddresses } from "./scrub";
import { currentRequest } from "./telemetry/current-request";

/** What a log line may carry beside its event: plain facts, never secrets or tokens, and nothing that says who somebody is. */
export type LogFacts = Record<string, unknown>;

/** Writes one line of structured JSON about something that went wrong; the cause chain is kept. */
export function logError(event: string, error?: unknown, facts: LogFacts = {}): void {
  console.error(line("error", event, { ...facts, ...describe(error) }));
}

/** Writes one line of structured JSON about something worth knowing that is no error. */
export function logNotice(event: string, facts: LogFacts = {}): void {
  console.info(line("notice", event, facts));
}

function line(level: string, event: string, facts: LogFacts): string {
  const request = currentRequest();
  const head = { level, time: new Date().toISOString(), event, ...(request && { request }) };
  return JSON.stringify({ ...head, ...facts }, (_, value) =>
    typeof value === "string" ? withoutAddresses(value) : value,
  );
}

/**
 * From now on, an error that somebody writes to the console as it is, at most behind a sign, is one line of JSON, too. Next
 * does that for each request that fails, and anybody can send requests that do.
 */
export function logBareErrorsAsLines(): void {
  const write = console.error;
  console.error = (...said: unknown[]) => {
    const error = said.at(-1);
    const isBare = said.slice(0, -1).every((part) => typeof part === "string" && part.includes("⨯"));
    if (isBare && error instanceof Error) logError("Request failed", error);
    else write(...said);
  };
}

function describe(error: unknown): LogFacts {
  if (error === undefined) return {};
  const causes: string[] = [];
  for (
    let e: unknown = error, depth = 0;
    e !== undefined && e !== null && depth < 5;
    e = (e as { cause?: unknown }).cause, depth++
  ) {
    causes.push(e instanceof Error ? `${e.name}: ${scrubbedMessage(e.name, e.message)}` : scrub(String(e)));
  }
  return { error: causes, stack: error instanceof Error ? framesOf(error) : undefined };
}

/** Where it happened. What stands above that is the message once more, as it was. */
function framesOf({ stack }: Error): string | undefined {
  const frames = (stack ?? "").split("\n").filter((row) => /^\s+at /.test(row));
  return frames.length > 0 ? frames.map((frame) => frame.trim()).join("\n") : undefined;
}
