import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/server/errors";
import { type SentError, toReceivedError } from "./messages";
import { type PoolLimits, WorkerPool } from "./pool";

/** A worker that does what a job's name says. */
const script = `
const { parentPort } = require("node:worker_threads");
const { readlinkSync } = require("node:fs");
const jobs = {
  echo: (input) => input,
  later: (input) => new Promise((resolve) => setTimeout(() => resolve(input), 150)),
  muchLater: (input) => new Promise((resolve) => setTimeout(() => resolve(input), 2_000)),
  forever: () => { for (;;); },
  pattern: () => /^(a+)+$/.test("a".repeat(60) + "b"),
  hoard: () => { const all = []; for (;;) all.push(new Array(1_000).fill(all.length)); },
  refuse: () => { throw { code: "invalid", message: "no", sentence: "That is too much.", fields: { seats: "Too many." } }; },
  crash: () => setImmediate(() => { throw new Error("crashed"); }) && new Promise(() => {}),
};
parentPort.on("message", async ({ name, input }) => {
  try { parentPort.postMessage({ kind: "done", value: await jobs[name](input) }); }
  catch (error) { parentPort.postMessage({ kind: "failed", error }); }
});
let thread;
try { thread = readlinkSync("/proc/thread-self"); } catch {}
parentPort.postMessage({ kind: "ready", thread });
`;

const limits: PoolLimits = {
  running: 2,
  spare: 1,
  waiting: 4,
  wait: 100_000,
  perCaller: 2,
  cpu: 300,
  wall: 100_000,
  start: 100_000,
  jobs: Number.POSITIVE_INFINITY,
};

const pools: WorkerPool[] = [];
/** Each worker's first message, which says that it is ready. */
const ready: Promise<unknown>[] = [];
const started = vi.fn(() => {
  const worker = new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
  ready.push(once(worker, "message").catch(() => {}));
  return worker;
});
function pool(more: Partial<PoolLimits> = {}, start = started): WorkerPool {
  const made = new WorkerPool(start, { ...limits, ...more });
  pools.push(made);
  return made;
}
/** Waits for all workers: each starts when the one before is ready. */
async function allReady(): Promise<void> {
  for (const one of ready) await one;
}
/** One whose workers have started. */
async function readyPool(more: Partial<PoolLimits> = {}): Promise<WorkerPool> {
  const made = pool(more);
  made.warm();
  await allReady();
  return made;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((one) => one.close()));
  started.mockClear();
  ready.length = 0;
});

let callers = 0;
/** A job of somebody who has no other. */
const run = (on: WorkerPool, name: string, input: unknown = null) =>
  on.run({ name, input }, { caller: `caller ${callers++}` });

describe("a pool", () => {
  it("does jobs, and says how long they took the processor", async () => {
    const outcomes = await Promise.all([1, 2, 3].map((input) => run(pool(), "echo", { input })));
    expect(outcomes).toEqual([1, 2, 3].map((input) => ({ kind: "done", value: { input }, cpu: expect.any(Number) })));
    for (const { cpu } of outcomes) expect(cpu).toBeGreaterThanOrEqual(0);
  });

  it.each(["forever", "pattern"])("ends what takes too long with its worker: %s", async (name) => {
    const workers = pool();
    const other = run(workers, "later", "unharmed");
    expect(await run(workers, name)).toMatchObject({ kind: "ended", reason: "time" });
    expect(await other).toMatchObject({ value: "unharmed" });
    expect(await run(workers, "echo", "next")).toMatchObject({ value: "next" });
    expect(started, "another in its place, beside the spare").toHaveBeenCalledTimes(4);
  });

  it("starts its workers one after the other, so that the first is soon ready", async () => {
    const starting = vi.fn(() => started());
    pool({}, starting).warm();
    for (let count = 1; count <= limits.running + limits.spare; count++) {
      expect(starting).toHaveBeenCalledTimes(count);
      await ready[count - 1];
    }
  });

  it("gives a job more time and a caller more places where it is told to", async () => {
    const workers = pool({ wall: 100 });
    const ask = (more: { times?: number; perCaller?: number }) =>
      workers.run({ name: "muchLater", input: "whole" }, { caller: "a page", ...more });
    expect(await ask({})).toMatchObject({ kind: "ended", reason: "time" });
    await allReady();
    const three = [1, 2, 3].map(() => ask({ times: 1_000, perCaller: 3 }));
    expect(await Promise.all(three)).toMatchObject(three.map(() => ({ value: "whole" })));
  });

  it("keeps a worker for short jobs, however many long ones wait", async () => {
    const workers = await readyPool({ waiting: 9 });
    const order: string[] = [];
    const ask = (name: string, caller: string, times = 1) =>
      workers.run({ name: "later", input: name }, { caller, times }).then(() => order.push(name));
    const long = ["a", "b", "c"].map((caller) => ask(`long ${caller}`, caller, 4));
    const short = ["d", "e"].map((caller) => ask(`short ${caller}`, caller));
    await Promise.all([...long, ...short]);
    expect(order.indexOf("short e")).toBeLessThan(order.indexOf("long c"));
    expect(order.indexOf("short d")).toBeLessThan(order.indexOf("long b"));
  });

  it("keeps places for short jobs, however many long ones wait", async () => {
    const workers = pool({ running: 1, spare: 0 });
    const long = Array.from({ length: limits.waiting + 2 }, (_, index) =>
      workers.run({ name: "later", input: null }, { caller: `long ${index}`, times: 4 }),
    );
    const short = Array.from({ length: limits.waiting }, () => run(workers, "echo"));
    expect(await Promise.all(short)).toMatchObject(short.map(() => ({ kind: "done" })));
    const refused = (await Promise.all(long)).filter(({ kind }) => kind === "refused");
    expect(refused.length).toBeGreaterThanOrEqual(long.length - 1 - limits.waiting / 2);
  });

  it("keeps a worker for callers who used little", async () => {
    const workers = pool({ cpu: 200, perCaller: 3 });
    // Each is ended after its time: whoever has two of them has used much.
    for (const caller of ["a", "b"])
      for (let time = 0; time < 3; time++) await workers.run({ name: "forever", input: null }, { caller });
    const busy = ["a", "b"].map((caller) => workers.run({ name: "forever", input: null }, { caller }));
    let isDone = false;
    const other = run(workers, "echo", "at once").then((outcome) => {
      isDone = true;
      return outcome;
    });
    await busy[0];
    expect(isDone).toBe(true);
    expect(await other).toMatchObject({ value: "at once" });
    await Promise.all(busy);
  });

  it("ends what takes too much memory with its worker alone", async () => {
    const workers = pool({ cpu: 100_000 });
    const other = run(workers, "later", "unharmed");
    expect(await run(workers, "hoard")).toMatchObject({ kind: "ended", reason: "memory" });
    expect(await other).toMatchObject({ value: "unharmed" });
  });

  it("hands over an error as it was thrown", async () => {
    const outcome = await run(pool(), "refuse");
    expect(outcome).toMatchObject({ kind: "failed", error: expect.anything() });
    const error = toReceivedError((outcome as { error: SentError }).error);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "invalid", sentence: "That is too much.", fields: { seats: "Too many." } });
  });

  it("keeps its worker when a job holds what can't be sent", async () => {
    const workers = pool({ running: 1, spare: 0 });
    await run(workers, "echo");
    expect(await run(workers, "echo", () => 1)).toMatchObject({ kind: "failed", error: { code: "invalid" }, cpu: 0 });
    expect(await run(workers, "echo", "next")).toMatchObject({ value: "next" });
    expect(started).toHaveBeenCalledTimes(1);
  });

  it("survives a worker that crashes", async () => {
    const workers = pool();
    expect(await run(workers, "crash")).toMatchObject({
      kind: "failed",
      error: { code: "internal" },
    });
    expect(await run(workers, "echo", "next")).toMatchObject({ value: "next" });
  });

  it("does no more jobs of one caller at once than their share", async () => {
    const workers = pool();
    const ask = () => workers.run({ name: "later", input: null }, { caller: "greedy" });
    const taken = [ask(), ask()];
    expect(await ask()).toEqual({ kind: "refused", reason: "own", cpu: 0 });
    expect(await run(workers, "echo", "another"), "others are served").toMatchObject({ value: "another" });
    await Promise.all(taken);
    expect(await ask(), "and so are they when theirs are done").toMatchObject({ kind: "done" });
  });

  it("serves who used less before who used more", async () => {
    const workers = pool({ running: 1, waiting: 9 });
    const ask = (caller: string, name = "later") => workers.run({ name, input: caller }, { caller });
    // Two, since less than one counts as none, and what was used is forgotten with time.
    await ask("heavy", "forever");
    await ask("heavy", "forever");
    await ask("light", "echo");
    const order: string[] = [];
    const jobs = ["first", "heavy", "heavy", "light", "newcomer"].map((caller) =>
      ask(caller).then(() => order.push(caller)),
    );
    await Promise.all(jobs);
    expect(order).toEqual(["first", "light", "newcomer", "heavy", "heavy"]);
  });

  it("refuses the last job of the heaviest caller when a lighter one finds the queue full", async () => {
    const workers = pool({ running: 1 });
    await run(workers, "echo");
    const ask = (caller: string) => workers.run({ name: "later", input: null }, { caller });
    const jobs = ["a", "a", "b", "b", "c"].map(ask);
    const honest = ask("honest");
    expect(await honest).toMatchObject({ kind: "done" });
    expect((await Promise.all(jobs)).map(({ kind }) => kind)).toEqual(["done", "done", "done", "refused", "done"]);
  });

  it("prefers no newcomer to who used a little", async () => {
    const workers = pool({ running: 1, waiting: 1 });
    const ask = (caller: string, name = "later") => workers.run({ name, input: null }, { caller });
    await ask("known");
    const running = ask("other");
    const waiting = ask("known");
    expect(await ask("newcomer")).toMatchObject({ kind: "refused", reason: "all" });
    expect((await Promise.all([running, waiting])).map(({ kind }) => kind)).toEqual(["done", "done"]);
  });

  it("lets nobody wait too long", async () => {
    const workers = pool({ running: 1, wait: 50 });
    // Until a worker has started, everybody waits too long.
    while ((await run(workers, "echo")).kind !== "done");
    const long = run(workers, "later");
    expect(await run(workers, "echo")).toMatchObject({ kind: "refused", reason: "all" });
    expect(await long).toMatchObject({ kind: "done" });
  });

  it("lets only so many wait", async () => {
    const workers = pool();
    const jobs = Array.from({ length: limits.running + limits.waiting }, () => run(workers, "later"));
    // The first two wait, too, until their workers are ready.
    const outcomes = await Promise.all([...jobs, run(workers, "later")]);
    const refused = outcomes.filter(({ kind }) => kind !== "done");
    expect(refused.length).toBeGreaterThan(0);
    for (const refusal of refused) expect(refusal).toEqual({ kind: "refused", reason: "all", cpu: 0 });
  });

  it("does not begin the job of a caller who has gone", async () => {
    const workers = pool();
    const first = [run(workers, "later"), run(workers, "later")];
    const leaving = new AbortController();
    const job = workers.run({ name: "forever", input: null }, { caller: "gone", signal: leaving.signal });
    leaving.abort();
    expect(await job).toMatchObject({ kind: "refused", reason: "gone" });
    await Promise.all(first);
    const again = workers.run({ name: "echo", input: "back" }, { caller: "gone" });
    expect(await again, "and holds no place for them").toMatchObject({ value: "back" });
  });

  it("keeps its workers for the next jobs, or takes new ones", async () => {
    const keeping = pool({ spare: 0, running: 1 });
    for (let turn = 0; turn < 3; turn++) await run(keeping, "echo");
    expect(started).toHaveBeenCalledTimes(1);
    started.mockClear();
    const fresh = pool({ spare: 0, jobs: 1 });
    for (let turn = 0; turn < 3; turn++) await run(fresh, "echo");
    expect(started).toHaveBeenCalledTimes(3);
  });

  it("says so when no worker can be started, and tries again with the next job", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const start = vi
      .fn(started)
      .mockImplementationOnce(() => new Worker("throw new Error('no start')", { eval: true }));
    const workers = pool({ spare: 0, running: 1 }, start);
    expect(await run(workers, "echo")).toMatchObject({ kind: "refused", reason: "none" });
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining("Worker failed"));
    expect(await run(workers, "echo", "now")).toMatchObject({ value: "now" });
    complaint.mockRestore();
  });
});
