import { parseArgs } from "node:util";
import { replayEvent } from "@/lib/billing/mutations";
import { reconcile } from "./reconcile";

/**
 * `npm run billing:reconcile -- [--repair] [--since 2026-01-31] [--replay evt_…]`: holds the purchases here against what
 * Paddle knows, and reports or repairs. Ends with 1 when something is left that differs, so that a timer can tell.
 */
const { values } = parseArgs({
  options: { repair: { type: "boolean", default: false }, since: { type: "string" }, replay: { type: "string" } },
});

const printLine = (line: unknown) => process.stdout.write(`${line}\n`);

async function main(): Promise<boolean> {
  if (values.replay) {
    const event = await replayEvent(values.replay);
    printLine(event ? `${event.eventType} had its effect again.` : `No event ${values.replay} is stored here.`);
    return event !== null;
  }
  const since = values.since === undefined ? undefined : new Date(values.since);
  if (since && Number.isNaN(since.getTime())) throw new Error("--since takes a date, as in 2026-01-31");
  const { checked, findings } = await reconcile({ repair: values.repair, since });
  for (const { about, what, repaired } of findings)
    printLine(`${repaired ? "repaired" : "differs "}  ${about}  ${what}`);
  const left = findings.filter(({ repaired }) => !repaired).length;
  printLine(
    `${checked} payments compared, ${findings.length} differ${left < findings.length ? `, ${left} left` : ""}.`,
  );
  if (left > 0 && !values.repair) printLine("Repair them with: npm run billing:reconcile -- --repair");
  return left === 0;
}

main().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    printLine(
      error instanceof Error
        ? [error.message, (error.cause as Error | undefined)?.message].filter(Boolean).join(": ")
        : error,
    );
    process.exit(2);
  },
);
