import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type MetricName, metrics, prometheusNames } from "./metrics";

const names = Object.keys(metrics) as MetricName[];
const emitted = new Set(names.flatMap(prometheusNames));
const alertText = readFileSync("deploy/watch/alerts.yaml", "utf8");
const alerts = [...alertText.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(([, name = "", expr = ""]) => ({
  name,
  expr,
}));
const dashboard = JSON.parse(readFileSync("deploy/watch/dashboard.json", "utf8")) as {
  panels: { title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string }[] };
};

/** What an expression reads: its names that are neither labels nor functions. */
function metricsIn(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"/g, "").replace(/\{[^}]*\}|\b(by|without|on) \([^)]*\)|\[[^\]]*\]/g, "");
  return [...bare.matchAll(/\b[a-z]\w*_\w+\b(?!\w|\s*\()/g)].map(([name]) => name);
}

it("Prometheus calls a metric by its unit and kind", () => {
  expect(prometheusNames("http.server.request.duration")).toContain("http_server_request_duration_seconds_bucket");
  expect(prometheusNames("process.memory.usage")).toEqual(["process_memory_usage_bytes"]);
  expect(prometheusNames("silcrow.mails")).toEqual(["silcrow_mails_total"]);
  expect(prometheusNames("silcrow.streams.open")).toEqual(["silcrow_streams_open"]);
});

describe("the dashboard", () => {
  const read = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));

  it("reads metrics that there are, in each of its panels", () => {
    for (const { title, targets } of dashboard.panels)
      for (const { expr } of targets) {
        expect(metricsIn(expr), title).not.toEqual([]);
        expect(
          metricsIn(expr).filter((name) => !emitted.has(name)),
          title,
        ).toEqual([]);
      }
    expect(emitted).toContain(/label_values\((\w+),/.exec(dashboard.templating.list[1]?.query ?? "")?.[1]);
  });

  it("shows every metric", () => {
    expect(names.filter((name) => !prometheusNames(name).some((series) => read.includes(series)))).toEqual([]);
  });
});

describe("the alerts", () => {
  const operations = readFileSync("docs/operations.md", "utf8");

  it("are ten, and read metrics that there are", () => {
    expect(alerts).toHaveLength(10);
    expect(alertText.match(/- alert:/g)).toHaveLength(10);
    for (const { name, expr } of alerts) {
      expect(metricsIn(expr), name).not.toEqual([]);
      expect(
        metricsIn(expr).filter((metric) => !emitted.has(metric)),
        name,
      ).toEqual([]);
    }
  });

  it.each(alerts)("$name says what it means, and what to do first and second", ({ name }) => {
    const [, section = ""] = new RegExp(`^#### ${name}\n([^#]+)`, "m").exec(operations) ?? [];
    expect(section).toMatch(/First: \S[\s\S]+Second: \S/);
    expect(alertText).toContain(`docs/operations.md#${name.toLowerCase()}`);
  });
});

it("every metric is reported somewhere, and its labels are written where it is", () => {
  const sources = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes(".test.") && path !== "telemetry/metrics.ts")
    .map((path) => readFileSync(`lib/${path}`, "utf8"))
    .join("\n");
  expect(names.filter((name) => !new RegExp(`\\b(count|record|watch)\\("${name}"`).test(sources))).toEqual([]);
  const labels = [...`${alertText}${JSON.stringify(dashboard)}`.matchAll(/\b([a-z_]+)=~?\\?"|by \(([a-z_, ]+)\)/g)]
    .flatMap(([, one, several]) => (one ? [one] : (several ?? "").split(/, ?/)))
    .filter((label) => !["job", "instance", "le"].includes(label));
  const written = sources.replaceAll(".", "_");
  expect(labels.filter((label) => !new RegExp(`\\b${label}"?:|\\{ ${label}[ ,]`).test(written))).toEqual([]);
});
