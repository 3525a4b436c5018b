import { benchPages } from "./bench-pages";
import { benchSections } from "./bench-sections";

/**
 * `npm run bench`: what rendering and printing sections costs.
 * `npm run bench -- pages [address]`: what the main pages weigh and how fast they are; of the shop at that address, or of
 * one that is built and started for it. Ends with status 1 when a page misses the budget.
 * `npm run bench -- live`: a thousand people with the shop open. `npm run bench -- webhooks`: a flood of notifications.
 */
const [what, address] = process.argv.slice(2);
if (what === undefined) await benchSections();
else if (what === "pages") process.exitCode = (await benchPages(address)) ? 0 : 1;
else if (what === "live") await import("../local/bench/live.ts");
else if (what === "webhooks") await import("../local/bench/webhooks.ts");
else throw new Error(`There is no bench "${what}". Say nothing for the sections, or: pages, live, webhooks`);
