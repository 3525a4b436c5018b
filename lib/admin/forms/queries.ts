import "server-only";
import { getDb } from "@/lib/server/db";
import { listUsedPoints } from "@/lib/server/limits/queries";
import { rules } from "@/lib/server/limits/rules";
import { createFormSubject } from "@/lib/server/limits/subject";

/** Sites shown: those with most answers. */
const most = 100;

interface Counted {
  id: string;
  siteName: string;
  hostName: string | null;
  userId: string;
  owner: string;
  formsStoppedAt: Date | null;
  /** Answers of the last 24 hours and 7 days, and how many hosts these were sent from. */
  day: number;
  week: number;
  origins: number;
  /** Forms that had answers in the time that their limit counts. */
  forms: string[] | null;
}

/** A site by what its forms take. `full`: forms that refuse answers now, since they had as many as their limit allows. */
export interface FormSiteUse extends Omit<Counted, "forms"> {
  full: string[];
}

/** Sites whose forms had answers in the last 7 days or are stopped, by how many there were in the last day. */
export async function listFormUse(now = new Date()): Promise<FormSiteUse[]> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const day = 86_400;
  const rows = await getDb().$queryRaw<Counted[]>`
    select t.id, t."siteName", t."hostName", t."userId", coalesce(u.email, u.name) as owner, t."formsStoppedAt",
      s.day, s.week, s.origins, s.forms
    from sites t join users u on u.id = t."userId",
      lateral (
        select count(*) filter (where "createdAt" > ${ago(day)}::timestamptz)::int as day, count(*)::int as week,
          count(distinct origin)::int as origins,
          (array_agg(distinct form) filter (where "createdAt" > ${ago(rules.formSubmissionForm.seconds)}::timestamptz))[1:20]
            as forms
        from form_submissions where "siteId" = t.id and "createdAt" > ${ago(7 * day)}::timestamptz
      ) s
    where t."deletedAt" is null and (s.week > 0 or t."formsStoppedAt" is not null)
    order by s.day desc, s.week desc, t.id
    limit ${most}`;
  const subjects = rows.flatMap(({ id, forms }) => (forms ?? []).map((form) => createFormSubject(id, form)));
  const points = await listUsedPoints("formSubmissionForm", subjects);
  let next = 0;
  return rows.map(({ forms, ...site }) => ({
    ...site,
    full: (forms ?? []).filter(() => (points[next++] ?? 0) >= rules.formSubmissionForm.points),
  }));
}
