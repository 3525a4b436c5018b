import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createStageOutputs } from "./stage-output";
import { runStages, type Stage } from "./stages";

const never = new AbortController().signal;

/** Stages that note when they begin and end; each ends when `getTurns` others have had theirs. */
function noting(log: string[], shares: Record<string, [share: number, turns: number, after?: string[]]>) {
  return Object.entries(shares).map(
    ([name, [share, turns, after = []]]): Stage<string> => ({
      name,
      share,
      after,
      async run() {
        log.push(`+${name}`);
        for (let turn = 0; turn < turns; turn += 1) await sleep(0);
        log.push(`-${name}`);
        return name.toUpperCase();
      },
    }),
  );
}

test("stages run side by side as far as the machine has room, in their order", async () => {
  const log: string[] = [];
  const results = await runStages(
    noting(log, {
      types: [0.5, 9],
      lint: [0.5, 1],
      build: [1, 1],
      unit: [0.7, 9, ["build"]],
      deploy: [0.3, 1, ["build"]],
    }),
    never,
  );
  expect(log.join(" ")).toBe("+types +lint -lint -types +build -build +unit +deploy -deploy -unit");
  expect(results.map(({ name, value, state }) => [name, value, state])).toEqual([
    ["types", "TYPES", "ended"],
    ["lint", "LINT", "ended"],
    ["build", "BUILD", "ended"],
    ["unit", "UNIT", "ended"],
    ["deploy", "DEPLOY", "ended"],
  ]);
});

test("what must come before has ended, and what isn't run is not waited for", async () => {
  const log: string[] = [];
  await runStages(noting(log, { hashes: [0.2, 1], unit: [0.2, 1, ["hashes"]], build: [0.2, 9, ["types"]] }), never);
  expect(log.join(" ")).toBe("+hashes +build -hashes +unit -unit -build");
});

test("once it is told to stop nothing begins, and it is known what has not been run", async () => {
  const controller = new AbortController();
  const stages: Stage<number>[] = [
    { name: "first", share: 1, run: async () => 1 },
    {
      name: "second",
      share: 1,
      async run() {
        controller.abort();
        controller.signal.throwIfAborted();
        return 2;
      },
    },
    { name: "third", share: 1, run: async () => 3 },
  ];
  const results = await runStages(stages, controller.signal);
  expect(results.map(({ state }) => state)).toEqual(["ended", "stopped", "not run"]);
});

test("output of stages side by side is never mixed: the first as it comes, the others whole", () => {
  const written: string[] = [];
  const open = createStageOutputs((line) => written.push(line));
  const [a, b, c] = [open(), open(), open()];
  a.print("a1");
  c.print("c1");
  b.print("b1");
  c.close();
  a.print("a2");
  expect(written).toEqual(["a1", "a2"]);
  a.close();
  expect(written).toEqual(["a1", "a2", "b1"]);
  b.print("b2");
  expect(written).toEqual(["a1", "a2", "b1", "b2"]);
  b.close();
  expect(written).toEqual(["a1", "a2", "b1", "b2", "c1"]);
  open().print("d1");
  expect(written.at(-1)).toBe("d1");
});
