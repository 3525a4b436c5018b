/** Browser tests that `npm test -- --changed` always runs: a purchase from end to end, and the headers of all. */
export const alwaysRun = ["journey", "headers"];

/** What draws, prints or shows a copy of a section, or a preview of one. */
const copies =
  "copied copies drawn edit-again editor evidence hosts leaks placed previews projects registry section site-preview";
/** Pages that every section is on. */
const pages = "budget changelog chrome compose list markdown mcp previews section sitemap";
const people = "account account-data admin chooser sessions sign-in";

/**
 * The browser tests that a file can break, by its folder, or by itself: the longest path counts. "deployed" are the tests of the
 * shop behind its proxy. What no rule names can break them all, and so says "all".
 */
const rules: Record<string, string> = {
  "lib/account-export": "account-data account-purchases limits",
  "lib/accounts": `${people} account-updates`,
  "lib/admin": "admin admin-purchases account-purchases",
  "lib/analytics.ts": "analytics policy",
  "lib/api-reference": "api functions sitemap",
  "lib/auth": `${people} limits feedback headers account.outage deployed`,
  "lib/billing":
    "checkout after-paying account-purchases admin-purchases intro-price payments-emulator account compose mcp",
  "lib/catalogue": `${pages} copies evidence leaks registry api editor`,
  "lib/colour": "looks editor evidence site-check site-preview drawn",
  "lib/copies": `${copies} account-components section.outage mcp compose hostile.outage`,
  "lib/delivery": `${copies} ${pages} account-components forms looks site-check hostile.outage`,
  "lib/deployment": "deployed",
  "lib/drawn": "previews markdown editor section leaks account-components mcp hostile.outage",
  "lib/first-paint": "budget fallback-type headers lost-chunks policy previews sitemap deployed",
  "lib/forms": "forms functions limits no-personal-data account-data pictures",
  "lib/functions": "functions api limits forms site-check hostile.outage no-personal-data",
  "lib/health": "live.outage account.outage hostile.outage deployed",
  "lib/hire": "hire hire.outage no-personal-data admin",
  "lib/hosts": `${copies} information site-check`,
  "lib/limits": "limits forms hire functions hostile.outage deployed",
  "lib/live": "account live.outage checkout section sessions",
  "lib/looks": "looks editor account-components compose site-preview",
  "lib/mail": "account-updates hire forms admin",
  "lib/markdown": "markdown mcp information sitemap",
  "lib/mcp": "mcp mcp-clients limits",
  "lib/money.ts": "checkout account-purchases intro-price admin mcp markdown",
  "lib/page-facts.ts": "sitemap information markdown chrome",
  "lib/page-cache": "headers markdown previews sitemap deployed",
  "lib/pasted": "edit-again site-check mcp",
  "lib/pictures": "pictures editor hostile.outage account-data",
  "lib/purge-command.ts": "",
  "lib/registry": "registry mcp projects",
  "lib/saved-components": "account-components editor compose mcp account-data",
  "lib/security": "guard headers policy previews site-preview analytics hostile.outage deployed",
  "lib/seo": "sitemap where-it-runs markdown changelog intro-price headers",
  "lib/shares": "shared editor compose mcp limits",
  "lib/site-check": "site-check edit-again account-updates hostile.outage",
  "lib/site-preview": "site-preview site-check editor policy hostile.outage",
  "lib/site-sections": "account-updates site-check account",
  "lib/sites": "account forms account-updates sign-in",
  "lib/studio": "evidence hosts leaks copies drawn projects",
  "lib/supply": "",
  "lib/telemetry": "no-personal-data headers api deployed",
  "lib/tokens": "account-tokens functions registry mcp",
  "lib/users": `${people} account-components account-purchases account-tokens feedback`,
  "lib/workers": `${copies} site-check pictures hostile.outage`,

  "components/account":
    "account account-components account-data account-purchases account-tokens account-updates account.outage forms",
  "components/admin": "admin admin-purchases",
  "components/api-reference": "api",
  "components/art": `${copies} list`,
  "components/billing":
    "checkout after-paying intro-price account-purchases payments-emulator feedback lost-chunks compose",
  "components/catalogue": `${pages} copied looks lost-chunks section.outage registry site-preview analytics`,
  "components/chrome":
    "chrome fallback-type where-it-runs guard feedback information sign-in account lost-chunks analytics budget policy",
  "components/composer": "compose looks after-paying shared copy-by-hand",
  "components/edit-again": "edit-again site-check",
  "components/editor":
    "editor editor-lists pressed-words account-components compose looks pictures edit-again lost-chunks site-preview",
  "components/forms": "guard forms hire editor",
  "components/information": "information copy-by-hand where-it-runs changelog sitemap",
  "components/letters": "account-updates",
  "components/look": "looks editor compose",
  "components/markdown": "markdown mcp",
  "components/preview": "list previews section editor site-preview budget looks lost-chunks",
  "components/product-line": "chrome information list sitemap",
  "components/search": "chrome lost-chunks",
  "components/sign-in": "sign-in sessions lost-chunks feedback",
  "components/site-check": "site-check",

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
  "lib/local": "all",
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
