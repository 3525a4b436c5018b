import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { CodeJobs } from "@/lib/code/jobs";
import { enforceLimit } from "@/lib/server/limits/limit";
import { rules } from "@/lib/server/limits/rules";
import { createUserSubject } from "@/lib/server/limits/subject";
import { toUserId } from "@/lib/server/user-id";
import { createJobRunner } from "./run";

const { runInWorker } = createJobRunner<CodeJobs>();

it("counts the processor time of a caller, and turns away who has used theirs up", async () => {
  const userId = toUserId(randomUUID());
  const draw = (who = userId) =>
    runInWorker("previewDocument", { product: "bullet", id: "silcrow-cta-ticket" }, { userId: who, address: "" });
  await enforceLimit("renderTime", createUserSubject(userId), rules.renderTime.points - 2);
  // One that was begun is finished, however long it takes.
  expect(await draw()).toContain("Kittiwake");
  await expect(draw()).rejects.toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) });
  expect(await draw(toUserId(randomUUID())), "others have theirs").toContain("Kittiwake");
});

it("tells what a job is refused for in the words of the job", async () => {
  const input = { product: "bullet", id: "silcrow-cta-ticket", content: { seats: 3 } } as const;
  const refusal = runInWorker("previewDocument", input, { userId: null, address: randomUUID() });
  await expect(refusal).rejects.toMatchObject({
    name: "AppError",
    code: "invalid",
    sentence: expect.stringMatching(/^[A-Z][^.:]*: /),
  });
});
