import { createServer } from "node:http";
import { expect, it } from "vitest";
import { commandOf, freePort, isAlive, parentOf, portProblem } from "./processes";

it.each(["127.0.0.1", "::1", "0.0.0.0"])("finds a port busy that somebody has on %s", async (host) => {
  const port = await freePort();
  expect(await portProblem(port)).toBeUndefined();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  expect(await portProblem(port)).toBe("is in use by another program");
  await new Promise((resolve) => server.close(resolve));
});

it("knows processes", () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(2 ** 22 + 1)).toBe(false);
  expect(commandOf(process.pid)).toContain("node");
  expect(commandOf(2 ** 22 + 1)).toBe("");
  expect(parentOf(process.pid)).toBe(process.ppid);
});
