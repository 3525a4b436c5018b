import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { maxPageParts } from "@/lib/catalogue/content/composition-id";
import { WorkerPool } from "@/lib/server/workers/pool";
import { readSiteInWorker } from "@/lib/sites/run-jobs";
import { renderInWorker } from "./run-jobs";

vi.mock("@/lib/server/limits/limit", () => ({ enforceLimit: async () => {} }));
const run = vi.spyOn(WorkerPool.prototype, "run");
beforeEach(() => void run.mockReset().mockResolvedValue({ kind: "ended", reason: "time", cpu: 0 }));

const caller = { userId: null, address: randomUUID() };
const pages = [
  `page:${Array(maxPageParts).fill("silcrow-cta-ticket").join()}`,
  ...listSections()
    .filter(({ parts }) => parts)
    .map(({ id }) => id),
];
const draw = (id: string) => renderInWorker("previewDocument", { product: "bullet", id }, caller);
const print = (sectionId: string) => renderInWorker("deliver", { product: "bullet", sectionId, origin: "" }, caller);

it.each([
  ["drawn", draw],
  ["printed", print],
])("a page is %s with the time of several sections, in the line of long jobs, whoever asks", async (_, work) => {
  for (const page of pages) {
    await expect(work(page)).rejects.toMatchObject({ code: "invalid", sentence: expect.stringMatching(/^This page /) });
    expect(run.mock.lastCall?.[1].times, page).toBe(4);
  }
  const refusal = { code: "invalid", sentence: expect.stringMatching(/^With this content the section /) };
  await expect(work("silcrow-cta-ticket")).rejects.toMatchObject(refusal);
  expect(run.mock.lastCall?.[1].times).toBeUndefined();
});

it("so is one that is shown in somebody's own page", async () => {
  const input = { origin: "", page: { url: "https://a.example/", html: "" }, content: undefined, theme: undefined };
  for (const [sectionId, times] of [
    ...pages.map((id) => [id, 4] as const),
    ["silcrow-cta-ticket", undefined] as const,
  ]) {
    await expect(readSiteInWorker("showSection", { ...input, sectionId } as never, caller)).rejects.toThrow("time");
    expect(run.mock.lastCall?.[1].times, sectionId).toBe(times);
  }
});
