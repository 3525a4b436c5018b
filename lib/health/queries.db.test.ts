import { afterEach, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { databaseAnswers } from "./queries";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks the database once a second at most, however many want to know", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const asked = vi.spyOn(db(), "$queryRaw");
  for (const times of [1, 2]) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => databaseAnswers()));
    expect(new Set(answers)).toEqual(new Set([true]));
    expect(asked).toHaveBeenCalledTimes(times);
    vi.advanceTimersByTime(1_001);
  }
});
