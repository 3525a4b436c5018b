import { expect, test } from "vitest";
import { isAskingForSections } from "./sections-due";

test("only stages with tests of sections ask for them, and only when such a test is run", () => {
  const asks: [string, string[]][] = [
    ["unit", []],
    ["unit", ["--shard=1/4"]],
    ["unit", ["lib/billing/money.test.ts", "lib/code/formats/deliver.proof.test.ts"]],
    ["browser", ["--shard=1/4"]],
    ["browser", ["e2e/code/leaks.spec.ts"]],
  ];
  for (const [stage, extra] of asks) expect(isAskingForSections(stage, extra), `${stage} ${extra}`).toBe(true);
  const asksNot: [string, string[]][] = [
    ["unit", ["lib/billing/money.test.ts"]],
    ["browser", ["journey", "--headed"]],
    ["database", []],
    ["lint", []],
  ];
  for (const [stage, extra] of asksNot) expect(isAskingForSections(stage, extra), `${stage} ${extra}`).toBe(false);
});
