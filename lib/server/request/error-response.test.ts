import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/server/errors";
import { createErrorResponse } from "./error-response";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => log.mockClear());

const address = "http://shop.example/api/x";
const tooFast = new AppError("rate_limited", undefined, { retryAfter: 7, sentence: "Try again in 7 seconds." });

it("answers scripts with JSON and people with the sentence, both with how long to wait", async () => {
  const forScript = createErrorResponse(tooFast, "x", new Request(address));
  expect(forScript.status).toBe(429);
  expect(forScript.headers.get("retry-after")).toBe("7");
  expect(await forScript.json()).toEqual({ error: { code: "rate_limited", message: "Try again in 7 seconds." } });

  const forPerson = createErrorResponse(
    tooFast,
    "x",
    new Request(address, { headers: { accept: "text/html,*/*;q=0.8" } }),
  );
  expect(forPerson.headers.get("retry-after")).toBe("7");
  expect(forPerson.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await forPerson.text()).toBe("Try again in 7 seconds.");
  expect(log).not.toHaveBeenCalled();
});

it("logs what is ours to mend, and tells nobody else", async () => {
  const response = createErrorResponse(new Error("secret detail"), "Finding an invoice failed", new Request(address));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(JSON.parse(log.mock.calls[0]?.[0])).toMatchObject({ event: "Finding an invoice failed", code: "internal" });
});

it("closes the connection when there is a body that nobody has read", async () => {
  const post = () => new Request(address, { method: "POST", body: "unread" });
  expect(createErrorResponse(tooFast, "x", post()).headers.get("connection")).toBe("close");
  const read = post();
  await read.text();
  expect(createErrorResponse(tooFast, "x", read).headers.get("connection")).toBeNull();
});
