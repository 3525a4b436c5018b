import { createStopSignal } from "@/tools/dev/process/stop-signal";
import { openBrowser } from "@/tools/sections/engines/camera";
import { root } from "@/tools/sections/server";
import { withTestShop } from "@/tools/test/run/test-shop";
import { serveBarePage } from "./bare-page";
import { measureSpeed, type Speed, type Throttling } from "./lighthouse";
import { measureLoad } from "./load";
import { computeMedian } from "./median";
import { type Weight, weigh } from "./page-weight";

const list = "/bullet/components/landing-page/sections/hero";
const pages = {
  home: "/",
  catalogue: "/bullet/components",
  list,
  section: `${list}/simple-centered`,
  pricing: "/account/pricing",
  templates: "/bullet/templates",
} as const;

/**
 * What pages must keep to; times only against the bare page of the same run. Largest paint: of the list, of the others; `blocked`: Total Blocking Time.
 */
const budget = {
  score: 99,
  simulatedScore: 98,
  firstPaint: 1.5,
  largestPaint: { list: 1.6, others: 1.8 },
  blocked: 1.3,
  shift: 0,
  scriptOver: 25_000,
  document: 34_250,
  requests: 0.35,
} as const;

// Noise of the machine is met by the middle of several rounds, each of which measures every page once.
const rounds = { devtools: 5, simulate: 3 } as const;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Weighs the main pages and measures them with Lighthouse, a bare Next page beside them.
 * @param address of a running shop; without it one is built and started
 * @returns whether all of them keep to the budget
 */
export async function benchPages(address?: string): Promise<boolean> {
  const here = { root, signal: createStopSignal() };
  const bare = await serveBarePage(here);
  try {
    if (address) return await compare(address, bare.address);
    return await withTestShop(here, ({ E2E_ADDRESS = "" }) => compare(E2E_ADDRESS, bare.address));
  } finally {
    await bare.stop();
  }
}

async function compare(shop: string, bare: string): Promise<boolean> {
  const addresses: Record<string, string> = { bare: `${bare}/` };
  for (const [name, path] of Object.entries(pages)) addresses[name] = new URL(path, shop).href;
  for (const [name, address] of Object.entries(addresses)) {
    const { status } = await fetch(address);
    if (status !== 200) throw new Error(`${name}: ${address} answers ${status}`);
  }
  const weights = await weighAll(addresses);
  const applied = await measureAll(addresses, "devtools");
  const simulated = await measureAll(addresses, "simulate");
  const requests = await requestAll(addresses);
  return printSpeeds({ applied, simulated, weights, requests });
}

async function measureAll(addresses: Record<string, string>, throttling: Throttling): Promise<Record<string, Speed[]>> {
  const measured: Record<string, Speed[]> = {};
  for (let round = 1; round <= rounds[throttling]; round++) {
    console.log(`Lighthouse (${throttling}), round ${round} of ${rounds[throttling]}`);
    for (const [name, address] of Object.entries(addresses)) {
      const speeds = measured[name] ?? [];
      measured[name] = speeds;
      speeds.push(await measureSpeed(address, throttling));
    }
  }
  return measured;
}

/** Requests per second, in turns, so that what the machine does beside it falls on all alike; the middle of the turns. */
async function requestAll(addresses: Record<string, string>): Promise<Record<string, number>> {
  const measured: Record<string, number[]> = {};
  for (let turn = 0; turn < 5; turn++) {
    for (const [name, address] of Object.entries(addresses)) {
      const { requests } = await measureLoad(address, 1, { "accept-encoding": "gzip" });
      measured[name] = [...(measured[name] ?? []), requests.average];
    }
  }
  return Object.fromEntries(Object.entries(measured).map(([name, rates]) => [name, computeMedian(rates)]));
}

/** Prints kilobytes (1000 bytes) of the bodies as transferred, before anybody touches the page. */
async function weighAll(addresses: Record<string, string>): Promise<Record<string, Weight>> {
  const browser = await openBrowser();
  const weights: Record<string, Weight> = {};
  for (const [name, address] of Object.entries(addresses)) weights[name] = await weigh(browser, address);
  await browser.close();
  const rows = Object.entries(weights).map(([name, { bytes, requests }]) => {
    const total = Object.values(bytes).reduce((sum, some) => sum + some, 0);
    const cells = Object.entries(bytes).map(([kind, some]) => [kind, kilobytes(some)]);
    return [name, { requests, ...Object.fromEntries(cells), all: kilobytes(total) }] as const;
  });
  console.log("Kilobytes of bodies as transferred");
  console.table(Object.fromEntries(rows));
  return weights;
}

function printSpeeds({
  applied,
  simulated,
  weights,
  requests,
}: {
  applied: Record<string, Speed[]>;
  simulated: Record<string, Speed[]>;
  weights: Record<string, Weight>;
  requests: Record<string, number>;
}): boolean {
  const middle = (speeds: Record<string, Speed[]>, name: string, what: keyof Speed) =>
    computeMedian((speeds[name] ?? []).map((speed) => speed[what]));
  const overBare = (name: string, what: keyof Speed) => middle(applied, name, what) / middle(applied, "bare", what);
  const script = (name: string) => weights[name]?.bytes.script ?? 0;
  const rows: Record<string, Record<string, number | string>> = {};
  const missed: string[] = [];
  for (const name of Object.keys(applied)) {
    const isList = name === "list";
    const row: Record<string, number | string> = {};
    /** Puts a value into the table; what is on its wrong side of the limit is missed. */
    const note = (what: string, value: number, digits: number, limit?: { most: number } | { least: number }) => {
      row[what] = value.toFixed(digits);
      if (name === "bare" || !limit) return;
      if ("most" in limit ? value > limit.most : value < limit.least) missed.push(`${name}: ${what} ${row[what]}`);
    };
    const ofList = <T>(limit: T) => (isList ? limit : undefined);
    const largest = isList ? budget.largestPaint.list : budget.largestPaint.others;
    note("score", middle(applied, name, "score"), 0, { least: budget.score });
    note("score, simulated", middle(simulated, name, "score"), 0, { least: budget.simulatedScore });
    note("FCP ms", middle(applied, name, "firstPaint"), 0);
    note("FCP / bare", overBare(name, "firstPaint"), 2, ofList({ most: budget.firstPaint }));
    note("LCP ms", middle(applied, name, "largestPaint"), 0);
    note("LCP / bare", overBare(name, "largestPaint"), 2, { most: largest });
    note("TBT ms", middle(applied, name, "blocked"), 0);
    note("TBT / bare", overBare(name, "blocked"), 2, { most: budget.blocked });
    note("CLS", Math.max(...(applied[name] ?? []).map(({ shift }) => shift)), 3, { most: budget.shift });
    note("script over bare, B", script(name) - script("bare"), 0, { most: budget.scriptOver });
    note("document, B", weights[name]?.bytes.document ?? 0, 0, ofList({ most: budget.document }));
    note(
      "requests / bare",
      (requests[name] ?? 0) / (requests.bare ?? Number.NaN),
      2,
      ofList({ least: budget.requests }),
    );
    rows[name] = row;
  }
  console.table(rows);
  console.log(missed.length > 0 ? `Over budget:\n  ${missed.join("\n  ")}` : "Every page keeps to the budget.");
  return missed.length === 0;
}
