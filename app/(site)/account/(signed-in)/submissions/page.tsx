import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { NoneYet } from "@/components/account/submissions/none-yet";
import { SubmissionsPage } from "@/components/account/submissions/submissions-page";
import { readAccount } from "@/lib/auth/account";
import { countSubmissions, listFormSites, listSubmissions } from "@/lib/forms/queries";
import { queryOf, viewOf } from "@/lib/forms/view";
import { urls } from "@/lib/urls";

export const metadata: Metadata = { title: "Submissions" };

const perPage = 25;

/** What people sent through the forms of the user's sites: read, search, export, delete. */
export default async function Submissions({ searchParams }: PageProps<"/account/submissions">) {
  const view = viewOf(await searchParams);
  const { filter, after } = view;
  const account = await readAccount(urls.submissions + queryOf(view), async (id) => {
    const [sites, found, count, all] = await Promise.all([
      listFormSites(id),
      // One more than is shown tells whether there are older ones.
      listSubmissions(id, filter, { after, take: perPage + 1 }),
      countSubmissions(id, filter),
      countSubmissions(id, {}),
    ]);
    return { sites, found: found.slice(0, perPage), hasOlder: found.length > perPage, count, all };
  });
  const lede = "What people sent through the forms on your sites.";
  return (
    <AccountPage title="Submissions" lede={lede} account={account}>
      {(list) =>
        list.all === 0 ? <NoneYet hasSites={list.sites.length > 0} /> : <SubmissionsPage view={view} {...list} />
      }
    </AccountPage>
  );
}
