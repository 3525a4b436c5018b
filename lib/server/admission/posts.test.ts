import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rules } from "@/lib/server/limits/rules";
import { maxPostBytes } from "./post-size";
import { refusePost } from "./posts";
import { computeTurn } from "./turns";

// Time stands still, and is moved by hand: what is counted is counted for a minute.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] }));
afterAll(() => void vi.useRealTimers());

function post(address: string, body: string | ReadableStream<Uint8Array> = "[]", length?: string): Request {
  const declared = length ?? (typeof body === "string" ? String(body.length) : undefined);
  const headers = { "x-forwarded-for": address, ...(declared !== undefined && { "content-length": declared }) };
  return new Request("http://shop.example/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

/** A body in pieces, which doesn't say how long it is. */
const inPieces = (text: string) => new Blob([text]).stream();
const statusOf = async (request: Request) => (await refusePost(request))?.status;

/** How many posts of an address go on before one is refused. */
async function taken(address: string): Promise<number> {
  for (let count = 0; ; count++) if (await refusePost(post(address))) return count;
}

describe("a post to a page", () => {
  it("goes on while its address sends few, and is refused with the time to wait", async () => {
    expect(await taken("192.0.2.1")).toBe(rules.pagePost.points);
    const refusal = await refusePost(post("192.0.2.1"));
    expect(refusal?.status).toBe(429);
    // What a page is told of it, which next reads of this type alone.
    expect(refusal?.headers.get("content-type")).toBe("text/plain");
    expect(await refusal?.text()).toBe("That was a bit fast. Wait a moment and try again.");
    expect(Number(refusal?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusePost(post("192.0.2.2"))).toBeUndefined();
  });

  it("counts for more when it is large, also when it doesn't say so", async () => {
    const text = "x".repeat(maxPostBytes);
    for (const [address, body] of [
      ["192.0.2.3", () => text],
      ["192.0.2.4", () => inPieces(text)],
    ] as const) {
      for (let count = 0; count < 3; count++) {
        expect(await refusePost(post(address, body()))).toBeUndefined();
        await vi.advanceTimersByTimeAsync(2 * computeTurn(maxPostBytes));
      }
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

  it("is not refused for quoted prices in a text, however many there are", async () => {
    const code = JSON.stringify([{ code: '<p title="$5">x</p>'.repeat(250) }]);
    expect(await statusOf(post("192.0.2.7", code))).toBeUndefined();
    const refusal = await refusePost(post("192.0.2.7", `["$0"${',"$0"'.repeat(300)}]`));
    expect(refusal?.headers.get("content-type"), "which next hands on to the page").toBe("text/plain");
    expect(await refusal?.text()).toBe("This has too many parts to be read at once. Send less of it.");
  });

  it("goes on in its turn when it is large, and at once when it is small", async () => {
    // Later than all posts of the other tests have gone on.
    await vi.advanceTimersByTimeAsync(60_000);
    const done: string[] = [];
    const send = (name: string, address: string, body: string) =>
      void refusePost(post(address, body)).then((refusal) => done.push(`${name} ${refusal?.status ?? "goes on"}`));
    const text = "x".repeat(maxPostBytes);
    for (let index = 0; index < 4; index++) send(`large ${index}`, `198.51.100.${index}`, text);
    await vi.advanceTimersByTimeAsync(1);
    send("small", "198.51.100.99", "[]");
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(["large 0 goes on", "small goes on"]);
    await vi.advanceTimersByTimeAsync(4 * computeTurn(maxPostBytes));
    expect(done.slice(2)).toEqual([1, 2, 3].map((index) => `large ${index} goes on`));
  });

  it("of one address that sends too many large ones is refused, and another's goes on next", async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    const answers: (number | undefined)[] = [];
    const text = "x".repeat(maxPostBytes);
    const flood = Array.from({ length: 120 }, (_, index) =>
      statusOf(post(`203.0.113.${index % 6}`, text)).then((status) => answers.push(status)),
    );
    await vi.advanceTimersByTimeAsync(computeTurn(maxPostBytes) / 2);
    let other: number | undefined | "waits" = "waits";
    const mine = statusOf(post("203.0.113.99", "x".repeat(5 * 1024))).then((status) => {
      other = status;
    });
    await vi.advanceTimersByTimeAsync(computeTurn(maxPostBytes));
    expect(other, "goes on").toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all([...flood, mine]);
    expect(answers).toContain(429);
  });
});
