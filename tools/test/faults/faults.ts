import { accounts } from "./lists/accounts.ts";
import { addresses } from "./lists/addresses.ts";
import { admin } from "./lists/admin.ts";
import { banner } from "./lists/banner.ts";
import { billing } from "./lists/billing.ts";
import { delivery } from "./lists/delivery.ts";
import { editor } from "./lists/editor.ts";
import { entitlements } from "./lists/entitlements.ts";
import type { Domain, Fault, ListedFault } from "./lists/fault.ts";
import { functions } from "./lists/functions.ts";
import { headers } from "./lists/headers.ts";
import { leaks } from "./lists/leaks.ts";
import { mcp } from "./lists/mcp.ts";
import { migrations } from "./lists/migrations.ts";
import { registry } from "./lists/registry.ts";
import { search } from "./lists/search.ts";

const lists: Record<Domain, Fault[]> = {
  billing,
  entitlements,
  accounts,
  addresses,
  functions,
  search,
  banner,
  headers,
  migrations,
  editor,
  registry,
  mcp,
  admin,
  leaks,
  delivery,
};

/** All faults there are. Ids go by the order of a list: new faults are added at its end. */
export const faults: ListedFault[] = (Object.keys(lists) as Domain[]).flatMap((domain) =>
  lists[domain].map((fault, index) => ({ ...fault, domain, id: `${domain}-${index + 1}` })),
);
