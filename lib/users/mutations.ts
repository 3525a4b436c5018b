import "server-only";
import { claimPurchases } from "@/lib/billing/mutations";
import type { Product } from "@/lib/catalogue/products";
import { db, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError, isMissingParent, isUniqueViolation } from "@/lib/errors";
import { logError } from "@/lib/log";
import type { User } from "@/prisma/generated/client";
import { cleanIdentity, type Identity } from "./identity";
import { asUserId, type UserId } from "./ids";

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

// P2034: the database gave up this transaction for another one (write conflict or deadlock). P2003, P2025: the user we
// had found was deleted meanwhile.
function isLostRace(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return isUniqueViolation(error) || isMissingParent(error) || code === "P2034" || code === "P2025";
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

/**
 * Deletes a user with everything that is theirs, in one transaction. Purchases stay, since the books need them, under
 * the address of the account: whoever next signs in with it gets them back. Hire requests stay as letters do. A user who
 * is gone already stays gone.
 */
export async function deleteUser(userId: UserId): Promise<void> {
  await db().$transaction(
    async (tx) => {
      // A payment that is just being written waits, and then finds nobody, or is written before and stays like the others.
      const [user] = await tx.$queryRaw<{ email: string | null }[]>`
        select email from users where id = ${userId} for update`;
      if (!user) return;
      if (user.email) await tx.purchase.updateMany({ where: { userId }, data: { buyerEmail: user.email } });
      await tx.hireRequest.updateMany({ where: { userId }, data: { userId: null } });
      await tx.user.delete({ where: { id: userId } });
    },
    { maxWait: 5_000, timeout: 30_000 },
  );
}
