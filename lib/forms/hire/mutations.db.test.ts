import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { storeHireRequest } from "./mutations";
import { isStored } from "./queries";

const requested = () => ({
  name: "Ada Weaver",
  email: `${randomUUID()}@example.com`,
  site: "",
  message: "The header.",
  deadline: "",
  budget: "",
  form: randomUUID(),
  leave_empty: "",
});
const count = (email: string) => getDb().hireRequest.count({ where: { email } });

it("stores the same words from the same form once, also when they arrive at the same time", async () => {
  const request = requested();
  expect(await isStored(request)).toBe(false);
  const answers = await Promise.all(Array.from({ length: 8 }, () => storeHireRequest(request, null)));
  expect(answers.filter((isNew) => isNew)).toHaveLength(1);
  expect(await storeHireRequest(request, toUserId("late"))).toBe(false);
  expect(await isStored(request)).toBe(true);
  expect(await count(request.email)).toBe(1);
});

it("keeps words that changed, and the same words from another form", async () => {
  const request = requested();
  await storeHireRequest(request, null);
  expect(await isStored({ ...request, budget: "1" })).toBe(false);
  expect(await storeHireRequest({ ...request, message: "The header and the footer." }, null)).toBe(true);
  expect(await storeHireRequest({ ...request, form: randomUUID() }, null)).toBe(true);
  expect(await count(request.email)).toBe(3);
});
