import { describe, expect, it, vi } from "vitest";

vi.stubEnv("SITE_URL", "https://silcrow.example");
const { readMessage } = await import("./message");
const { handleMessage } = await import("./server");
const { newestVersion } = await import("./reword");

const own = "io.modelcontextprotocol/";
const meta = {
  [`${own}protocolVersion`]: newestVersion,
  [`${own}clientInfo`]: { name: "test", version: "1" },
  [`${own}clientCapabilities`]: {},
};
const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };

/** Headers of a request of the newest version. */
const newest = (method = "tools/list") => ({ "mcp-protocol-version": newestVersion, "mcp-method": method });

async function answerTo(message: unknown, headers: Record<string, string> = {}) {
  const text = JSON.stringify(message);
  const read = readMessage(text, text.length);
  if ("refused" in read) return { ...read.refused, text: read.refused.message };
  const request = new Request("https://silcrow.example/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  const { status, message: answer } = await handleMessage(request, read.message, async () => {
    throw new Error("nobody calls a tool here");
  });
  const { error } = JSON.parse(answer || "{}");
  return { status, code: error?.code, message: error?.message, text: answer };
}

describe("a refusal names the member that is wrong and what it must be", () => {
  it.each<[unknown, number, string]>([
    [{ ...list, params: [] }, -32_602, "params: must be an object of fields, like {}."],
    [{ ...list, params: "x" }, -32_602, "params: must be an object of fields, like {}."],
    [{ ...list, params: { _meta: 5 } }, -32_602, "params._meta: must be an object of fields, like {}."],
    [
      { ...list, method: "ping", params: { _meta: [] } },
      -32_602,
      "params._meta: must be an object of fields, like {}.",
    ],
    [
      { ...list, params: { _meta: { progressToken: 1.5 } } },
      -32_602,
      "params._meta.progressToken: must be text or a whole number, like 1.",
    ],
    [{ ...list, params: { cursor: 5 } }, -32_602, "params.cursor: must be text."],
    [
      { ...list, method: "tools/call", params: {} },
      -32_602,
      "params.name: is missing: it must be text. The name of a tool, like search_sections.",
    ],
    [
      { ...list, method: "tools/call", params: { name: "get_code", arguments: 5 } },
      -32_602,
      "params.arguments: must be an object of fields.",
    ],
    [{ ...list, method: "tools/call", params: { name: "a", task: 5 } }, -32_602, "params.task: must be an object."],
    [{ ...list, method: "tools/call", params: { name: "" } }, -32_602, "params.name: There is no tool “”. There are"],
    [{ ...list, id: {} }, -32_600, "id: must be text or a whole number, like 1."],
    [{ ...list, id: null }, -32_600, "id: must be text or a whole number, like 1."],
    [{ ...list, id: 1.5 }, -32_600, "id: must be text or a whole number, like 1."],
    [{ ...list, id: undefined }, -32_600, "id: is missing: it must be text or a whole number, like 1."],
    [{ ...list, method: "notifications/initialized" }, -32_600, "id: must be left out: a notification has none"],
    [{ ...list, method: 5 }, -32_600, "method: must be the name of a method, like tools/list."],
    [{ ...list, method: "" }, -32_600, "method: must be the name of a method, like tools/list."],
    [{ ...list, method: undefined }, -32_600, "method: is missing: it must be the name of a method, like tools/list."],
    [{ ...list, method: "prompts/get" }, -32_601, "method: there is no “prompts/get” here. There are initialize, ping"],
    [{ ...list, jsonrpc: "1.0" }, -32_600, 'jsonrpc: must be "2.0".'],
    [{ ...list, jsonrpc: undefined }, -32_600, 'jsonrpc: is missing: it must be "2.0".'],
    [{ ...list, more: 1 }, -32_600, "more: there is no such field. There are jsonrpc, id, method, params."],
    [{ jsonrpc: "2.0", id: 1, result: 5 }, -32_600, "result: must be an object of fields."],
    [{ jsonrpc: "2.0", id: 1, error: 5 }, -32_600, "error: must be {code, message}."],
    [[list], -32_600, 'Send one message at a time, like {"jsonrpc": "2.0"'],
    ["text", -32_600, 'A message of the protocol is a JSON object, like {"jsonrpc": "2.0"'],
  ])("%j", async (message, code, says) => {
    expect(await answerTo(message)).toMatchObject({ code, message: expect.stringContaining(says) });
  });

  const known = `MCP-Protocol-Version: this header must be one of ${newestVersion}, 2025-11-25,`;
  it.each<[string, unknown, Record<string, string>, number, string]>([
    ["an old version", list, { "mcp-protocol-version": "1999-01-01" }, -32_000, known],
    ["a version that is none", list, { "mcp-protocol-version": "nonsense" }, -32_602, known],
    ["nothing of the newest", list, newest(), -32_602, "params._meta: is missing: it must be an object of fields."],
    [
      "a version that isn't spoken",
      { ...list, params: { _meta: { ...meta, [`${own}protocolVersion`]: "2030-01-01" } } },
      { ...newest(), "mcp-protocol-version": "2030-01-01" },
      -32_022,
      `params._meta.${own}protocolVersion: must be ${newestVersion}.`,
    ],
    [
      "a client that is a number",
      { ...list, params: { _meta: { ...meta, [`${own}clientInfo`]: 5 } } },
      newest(),
      -32_602,
      `params._meta.${own}clientInfo: must be {name, version}.`,
    ],
    [
      "a client without a name",
      { ...list, params: { _meta: { ...meta, [`${own}clientInfo`]: {} } } },
      newest(),
      -32_602,
      `params._meta.${own}clientInfo.name: is missing: it must be text.`,
    ],
    [
      "an ability that is a number",
      { ...list, params: { _meta: { ...meta, [`${own}clientCapabilities`]: { roots: 5 } } } },
      newest(),
      -32_602,
      `params._meta.${own}clientCapabilities.roots: must be an object.`,
    ],
    [
      "a handshake of the newest",
      {
        ...list,
        method: "initialize",
        params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a", version: "1" } },
      },
      newest(),
      -32_020,
      "MCP-Protocol-Version: this header must be left out of initialize",
    ],
    ["another method", { ...list, params: { _meta: meta } }, newest("x"), -32_020, "the Mcp-Method header names x"],
  ])("%s", async (_, message, headers, code, says) => {
    const answer = await answerTo(message, headers);
    expect(answer).toMatchObject({ code, message: expect.stringContaining(says) });
    expect(answer.text).not.toMatch(/invalid input|expected|received/i);
  });
});

it("takes what fits, whatever its version", async () => {
  for (const headers of [{}, { "mcp-protocol-version": "" }, { "mcp-protocol-version": "2025-06-18" }] as Record<
    string,
    string
  >[])
    expect(await answerTo({ ...list, id: "a" }, headers)).toMatchObject({ status: 200, code: undefined });
  expect(await answerTo({ ...list, params: { _meta: meta } }, newest())).toMatchObject({
    status: 200,
    code: undefined,
  });
  for (const taken of [
    { method: "notifications/initialized" },
    { method: "notifications/cancelled", params: { requestId: 1 } },
    { id: 1, result: {} },
    { id: 1, error: { code: 1, message: "x" } },
  ])
    expect((await answerTo({ jsonrpc: "2.0", ...taken })).status).toBe(202);
});

it("names the newest version as the library does", async () => {
  const answer = await answerTo(
    { ...list, method: "server/discover", params: { _meta: meta } },
    newest("server/discover"),
  );
  expect(answer.text).toContain(`"supportedVersions":["${newestVersion}"]`);
});
