import { expect, it } from "vitest";
import { toUserId } from "@/lib/server/user-id";
import { queueLimits, runInTurn } from "./queue";

const user = (index: number) => toUserId(`user ${index}`);

it("does one after the other, also when one fails", async () => {
  let running = 0;
  const work = (fails: boolean) => async () => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    if (fails) throw new Error("damaged");
    return "done";
  };
  const results = await Promise.allSettled([0, 1, 2, 3].map((index) => runInTurn(user(index), work(index === 1))));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});

it("goes on after work that throws before it has a promise", async () => {
  const broken = () => {
    throw new Error("broken");
  };
  await expect(runInTurn(user(40), broken)).rejects.toThrow("broken");
  expect(await runInTurn(user(41), async () => "done")).toBe("done");
});

it("lets one who sends several keep another waiting for one of them", async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    order.push(name);
  };
  const all = ["first", "second", "third"].map((name) => runInTurn(user(50), work(name)));
  await Promise.all([...all, runInTurn(user(51), work("another's"))]);
  expect(order).toEqual(["first", "another's", "second", "third"]);
});

it("refuses what would wait too long: of one user, then of all", async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begin = (index: number) => runInTurn(user(index), () => gate);
  const own = Array.from({ length: queueLimits.own }, () => begin(0));
  await expect(begin(0)).rejects.toMatchObject({ code: "rate_limited", retryAfter: 2 });
  const others = Array.from({ length: queueLimits.all - queueLimits.own }, (_, index) => begin(index + 1));
  await expect(begin(99)).rejects.toMatchObject({ code: "rate_limited", retryAfter: 5 });
  finish();
  await Promise.all([...own, ...others]);
  await begin(0);
});
