import { createServer } from "node:http";
import { expect, it } from "vitest";
import { findFreePort, findPortProblem, isAlive, readCommandLine, readParentId } from "./processes";

it.each(["127.0.0.1", "::1", "0.0.0.0"])("finds a port busy that somebody has on %s", async (host) => {
  const port = await findFreePort();
  expect(await findPortProblem(port)).toBeUndefined();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  expect(await findPortProblem(port)).toBe("is in use by another program");
  await new Promise((resolve) => server.close(resolve));
});

it("knows processes", () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(2 ** 22 + 1)).toBe(false);
  expect(readCommandLine(process.pid)).toContain("node");
  expect(readCommandLine(2 ** 22 + 1)).toBe("");
  expect(readParentId(process.pid)).toBe(process.ppid);
});
