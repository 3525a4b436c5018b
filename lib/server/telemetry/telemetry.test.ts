import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import { context, diag, metrics as globalMetrics, trace } from "@opentelemetry/api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { metrics } from "@/lib/server/metrics/metrics";
import { sampleBuild } from "@/tools/test/samples/sample-build";
import { getAttribute, startCollector } from "@/tools/test/samples/sample-collector";
import { waitFor } from "@/tools/test/setup/test-wait";

const folder = sampleBuild();
const closers: (() => unknown)[] = [];
vi.spyOn(console, "info").mockImplementation(() => {});

beforeEach(() => vi.resetModules());

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  for (const api of [context, trace, globalMetrics, diag]) api.disable();
  vi.unstubAllEnvs();
  process.removeAllListeners("SIGTERM");
});

/** A server that answers as the shop's does, in a process whose environment names `endpoint`. */
async function serve(
  endpoint: string,
  answer: (report: typeof import("@/lib/server/metrics/report")) => Promise<unknown>,
) {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint);
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-key=a%20b");
  vi.stubEnv("OTEL_METRIC_EXPORT_INTERVAL", "1000");
  vi.stubEnv("TRUSTED_PROXIES", "1");
  const { startTelemetry, flushTelemetry } = await import("./start");
  const { createRequestWrapper } = await import("./around-request");
  const report = await import("@/lib/server/metrics/report");
  await startTelemetry();
  closers.push(() => report.setReceiver(undefined), flushTelemetry);
  const around = createRequestWrapper(folder);
  const server = createServer((request, response) =>
    around(
      request,
      response,
      () =>
        void answer(report).then(
          () => response.end(),
          () => response.writeHead(500).end(),
        ),
    ),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => server.close().closeAllConnections());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, flush: flushTelemetry };
}

// First: what comes after leaves timers of its own behind.
it("loads, times and connects to nothing where no collector is set", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "");
  const loaded = vi.fn();
  vi.doMock("./sdk", () => {
    loaded();
    return {};
  });
  closers.push(() => vi.doUnmock("./sdk"));
  const timers = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "setInterval")];
  const { startTelemetry } = await import("./start");
  const { count, runInSpan, getReceiver } = await import("@/lib/server/metrics/report");
  await startTelemetry();
  count("silcrow.mails", { outcome: "sent" });
  expect(await runInSpan("step", {}, async () => 7)).toBe(7);
  expect(getReceiver()).toBeUndefined();
  expect(loaded).not.toHaveBeenCalled();
  for (const timer of timers) expect(timer).not.toHaveBeenCalled();
  expect(process.listenerCount("SIGTERM")).toBe(0);
  for (const timer of timers) timer.mockRestore();
});

// As the server has it: its spans hold addresses, and errors.
const { getTracer } = createRequire(import.meta.url)("next/dist/server/lib/trace/tracer.js");

it("sends what a request did as one trace under its id, and no word of whose it was", async () => {
  const collector = await startCollector();
  closers.push(collector.close);
  const secret = "zelda@rare.example";
  const { address, flush } = await serve(collector.url, async ({ count, runInSpan, record, watch }) => {
    count("silcrow.mails", { outcome: "sent" });
    record("silcrow.job.duration", 0.1, { "silcrow.job": "deliver", outcome: "done" });
    watch("silcrow.streams.open", () => [[3]]);
    const attributes = { "http.target": `/s/SecretCode?token=${secret}`, "http.url": `https://x.example/${secret}` };
    const options = { spanName: `GET /s/SecretCode?token=${secret}`, attributes };
    await getTracer().trace("BaseServer.handleRequest", options, () =>
      runInSpan("db SELECT users", { "db.system.name": "postgresql", "db.query.text": secret }, async () => {
        throw new Error(`Key (email)=(${secret}) from 203.0.113.7 already exists`);
      }),
    );
  });
  await fetch(`${address}/s/SecretCode?token=${secret}`, {
    headers: {
      "x-request-id": "id-of-a-proxy",
      traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    },
  });
  await flush();

  const spans = collector.spans();
  const [root] = spans.filter(({ name }) => name === "GET /s/[code]");
  expect(root && getAttribute(root, "silcrow.request.id")).toBe("id-of-a-proxy");
  expect(root?.parentSpanId).toBe("b7ad6b7169203331");
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(["0af7651916cd43dd8448eb211c80319c"]));
  const [next] = spans.filter(({ name }) => name === "BaseServer.handleRequest");
  expect(next?.parentSpanId).toBe(root?.spanId);
  expect(spans.find(({ name }) => name === "db SELECT users")?.parentSpanId).toBe(next?.spanId);
  expect(collector.metrics()).toEqual(
    expect.arrayContaining([
      "http.server.request.duration",
      "nodejs.eventloop.delay.p99",
      "process.memory.usage",
      "v8js.memory.heap.used",
      "silcrow.mails",
      "silcrow.job.duration",
      "silcrow.streams.open",
    ]),
  );
  expect(Object.keys(metrics)).toEqual(expect.arrayContaining(collector.metrics()));
  expect(collector.text()).not.toMatch(/zelda|SecretCode|203\.0\.113/);
  expect(collector.headers[0]).toMatchObject({ "x-key": "a b" });
});

it("says of an exception its name or its code, whoever noted it", async () => {
  const collector = await startCollector();
  closers.push(collector.close);
  const call = `\nInvalid \`prisma.user.create()\` invocation:\n\n{ name: "Zelda Rare" }\n\nUnique constraint failed`;
  const { address, flush } = await serve(collector.url, async ({ runInSpan }) => {
    for (const facts of [{ name: "PrismaClientValidationError" }, { code: "P2002" }])
      await runInSpan("db INSERT users", {}, async () => {
        throw Object.assign(new Error(call), facts);
      }).catch(() => {});
    await getTracer().trace("BaseServer.handleRequest", { spanName: "x" }, async () => {
      throw new Error(call);
    });
  });
  await fetch(`${address}/account`);
  await flush();
  expect(collector.text()).toContain("PrismaClientValidationError");
  expect(collector.text()).toContain("P2002");
  expect(collector.text()).not.toMatch(/Zelda|invocation|Unique/);
});

it("counts each outcome from 0 on, under the name of the machine", async () => {
  const collector = await startCollector();
  closers.push(collector.close);
  const { flush } = await serve(collector.url, async () => {});
  await flush();
  expect(collector.counted("silcrow.webhooks")).toEqual({ stored: 0, known: 0, failed: 0, unsigned: 0 });
  expect(collector.counted("silcrow.mails")).toEqual({ sent: 0, failed: 0 });
  expect(collector.text()).toContain(`{"key":"service.instance.id","value":{"stringValue":"${hostname()}"}}`);
});

it("is not held up by a collector that never answers, and keeps a bounded number of spans for it", async () => {
  const collector = await startCollector({ deaf: true });
  closers.push(collector.close);
  const { address, flush } = await serve(collector.url, async ({ runInSpan }) => {
    for (let turn = 0; turn < 500; turn++) await runInSpan("step", {}, async () => {});
  });
  // 15,000 spans, none of which anybody takes.
  for (let turn = 0; turn < 30; turn++) expect((await fetch(`${address}/account`)).status).toBe(200);
  await waitFor(() => expect(collector.spans().length).toBeGreaterThan(0));
  // From here on, time is what the flush waits for: the collector's own limits have no end.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const flushed = flush();
  vi.advanceTimersByTime(3_000);
  await flushed;
  vi.useRealTimers();
  // What waits and what is under way: the queue of 2,048, and a batch at a time.
  expect(collector.spans().length).toBeLessThanOrEqual(2_048 + 512);
});

it("sends what is unsent when the process is told to stop, before it ends", async () => {
  const collector = await startCollector();
  closers.push(collector.close);
  const { address } = await serve(collector.url, async () => {});
  await fetch(`${address}/account`);
  const before = process.exit;
  const exit = vi.fn();
  process.exit = exit as unknown as typeof process.exit;
  closers.push(() => {
    process.exit = before;
  });
  process.emit("SIGTERM");
  process.exit(143);
  expect(exit).not.toHaveBeenCalled();
  await waitFor(() => expect(exit).toHaveBeenCalledWith(143));
  expect(collector.spans().map(({ name }) => name)).toContain("GET /account");
});
