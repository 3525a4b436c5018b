import type { Metadata } from "next";
import { KeepFresh } from "@/components/account/keep-fresh";
import { Outage } from "@/components/account/outage";
import { Owned } from "@/components/account/owned";
import { Plan } from "@/components/account/plan";
import { Profile } from "@/components/account/profile";
import { Sites } from "@/components/account/sites";
import { PageHead } from "@/components/ui/page-head";
import { requireUser } from "@/lib/auth/session";
import { ownedSections } from "@/lib/billing/queries";
import { toAppError } from "@/lib/errors";
import { toSiteDocument } from "@/lib/sites/document";
import { listSites } from "@/lib/sites/queries";
import { urls } from "@/lib/urls";
import { toUserDocument } from "@/lib/users/document";
import { asUserId } from "@/lib/users/ids";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

/** The account (spec §2): who, on which plan, with which sites and sections. */
export default async function AccountPage() {
  const account = await readAccount();
  return (
    <>
      <PageHead title="Account" />
      <div className="mx-auto grid max-w-wide gap-x-16 gap-y-14 px-gutter pt-12 pb-section @4xl:grid-cols-12">
        {account === null ? (
          <div className="@4xl:col-span-12">
            <Outage />
          </div>
        ) : (
          <>
            <div className="@4xl:col-span-4">
              <Profile user={account.user} />
            </div>
            <div className="grid content-start gap-14 @4xl:col-span-8">
              <Plan isLifetime={account.user.isLifetime} />
              <Sites sites={account.sites} />
              <Owned ids={account.owned} isLifetime={account.user.isLifetime} />
            </div>
            <KeepFresh seen={{ user: account.user, owned: account.owned }} />
          </>
        )}
      </div>
    </>
  );
}

/** Everything the page shows; null while the database is away. */
async function readAccount() {
  try {
    const user = await requireUser(urls.account);
    const id = asUserId(user.id);
    const [owned, bullet, onSuper] = await Promise.all([
      ownedSections(id),
      listSites(id, "bullet"),
      listSites(id, "super"),
    ]);
    return {
      user: toUserDocument(user),
      owned,
      sites: { bullet: bullet.map(toSiteDocument), super: onSuper.map(toSiteDocument) },
    };
  } catch (error) {
    if (toAppError(error).code === "unavailable") return null;
    throw error;
  }
}
