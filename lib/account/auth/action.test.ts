import { notFound, redirect } from "next/navigation";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError, errorTable } from "@/lib/server/errors";
import { toUserId } from "@/lib/server/user-id";
import { createActionMaker } from "./action";

const reader = toUserId("reader");
const count = vi.fn(async (_rule: string, _who: unknown) => {});
const createAction = createActionMaker(async () => reader, count);
const counted = { limit: "account" };
const log = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  log.mockClear();
  count.mockReset();
});

it("hands the parsed input and the caller to the handler", async () => {
  const add = createAction(
    z.object({ count: z.coerce.number() }),
    async ({ count }, { userId }) => ({ next: count + 1, userId }),
    counted,
  );
  expect(await add({ count: "2" })).toEqual({ ok: true, data: { next: 3, userId: reader } });
});

it("answers bad input with the schema's own sentence, else with ours, and says which field", async () => {
  const handler = vi.fn(async () => "never");
  const named = createAction(z.object({ name: z.string().min(1, "Give it a name.") }), handler, counted);
  expect(await named({ name: "" })).toEqual({
    ok: false,
    error: { code: "invalid", message: "Give it a name.", fields: { name: "Give it a name." } },
  });
  expect(await named({ name: 5 } as never)).toEqual({
    ok: false,
    error: {
      code: "invalid",
      message: errorTable.invalid.sentence,
      fields: { name: errorTable.invalid.sentence },
    },
  });
  expect(await named(undefined as never)).toEqual({
    ok: false,
    error: { code: "invalid", message: errorTable.invalid.sentence },
  });
  expect(handler).not.toHaveBeenCalled();
});

it("doesn't parse or run for callers it refuses", async () => {
  const handler = vi.fn(async () => "never");
  const refusing = createActionMaker(() => Promise.reject(new AppError("unauthenticated")), count);
  expect(await refusing(z.object({}), handler, counted)({})).toEqual({
    ok: false,
    error: { code: "unauthenticated", message: errorTable.unauthenticated.sentence },
  });
  expect(handler).not.toHaveBeenCalled();
});

it("counts whatever is asked before it looks at it, and stops where the limit is reached", async () => {
  const handler = vi.fn(async () => "done");
  const limited = createAction(z.object({ name: z.string() }), handler, { limit: "copySection" });
  expect(await limited({ name: 5 } as never)).toMatchObject({ ok: false, error: { code: "invalid" } });
  expect(count).toHaveBeenCalledExactlyOnceWith("copySection", reader);
  expect(await limited({ name: "Ada" })).toEqual({ ok: true, data: "done" });
  expect(count).toHaveBeenCalledTimes(2);

  const sentence = "Try again in 3 seconds.";
  count.mockRejectedValueOnce(new AppError("rate_limited", undefined, { retryAfter: 3, sentence }));
  expect(await limited({ name: "Ada" })).toEqual({ ok: false, error: { code: "rate_limited", message: sentence } });
  expect(handler).toHaveBeenCalledTimes(1);
});

it("answers expected errors quietly and logs the unexpected as one line of JSON", async () => {
  const fail = (error: unknown) => createAction(z.object({}), () => Promise.reject(error), counted)({});
  const sentence = "You own this already.";
  expect(await fail(new AppError("conflict", "log only", { sentence }))).toEqual({
    ok: false,
    error: { code: "conflict", message: sentence },
  });
  expect(log).not.toHaveBeenCalled();

  expect(await fail(new Error("secret detail"))).toEqual({
    ok: false,
    error: { code: "internal", message: errorTable.internal.sentence },
  });
  expect(JSON.parse(log.mock.calls[0]?.[0])).toMatchObject({
    level: "error",
    event: "Action failed",
    error: ["Error"],
  });

  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(await fail(refused)).toMatchObject({ ok: false, error: { code: "unavailable" } });
});

it("lets next's own redirects and not-founds through", async () => {
  const go = createAction(z.object({}), async () => redirect("/account"), counted);
  await expect(go({})).rejects.toMatchObject({ digest: expect.stringContaining("NEXT_REDIRECT") });
  const miss = createAction(z.object({}), async () => notFound(), counted);
  await expect(miss({})).rejects.toMatchObject({ digest: expect.stringContaining("404") });
});
