import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { maxPageParts } from "@/lib/catalogue/content/composition-id";
import { WorkerPool } from "@/lib/server/workers/pool";
import { renderInWorker } from "./run-jobs";

vi.mock("@/lib/server/limits/limit", () => ({ enforceLimit: async () => {} }));
const run = vi.spyOn(WorkerPool.prototype, "run");
beforeEach(() => void run.mockReset().mockResolvedValue({ kind: "ended", reason: "time", cpu: 0 }));

const caller = { userId: null, address: randomUUID() };
const page = `page:${Array(maxPageParts).fill("silcrow-cta-ticket").join()}`;
const draw = (id: string) => renderInWorker("previewDocument", { product: "bullet", id }, caller);
const print = (sectionId: string) => renderInWorker("deliver", { product: "bullet", sectionId, origin: "" }, caller);

it.each([
  ["drawn", draw],
  ["printed", print],
])("a page is %s with the time of several sections, in the line of long jobs, whoever asks", async (_, work) => {
  await expect(work(page)).rejects.toMatchObject({ code: "invalid", sentence: expect.stringMatching(/^This page /) });
  expect(run.mock.lastCall?.[1].times).toBe(4);
  const refusal = { code: "invalid", sentence: expect.stringMatching(/^With this content the section /) };
  await expect(work("silcrow-cta-ticket")).rejects.toMatchObject(refusal);
  expect(run.mock.lastCall?.[1].times).toBeUndefined();
});
