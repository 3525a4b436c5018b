import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { SiteCodePage } from "@/components/edits/site-code/site-code-page";
import { readAccount } from "@/lib/account/auth/account";
import { listWordChoices } from "@/lib/edits/site-code/choices";
import { listSiteCodes } from "@/lib/edits/site-code/queries";
import { listSavedVersions } from "@/lib/edits/versions/queries";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "Site code" };

/** One code for each site of the user's, for sections whose words are in Notion. */
export default async function Page() {
  const account = await readAccount(urls.siteCode, async (id) => {
    const [sites, versions] = await Promise.all([listSiteCodes(id), listSavedVersions(id)]);
    return { sites, versions };
  });
  return (
    <AccountPage
      title="Site code"
      lede="For words that you keep in Notion. Add the sections here, copy the words of each into a callout on your Notion page, then paste one code for your site."
      account={account}
    >
      {({ sites, versions, seen }) => (
        <SiteCodePage
          sites={sites}
          choices={listWordChoices(versions, { isLifetime: seen.user.isLifetime, sections: seen.owned })}
        />
      )}
    </AccountPage>
  );
}
