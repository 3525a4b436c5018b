import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Browser tests that `npm test -- --changed` always runs: a purchase from end to end, and the headers of all. */
export const alwaysRun = ["journey", "headers"];

/** What draws, prints or shows a copy of a section, or a preview of one. */
const copies =
  "copied copies drawn edit-again editor evidence hosts leaks placed previews projects registry section site-preview";
/** Pages that every section is on. */
const pages = "budget changelog chrome compose list markdown mcp previews section sitemap";
const people = "account account-data admin chooser sessions sign-in";

/**
 * The browser tests that a file can break, by its folder, or by itself: the longest path counts.
 * shop behind its proxy. What no rule names can break them all, and so says "all".
 */
const rules: Record<string, string> = {
  "lib/account": `${people} account-components account-purchases account-tokens account-updates forms feedback`,
  "lib/account/auth": `${people} limits feedback headers account.outage`,
  "lib/account/export": "account-data account-purchases limits",
  "lib/account/identity": `${people} account-updates`,
  "lib/account/live": "account live.outage checkout section sessions",
  "lib/account/pictures": "pictures editor hostile.outage account-data",
  "lib/account/purchases": "checkout after-paying account-purchases intro-price compose",
  "lib/account/sites": "account forms account-updates sign-in",
  "lib/account/tokens": "account-tokens functions registry mcp",
  "lib/admin": "admin admin-purchases account-purchases",
  "lib/admin/purge-command.ts": "",
  "lib/api": "functions api mcp registry markdown limits",
  "lib/api/functions": "functions api limits forms site-check hostile.outage no-personal-data",
  "lib/api/markdown": "markdown mcp information sitemap",
  "lib/api/mcp": "mcp mcp-clients limits",
  "lib/api/openapi": "api functions sitemap",
  "lib/api/registry": "registry mcp projects",
  "lib/billing":
    "checkout after-paying account-purchases admin-purchases intro-price payments-emulator account compose mcp",
  "lib/billing/money.ts": "checkout account-purchases intro-price admin mcp markdown",
  "lib/catalogue": `${pages} copies evidence leaks registry api editor`,
  "lib/catalogue/pages/text-pages.ts": "sitemap information markdown chrome",
  "lib/code": `${copies} ${pages} account-components forms looks site-check hostile.outage`,
  "lib/code/access": `${copies} account-components section.outage mcp compose hostile.outage`,
  "lib/code/parse": "edit-again site-check mcp",
  "lib/edits": "account-components editor compose shared looks mcp account-data",
  "lib/edits/shares": "shared editor compose mcp limits",
  "lib/edits/themes": "looks editor account-components compose site-preview",
  "lib/forms": "forms functions limits no-personal-data account-data pictures",
  "lib/forms/hire": "hire hire.outage no-personal-data admin",
  "lib/hosts": `${copies} information site-check`,
  "lib/seo": "sitemap where-it-runs markdown changelog intro-price headers",
  "lib/server/headers": "guard headers policy previews site-preview analytics hostile.outage",
  "lib/server/health": "live.outage account.outage hostile.outage",
  "lib/server/limits": "limits forms hire functions hostile.outage",
  "lib/server/mail": "account-updates hire forms admin",
  "lib/server/on-demand": "previews markdown editor section leaks account-components mcp hostile.outage",
  "lib/server/page-cache": "headers markdown previews sitemap",
  "lib/server/telemetry": "no-personal-data headers api",
  "lib/server/workers": `${copies} site-check pictures hostile.outage`,
  "lib/sites": "site-preview site-check editor policy account-updates edit-again hostile.outage",
  "lib/sites/theme": "looks editor compose",
  "lib/sites/updates": "account-updates site-check account",
  "tools/release": "",
  "tools/release/finish-document.ts": "budget fallback-type headers lost-chunks policy previews sitemap",
  "tools/sections": "evidence hosts leaks copies drawn projects",

  "components/account":
    "account account-components account-data account-purchases account-tokens account-updates account.outage forms",
  "components/account/sign-in": "sign-in sessions lost-chunks feedback",
  "components/admin": "admin admin-purchases",
  "components/api": "api markdown mcp",
  "components/art": `${copies} list`,
  "components/billing":
    "checkout after-paying intro-price account-purchases payments-emulator feedback lost-chunks compose",
  "components/catalogue": `${pages} copied looks lost-chunks section.outage registry site-preview analytics`,
  "components/chrome/search": "chrome lost-chunks",
  "components/chrome":
    "chrome fallback-type where-it-runs guard feedback information sign-in account lost-chunks analytics budget policy",
  "components/code": `${pages} editor site-preview budget looks lost-chunks copied copies copy-by-hand section.outage`,
  "components/code/import": "edit-again site-check",
  "components/edits":
    "editor editor-lists pressed-words account-components compose looks pictures edit-again lost-chunks site-preview",
  "components/edits/composer": "compose looks after-paying shared copy-by-hand",
  "components/edits/theme": "looks editor compose",
  "components/forms": "guard forms hire editor",
  "components/forms/hire": "hire hire.outage information",
  "components/hosts": "chrome information list sitemap",
  "components/information": "information copy-by-hand where-it-runs changelog sitemap",
  "components/sites": "site-check site-preview chooser account account-updates",

  "app/(popup)": "guard sign-in chooser",
  "app/(site)/[product]": `${pages} looks registry compose`,
  "app/(site)/account": `${people} account-components account-purchases account-tokens account-updates admin-purchases intro-price forms`,
  "app/(site)/changelog": "changelog",
  "app/(site)/check-my-site": "site-check",
  "app/(site)/docs": "api information registry mcp",
  "app/(site)/edit-again": "edit-again",
  "app/(site)/hire-experts": "hire hire.outage",
  "app/(site)/login": "sign-in limits",
  "app/(site)/s": "shared editor compose",
  "app/[product]": `${copies} policy compose`,
  "app/api/auth": `${people} limits`,
  "app/api/editor": "editor lost-chunks",
  "app/api/forms": "forms limits",
  "app/api/functions": "functions api",
  "app/api/paddle": "checkout payments-emulator intro-price",
  "app/api/pictures": "pictures",
  "app/api/purchases": "account-purchases limits",
  "app/api/templates": "compose",
  "app/api/users": "account account-data live.outage limits",
  "app/feed.xml": "changelog",
  "app/forms": "forms",
  "app/letters": "account-updates",
  "app/llms-full.txt": "markdown",
  "app/llms.txt": "markdown",
  "app/markdown": "markdown",
  "app/mcp": "mcp",
  "app/openapi.json": "api",
  "app/pictures": "pictures",
  "app/r": "registry",
  "app/s": "editor compose policy",
  "app/search.json": "chrome sitemap",
  "app/silcrow-theme.css": "registry projects",
  "app/site-frame": "site-preview policy",
  "app/sitemap.ts": "sitemap",

  // Used by whatever is seen, or shared by all sections.
  "components/sections": "all",
  "components/ui": "all",
  "lib/server": "all",
  "lib/urls": "all",
  "tools/dev": "all",
};

/**
 * The browser tests that a change of this file can break.
 * @returns their names without `.spec.ts`; undefined for all of them
 */
export function browserTestsFor(path: string): string[] | undefined {
  const parts = path.split("/");
  const prefixes = parts.map((_, index) => parts.slice(0, parts.length - index).join("/"));
  const found = prefixes.find((prefix) => rules[prefix] !== undefined);
  const named = rules[found ?? ""] ?? "all";
  return named === "all" ? undefined : [...new Set(named.split(" ").filter(Boolean))];
}

/** Paths that have a rule of their own, for the test that none is missing. */
export const ruledPaths = Object.keys(rules);

const specs = readdirSync(join(import.meta.dirname, "../../../e2e"), { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".spec.ts"),
);

/** The path of a file of browser tests, by its name without `.spec.ts`. */
export function specOf(name: string): string {
  const path = specs.find((one) => one.endsWith(`/${name}.spec.ts`));
  if (path === undefined) throw new Error(`e2e has no ${name}.spec.ts`);
  return `e2e/${path}`;
}
