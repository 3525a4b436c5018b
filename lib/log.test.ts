import { afterEach, expect, it, vi } from "vitest";
import { logBareErrorsAsLines, logError, logNotice } from "./log";
import { asRequest } from "./telemetry/current-request";

const written = vi.spyOn(console, "error").mockImplementation(() => {});
const spy = console.error;
afterEach(() => {
  console.error = spy;
  written.mockClear();
});

it("writes a bare error as one line, and leaves everything else as it is", () => {
  logBareErrorsAsLines();
  console.error(new Error("Unexpected end of form", { cause: new Error("cut\nshort") }));
  console.error("two", new Error("words"));
  console.error("a line");
  console.error("\u001b[31m⨯\u001b[39m", new Error("Unexpected end of form"));
  const [first, ...others] = written.mock.calls;
  expect(JSON.parse(others.pop()?.[0])).toMatchObject({ error: ["Error: Unexpected end of form"] });
  expect(first).toEqual([expect.not.stringContaining("\n")]);
  expect(JSON.parse(first?.[0])).toMatchObject({
    level: "error",
    event: "Request failed",
    error: ["Error: Unexpected end of form", "Error: cut\nshort"],
  });
  expect(others).toEqual([["two", expect.any(Error)], ["a line"]]);
});

it("names the request that a line is about, in what follows from it too", async () => {
  const said = vi.spyOn(console, "info").mockImplementation(() => {});
  await asRequest("a-request-1", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    logError("Failed");
    logNotice("Noticed");
    logBareErrorsAsLines();
    console.error(new Error("bare"));
  });
  logError("Outside");
  const lines = [...written.mock.calls, ...said.mock.calls].map(([line]) => JSON.parse(line));
  expect(lines.map(({ event, request }) => [event, request])).toEqual([
    ["Failed", "a-request-1"],
    ["Request failed", "a-request-1"],
    ["Outside", undefined],
    ["Noticed", "a-request-1"],
  ]);
  said.mockRestore();
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
    error: ["Error: to [mail] from [address]", "PrismaClientKnownRequestError: Unique constraint failed on (`email`)"],
    stack: expect.stringMatching(/^at .*log\.test\.ts/),
    who: { mail: "[mail]" },
  });
});
