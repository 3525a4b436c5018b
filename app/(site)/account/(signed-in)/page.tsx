import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AddressTaken } from "@/components/account/address-taken";
import { Plan } from "@/components/account/plan";
import { Profile } from "@/components/account/profile";
import { Sites } from "@/components/sites/own/sites";
import { Updates } from "@/components/sites/updates/updates";
import { readAccount } from "@/lib/account/auth/account";
import { toDeletedSite, toSiteDocument } from "@/lib/account/sites/document";
import { listDeletedSites, listSites } from "@/lib/account/sites/queries";
import { readUpdates } from "@/lib/sites/updates/queries";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "Account" };

/** The account: who, on which plan, with which sites, and what has updates. */
export default async function OverviewPage() {
  const account = await readAccount(urls.account, async (id) => {
    const [bullet, onSuper, deleted, updates] = await Promise.all([
      listSites(id, "bullet"),
      listSites(id, "super"),
      listDeletedSites(id),
      readUpdates(id),
    ]);
    return {
      sites: { bullet: bullet.map(toSiteDocument), super: onSuper.map(toSiteDocument) },
      deleted: deleted.map(toDeletedSite),
      updates,
    };
  });
  return (
    <AccountPage title="Account" account={account}>
      {({ seen, addressTaken, sites, deleted, updates }) => (
        <>
          {addressTaken && <AddressTaken email={seen.user.email} />}
          <div className="grid gap-x-16 gap-y-14 @4xl:grid-cols-12">
            <div className="@4xl:col-span-4">
              <Profile user={seen.user} addressTaken={addressTaken} />
            </div>
            <div className="grid content-start gap-14 @4xl:col-span-8">
              <Plan user={seen.user} owned={seen.owned.length} />
              <Sites sites={sites} deleted={deleted} />
              <Updates {...updates} />
            </div>
          </div>
        </>
      )}
    </AccountPage>
  );
}
