import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callAction } from "./call-action";

const fails = (error: unknown) => async (_input: { id: string }) => {
  throw error;
};
const input = { id: "a" };

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("gives back what the action answers", async () => {
  const seen: unknown[] = [];
  const answer = { ok: true as const, data: 7 };
  const action = async (provided: { id: string }) => {
    seen.push(provided);
    return answer;
  };
  expect(await callAction(action, input)).toBe(answer);
  expect(seen).toEqual([input]);
  const refusal = { ok: false as const, error: { code: "conflict", message: "That already exists." } };
  expect(await callAction(async (_: object) => refusal, {})).toBe(refusal);
});

it("tells a shop that can't be reached from no connection at all", async () => {
  const lost = fails(new TypeError("Failed to fetch"));
  expect(await callAction(lost, input)).toMatchObject({ ok: false, error: { code: "unreachable" } });
  vi.stubGlobal("navigator", { onLine: false });
  expect(await callAction(lost, input, { otherwise: "Nothing was deleted." })).toEqual({
    ok: false,
    error: {
      code: "offline",
      message: "You seem to be offline. Check your connection and try again. Nothing was deleted.",
    },
  });
});

it("knows a server of another build by the action that it doesn't have", async () => {
  const gone = fails(new UnrecognizedActionError("not found"));
  expect(await callAction(gone, input)).toEqual({
    ok: false,
    error: { code: "updated", message: "The shop was updated. Reload the page to go on." },
  });
  expect(await callAction(gone, input, { typed: true })).toMatchObject({
    error: { message: expect.stringContaining("Copy what you typed first") },
  });
});

it("says what is said of a post that was refused before its action heard of it", async () => {
  const fast = fails(new Error("That was a bit fast. Wait a moment and try again."));
  expect(await callAction(fast, input, { typed: true })).toEqual({
    ok: false,
    error: {
      code: "rate_limited",
      message: "That was a bit fast. Wait a moment and try again. What you typed is still here.",
    },
  });
});

it("says of anything else that it is ours", async () => {
  const broken = fails(new Error("An unexpected response was received from the server."));
  expect(await callAction(broken, input, { typed: true })).toEqual({
    ok: false,
    error: {
      code: "internal",
      message: "Something went wrong on our side. Try again in a minute. What you typed is still here.",
    },
  });
});
