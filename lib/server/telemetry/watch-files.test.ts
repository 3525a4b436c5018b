import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listOutcomes, listPrometheusNames, type MetricName, metrics } from "@/lib/server/metrics/metrics";

const names = Object.keys(metrics) as MetricName[];
const emitted = new Set(names.flatMap(listPrometheusNames));
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
  expect(listPrometheusNames("http.server.request.duration")).toContain("http_server_request_duration_seconds_bucket");
  expect(listPrometheusNames("process.memory.usage")).toEqual(["process_memory_usage_bytes"]);
  expect(listPrometheusNames("silcrow.mails")).toEqual(["silcrow_mails_total"]);
  expect(listPrometheusNames("silcrow.streams.open")).toEqual(["silcrow_streams_open"]);
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
    expect(names.filter((name) => !listPrometheusNames(name).some((series) => read.includes(series)))).toEqual([]);
  });
});

/** What the rules read of others, by who reports it; docs/alerts.md says how each is set up. */
const exporters: Record<string, string[]> = {
  "the collector": ["silcrow_daily_jobs_done_total", "silcrow_daily_jobs_failed_total"],
  postgres_exporter: ["pg_up", "pg_stat_archiver_failed_count", "pg_stat_archiver_last_archive_age"],
  node_exporter: ["node_filesystem_avail_bytes", "node_filesystem_size_bytes"],
  blackbox_exporter: ["probe_success", "probe_ssl_earliest_cert_expiry"],
};
const outside = Object.values(exporters).flat();

describe("the alerts", () => {
  const sections = readFileSync("docs/alerts.md", "utf8").split(/^## /m);
  const section = (title: string) => sections.find((one) => one.startsWith(`${title}\n`)) ?? "";

  it("are ten, and read metrics that there are", () => {
    expect(alerts).toHaveLength(10);
    expect(alertText.match(/- alert:/g)).toHaveLength(10);
    for (const { name, expr } of alerts) {
      expect(metricsIn(expr), name).not.toEqual([]);
      expect(
        metricsIn(expr).filter((metric) => !emitted.has(metric) && !outside.includes(metric)),
        name,
      ).toEqual([]);
    }
  });

  it.each(alerts)(
    "$name says what it means, whom it has it from, and what to do first and second",
    ({ name, expr }) => {
      expect(section(name)).toMatch(/\nSource: \S[\s\S]+First[^\n]*: \S[\s\S]+\n```sh\n[\s\S]+Second: \S/);
      expect(alertText).toContain(`docs/alerts.md#${name.toLowerCase()}`);
      const [, source = ""] = /\nSource: ([^\n]+)/.exec(section(name)) ?? [];
      const read = metricsIn(expr);
      expect(source.includes("the shop")).toBe(read.some((metric) => emitted.has(metric)));
      for (const [exporter, theirs] of Object.entries(exporters))
        expect(source.includes(exporter), exporter).toBe(read.some((metric) => theirs.includes(metric)));
    },
  );

  it("read all of what is named as somebody else's, which the page lists", () => {
    const read = alerts.flatMap(({ expr }) => metricsIn(expr));
    const table = section("Where the metrics come from");
    expect(outside.filter((metric) => !read.includes(metric) || !table.includes(`\`${metric}\``))).toEqual([]);
  });

  it("miss each daily job, by lines that the collector counts as deploy/jobs.sh writes them", () => {
    const compose = readFileSync("deploy/compose.yaml", "utf8");
    const script = readFileSync("deploy/jobs.sh", "utf8");
    const lists = [/JOBS: (.+)/.exec(compose), /\$\{JOBS:-(.+?)\}/.exec(script)].map((found) => found?.[1]?.split(" "));
    const missed = [
      ...alertText.matchAll(/absent_over_time\(silcrow_daily_jobs_done_total\{daily_job="(\w+)"\}\[26h\]\)/g),
    ];
    expect(missed.map(([, job]) => job)).toEqual(lists.flat());
    const collector = readFileSync("deploy/watch/collector.yaml", "utf8");
    for (const word of ["done", "failed"]) {
      expect(collector).toContain(`      silcrow.daily_jobs.${word}:`);
      expect(collector).toContain(`== "job ${word}"`);
    }
    expect(script).toContain('"event":"job %s","job":"%s"');
  });

  it("expect as many servers as Compose starts", () => {
    const servers = readFileSync("deploy/compose.yaml", "utf8").match(/^ {2}app\d+:/gm);
    expect(alertText).toContain(`or vector(0)) < ${servers?.length}`);
  });
});

it("the counters by outcome start with each that is counted", () => {
  for (const [name, path] of [
    ["silcrow.webhooks", "lib/billing/webhook/webhook.ts"],
    ["silcrow.mails", "lib/server/mail/send.ts"],
  ] as const) {
    const calls = readFileSync(path, "utf8").split(`count("${name}", { outcome: `).slice(1);
    const counted = calls.flatMap((call) => [...(call.split("}")[0] ?? "").matchAll(/"(\w+)"/g)].map(([, one]) => one));
    expect([...new Set(counted)].sort()).toEqual([...listOutcomes(name)].sort());
  }
});

it("every metric is reported somewhere, and its labels are written where it is", () => {
  const sources = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes(".test.") && path !== "server/metrics/metrics.ts")
    .map((path) => readFileSync(`lib/${path}`, "utf8"))
    .join("\n");
  expect(names.filter((name) => !new RegExp(`\\b(count|record|watch)\\("${name}"`).test(sources))).toEqual([]);
  const labels = [...`${alertText}${JSON.stringify(dashboard)}`.matchAll(/\b([a-z_]+)=~?\\?"|by \(([a-z_, ]+)\)/g)]
    .flatMap(([, one, several]) => (one ? [one] : (several ?? "").split(/, ?/)))
    .filter((label) => !["job", "instance", "le", "daily_job"].includes(label));
  const written = sources.replaceAll(".", "_");
  expect(labels.filter((label) => !new RegExp(`\\b${label}"?:|\\{ ${label}[ ,]`).test(written))).toEqual([]);
});
