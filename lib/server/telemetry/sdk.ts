import type { IncomingHttpHeaders } from "node:http";
import { hostname } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import {
  type Context,
  type Counter,
  context,
  DiagLogLevel,
  diag,
  type Histogram,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { builtAs, type Env } from "@/lib/server/env";
import { logNotice } from "@/lib/server/log";
import { listOutcomes, type MetricName, metrics } from "@/lib/server/metrics/metrics";
import { type Attributes, type Receiver, readGauge, watch } from "@/lib/server/metrics/report";
import { CleanSpans } from "./clean-spans";
import { createSampler } from "./sampler";

/** In ms: how long a collector may take, and how often it may be complained of. */
const exportTimeout = 5_000;
const complainEvery = 10 * 60_000;
/** In seconds, as the semantic conventions advise for requests. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Sets up OpenTelemetry for this process; what is reported goes to the collector from then on. */
export function makeReceiver(env: Env): Receiver {
  throttleComplaints();
  // Where to, and with which headers, they read from the environment themselves.
  const exporting = { timeoutMillis: exportTimeout };
  const resource = resourceFromAttributes({
    "service.name": env.OTEL_SERVICE_NAME,
    "service.version": builtAs,
    // The same after a restart, so that a server's series go on and one that is gone is missed.
    "service.instance.id": hostname(),
  });
  const tracers = new TracerProvider({
    resource,
    sampler: createSampler(env.OTEL_TRACES_SAMPLER, env.OTEL_TRACES_SAMPLER_ARG),
    // What a dead collector leaves behind is bounded by the queue.
    spanProcessors: [
      new CleanSpans(
        new BatchSpanProcessor({ exporter: new OTLPTraceExporter(exporting), exportTimeoutMillis: exportTimeout }),
      ),
    ],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(exporting),
        exportIntervalMillis: env.OTEL_METRIC_EXPORT_INTERVAL,
        exportTimeoutMillis: Math.min(exportTimeout, env.OTEL_METRIC_EXPORT_INTERVAL),
      }),
    ],
  });
  // Next makes spans of its own for whoever is set here. No propagator is: nobody else's server hears of our traces.
  trace.setGlobalTracerProvider(tracers);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  watchProcess();
  return createReceiver(tracers, createInstruments(meters), env.TRUSTED_PROXIES > 0, async () => {
    await Promise.allSettled([tracers.forceFlush(), meters.forceFlush()]);
  });
}

interface Instruments {
  counters: Map<MetricName, Counter>;
  histograms: Map<MetricName, Histogram>;
}

function createReceiver(
  tracers: TracerProvider,
  { counters, histograms }: Instruments,
  trusts: boolean,
  flush: () => Promise<void>,
): Receiver {
  const tracer = tracers.getTracer("silcrow");
  const record = (name: MetricName, value: number, attributes: Attributes) =>
    histograms.get(name)?.record(value, attributes);
  return {
    count: (name, attributes) => counters.get(name)?.add(1, attributes),
    record,
    inSpan: (name, attributes, work) =>
      tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.recordException(error as Error);
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    inRequest(request, response, { id, route }, answer) {
      const begun = performance.now();
      const method = request.method ?? "GET";
      const attributes = { "http.request.method": method, "http.route": route.template, "silcrow.request.id": id };
      const parent = trusts ? getParent(request.headers) : ROOT_CONTEXT;
      const span =
        route.kind === "file"
          ? undefined
          : tracer.startSpan(`${method} ${route.template}`, { kind: SpanKind.SERVER, attributes }, parent);
      response.once("close", () => {
        const { statusCode } = response;
        span?.setAttribute("http.response.status_code", statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        if (route.kind === "stream") return;
        record("http.server.request.duration", (performance.now() - begun) / 1_000, {
          "http.route.kind": route.kind,
          "http.request.method": method,
          "http.response.status_class": `${Math.floor(statusCode / 100)}xx`,
        });
      });
      context.with(span ? trace.setSpan(parent, span) : parent, answer);
    },
    flush,
  };
}

/** The trace that a proxy of ours began (W3C Trace Context). */
function getParent({ traceparent }: IncomingHttpHeaders): Context {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(String(traceparent)) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags ?? "0", 16) & 1,
    isRemote: true,
  });
}

function createInstruments(meters: MeterProvider): Instruments {
  const meter = meters.getMeter("silcrow");
  const made: Instruments = { counters: new Map(), histograms: new Map() };
  for (const name of Object.keys(metrics) as MetricName[]) {
    const { kind, unit, description } = metrics[name];
    if (kind === "counter") {
      const counter = meter.createCounter(name, { unit, description });
      for (const outcome of listOutcomes(name)) counter.add(0, { outcome });
      made.counters.set(name, counter);
    } else if (kind === "histogram")
      made.histograms.set(
        name,
        meter.createHistogram(name, { unit, description, advice: { explicitBucketBoundaries: buckets } }),
      );
    else
      meter.createObservableGauge(name, { unit, description }).addCallback((result) => {
        for (const [value, attributes] of readGauge(name as Parameters<typeof readGauge>[0]))
          result.observe(value, attributes);
      });
  }
  return made;
}

function watchProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  watch("nodejs.eventloop.delay.p99", () => {
    const p99 = delay.percentile(99) / 1e9;
    delay.reset();
    return [[p99]];
  });
  watch("process.memory.usage", () => [[process.memoryUsage.rss()]]);
  watch("v8js.memory.heap.used", () => [[process.memoryUsage().heapUsed]]);
}

/** A collector that is away is worth a line now and then, and none for each batch. */
function throttleComplaints(): void {
  let last = Number.NEGATIVE_INFINITY;
  const error = (why: string) => {
    if (performance.now() - last < complainEvery) return;
    last = performance.now();
    logNotice("Telemetry not sent", { why });
  };
  const nothing = () => {};
  diag.setLogger({ error, warn: nothing, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.ERROR);
}
