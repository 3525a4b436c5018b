import { expect, it } from "vitest";
import { readMessage, shortLimit } from "./message";

const read = (message: unknown, bytes?: number) => {
  const text = typeof message === "string" ? message : JSON.stringify(message);
  return readMessage(text, bytes ?? Buffer.byteLength(text));
};
const refusalOf = (message: unknown, bytes?: number) => {
  const result = read(message, bytes);
  return "refused" in result ? result.refused : undefined;
};

const hello = {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "test", version: "1" },
};
const initialize = (params: unknown) => ({ jsonrpc: "2.0", id: 7, method: "initialize", params });

it.each([
  ["no version", { ...hello, protocolVersion: undefined }, "params.protocolVersion: is missing: it must be text."],
  ["a number as version", { ...hello, protocolVersion: 1 }, "params.protocolVersion: must be text."],
  ["no client", { ...hello, clientInfo: undefined }, "params.clientInfo: is missing: it must be {name, version}."],
  ["a client without a name", { ...hello, clientInfo: { version: "1" } }, "params.clientInfo.name: is missing"],
  ["a list of capabilities", { ...hello, capabilities: [] }, "params.capabilities: must be an object"],
  ["nothing", undefined, "params.protocolVersion: is missing"],
])("a handshake with %s is refused in a sentence", (_, params, says) => {
  const refused = refusalOf(initialize(params));
  expect(refused).toMatchObject({ status: 200, code: -32_602, id: 7 });
  expect(refused?.message).toContain(says);
  expect(refused?.message).not.toMatch(/[[{]\s*"|Invalid input/);
});

it("a call of a tool without a name, or with a list of arguments, is refused in a sentence", () => {
  const call = (params: unknown) => refusalOf({ jsonrpc: "2.0", id: "a", method: "tools/call", params });
  expect(call({})).toMatchObject({
    code: -32_602,
    id: "a",
    message: "params.name: is missing: it must be text. The name of a tool, like search_sections.",
  });
  expect(call({ name: "get_code", arguments: [] })?.message).toContain("params.arguments: must be an object");
});

it("what is null is as if absent", () => {
  const call = { jsonrpc: "2.0", id: 1, method: "tools/call" };
  expect(read({ ...call, params: { name: "a", arguments: null, _meta: null } })).toEqual({
    message: { ...call, params: { name: "a" } },
  });
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  expect(read({ ...list, params: null })).toEqual({ message: list });
  expect(read({ ...list, params: { cursor: null } })).toEqual({ message: { ...list, params: {} } });
  const named = { ...hello, clientInfo: { ...hello.clientInfo, title: null }, capabilities: { sampling: null } };
  expect(read(initialize(named))).toEqual({ message: initialize(hello) });
  // A tool reads its own.
  const provided = { name: "a", arguments: { query: null } };
  expect(read({ ...call, params: provided })).toEqual({ message: { ...call, params: provided } });
});

it("only a call of a tool may be long", () => {
  const long = (method: string) => refusalOf({ jsonrpc: "2.0", id: 1, method, params: { name: "x" } }, shortLimit + 1);
  expect(long("tools/call")).toBeUndefined();
  for (const method of ["tools/list", "initialize", "ping", "notifications/initialized", "nothing"])
    expect(long(method), method).toMatchObject({ status: 413, message: expect.stringContaining("tools/call") });
});

it.each(["", "{", "[]", '[{"jsonrpc":"2.0"}]', "null", '"text"', "1"])("%j is no message", (text) => {
  expect(refusalOf(text)).toMatchObject({ status: 400, id: null, message: expect.stringMatching(/\.$/) });
});
