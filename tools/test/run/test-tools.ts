import { canHaveProxy, requireProxy } from "../../dev/deployed/proxy.ts";
import { findChromium, installChromium } from "../../dev/process/chromium.ts";
import type { Step } from "./test-stages.ts";

/**
 * Gets what the browser tests need of this machine, and leaves out the steps that can't be run on it.
 * @param isStrict whether a machine without Chromium is at fault: its steps stay, and fail
 * @returns the steps that can be run, and a sentence for each that can't
 */
export function withTools(
  steps: readonly Step[],
  root: string,
  isStrict: boolean,
  tools: Tools = { chromium: () => getChromium(root), proxy: getProxy },
): { steps: Step[]; notTested: string[] } {
  const notTested: string[] = [];
  const needs = (name: string) => steps.some((step) => step.name === name);
  const noChromium = needs("browser") || needs("deploy") ? tools.chromium() : undefined;
  const noProxy = needs("deploy") ? tools.proxy() : undefined;
  const can = steps.filter(({ name }) => {
    const why = [
      ...(noChromium && !isStrict && (name === "browser" || name === "deploy") ? [noChromium] : []),
      ...(noProxy && name === "deploy" ? [noProxy] : []),
    ];
    if (why.length === 0) return true;
    notTested.push(`${name}: ${subjects[name as "browser" | "deploy"]}. ${why.join(" ")}`);
    return false;
  });
  return { steps: can, notTested };
}

/** Each gets a tool where it can, and says why not. */
type Tools = { chromium(): string | undefined; proxy(): string | undefined };

const subjects = {
  browser: "no page of the shop, no sign-in, no purchase and no pasted copy was tried in a browser",
  deploy: "the shop behind its proxy, and a release rolled out over another, were not tried",
};

function getChromium(root: string): string | undefined {
  if (findChromium()) return undefined;
  try {
    installChromium(root);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function getProxy(): string | undefined {
  const why = "That needs nginx with its brotli modules, which root can install on Debian.";
  if (!canHaveProxy()) return why;
  try {
    requireProxy();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : why;
  }
}
