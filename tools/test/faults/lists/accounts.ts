import type { FaultLists } from "./fault.ts";

export const accountFaults: FaultLists = {
  accounts: [
    {
      file: "lib/account/identity/identity.ts",
      find: "const verifiedEmail = identity.emailVerified ? email : null;",
      plant: "const verifiedEmail = email;",
      breaks: "An address that nobody has verified opens an account.",
    },
    {
      file: "lib/account/auth/queries.ts",
      find: "const found = await getDb().session.findUnique({ where: { id, userId, ...whereUnexpired() }, select: { id: true } });",
      plant: "const found = await getDb().session.findUnique({ where: { id, userId }, select: { id: true } });",
      breaks: "A session that has expired opens the account.",
    },
    {
      file: "lib/account/tokens/token.ts",
      find: 'if (!isFromOurPages(request)) throw new AppError("forbidden", "asked for by another site");',
      plant: 'if (request.method === "GET") throw new AppError("forbidden", "asked for by another site");',
      breaks: "Pages of other sites get a bearer of whoever visits them.",
    },
    {
      file: "lib/account/tokens/secret.ts",
      find: "return { token, hash: hashOf(token), ending: token.slice(-shown) };",
      plant: "return { token, hash: token, ending: token.slice(-shown) };",
      breaks: "API tokens are stored as they are.",
    },
    {
      file: "lib/forms/queries.ts",
      find: 'where t."userId" = ${userId} and t."deletedAt" is null ${ofSite}',
      plant: 'where t."deletedAt" is null ${ofSite}',
      breaks: "Everybody reads the answers to everybody's forms.",
    },
  ],
  billing: [
    {
      file: "lib/billing/webhook/webhook.ts",
      find: "if (!(await isSigned(body, signature))) return refuseUnsigned(request);",
      plant: "if (!(await isSigned(body, signature))) await refuseUnsigned(request);",
      breaks: "A notification that Paddle did not sign is stored and has its effect.",
    },
    {
      file: "lib/billing/history.ts",
      find: "return returned > 0 && returned >= amount;",
      plant: "return returned > 0 && returned > amount;",
      breaks: "Parts refunded up to the whole leave the purchase paid.",
    },
    {
      file: "lib/billing/paddle.ts",
      find: 'unitPrice: { amount: String((offer.price ?? 0) * 100), currencyCode: "USD" as const },',
      plant: 'unitPrice: { amount: String(offer.price ?? 0), currencyCode: "USD" as const },',
      breaks: "A section is sold for a hundredth of its price.",
    },
    {
      file: "lib/billing/queries.ts",
      find: "const purchase = await getDb().purchase.findFirst({ where: { id, userId }, select: { transactionId: true } });",
      plant: "const purchase = await getDb().purchase.findFirst({ where: { id }, select: { transactionId: true } });",
      breaks: "Anybody who is signed in gets the invoice of anybody.",
    },
    {
      file: "lib/billing/mutations.ts",
      find: "return byId ? { userId: uid } : { formerUserId: uid };",
      plant: "if (byId) return { userId: uid };",
      breaks: "A payment for an account that is gone goes to whoever has its address.",
    },
  ],
  entitlements: [
    {
      file: "lib/billing/entitlements.ts",
      find: "for (const item of [...items]) for (const id of listIncludedSections(item)) items.add(id);",
      plant:
        "for (const item of items.size > 1 ? [...items] : []) for (const id of listIncludedSections(item)) items.add(id);",
      breaks: "A page bought alone does not bring the sections it is made of.",
    },
    {
      file: "lib/billing/rights.ts",
      find: "for (const { item, revokedAt } of grants) if (!revokedAt) items.add(item);",
      plant: "for (const { item } of grants) items.add(item);",
      breaks: "A grant entitles after it was revoked.",
    },
    {
      file: "lib/billing/copy-access.ts",
      find: "return section.price === null || Boolean(user?.isLifetime) || owned.includes(section.id);",
      plant: "return section.price === null || Boolean(user?.isLifetime) || owned.length > 0;",
      breaks: "Whoever owns one section may copy all.",
    },
    {
      file: "lib/code/access/requested.ts",
      find: "if (await canCopy(userId, ...sectionIds.flatMap(listSectionsIn))) return;",
      plant: "if (await canCopy(userId, ...sectionIds.flatMap((id) => findDrawable(id) ?? []))) return;",
      breaks: "A page composed of paid sections is copied for nothing.",
    },
    {
      file: "lib/code/access/requested.ts",
      find: "siteId && userId ? findOwnSite(userId, siteId) : null;",
      plant: 'siteId && userId ? { id: siteId, siteName: "" } : null;',
      breaks: "A copy sends its answers to a site of somebody else.",
    },
  ],
  admin: [
    {
      file: "lib/admin/access/require-admin.ts",
      find: "return user?.admin ? { id: toUserId(user.id), label: user.email ?? user.name } : null;",
      plant: "return user ? { id: toUserId(user.id), label: user.email ?? user.name } : null;",
      breaks: "Everybody who is signed in is an admin.",
    },
    {
      file: "lib/admin/admin-action.ts",
      find: 'if (!admin) throw new AppError("not_found", "not an admin");',
      plant: 'if (!admin) throw new AppError("forbidden", "not an admin");',
      breaks: "Admin actions tell everybody that they exist.",
    },
    {
      file: "lib/admin/users/mutations.ts",
      find: 'await recordAuditEntry(tx, admin, { act: "grant.give", subject: { kind: "user", id }, reason, details });',
      plant: "void recordAuditEntry;",
      breaks: "Giving a grant is not in the audit.",
    },
    {
      file: "lib/admin/sales/queries.ts",
      find: "coalesce(sum(amount - tax) filter (where status = 'paid'), 0)::float8 as ever_net",
      plant: "coalesce(sum(amount - tax), 0)::float8 as ever_net",
      breaks: "Sales count what was given back.",
    },
  ],
};
