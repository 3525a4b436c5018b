import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { SavedVersionsPage } from "@/components/edits/versions/saved-versions-page";
import { readAccount } from "@/lib/account/auth/account";
import { listSavedVersions } from "@/lib/edits/versions/queries";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "Pages and sections" };

/** The user's own versions of sections. */
export default async function SavedComponentsPage() {
  const account = await readAccount(urls.savedVersions, async (id) => ({ savedVersions: await listSavedVersions(id) }));
  return (
    <AccountPage
      title="Pages and sections"
      lede="Your own versions of sections: change the words, look at them, copy them as often as you like."
      account={account}
    >
      {({ savedVersions, seen }) => (
        <SavedVersionsPage
          savedVersions={savedVersions}
          entitled={{ isLifetime: seen.user.isLifetime, sections: seen.owned }}
        />
      )}
    </AccountPage>
  );
}
