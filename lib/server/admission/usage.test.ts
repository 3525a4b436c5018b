import { describe, expect, it } from "vitest";
import { Usage } from "./usage";

describe("what a caller used", () => {
  it("adds up, and is half forgotten after half a minute", () => {
    const usage = new Usage();
    usage.add("ada", 100, 0);
    usage.add("ada", 50, 0);
    expect(usage.of("ada", 0)).toBe(150);
    expect(usage.of("ada", 30_000)).toBe(75);
    usage.add("ada", 25, 30_000);
    expect(usage.of("ada", 60_000)).toBe(50);
    expect(usage.of("ben", 0)).toBe(0);
  });

  it("takes no more memory than ten thousand callers do", () => {
    const usage = new Usage();
    for (let caller = 0; caller <= 10_001; caller++) usage.add(String(caller), 1, 0);
    expect(usage.of("0", 0)).toBe(0);
    expect(usage.of("1", 0)).toBe(0);
    expect(usage.of("2", 0)).toBe(1);
  });
});
