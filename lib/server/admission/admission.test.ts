import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Admission, type AdmissionLimits, type Admitted } from "./admission";

// Time stands still, and is moved by hand.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

type Wish = Parameters<Admission["enter"]>[0];

/** Callers by their names, and what became of each wish, in that order. */
function open(limits: Partial<AdmissionLimits> = {}) {
  const admission = new Admission({ running: 1, waiting: 4, ...limits });
  const said: string[] = [];
  const places = new Map<string, Admitted>();
  /** @param name the caller, and after a blank which of their wishes it is */
  const enter = (name: string, wish: Partial<Wish> = {}) =>
    void admission.enter({ caller: name.split(" ")[0] ?? "", ...wish }).then((admitted) => {
      said.push(admitted.refused ? `${name}: ${admitted.refused}` : name);
      places.set(name, admitted);
    });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const release = async (name: string, used?: number) => {
    await settle();
    places.get(name)?.release(used);
    await settle();
  };
  return { admission, said, places, enter, release, settle };
}

describe("admission", () => {
  it("lets so many begin, and the next one when one is over, also of a place that is given up twice", async () => {
    const { said, enter, release, admission } = open({ running: 2 });
    for (const name of ["a", "b", "c", "d"]) enter(name);
    await release("a");
    await release("a");
    expect(said).toEqual(["a", "b", "c"]);
    expect([admission.running, admission.waiting]).toEqual([2, 1]);
  });

  it("begins with whoever had least, and what came first of what one caller wants", async () => {
    const { said, enter, release } = open();
    for (const name of ["a 1", "a 2", "a 3", "b 1", "c 1"]) enter(name);
    for (const name of ["a 1", "b 1", "c 1", "a 2"]) await release(name, 1);
    expect(said).toEqual(["a 1", "b 1", "c 1", "a 2", "a 3"]);
  });

  it("counts what is cheap for less", async () => {
    const { said, enter, release } = open({ waiting: 100 });
    enter("first");
    enter("dear", { cost: 60 });
    enter("cheap", { cost: 5 });
    await release("first");
    await release("cheap", 5);
    expect(said).toEqual(["first", "cheap", "dear"]);
  });

  it("forgets what was used, and forgives a little of it at once", async () => {
    const { said, enter, release } = open({ forgiven: 1 });
    enter("little");
    await release("little", 0.9);
    enter("much");
    await release("much", 40);
    for (const name of ["first", "much 2", "little 2", "new"]) enter(name);
    for (const name of ["first", "little 2", "new", "much 2"]) await release(name);
    expect(said.slice(2)).toEqual(["first", "little 2", "new", "much 2"]);
    await vi.advanceTimersByTimeAsync(180_000);
    for (const name of ["second", "much 3", "new 2"]) enter(name);
    await release("second");
    expect(said.at(-1)).toBe("much 3");
  });

  it("refuses what is too much of one caller, and of all, and says what stands before", async () => {
    const { said, places, enter, settle } = open({ waiting: 2, perCaller: 2 });
    for (const name of ["a 1", "a 2", "a 3", "b", "c"]) enter(name);
    await settle();
    // Of those with most, the last one gives way; c has no more than b, and came later.
    expect(said).toEqual(["a 1", "a 3: own", "a 2: all"]);
    enter("d");
    await settle();
    expect(said.at(-1)).toBe("d: all");
    expect(places.get("d")?.ahead).toBe(4);
  });

  it("counts what takes long of a caller by itself", async () => {
    const { said, enter, settle } = open({ waiting: 9, perCaller: 1, long: { running: 1, waiting: 9, from: 9 } });
    for (const name of ["a long", "a longer"]) enter(name, { isLong: true });
    for (const name of ["a short", "a shorter"]) enter(name);
    await settle();
    expect(said).toEqual(["a long", "a longer: own", "a shorter: own"]);
  });

  it("has nobody give way where who waits stays", async () => {
    const { said, enter, settle } = open({ waiting: 2, isFirm: true });
    for (const name of ["a 1", "a 2", "a 3", "b"]) enter(name);
    await settle();
    expect(said).toEqual(["a 1", "b: all"]);
  });

  it("refuses at once where nobody waits", async () => {
    const { said, enter, release } = open({ waiting: 0 });
    for (const name of ["a", "b"]) enter(name);
    await release("a");
    enter("c");
    await release("c");
    expect(said).toEqual(["a", "b: all", "c"]);
  });

  it("lets nobody wait too long, and nobody who has gone", async () => {
    const { said, enter, settle, admission } = open({ patience: 100 });
    const leaving = new AbortController();
    enter("a");
    enter("b");
    enter("gone", { signal: leaving.signal });
    leaving.abort();
    enter("away", { signal: leaving.signal });
    await settle();
    expect(said).toEqual(["a", "gone: gone", "away: gone"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(said.at(-1)).toBe("b: all");
    expect([admission.running, admission.waiting]).toEqual([1, 0]);
  });

  it("keeps places from what takes long, and from those who used much", async () => {
    const { said, enter, release } = open({ running: 2, waiting: 1, long: { running: 1, waiting: 2, from: 2 } });
    enter("heavy");
    await release("heavy", 2.5);
    enter("a", { isLong: true });
    enter("b", { isLong: true });
    enter("heavy 2");
    enter("c", { isLong: true });
    enter("short 1");
    enter("short 2");
    await release("short 1");
    expect(said.slice(1)).toEqual(["a", "heavy 2: all", "short 1", "short 2"]);
    await release("a");
    expect(said.at(-1)).toBe("b");
  });

  it("refuses all that wait", async () => {
    const { said, enter, settle, admission } = open();
    for (const name of ["a", "b", "c"]) enter(name);
    admission.refuseAll("none");
    await settle();
    expect(said).toEqual(["a", "b: none", "c: none"]);
  });
});
