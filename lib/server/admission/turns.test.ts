import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { computeTurn, maxTurnWaitMs, type Refused, Turns } from "./turns";

// Time stands still, and is moved by hand.
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] }),
);
afterEach(() => void vi.useRealTimers());

const large = computeTurn(192 * 1024);

/** Those who wait for turns, and when they had them, in ms from now. */
function waitingRoom() {
  const turns = new Turns();
  // Of the fake clock.
  const now = () => performance.now();
  const begun = now();
  const had = new Map<string, number>();
  const refused = new Map<string, Refused>();
  const take = (name: string, turn = large, address = name.split(" ")[0] ?? "") =>
    void turns.take(address, turn).then((refusal) => {
      if (refusal) refused.set(name, refusal);
      else had.set(name, now() - begun);
    });
  return { take, had, refused };
}

describe("turns", () => {
  it("are far enough apart for other requests, however many addresses want one", async () => {
    const { take, had } = waitingRoom();
    for (let index = 0; index < 5; index++) take(`a${index}`);
    await vi.advanceTimersByTimeAsync(10 * large);
    const times = [...had.values()];
    expect(times).toHaveLength(5);
    for (const [index, time] of times.entries()) expect(time).toBeGreaterThanOrEqual(index * large - 1);
  });

  it("come at once to who waits for nobody", async () => {
    const { take, had } = waitingRoom();
    take("one");
    await vi.advanceTimersByTimeAsync(200);
    take("other");
    await vi.advanceTimersByTimeAsync(0);
    expect(had.get("other")).toBe(200);
  });

  it("come to who had least, whatever others have waiting", async () => {
    const { take, had, refused } = waitingRoom();
    for (let round = 0; round < 3; round++) for (let index = 0; index < 16; index++) take(`many${index} ${round}`);
    await vi.advanceTimersByTimeAsync(large / 2);
    take("somebody", computeTurn(5 * 1024));
    await vi.advanceTimersByTimeAsync(large);
    expect(had.get("somebody")).toBeLessThanOrEqual(large + 1);
    await vi.advanceTimersByTimeAsync(maxTurnWaitMs);
    expect(refused.size).toBeGreaterThan(0);
    expect([...refused.keys()]).not.toContain("somebody");
  });

  it("of one address wait behind those of all others", async () => {
    const { take, had } = waitingRoom();
    for (let index = 0; index < 10; index++) take(`one ${index}`);
    for (let index = 0; index < 5; index++) take(`other${index}`);
    await vi.advanceTimersByTimeAsync(20 * large);
    expect([...had.keys()].slice(1, 6)).toEqual(["other0", "other1", "other2", "other3", "other4"]);
  });

  it("are refused to who has most waiting, with the time after which to come again", async () => {
    const { take, had, refused } = waitingRoom();
    for (let index = 0; index < 60; index++) take(`one ${index}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(refused.size).toBeGreaterThan(20);
    expect([...refused.values()][0]?.retryIn).toBeGreaterThan(maxTurnWaitMs / 2);
    const before = refused.size;
    take("other");
    await vi.advanceTimersByTimeAsync(large + 1);
    expect(had.has("other")).toBe(true);
    expect(refused.size).toBe(before + 1);
  });

  it("are waited for only so long", async () => {
    const { take, refused } = waitingRoom();
    take("first");
    take("heavy", maxTurnWaitMs);
    const light = setInterval(() => take("light", 60, `${performance.now()}`), 50);
    await vi.advanceTimersByTimeAsync(maxTurnWaitMs + 2 * large);
    clearInterval(light);
    expect(refused.has("heavy")).toBe(true);
  });
});

describe("how long a turn is", () => {
  it("goes by the bytes, and by the values where they are many", () => {
    expect(computeTurn(100 * 1024)).toBeCloseTo(80);
    expect(computeTurn(8 * 1024, 10_000)).toBeCloseTo(160);
  });
});
