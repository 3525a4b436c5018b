import "server-only";
import type { Product } from "@/lib/hosts/products";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { Prisma } from "@/prisma/generated/client";
import type { SiteAddress } from "./next-address";
import type { Fields } from "./schema";

export interface FormSite extends SiteAddress {
  id: string;
  siteName: string;
  owner: { id: UserId; email: string | null };
}

/** The site a form belongs to, with its owner; null when there is none (any more), or an admin has stopped its forms. */
export async function findFormSite(id: string): Promise<FormSite | null> {
  const site = await getDb().site.findFirst({
    where: { id, deletedAt: null, formsStoppedAt: null },
    select: { id: true, siteName: true, siteUrl: true, hostName: true, user: { select: { id: true, email: true } } },
  });
  if (!site) return null;
  const { user, ...rest } = site;
  return { ...rest, owner: { id: toUserId(user.id), email: user.email } };
}

/** The sites of this user that forms can be sent to, by name. */
export async function listFormSites(
  userId: UserId,
): Promise<{ id: string; siteName: string; hostName: string | null; product: Product }[]> {
  return getDb().site.findMany({
    where: { userId, deletedAt: null },
    select: { id: true, siteName: true, hostName: true, product: true },
    orderBy: [{ siteName: "asc" }, { id: "asc" }],
  });
}

/** This site, if it is this user's and not deleted. */
export async function findOwnSite(userId: UserId, id: string): Promise<{ id: string; siteName: string } | null> {
  return getDb().site.findFirst({ where: { id, userId, deletedAt: null }, select: { id: true, siteName: true } });
}

/** Whose these sites are, by their ids; those that are deleted, or never were, are missing. */
export async function listSiteOwners(ids: readonly string[]): Promise<Map<string, UserId>> {
  const sites = await getDb().site.findMany({
    where: { id: { in: [...ids] }, deletedAt: null },
    select: { id: true, userId: true },
  });
  return new Map(sites.map(({ id, userId }) => [id, toUserId(userId)]));
}

export interface Submission {
  id: string;
  siteId: string;
  siteName: string;
  /** Of the site; null while it has no address. */
  hostName: string | null;
  form: string;
  fields: Fields;
  /** The host it was sent from, or "". */
  origin: string;
  createdAt: Date;
}

/** Which answers are meant. An empty filter means all. */
export interface SubmissionFilter {
  siteId?: string;
  /** Every word of it must stand somewhere in the answer. */
  search?: string;
}

/** Where a page of the list ends: the answers after it are older. */
export type Position = Pick<Submission, "createdAt" | "id">;

/** Answers to the forms of this user's sites, newest first. */
export async function listSubmissions(
  userId: UserId,
  filter: SubmissionFilter,
  { after, take }: { after?: Position; take: number },
): Promise<Submission[]> {
  const older = after
    ? Prisma.sql`and (s."createdAt", s.id) < (${after.createdAt}::timestamptz, ${after.id})`
    : Prisma.empty;
  return getDb().$queryRaw<Submission[]>`
    select s.id, s."siteId", t."siteName", t."hostName", s.form, s.fields, s.origin, s."createdAt"
    ${whereMatching(userId, filter)} ${older}
    order by s."createdAt" desc, s.id desc
    limit ${take}`;
}

/** How far answers are counted: a form at its limit has millions in a year. */
export const countLimit = 1_000;

/** How many answers a filter finds; `countLimit + 1` when there are more than `countLimit`. */
export async function countSubmissions(userId: UserId, filter: SubmissionFilter): Promise<number> {
  const [row] = await getDb().$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (select 1 ${whereMatching(userId, filter)} limit ${countLimit + 1}) found`;
  return row?.count ?? 0;
}

/**
 * A page of the answers to the forms of this user's sites, newest first.
 * @returns also whether there are older ones, how many the filter finds (as `countSubmissions` says it), and whether there
 * is nothing at all, whatever is looked for
 */
export async function readSubmissions(
  userId: UserId,
  { filter, after }: { filter: SubmissionFilter; after?: Position },
  perPage: number,
): Promise<{ found: Submission[]; hasOlder: boolean; count: number; isEmpty: boolean }> {
  // One more than is shown tells whether there are older ones.
  const found = await listSubmissions(userId, filter, { after, take: perPage + 1 });
  const hasOlder = found.length > perPage;
  const isAll = !after && !hasOlder;
  return {
    found: found.slice(0, perPage),
    hasOlder,
    count: isAll ? found.length : await countSubmissions(userId, filter),
    isEmpty: found.length === 0 && !(await hasSubmissions(userId)),
  };
}

async function hasSubmissions(userId: UserId): Promise<boolean> {
  const any = await getDb().formSubmission.findFirst({
    where: { site: { userId, deletedAt: null } },
    select: { id: true },
  });
  return any !== null;
}

/** The names of fields in the answers a filter finds, those in most answers first, at most `most`. */
export async function listFieldNames(userId: UserId, filter: SubmissionFilter, limit: number): Promise<string[]> {
  const rows = await getDb().$queryRaw<{ name: string }[]>`
    select field.name
    from (select s.fields ${whereMatching(userId, filter)}) found,
      json_object_keys(found.fields) with ordinality as field(name, place)
    group by field.name
    order by count(*) desc, min(field.place), field.name
    limit ${limit}`;
  return rows.map(({ name }) => name);
}

function whereMatching(userId: UserId, { siteId, search = "" }: SubmissionFilter): Prisma.Sql {
  const ofSite = siteId ? Prisma.sql`and t.id = ${siteId}` : Prisma.empty;
  const words = splitWords(search).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return Prisma.sql`and (s.form ilike ${pattern} or s.origin ilike ${pattern} or exists (
      select 1 from json_each(s.fields) field
      where field.key ilike ${pattern}
        or (json_typeof(field.value) = 'string' and field.value #>> '{}' ilike ${pattern})
        or (json_typeof(field.value) = 'array' and exists (
          select 1 from json_array_elements_text(
            case json_typeof(field.value) when 'array' then field.value else '[]' end) item
          where item ilike ${pattern}))))`;
  });
  return Prisma.sql`
    from form_submissions s join sites t on t.id = s."siteId"
    where t."userId" = ${userId} and t."deletedAt" is null ${ofSite} ${Prisma.join([Prisma.empty, ...words], " ")}`;
}

/** The words of a search, as many as make sense. Texts hold no NUL, and Postgres can't be asked about one. */
function splitWords(search: string): string[] {
  return search
    .toWellFormed()
    .replaceAll("\u0000", "")
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 8);
}
