import { getEnv } from "@/lib/server/env";
import { getReceiver, setReceiver } from "@/lib/server/metrics/report";

/** In ms: how long a process that is asked to stop may wait for a collector. */
const lastWord = 3_000;

/**
 * Sends traces and metrics to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. Where none is set, nothing is loaded, timed or
 * connected to.
 */
export async function startTelemetry(): Promise<void> {
  if (!getEnv().OTEL_EXPORTER_OTLP_ENDPOINT || getReceiver()) return;
  const { makeReceiver } = await import("./sdk");
  setReceiver(makeReceiver(getEnv()));
  process.once("SIGTERM", flushBeforeExit);
}

/** Next ends the process as soon as the last request is answered, which is when the last of its spans are there. */
function flushBeforeExit(): void {
  const exit = process.exit;
  const ended = (code?: number | string | null) => {
    void flushTelemetry().finally(() => exit(code));
  };
  process.exit = ended as typeof process.exit;
}

/** Sends what is not sent yet. Takes three seconds at most, whatever the collector does; never rejects. */
export async function flushTelemetry(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lastWord);
  });
  await Promise.race([
    getReceiver()
      ?.flush()
      .catch(() => {}),
    late,
  ]);
  clearTimeout(timer);
}
