/** Next calls this once when a server process starts: a server without its keys must not come up half-working. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { getEnv, getListeningPort, requireEnv } = await import("./lib/server/env");
    requireEnv();
    if (getEnv().NODE_ENV === "production") {
      const { ignoreStdoutErrors } = await import("./lib/server/process/stdout-errors");
      ignoreStdoutErrors();
      const { logBareErrorsAsLines } = await import("./lib/server/log");
      logBareErrorsAsLines();
      // In development Next has a WebSocket of its own.
      const { limitConnections } = await import("./lib/server/process/connections");
      const { createRequestWrapper } = await import("./lib/server/telemetry/around-request");
      const { servePages } = await import("./lib/server/page-cache/serve-pages");
      const { guardErrorDocuments } = await import("./lib/server/guard/error-documents");
      const around = createRequestWrapper(process.cwd());
      const fromCache = servePages();
      const guardErrors = guardErrorDocuments(process.cwd());
      limitConnections((request, response, answer) =>
        around(request, response, () => {
          guardErrors(response);
          fromCache(request, response, answer);
        }),
      );
      // Before anything else that listens for the signal.
      const { drainOnSigterm } = await import("./lib/server/process/drain");
      drainOnSigterm(getEnv().DRAIN_SECONDS * 1_000);
      const { startTelemetry } = await import("./lib/server/telemetry/start");
      await startTelemetry();
    } else {
      const { startDraining } = await import("./lib/server/health/draining");
      for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, startDraining);
    }
    const { appendRemoteAddress } = await import("./lib/server/request/remote-address");
    appendRemoteAddress();
    const { dropStalledResponses } = await import("./lib/server/process/stalled-responses");
    dropStalledResponses();
    const { warnOfAddress } = await import("./lib/server/public-address");
    warnOfAddress();
    const { checkNotifications } = await import("./lib/account/live/notification-check");
    const { DATABASE_URL, SMTP_URL } = getEnv();
    // Beside the start, which waits for no database.
    if (DATABASE_URL) void checkNotifications(DATABASE_URL);
    if (DATABASE_URL && SMTP_URL) {
      const { startDailyMails } = await import("./lib/sites/updates/daily");
      startDailyMails(DATABASE_URL);
    }
    if (getEnv().NODE_ENV === "production") {
      const { checkHooks } = await import("./lib/server/process/hooks-check");
      // Beside the start.
      void checkHooks();
      const { warmUp } = await import("./lib/server/process/warm-up");
      const port = getListeningPort();
      if (port) void warmUp(port);
    }
    const { warmWorkers } = await import("./lib/server/workers/run");
    warmWorkers();
  }
}
