import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { ComponentsPage } from "@/components/edits/versions/components-page";
import { readAccount } from "@/lib/account/auth/account";
import { listComponents } from "@/lib/edits/versions/queries";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "Pages and sections" };

/** The user's own versions of sections. */
export default async function SavedComponentsPage() {
  const account = await readAccount(urls.savedComponents, async (id) => ({ records: await listComponents(id) }));
  return (
    <AccountPage
      title="Pages and sections"
      lede="Your own versions of sections: change the words, look at them, copy them as often as you like."
      account={account}
    >
      {({ records, seen }) => (
        <ComponentsPage records={records} entitled={{ isLifetime: seen.user.isLifetime, sections: seen.owned }} />
      )}
    </AccountPage>
  );
}
