import { afterEach, expect, it, vi } from "vitest";
import { logBareErrorsAsLines, logError, logNotice } from "./log";
import { runAsRequest } from "./metrics/current-request";

const written = vi.spyOn(console, "error").mockImplementation(() => {});
const spy = console.error;
afterEach(() => {
  console.error = spy;
  written.mockClear();
});

it("writes whatever is said to the console as one clean line", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { warn } = console;
  logBareErrorsAsLines();
  console.error(new Error("Unexpected end of form", { cause: new Error("severed\nshort") }));
  console.error("\u001b[31m⨯\u001b[39m", new Error("Unexpected end of form"));
  console.error("two %s to quill@b.example", "words", new Error("latecomer"));
  console.error("a\nline");
  console.error("⨯", Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  console.warn(new Error('Failed to find Server Action "Anna Meier". This request might be from an older deployment.'));
  logError("Ours");
  const read = (call: unknown[]) => [call.length, JSON.parse(String(call[0]))];
  const lines = written.mock.calls.map(read);
  const warnings = warned.mock.calls.map(read);
  console.warn = warn;
  warned.mockRestore();
  const isRequest = { level: "error", event: "Request failed" };
  const form = "Error";
  expect(lines).toMatchObject([
    [1, { ...isRequest, error: [form, "Error"] }],
    [1, { ...isRequest, error: [form] }],
    [1, { ...isRequest, error: [form] }],
    [1, { level: "error", event: "Written to the console", stack: expect.stringMatching(/log\.test\.ts/) }],
    [1, { level: "notice", event: "Client went away while it sent" }],
    [1, { level: "error", event: "Ours" }],
  ]);
  expect(lines[4]?.[1]).not.toHaveProperty("stack");
  expect(written.mock.calls.join()).not.toMatch(/Unexpected end|severed|two words|quill|latecomer/);
  expect(warnings).toMatchObject([[1, { level: "notice", event: "Request failed" }]]);
  expect(JSON.stringify(warnings)).not.toContain("Anna");
});

it("names the request that a line is about, in what follows from it too", async () => {
  const consoleInfo = vi.spyOn(console, "info").mockImplementation(() => {});
  await runAsRequest("a-request-1", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    logError("Failed");
    logNotice("Noticed");
    logBareErrorsAsLines();
    console.error(new Error("bare"));
  });
  logError("Outside");
  const lines = [...written.mock.calls, ...consoleInfo.mock.calls].map(([line]) => JSON.parse(line));
  expect(lines.map(({ event, request }) => [event, request])).toEqual([
    ["Failed", "a-request-1"],
    ["Request failed", "a-request-1"],
    ["Outside", undefined],
    ["Noticed", "a-request-1"],
  ]);
  consoleInfo.mockRestore();
});

it("says nothing of a person, wherever in an error that stands", () => {
  const cause = Object.assign(new Error("rejected: <zelda@rare.example>"), { name: "PrismaClientKnownRequestError" });
  cause.message = `\nInvalid \`create()\` invocation:\n{ name: "Zelda Rare" }\nUnique constraint failed on (\`email\`)`;
  logError("Failed", new Error("to zelda@rare.example from 203.0.113.7", { cause }), {
    who: { mail: "zelda@rare.example" },
  });
  logError("Failed", "thrown for zelda@rare.example");
  const all = written.mock.calls.join();
  expect(all).not.toMatch(/zelda|Zelda|203\.0/);
  expect(JSON.parse(written.mock.calls[0]?.[0])).toMatchObject({
    error: ["Error", "PrismaClientKnownRequestError"],
    stack: expect.stringMatching(/^at .*log\.test\.ts/),
    who: { mail: "[mail]" },
  });
});
