/**
 * What the database must know of the catalogue: one row per page template. `tsx prisma/seed.ts` seeds DATABASE_URL;
 * every deployment runs it after the migrations.
 */
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import { templates } from "../lib/catalogue/pages/templates.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";

/**
 * Makes the rows of `templates` equal to the catalogue's, touching only those that differ.
 * @returns how many rows were written or removed.
 */
export async function seed(databaseUrl: string): Promise<number> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) });
  try {
    return await db.$transaction(reconcile, limits);
  } finally {
    await db.$disconnect();
  }
}

/** In ms. A server that starts on a busy machine waits for the lock, and for its own statements, longer than Prisma's 5 s. */
const limits = { maxWait: 20_000, timeout: 60_000 };

async function reconcile(tx: Prisma.TransactionClient): Promise<number> {
  // Two servers may seed at once; the second waits here and then finds nothing to do.
  await tx.$executeRaw`lock table templates in share row exclusive mode`;
  const stored = new Map((await tx.template.findMany({ omit: { updatedAt: true } })).map((row) => [row.id, row]));
  const wanted = new Map(templates.map((template) => [template.id, template]));
  const same = (id: string) => isDeepStrictEqual(plain(stored.get(id)), plain(wanted.get(id)));
  const outdated = [...stored.keys()].filter((id) => !same(id));
  const missing = templates.filter(({ id }) => !same(id));
  // Outdated rows go first: a number that moved from one template to another is unique at every moment.
  await tx.template.deleteMany({ where: { id: { in: outdated } } });
  await tx.template.createMany({ data: missing.map((template) => plain(template)) });
  return new Set([...outdated, ...missing.map(({ id }) => id)]).size;
}

/** As the database stores it: without properties that are undefined. */
function plain<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { getEnv } = await import("../lib/server/env.ts");
  const { DATABASE_URL } = getEnv();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is missing: the database to seed");
  console.log(`Templates: ${await seed(DATABASE_URL)} changed.`);
}
