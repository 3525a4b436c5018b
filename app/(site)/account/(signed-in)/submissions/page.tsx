import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { NoSubmissions } from "@/components/forms/submissions/no-submissions";
import { SubmissionsPage } from "@/components/forms/submissions/submissions-page";
import { readAccount } from "@/lib/account/auth/account";
import { listFormSites, readSubmissions } from "@/lib/forms/queries";
import { parseView, queryOf } from "@/lib/forms/submission-view";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "Submissions" };

const perPage = 25;

/** What people sent through the forms of the user's sites: read, search, export, delete. */
export default async function Submissions({ searchParams }: PageProps<"/account/submissions">) {
  const view = parseView(await searchParams);
  const account = await readAccount(urls.submissions + queryOf(view), async (id) => {
    const [sites, page] = await Promise.all([listFormSites(id), readSubmissions(id, view, perPage)]);
    return { sites, ...page };
  });
  const lede = "What people sent through the forms on your sites.";
  return (
    <AccountPage title="Submissions" lede={lede} account={account}>
      {(list) =>
        list.isEmpty ? <NoSubmissions hasSites={list.sites.length > 0} /> : <SubmissionsPage view={view} {...list} />
      }
    </AccountPage>
  );
}
