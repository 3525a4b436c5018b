import "server-only";
import { claimFormerPurchases, claimPurchases, detachPurchases } from "@/lib/billing/mutations";
import type { Product } from "@/lib/hosts/products";
import { getDb, type Tx } from "@/lib/server/db";
import { getEnv } from "@/lib/server/env";
import { AppError, isMissingParent, isUniqueViolation } from "@/lib/server/errors";
import { logError, logNotice } from "@/lib/server/log";
import { toUserId, type UserId } from "@/lib/server/user-id";
import type { User } from "@/prisma/generated/client";
import { cleanIdentity, type Identity } from "./identity";
import { createDeletionProof } from "./proof";

type CleanIdentity = ReturnType<typeof cleanIdentity>;

export interface SignedIn {
  user: User;
  /** Whether this sign-in created the user. */
  isNew: boolean;
  /** Whether another user has the address that the provider vouches for. */
  addressTaken: boolean;
}

/**
 * Signs a person in. The first time, one transaction creates the user, the account and (when
 * an e-mail address is present) a default site on `product`. Each time, what the provider says of the person is
 * taken over, purchases are handed over, and ADMIN_EMAILS is honoured.
 * @throws AppError `invalid` when the provider names no account; that is logged as 'Invalid user data'.
 */
export async function signInUser(identity: Identity, product: Product): Promise<SignedIn> {
  const person = cleanIdentity(identity);
  if (!person.providerAccountId) {
    logError("Invalid user data", undefined, { provider: identity.provider });
    throw new AppError("invalid", "Invalid user data");
  }
  // Two first sign-ins at once both find nobody; the unique indexes let one through, the other looks again.
  for (let attempt = 1; ; attempt++) {
    try {
      const { user, isNew, holder } = await getDb().$transaction((tx) => signIn(tx, person, product), {
        maxWait: 5_000,
        timeout: 10_000,
      });
      if (holder) logNotice("sign_in.address_taken", { provider: person.provider, uid: user.id, holder: holder.id });
      return { user, isNew, addressTaken: holder !== null };
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

/** `holder` is the other user who has this person's verified address, if there is one. */
async function signIn(tx: Tx, person: CleanIdentity, product: Product) {
  const { verifiedEmail, linkingEmail } = person;
  // Before the link is tried: somebody who was made between the two would be taken for another person.
  const owner = verifiedEmail && (await tx.user.findUnique({ where: { email: verifiedEmail } }));
  const known = (await findByAccount(tx, person)) ?? (await linkByEmail(tx, person));
  const holder = owner && owner.id !== known?.id ? owner : null;
  // The address as far as this user may have it. What it gives a right to needs one that was not passed on meanwhile.
  const email = holder ? null : verifiedEmail;
  const proven = holder ? null : linkingEmail;
  const facts = { addressTaken: holder !== null, admin: proven !== null && getEnv().ADMIN_EMAILS.includes(proven) };

  const user = known
    ? await tx.user.update({ where: { id: known.id }, data: { ...facts, ...findChanges(person, known, email) } })
    : await createUser(tx, person, product, { email, ...facts });
  const userId = toUserId(user.id);
  await claimPurchases(tx, { userId, email: proven });
  await claimFormerPurchases(tx, { userId, proof: createDeletionProof(person) });
  return { user: await tx.user.findUniqueOrThrow({ where: { id: userId } }), isNew: known === null, holder };
}

async function findByAccount(tx: Tx, { provider, providerAccountId }: CleanIdentity): Promise<User | null> {
  const account = await tx.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    include: { user: true },
  });
  return account?.user ?? null;
}

/**
 * Links an account that we see for the first time to the user with its address, who comes from another provider. Someone
 * who has an account at this very provider is another person: there, an address only changes hands.
 */
async function linkByEmail(tx: Tx, { linkingEmail, provider, providerAccountId }: CleanIdentity): Promise<User | null> {
  if (linkingEmail === null) return null;
  const user = await tx.user.findUnique({
    where: { email: linkingEmail, accounts: { none: { provider } } },
  });
  if (user) await tx.account.create({ data: { userId: user.id, provider, providerAccountId } });
  return user;
}

/**
 * What changes of a known user: name and picture to what the provider says now, the address to a verified one. An address
 * that is no longer named, or no longer vouched for, stays: it was proved once, and mail about their forms goes there.
 */
function findChanges({ ownName, image }: CleanIdentity, known: User, email: string | null) {
  // Who was called by their address and still has no name is called by the new one.
  const fallback = known.name === known.email ? (email ?? known.name) : known.name;
  return { name: ownName ?? fallback, image, ...(email !== null && { email }) };
}

async function createUser(
  tx: Tx,
  { provider, providerAccountId, email, name, image }: CleanIdentity,
  product: Product,
  facts: { email: string | null; addressTaken: boolean; admin: boolean },
): Promise<User> {
  const sites = email === null ? {} : { sites: { create: { siteName: `${name}'s site`, product } } };
  return tx.user.create({
    data: { ...facts, name, image, accounts: { create: { provider, providerAccountId } }, ...sites },
  });
}

/**
 * Deletes a user with everything that is theirs, in one transaction. Purchases stay, since the books need them, without
 * an owner: whoever next signs in with an account of this user gets them back. Hire requests stay as emails do. Emails to
 * them that could not be sent go, and so do grants. A user who is gone already stays gone.
 */
export async function deleteUser(userId: UserId): Promise<void> {
  await getDb().$transaction(
    async (tx) => {
      // A payment that is just being written waits, and then finds nobody, or is written before and stays like the others.
      const [user] = await tx.$queryRaw<
        { email: string | null }[]
      >`select email from users where id = ${userId} for update`;
      if (!user) return;
      const accounts = await tx.account.findMany({ where: { userId } });
      await detachPurchases(tx, { userId, proofs: accounts.map(createDeletionProof) });
      await tx.hireRequest.updateMany({ where: { userId }, data: { userId: null } });
      if (user.email) await tx.failedMail.deleteMany({ where: { to: user.email } });
      await tx.user.delete({ where: { id: userId } });
    },
    { maxWait: 5_000, timeout: 30_000 },
  );
}
