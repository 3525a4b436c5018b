import "server-only";
import { claimPurchases } from "@/lib/billing/mutations";
import type { Product } from "@/lib/catalogue/products";
import { db, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError, isUniqueViolation } from "@/lib/errors";
import { logError } from "@/lib/log";
import type { User } from "@/prisma/generated/client";
import { cleanIdentity, type Identity } from "./identity";
import { asUserId } from "./ids";

type CleanIdentity = ReturnType<typeof cleanIdentity>;

/**
 * Signs a person in (spec §4). The first time, one transaction creates the user, the account and (when an e-mail
 * address is present, spec §5) a default site on `product`; a verified address that we know already gets the new
 * account linked to its user instead. Each time, purchases made under the address before are handed over and
 * ADMIN_EMAILS is honoured. `isNew` tells whether a user was created.
 * @throws AppError `invalid` when the provider names no account; that is logged as 'Invalid user data' (spec §8).
 */
export async function signInUser(identity: Identity, product: Product): Promise<{ user: User; isNew: boolean }> {
  const person = cleanIdentity(identity);
  if (!person.providerAccountId) {
    logError("Invalid user data", undefined, { provider: identity.provider });
    throw new AppError("invalid", "Invalid user data");
  }
  // Two first sign-ins at once both find nobody; the unique indexes let one through, the other looks again.
  for (let attempt = 1; ; attempt++) {
    try {
      return await db().$transaction((tx) => signIn(tx, person, product), { maxWait: 5_000, timeout: 10_000 });
    } catch (error) {
      if (attempt === 3 || !isLostRace(error)) throw error;
    }
  }
}

// P2034: the database gave up this transaction for another one (write conflict or deadlock).
function isLostRace(error: unknown): boolean {
  return isUniqueViolation(error) || (error as { code?: unknown } | null)?.code === "P2034";
}

async function signIn(tx: Tx, person: CleanIdentity, product: Product): Promise<{ user: User; isNew: boolean }> {
  const known = (await findByAccount(tx, person)) ?? (await linkByEmail(tx, person));
  const user = known ?? (await createUser(tx, person, product));
  await claimPurchases(tx, { userId: asUserId(user.id), email: user.email });
  const isAdmin = person.verifiedEmail !== null && env().ADMIN_EMAILS.includes(person.verifiedEmail);
  if (isAdmin && !user.admin) await tx.user.update({ where: { id: user.id }, data: { admin: true } });
  return { user: await tx.user.findUniqueOrThrow({ where: { id: user.id } }), isNew: known === null };
}

async function findByAccount(tx: Tx, { provider, providerAccountId }: CleanIdentity): Promise<User | null> {
  const account = await tx.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    include: { user: true },
  });
  return account?.user ?? null;
}

async function linkByEmail(
  tx: Tx,
  { verifiedEmail, provider, providerAccountId }: CleanIdentity,
): Promise<User | null> {
  if (verifiedEmail === null) return null;
  const user = await tx.user.findUnique({ where: { email: verifiedEmail } });
  if (user) await tx.account.create({ data: { userId: user.id, provider, providerAccountId } });
  return user;
}

async function createUser(tx: Tx, person: CleanIdentity, product: Product): Promise<User> {
  const { provider, providerAccountId, email, verifiedEmail, name, image } = person;
  const sites = email === null ? {} : { sites: { create: { siteName: `${name}'s site`, product } } };
  return tx.user.create({
    data: { email: verifiedEmail, name, image, accounts: { create: { provider, providerAccountId } }, ...sites },
  });
}
