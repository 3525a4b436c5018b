import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { Purchases } from "@/components/account/purchases";
import { readAccount } from "@/lib/account/auth/account";
import { isOfferedTo } from "@/lib/billing/is-offered-to";
import { listGrants, listPurchases } from "@/lib/billing/queries";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "Purchases" };

/** What the user has bought. */
export default async function PurchasesPage() {
  const account = await readAccount(urls.purchases, async (id) => {
    const [purchases, grants] = await Promise.all([listPurchases(id), listGrants(id)]);
    return { purchases, grants };
  });
  return (
    <AccountPage
      title="Purchases"
      lede="Paddle, our reseller, takes the payment and sends the invoice. What you bought is yours for good."
      account={account}
    >
      {({ seen, purchases, grants }) => (
        <Purchases purchases={purchases} grants={grants} isSold={isOfferedTo(seen.user)} />
      )}
    </AccountPage>
  );
}
