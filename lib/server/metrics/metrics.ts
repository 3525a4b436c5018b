interface Metric {
  kind: "counter" | "gauge" | "histogram";
  /** As OpenTelemetry writes units: seconds, bytes, or what is counted. */
  unit: "s" | "By" | `{${string}}`;
  description: string;
  /** Of a counter by outcome: those there are. Each starts at 0, or the first one would be no increase. */
  outcomes?: readonly string[];
}

/** Everything that is measured, by the names of OpenTelemetry's semantic conventions where there is one. */
export const metrics = {
  "http.server.request.duration": {
    kind: "histogram",
    unit: "s",
    description:
      "From a request's head to the end of its answer, by kind of route, method and class of status; live streams aside",
  },
  "nodejs.eventloop.delay.p99": {
    kind: "gauge",
    unit: "s",
    description: "How late the event loop was, 99th percentile since the last export",
  },
  "process.memory.usage": { kind: "gauge", unit: "By", description: "Resident memory of the process" },
  "v8js.memory.heap.used": { kind: "gauge", unit: "By", description: "Memory of JavaScript values on the main thread" },
  "db.client.connection.count": {
    kind: "gauge",
    unit: "{connection}",
    description: "Connections of the pool, by state",
  },
  "db.client.connection.pending_requests": {
    kind: "gauge",
    unit: "{request}",
    description: "Queries that wait for a connection",
  },
  "silcrow.webhooks": {
    kind: "counter",
    unit: "{event}",
    description: "Notifications of Paddle, by outcome",
    outcomes: ["stored", "known", "failed", "unsigned"],
  },
  "silcrow.mails": { kind: "counter", unit: "{mail}", description: "Mails, by outcome", outcomes: ["sent", "failed"] },
  "silcrow.streams.open": { kind: "gauge", unit: "{stream}", description: "Live streams that are open" },
  "silcrow.jobs.waiting": { kind: "gauge", unit: "{job}", description: "Jobs that wait for a worker" },
  "silcrow.job.duration": {
    kind: "histogram",
    unit: "s",
    description: "Jobs of workers with their waiting, by name and outcome",
  },
  "silcrow.refusals": { kind: "counter", unit: "{request}", description: "What was refused by a limit, by rule" },
  "silcrow.copies": { kind: "counter", unit: "{copy}", description: "Copies that were given out, by line and format" },
} as const satisfies Record<string, Metric>;

type Metrics = typeof metrics;
export type MetricName = keyof Metrics;
type Of<Kind> = { [Name in MetricName]: Metrics[Name]["kind"] extends Kind ? Name : never }[MetricName];
export type CounterName = Of<"counter">;
export type GaugeName = Of<"gauge">;
export type HistogramName = Of<"histogram">;

/** The series that Prometheus makes of a metric which it takes by OTLP. */
export function listPrometheusNames(name: MetricName): string[] {
  const { kind, unit }: Metric = metrics[name];
  const suffix = unit === "s" ? "_seconds" : unit === "By" ? "_bytes" : "";
  const base = `${name.replaceAll(".", "_")}${suffix}`;
  if (kind === "histogram") return ["_bucket", "_sum", "_count"].map((part) => base + part);
  return [kind === "counter" ? `${base}_total` : base];
}

/** The outcomes a counter is told apart by; none for others. */
export function listOutcomes(name: MetricName): readonly string[] {
  const { outcomes = [] }: Metric = metrics[name];
  return outcomes;
}
