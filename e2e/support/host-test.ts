import { openStudio, type Studio } from "@/tools/sections/server";
import { type Hosts, startHosts } from "./hosts/server";
import { test as base } from "./test";

type WorkerFixtures = {
  /** The model pages of the builders. */
  hosts: Hosts;
  /** Copies and previews from the sources. */
  studio: Studio;
};

/** Playwright's `test` for what is tried on the model pages of the builders, which each worker has of its own. */
export const test = base.extend<object, WorkerFixtures>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on destructuring.
    async ({}, use) => {
      const hosts = await startHosts();
      await use(hosts);
      await hosts.close();
    },
    { scope: "worker" },
  ],
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on destructuring.
    async ({}, use) => {
      const studio = await openStudio();
      await use(studio);
      await studio.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "./test";
