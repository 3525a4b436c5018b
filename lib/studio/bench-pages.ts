import { toldToStop } from "@/lib/local/stop-signal";
import { withTestShop } from "@/lib/local/test-shop";
import { serveBarePage } from "./bare-page";
import { openBrowser } from "./camera";
import { measureSpeed, type Speed } from "./lighthouse";
import { median } from "./median";
import { type Weight, weigh } from "./page-weight";
import { root } from "./server";

const pages = {
  home: "/",
  catalogue: "/bullet/components",
  list: "/bullet/components/landing-page/sections/hero",
  section: "/bullet/components/landing-page/sections/hero/simple-centered",
  templates: "/bullet/templates",
} as const;

/** What every page must keep to; times only against the bare page of the same run. */
const budget = { score: 98, paintRatio: 1.25, shift: 0, scriptOver: 30_000 } as const;

// Noise of the machine is met by the middle of several rounds, each of which measures every page once.
const rounds = 3;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Weighs the main pages and measures them with Lighthouse, a bare Next page beside them.
 * @param address of a running shop; without it one is built and started
 * @returns whether all of them keep to the budget
 */
export async function benchPages(address?: string): Promise<boolean> {
  const here = { root, signal: toldToStop() };
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

  const measured: Record<string, Speed[]> = {};
  for (let round = 1; round <= rounds; round++) {
    console.log(`Lighthouse, round ${round} of ${rounds}`);
    for (const [name, address] of Object.entries(addresses)) {
      const speeds = measured[name] ?? [];
      measured[name] = speeds;
      speeds.push(await measureSpeed(address));
    }
  }
  return printSpeeds(measured, weights);
}

/** Prints kilobytes (1000 bytes) as transferred, before anybody touches the page. */
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
  console.log("Kilobytes as transferred");
  console.table(Object.fromEntries(rows));
  return weights;
}

function printSpeeds(measured: Record<string, Speed[]>, weights: Record<string, Weight>): boolean {
  const middle = (name: string, what: keyof Speed) => median((measured[name] ?? []).map((speed) => speed[what]));
  const script = (name: string) => weights[name]?.bytes.script ?? 0;
  const rows: Record<string, Record<string, number | string>> = {};
  const missed: string[] = [];
  for (const name of Object.keys(measured)) {
    const ratio = middle(name, "largestPaint") / middle("bare", "largestPaint");
    const over = script(name) - script("bare");
    const shift = Math.max(...(measured[name] ?? []).map((speed) => speed.shift));
    rows[name] = {
      score: middle(name, "score"),
      "FCP ms": Math.round(middle(name, "firstPaint")),
      "LCP ms": Math.round(middle(name, "largestPaint")),
      "LCP / bare": ratio.toFixed(2),
      "TBT ms": Math.round(middle(name, "blocked")),
      CLS: shift.toFixed(3),
      "script over bare KB": kilobytes(over),
    };
    if (name === "bare") continue;
    if (middle(name, "score") < budget.score) missed.push(`${name}: score ${middle(name, "score")}`);
    if (ratio > budget.paintRatio) missed.push(`${name}: largest paint ${ratio.toFixed(2)} times the bare page's`);
    if (shift > budget.shift) missed.push(`${name}: things move (${shift.toFixed(3)})`);
    if (over > budget.scriptOver) missed.push(`${name}: ${kilobytes(over)} KB of script over the bare page`);
  }
  console.table(rows);
  // Lighthouse's simulated paint counts the scripts that arrived before the paint it saw, a matter of milliseconds here.
  if (middle("bare", "largestPaint") < 1.5 * middle("bare", "firstPaint")) {
    console.log(
      "The bare page painted before its scripts arrived: its largest paint counts none, the others' may count all.",
    );
  }
  console.log(missed.length > 0 ? `Over budget:\n  ${missed.join("\n  ")}` : "Every page keeps to the budget.");
  return missed.length === 0;
}
