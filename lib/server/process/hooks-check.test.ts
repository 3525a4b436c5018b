import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { errorDocumentStart } from "@/lib/server/guard/error-documents";

const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
vi.mock("@/lib/server/headers/actions", () => ({ getActionsFile: () => "package.json" }));
const { checkHooks, findMissingHooks } = await import("./hooks-check");
const { limitConnections } = await import("./connections");
const { appendRemoteAddress } = await import("@/lib/server/request/remote-address");

const folder = mkdtempSync(join(tmpdir(), "silcrow-hooks-"));
const pages = join(folder, ".next/server/app");
mkdirSync(pages, { recursive: true });
/** A build in which the document of a page that failed begins like this. */
const build = (start: string) => writeFileSync(join(pages, "_global-error.html"), `${start}…`);
build(errorDocumentStart);
writeFileSync(join(pages, "_not-found.html"), "the shop’s page for wrong addresses");
afterAll(() => rmSync(folder, { recursive: true }));

const around = vi.fn((_request: unknown, _response: unknown, answer: () => void) => answer());

it("says what isn't there, and what doesn't hold then", async () => {
  expect(await findMissingHooks(500, folder)).toEqual([
    "requests of a connection counted",
    "the end of a connection announced",
    "the address of a connection",
  ]);
  await checkHooks(500, folder);
  const lines = consoleError.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines[0]).toMatchObject({ level: "error", event: "Hook not found", so: expect.stringContaining("lib/") });
  expect(lines).toHaveLength(3);
});

it("finds everything where everything is set up, and tells nobody of its own requests", async () => {
  limitConnections(around);
  appendRemoteAddress();
  expect(await findMissingHooks(undefined, folder)).toEqual([]);
  expect(around).not.toHaveBeenCalled();
});

it("finds when documents of pages that fail begin otherwise, or the page to send instead isn't built", async () => {
  const missing = ["the documents of pages that fail"];
  build('<!DOCTYPE html><html data-error=""><head>');
  expect(await findMissingHooks(undefined, folder)).toEqual(missing);
  build(errorDocumentStart);
  rmSync(join(pages, "_not-found.html"));
  expect(await findMissingHooks(undefined, folder)).toEqual(missing);
});
