import { expect, it, vi } from "vitest";

const said = vi.spyOn(console, "error").mockImplementation(() => {});
vi.mock("@/lib/server/headers/actions", () => ({ getActionsFile: () => "package.json" }));
const { checkHooks, findMissingHooks } = await import("./hooks-check");
const { limitConnections } = await import("./connections");
const { appendRemoteAddress } = await import("@/lib/server/request/remote-address");

const around = vi.fn((_request: unknown, _response: unknown, answer: () => void) => answer());

it("says what isn't there, and what doesn't hold then", async () => {
  expect(await findMissingHooks(500)).toEqual([
    "requests of a connection counted",
    "the end of a connection announced",
    "the address of a connection",
  ]);
  await checkHooks(500);
  const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines[0]).toMatchObject({ level: "error", event: "Hook not found", so: expect.stringContaining("lib/") });
  expect(lines).toHaveLength(3);
});

it("finds everything where everything is set up, and tells nobody of its own requests", async () => {
  limitConnections(around);
  appendRemoteAddress();
  expect(await findMissingHooks()).toEqual([]);
  expect(around).not.toHaveBeenCalled();
});
