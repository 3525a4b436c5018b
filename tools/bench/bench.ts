import { benchCatalogue } from "./catalogue";
import { benchEditor } from "./editor";
import { benchPages } from "./pages";
import { benchSections } from "./sections";
import { benchTests } from "./tests";

/**
 * `npm run bench`: what rendering and printing sections costs.
 * `npm run bench -- pages [address]`: what the main pages weigh and how fast they are; of the shop at that address, or of
 * one that is built and started for it. Ends with status 1 when a page misses the budget.
 * `npm run bench -- catalogue 1000`: what the shop costs with that many sections, beside today's and the planned number.
 * `npm run bench -- editor [address]`: how fast typing is in the editor of a section, and what opening it loads.
 * `npm run bench -- tests [98] [unit …]`: how long the tests take with that many sections.
 * `npm run bench -- live`: a thousand people with the shop open. `npm run bench -- webhooks`: a flood of notifications.
 * `npm run bench -- registry`: what the registry for the shadcn CLI answers in a second, and the bytes of each item.
 * `npm run bench -- compression`: prerendered pages in each coding, from the server itself, against a bare page.
 * `npm run bench -- proxy`: pages from the proxy's cache against plain files. `npm run bench -- soak [minutes]`: the shop as it is
 * deployed under mixed traffic, while parts of it fail.
 */
const [what, ...rest] = process.argv.slice(2);
if (what === undefined) await benchSections();
else if (what === "pages") process.exitCode = (await benchPages(rest[0])) ? 0 : 1;
else if (what === "catalogue") await benchCatalogue(rest.map(Number));
else if (what === "editor") await benchEditor(rest[0]);
else if (what === "tests") process.exitCode = await benchTests(rest);
else if (what === "live") await import("./live");
else if (what === "webhooks") await import("./webhooks");
else if (what === "registry") await import("./registry");
else if (what === "compression") await import("./compression");
else if (what === "proxy") await import("./proxy");
else if (what === "soak") await import("./soak");
else
  throw new Error(
    `There is no bench "${what}". Say nothing for the sections, or: pages, catalogue, editor, tests, live, webhooks, registry, compression, proxy, soak`,
  );
