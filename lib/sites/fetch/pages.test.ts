import { describe, expect, it, vi } from "vitest";
import { cacheRefusal, pageLimits, fetchPageOnce as read } from "./pages";
import { createPageProblem } from "./problems";

const page = (html: string) => ({ url: new URL("https://a.example.com"), html });

let callers = 0;
/** Each time somebody else asks. */
const fetchPageOnce = (typed: string, fetch: Parameters<typeof read>[2]) => read(typed, `caller ${callers++}`, fetch);

describe("fetchPageOnce", () => {
  it("asks a site once for those who ask at once, and for those who ask within a minute", async () => {
    const fetch = vi.fn(async () => page("one"));
    const [first, second] = await Promise.all([
      fetchPageOnce("once.example.com", fetch),
      fetchPageOnce(" once.example.com ", fetch),
    ]);
    expect(first).toBe(second);
    expect(await fetchPageOnce("once.example.com", fetch)).toBe(first);
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
    await fetchPageOnce("once.example.com", fetch);
    vi.useRealTimers();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("asks again after a failure", async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce(page("up"));
    await expect(fetchPageOnce("fails.example.com", fetch)).rejects.toThrow("down");
    expect((await fetchPageOnce("fails.example.com", fetch)).html).toBe("up");
  });

  it("fetches only so many at a time", async () => {
    const ends: (() => void)[] = [];
    const slow = () => new Promise<ReturnType<typeof page>>((resolve) => ends.push(() => resolve(page("slow"))));
    const requested = Array.from({ length: pageLimits.underWay }, (_, n) => fetchPageOnce(`${n}.example.com`, slow));
    await expect(fetchPageOnce("one-more.example.com", slow)).rejects.toMatchObject({ code: "rate_limited" });
    expect((await Promise.race([fetchPageOnce("0.example.com", slow), Promise.resolve("shared")])) as unknown).toBe(
      "shared",
    );
    for (const end of ends) end();
    await Promise.all(requested);
    expect((await fetchPageOnce("one-more.example.com", async () => page("now"))).html).toBe("now");
  });

  it.each([
    ["for one caller", (n: number) => [`${n}.one-caller.example.com`, "the same"]],
    ["from one host", (n: number) => [`one-host.example.com/${n}`, `caller of a host ${n}`]],
  ])("fetches only so many at a time %s", async (_, nth) => {
    const ends: (() => void)[] = [];
    const slow = () => new Promise<ReturnType<typeof page>>((resolve) => ends.push(() => resolve(page("slow"))));
    const ask = (n: number) => read(nth(n)[0] ?? "", nth(n)[1] ?? "", slow);
    const requested = [ask(1), ask(2), ask(3)];
    await expect(ask(4)).rejects.toMatchObject({ code: "rate_limited", retryAfter: 5 });
    const elsewhere = fetchPageOnce("somewhere-else.example.com", async () => page("now"));
    expect((await elsewhere).html, "others are not held up").toBe("now");
    for (const end of ends) end();
    await Promise.all(requested);
  });

  it("remembers for a minute that a page can't be shown", async () => {
    const fetch = vi.fn(async () => page("<p>".repeat(9)));
    await fetchPageOnce("intricate.example.com", fetch);
    cacheRefusal(" intricate.example.com ", createPageProblem("intricate"));
    await expect(fetchPageOnce("intricate.example.com", fetch)).rejects.toThrow("intricate");
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
    await fetchPageOnce("intricate.example.com", fetch);
    vi.useRealTimers();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("keeps no more than fits", async () => {
    const fetch = vi.fn(async () => page("x".repeat(9_000_000)));
    await fetchPageOnce("large-1.example.com", fetch);
    await fetchPageOnce("large-2.example.com", fetch);
    await fetchPageOnce("large-3.example.com", fetch);
    await fetchPageOnce("large-3.example.com", fetch);
    expect(fetch, "the newest is kept").toHaveBeenCalledTimes(3);
    await fetchPageOnce("large-1.example.com", fetch);
    expect(fetch, "the oldest is not").toHaveBeenCalledTimes(4);
  });
});
