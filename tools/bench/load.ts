import { createStopSignal } from "@/tools/dev/process/stop-signal";
import { importTool } from "@/tools/dev/tools";
import { root } from "@/tools/sections/server";
import { withTestShop } from "@/tools/test/run/test-shop";

interface Result {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
}

type Autocannon = (options: object) => Promise<Result>;

/** What is asked for, one after the other: kept, drawn, found, and made for programs. */
const paths = {
  "a page": "/bullet/components/landing-page/sections/hero",
  "a page with a query": "/bullet/components?sort=new",
  "a page that is not there": "/bullet/components/no-such-page",
  "the search index": "/search.json",
  "a preview": "/bullet/page/silcrow-cta-ticket",
  "a page as Markdown": "/account/pricing.md",
  "the registry": "/r/registry.json",
  "a search in the registry": "/r/registry.json?q=ticket",
  "a free item": "/r/callout-card-margin-rule.json",
} as const;

const connections = 16;

/** Asks for an address as often as it is answered. Each request comes from an address of its own, so that no limit is reached. */
export async function measureLoad(url: string, seconds: number, headers: Record<string, string> = {}): Promise<Result> {
  const { default: autocannon } = await importTool<{ default: Autocannon }>("measure", "autocannon/autocannon.js");
  let visitors = 0;
  const setupRequest = (request: { headers?: Record<string, string> }) => {
    visitors += 1;
    const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    return { ...request, headers: { ...request.headers, "x-forwarded-for": from } };
  };
  return autocannon({ url, connections, duration: seconds, headers, requests: [{ setupRequest }] });
}

/**
 * How often the shop answers in a second, and how long one waits, by what is asked for.
 * @param seconds for each
 * @returns whether every request was answered, and with what was asked for
 */
export async function benchLoad(seconds = 10): Promise<boolean> {
  const rows: Record<string, Record<string, number>> = {};
  let isGood = true;
  await withTestShop({ root, signal: createStopSignal() }, async ({ E2E_ADDRESS = "" }) => {
    for (const [name, path] of Object.entries(paths)) {
      const { requests, latency, errors, non2xx } = await measureLoad(E2E_ADDRESS + path, seconds);
      const isMissing = name === "a page that is not there";
      rows[name] = { "a second": requests.average, "p50 ms": latency.p50, "p99 ms": latency.p99, errors, non2xx };
      if (errors > 0 || (non2xx > 0 && !isMissing)) isGood = false;
    }
  });
  console.table(rows);
  return isGood;
}
