import { canHaveProxy, requireProxy } from "../../dev/deployed/proxy.ts";
import { findChromium, installChromium } from "../../dev/process/chromium.ts";
import type { Step } from "./test-stages.ts";

/** What a stage that is left out would have tried. */
const subjects: Record<string, string> = {
  browser: "no page of the shop, no sign-in, no purchase and no pasted copy was tried in a browser",
  deploy: "the shop behind its proxy, and a release rolled out over another, were not tried",
};

/** Each gets a tool where it can, and says why not. */
type Tools = { chromium(): string | undefined; proxy(): string | undefined };

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
  const hasStep = (...names: string[]) => steps.some(({ name }) => names.includes(name));
  const noChromium = hasStep("browser", "deploy") ? tools.chromium() : undefined;
  const noProxy = hasStep("deploy") ? tools.proxy() : undefined;
  const whyNot = ({ name }: Step) => [
    ...(subjects[name] && noChromium && !isStrict ? [noChromium] : []),
    ...(name === "deploy" && noProxy ? [noProxy] : []),
  ];
  return {
    steps: steps.filter((step) => whyNot(step).length === 0),
    notTested: steps
      .filter((step) => whyNot(step).length > 0)
      .map((step) => `${step.name}: ${subjects[step.name]}. ${whyNot(step).join(" ")}`),
  };
}

function getChromium(root: string): string | undefined {
  return findChromium() ? undefined : reasonOf(() => installChromium(root));
}

function getProxy(): string | undefined {
  if (!canHaveProxy()) return "That needs nginx with its brotli modules, which root can install on Debian.";
  return reasonOf(requireProxy);
}

function reasonOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
