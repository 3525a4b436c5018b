import { accountFaults } from "./lists/accounts.ts";
import { codeFaults } from "./lists/code.ts";
import type { FaultLists, ListedFault } from "./lists/fault.ts";
import { pageFaults } from "./lists/pages.ts";
import { serverFaults } from "./lists/server.ts";

const lists: FaultLists = { ...accountFaults, ...codeFaults, ...serverFaults, ...pageFaults };

/** All faults there are. */
export const faults: ListedFault[] = Object.entries(lists).flatMap(([domain, list]) =>
  list.map((fault, index) => ({ ...fault, id: `${domain}-${index + 1}` })),
);
