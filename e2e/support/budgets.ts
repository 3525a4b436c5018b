import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

type Kind = "script" | "document";
type Budgets = Record<Kind, Record<string, number>>;

const file = join(import.meta.dirname, "../budgets.json");
/** By how much a size may exceed its record. */
const margin = 1.03;

/**
 * Fails when a size is more than 3 % over the one that e2e/budgets.json records, and warns when it is over the record.
 * `BUDGETS=record npm test -- browser e2e/chrome/budget.spec.ts` records what it finds instead.
 */
export function expectWithinBudget(kind: Kind, address: string, bytes: number): void {
  const budgets = JSON.parse(readFileSync(file, "utf8")) as Budgets;
  if (process.env.BUDGETS === "record") {
    budgets[kind] = { ...budgets[kind], [address]: bytes };
    writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
    return;
  }
  const recorded = budgets[kind][address] ?? 0;
  if (bytes > recorded) {
    const description = `${kind} of ${address}: ${bytes} bytes, ${bytes - recorded} over the record`;
    test.info().annotations.push({ type: "budget", description });
    console.warn(description);
  }
  expect.soft(bytes, `bytes of ${kind} of ${address}`).toBeLessThanOrEqual(recorded * margin);
}
