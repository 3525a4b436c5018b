import { afterEach, describe, expect, it, vi } from "vitest";
import { rules } from "@/lib/server/limits/rules";

// What a post to a route may cost the main thread: counted is what is made of it, not how long that takes.

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
const { handleMcpRequest } = await import("@/lib/api/mcp/handle-request");
const { handleCall } = await import("@/lib/api/functions/handle-call");
const { receivePost } = await import("@/lib/forms/receive-post");
const { enforceLimit } = await import("@/lib/server/limits/limit");
const { createAddressSubject } = await import("@/lib/server/limits/subject");
const { getTurns, computeTurn } = await import("./turns");

let visitor = 0;
afterEach(() => void vi.restoreAllMocks());

function post(body: string, type = "application/json"): Request {
  return new Request("https://silcrow.example/", {
    method: "POST",
    headers: {
      "content-type": type,
      accept: "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "x-forwarded-for": `198.51.100.${visitor}`,
    },
    body,
  });
}

const form = async (request: Request) => {
  const { error } = await receivePost(request, { site: "none", form: "none" });
  return { status: error ? { too_large: 413, rate_limited: 429 }[error.code as string] : 200, says: error?.sentence };
};
const answered = async (response: Response) => ({ status: response.status, says: await response.text() });

const doors = {
  "/mcp": async (request: Request) => answered(await handleMcpRequest(request)),
  "/api/functions": async (request: Request) => answered(await handleCall(request, "editSection")),
  "/api/forms": form,
};
/** Members as many as fit into a body, as each door's messages have them. */
const members = (count: number) => Array.from({ length: count }, (_, index) => `"${index.toString(36)}":1`).join(",");
const messages: Record<keyof typeof doors, (inner: string) => string> = {
  "/mcp": (inner) => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_code","arguments":${inner}}}`,
  "/api/functions": (inner) => `{"data":${inner}}`,
  "/api/forms": (inner) => inner,
};

describe.each(Object.keys(doors) as (keyof typeof doors)[])("a post to %s", (path) => {
  it("with more members than anything has is refused before any of it is parsed", async () => {
    visitor++;
    const body = messages[path](`{${members(24_000)}}`);
    const parse = vi.spyOn(JSON, "parse");
    const { status, says } = await doors[path](post(body));
    expect(status).toBe(413);
    expect(says).toMatch(/more than 1,000 entries|more fields than can be taken/);
    expect(parse.mock.calls.filter(([text]) => text.length > 1_000)).toEqual([]);
  });

  it("that is long waits for its turn, and a short one for nobody", async () => {
    visitor++;
    const take = vi.spyOn(getTurns(), "take");
    const long = messages[path](JSON.stringify({ text: "x".repeat(100_000) }));
    await doors[path](post(long));
    expect(take.mock.calls).toEqual([[`198.51.100.${visitor}`, computeTurn(Buffer.byteLength(long))]]);
    await doors[path](post(messages[path]('{"a":"b"}')));
    expect(take).toHaveBeenCalledTimes(1);
    // Short, with values by the hundred.
    await doors[path](post(messages[path](`{${members(500)}}`)));
    expect(take).toHaveBeenCalledTimes(2);
  });

  it("is refused while too many wait", async () => {
    visitor++;
    vi.spyOn(getTurns(), "take").mockResolvedValue({ retryIn: 3_200 });
    const { status, says } = await doors[path](post(messages[path](JSON.stringify({ text: "x".repeat(100_000) }))));
    expect(status).toBe(429);
    expect(says).toContain("4 seconds");
  });

  it("counts by its size, before it is read", async () => {
    visitor++;
    await enforceLimit("routePost", createAddressSubject(`198.51.100.${visitor}`), rules.routePost.points - 23);
    const request = post(messages[path](JSON.stringify({ text: "x".repeat(100_000) })));
    expect((await doors[path](request)).status).toBe(429);
    expect(request.bodyUsed).toBe(false);
  });
});

it("a form has no more fields than can be stored, however it is sent", async () => {
  visitor++;
  const urlencoded = await form(post("a&".repeat(20_000), "application/x-www-form-urlencoded"));
  expect(urlencoded).toEqual({
    status: 413,
    says: "This form has more fields than can be taken. Go back and send fewer.",
  });
  const parts = `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(5_200);
  expect((await form(post(parts, "multipart/form-data; boundary=b"))).status).toBe(413);
});

it("a short message is all that anything but a call of a tool may be", async () => {
  visitor++;
  for (const method of ["tools/list", "initialize", "nothing", "notifications/initialized"]) {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { a: "x".repeat(9_000) } });
    const { status, says } = await doors["/mcp"](post(body));
    expect([status, says], method).toEqual([413, expect.stringContaining("Only a call of a tool")]);
  }
});
