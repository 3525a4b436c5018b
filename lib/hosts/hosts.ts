import { bulletHost, bulletParts } from "./bullet";
import type { Builder, Host, SiteParts } from "./host";
import { superHost, superParts } from "./super";

/** What we know of each builder. */
export const hosts: Readonly<Record<Builder, Host>> = { super: superHost, bullet: bulletHost };

/** What each builder puts around a page, and ours stands in place of. */
export const siteParts: Readonly<Record<Builder, SiteParts>> = { super: superParts, bullet: bulletParts };

/** Selectors of what marks a page of any builder as dark. */
export const darkSelectors: readonly string[] = Object.values(hosts).map(({ scheme }) => `.${scheme.dark}`);

/** Where something of ours stands in layers: above the page beside it, below the builders' own menus (docs/hosts.md §1.3). */
export const layerBelowMenus = 30;
