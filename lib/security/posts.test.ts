import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rules } from "@/lib/limits/rules";
import { maxPostBytes } from "./post-size";
import { refusalOfPost } from "./posts";

const waits = vi.hoisted((): number[] => []);
vi.mock("node:timers/promises", () => ({ setTimeout: async (ms: number) => void waits.push(ms) }));

// Time stands still, and is moved by hand: what is counted is counted for a minute.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] }));
afterAll(() => void vi.useRealTimers());

function post(address: string, body: string | ReadableStream<Uint8Array> = "[]", length?: string): Request {
  const said = length ?? (typeof body === "string" ? String(body.length) : undefined);
  const headers = { "x-forwarded-for": address, ...(said !== undefined && { "content-length": said }) };
  return new Request("http://shop.example/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

/** A body in pieces, which doesn't say how long it is. */
const inPieces = (text: string) => new Blob([text]).stream();
const statusOf = async (request: Request) => (await refusalOfPost(request))?.status;

/** How many posts of an address go on before one is refused. */
async function taken(address: string): Promise<number> {
  for (let count = 0; ; count++) if (await refusalOfPost(post(address))) return count;
}

describe("a post to a page", () => {
  it("goes on while its address sends few, and is refused with the time to wait", async () => {
    expect(await taken("192.0.2.1")).toBe(rules.pagePost.points);
    const refusal = await refusalOfPost(post("192.0.2.1"));
    expect(refusal?.status).toBe(429);
    // What a page is told of it, which next reads of this type alone.
    expect(refusal?.headers.get("content-type")).toBe("text/plain");
    expect(await refusal?.text()).toBe("That was a bit fast. Wait a moment and try again.");
    expect(Number(refusal?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusalOfPost(post("192.0.2.2"))).toBeUndefined();
  });

  it("counts for more when it is large, also when it doesn't say so", async () => {
    const text = "x".repeat(maxPostBytes);
    for (const [address, body] of [
      ["192.0.2.3", () => text],
      ["192.0.2.4", () => inPieces(text)],
    ] as const) {
      for (let count = 0; count < 3; count++) expect(await refusalOfPost(post(address, body()))).toBeUndefined();
      expect(await taken(address)).toBe(rules.pagePost.points - 3 * (1 + maxPostBytes / 4096));
    }
  });

  it("is refused when it is too large, says an odd length, or turns out too large", async () => {
    const text = "x".repeat(maxPostBytes + 1);
    expect(await statusOf(post("192.0.2.5", text))).toBe(413);
    expect(await statusOf(post("192.0.2.5", inPieces(text)))).toBe(413);
    expect(await statusOf(post("192.0.2.5", "[]", "many"))).toBe(413);
  });

  it("is refused when it refers to itself without end, and not for its prices", async () => {
    expect(await statusOf(post("192.0.2.6", `[[${'"$0",'.repeat(2_000)}"$0"]]`))).toBe(400);
    expect(await statusOf(post("192.0.2.6", `[[${'"$$149",'.repeat(400)}"$$4"]]`))).toBeUndefined();
  });

  it("goes on after those before it when it is large, however many addresses send them", async () => {
    // Later than all posts of the other tests have gone on.
    vi.advanceTimersByTime(60_000);
    waits.length = 0;
    const large = (index: number) => refusalOfPost(post(`198.51.100.${index}`, "x".repeat(maxPostBytes)));
    for (let index = 0; index < 8; index++) expect(await large(index)).toBeUndefined();
    const apart = 0.8 * (maxPostBytes / 1024);
    expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7].map((turns) => expect.closeTo(turns * apart)));
    expect(await refusalOfPost(post("198.51.100.99")), "a small one, at once").toBeUndefined();
    expect(waits).toHaveLength(7);
    // In the time of three of them.
    vi.advanceTimersByTime(3 * apart);
    await large(8);
    expect(waits.at(-1)).toBeCloseTo(5 * apart);
  });

  it("is refused when too many large ones wait before it", async () => {
    vi.advanceTimersByTime(60_000);
    const large = (index: number) => statusOf(post(`203.0.113.${index}`, "x".repeat(maxPostBytes)));
    const answers: (number | undefined)[] = [];
    while (answers.length < 100 && answers.at(-1) !== 429) answers.push(await large(answers.length));
    expect(answers.at(-1)).toBe(429);
    expect(waits.at(-1)).toBeLessThanOrEqual(5_000);
  });
});
