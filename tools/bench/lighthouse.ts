import { chromium } from "playwright";
import { findChromium } from "@/tools/dev/process/chromium";
import { findFreePort } from "@/tools/dev/process/processes";
import { importTool } from "@/tools/dev/tools";

type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: { performance?: { score: number | null } };
}

export interface Speed {
  /** 0 to 100. */
  score: number;
  /** Milliseconds on Lighthouse's slow phone. */
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

/**
 * How Lighthouse slows its phone down (slow 4G, a slow processor): "devtools" does it while the page loads, "simulate"
 * reckons it afterwards, which swings with the load of the machine.
 */
export type Throttling = "devtools" | "simulate";

/**
 * Opens a page as Lighthouse's phone does (its mobile preset), in a browser of its own.
 * @throws Error when Lighthouse could not measure it, three times
 */
export async function measureSpeed(address: string, throttling: Throttling): Promise<Speed> {
  // Now and then the browser's trace lacks its beginning: that is no measurement, and another browser has it.
  for (let tries = 1; ; tries++) {
    try {
      return await measureOnce(address, throttling);
    } catch (error) {
      if (tries === 3) throw error;
      console.warn(error instanceof Error ? error.message : error);
    }
  }
}

async function measureOnce(address: string, throttlingMethod: Throttling): Promise<Speed> {
  const { default: lighthouse } = await importTool<{ default: Lighthouse }>("measure", "lighthouse/core/index.js");
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, "--disable-gpu"],
  });
  try {
    const result = await lighthouse(address, {
      port,
      onlyCategories: ["performance"],
      output: "json",
      logLevel: "error",
      throttlingMethod,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      throw new Error(`Lighthouse could not measure ${address}: ${report?.runtimeError?.message ?? "no report"}`);
    }
    const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((report.categories.performance?.score ?? 0) * 100),
      firstPaint: value("first-contentful-paint"),
      largestPaint: value("largest-contentful-paint"),
      blocked: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
    };
  } finally {
    await browser.close();
  }
}
