import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "../../prisma/generated/client";
import { readShopVariable } from "./environment";

export type Database = PrismaClient;

/** A client of the running shop's database. */
export function connect(): { db: Database; close(): Promise<void> } {
  const db = new PrismaClient({
    adapter: new PrismaPg({ connectionString: readShopVariable("DATABASE_URL"), max: 2 }),
  });
  return { db, close: () => db.$disconnect() };
}
