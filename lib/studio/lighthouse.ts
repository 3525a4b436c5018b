import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "@/lib/local/chromium";
import { freePort } from "@/lib/local/processes";

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
 * Opens a page as Lighthouse's phone does (its mobile preset: simulated slow 4G and a slow processor), in a browser of its own.
 * @throws Error when Lighthouse could not measure it
 */
export async function measureSpeed(address: string): Promise<Speed> {
  const port = await freePort();
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
