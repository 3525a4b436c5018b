import type { Fault } from "./fault.ts";

export const entitlements: Fault[] = [
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
    file: "lib/billing/rights.ts",
    find: 'for (const { item, status, revokedAt } of purchases) if (status === "paid" && !revokedAt) items.add(item);',
    plant: 'for (const { item, status } of purchases) if (status === "paid") items.add(item);',
    breaks: "A purchase entitles after an admin has revoked it.",
  },
  {
    file: "lib/billing/rights.ts",
    find: "grants: { where: { revokedAt: null }, select: { item: true, revokedAt: true } },",
    plant: "grants: { where: {}, select: { item: true, revokedAt: true } },",
    breaks: "Somebody whose grant was revoked can't buy the section.",
  },
  {
    file: "lib/billing/rights.ts",
    find: 'purchases: { where: { status: "paid", revokedAt: null }, select',
    plant: "purchases: { where: { revokedAt: null }, select",
    breaks: "Somebody whose purchase was refunded can't buy the section again.",
  },
  {
    file: "lib/billing/copy-access.ts",
    find: "return section.price === null || Boolean(user?.isLifetime) || owned.includes(section.id);",
    plant: "return section.price === null || Boolean(user?.isLifetime) || owned.length > 0;",
    breaks: "Whoever owns one section may copy all.",
  },
  {
    file: "lib/billing/queries.ts",
    find: "if (sections.every(({ price }) => price === null)) return [];",
    plant: "if (sections.some(({ price }) => price === null)) return [];",
    breaks: "A free section on a page gives away the paid ones beside it.",
  },
  {
    file: "lib/billing/queries.ts",
    find: "return (await listNotOwned(userId, sections)).length === 0;",
    plant: "return (await listNotOwned(userId, sections)).length < sections.length;",
    breaks: "A page is given away with one of its sections bought.",
  },
  {
    file: "lib/billing/queries.ts",
    find: "const ofItem = { item: { in: listProductsContaining(item) } };",
    plant: "const ofItem = { item: { in: [item] } };",
    breaks: "A section that came with a page is sold once more.",
  },
  {
    file: "lib/code/access/copy.ts",
    find: "if (!(await canCopy(userId, ...listSectionsIn(sectionId))))",
    plant: "if (!(await canCopy(userId, section)))",
    breaks: "A page composed of paid sections is copied for nothing.",
  },
  {
    file: "lib/code/access/copy.ts",
    find: "if (!section?.lines.includes(product)) {",
    plant: "if (!section) {",
    breaks: "A section is copied for a line that does not sell it.",
  },
  {
    file: "lib/code/access/copy.ts",
    find: "const site = siteId && userId ? await findOwnSite(userId, siteId) : null;",
    plant: 'const site = siteId && userId ? { id: siteId, siteName: "" } : null;',
    breaks: "A copy sends its answers to a site of somebody else.",
  },
  {
    file: "lib/forms/queries.ts",
    find: "return getDb().site.findFirst({ where: { id, userId, deletedAt: null }, select: { id: true, siteName: true } });",
    plant: "return getDb().site.findFirst({ where: { id, deletedAt: null }, select: { id: true, siteName: true } });",
    breaks: "Answers of a form can be sent to the account of somebody else.",
  },
  {
    file: "lib/account/auth/queries.ts",
    find: "const { sections: owned } = deriveEntitlementSet({ purchases, grants });",
    plant: "const { sections: owned } = deriveEntitlementSet({ purchases, grants: [] });",
    breaks: "Open pages do not hear what somebody was given.",
  },
  {
    file: "lib/edits/versions/resolve.ts",
    find: 'if (!userId) throw new AppError("unauthenticated", "a component needs its owner");',
    plant: 'if (!userId) throw new AppError("not_found", "a component needs its owner");',
    breaks: "A saved section asked for by nobody is said to be gone.",
  },
  {
    file: "lib/api/registry/section-item.ts",
    find: "if (!(await canCopy(userId, section))) throw notTheirs(section, userId);",
    plant: "if (version && !(await canCopy(userId, section))) throw notTheirs(section, userId);",
    breaks: "The registry gives out paid sections.",
  },
  {
    file: "lib/api/registry/section-item.ts",
    find: "if (editedId !== section.id) throw notThere(otherSection(editedId));",
    plant: "if (!editedId) throw notThere(otherSection(editedId));",
    breaks: "A version of another section is installed as this one.",
  },
  {
    file: "lib/api/mcp/tools/get-code.ts",
    find: "await requireOwned(caller.userId, id);",
    plant: "void requireOwned;",
    breaks: "An agent is not told what to buy, nor where.",
  },
  {
    file: "lib/api/mcp/tools/payment.ts",
    find: "const sections = (await listNotOwned(userId, [...new Set(listSectionsIn(id))])).map(offerOf);",
    plant: "const sections = (await listNotOwned(null, [...new Set(listSectionsIn(id))])).map(offerOf);",
    breaks: "An agent is told to buy what its account owns.",
  },
  {
    file: "lib/edits/shares/mutations.ts",
    find: "const { count } = await getDb().share.deleteMany({ where: { code, userId } });",
    plant: "const { count } = await getDb().share.deleteMany({ where: { code } });",
    breaks: "Anybody ends the links of anybody.",
  },
];
