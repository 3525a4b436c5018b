import { afterEach, beforeEach } from "vitest";

/**
 * A test that makes the code complain says so, with `vi.spyOn(console, "error").mockImplementation(() => {})` and what it
 * expects of the spy. Any other console.error fails the test it happened in.
 */
let complaints: unknown[][] = [];
console.error = (...args) => {
  complaints.push(args);
};

beforeEach(() => {
  complaints = [];
});

afterEach(() => {
  const [first] = complaints;
  if (first) throw new Error(`Unexpected console.error: ${first.map(String).join(" ")}`);
});
