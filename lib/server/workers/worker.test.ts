import { expect, it, vi } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { listFormats } from "@/lib/code/metadata/format";

const order: unknown[] = [];

vi.mock("node:worker_threads", () => ({
  parentPort: { postMessage: ({ kind }: { kind: string }) => order.push(kind), on: () => {} },
  workerData: { warm: true },
}));
vi.mock("@/lib/code/jobs", () => ({
  codeJobs: {
    previewDocument: () => void order.push("previewDocument"),
    deliverToRead: ({ format }: { format: string }) => void order.push(format),
  },
}));

it("draws a section and prints it in each of its formats before it takes the first job", async () => {
  await import("@/lib/worker");
  const [first] = listSections();
  expect(order).toEqual(["previewDocument", ...(first ? listFormats(first) : []), "ready"]);
});
