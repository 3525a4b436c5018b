import { afterEach, expect, it, vi } from "vitest";
import { logBareErrorsAsLines } from "./log";

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
