import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { Purchases } from "@/components/account/purchases";
import { readAccount } from "@/lib/auth/account";
import { listPurchases } from "@/lib/billing/queries";
import { urls } from "@/lib/urls";

export const metadata: Metadata = { title: "Purchases" };

/** What the user has bought. */
export default async function PurchasesPage() {
  const account = await readAccount(urls.purchases, async (id) => ({ purchases: await listPurchases(id) }));
  return (
    <AccountPage
      title="Purchases"
      lede="Paddle, our reseller, takes the payment and makes out the invoice. What you bought is yours for good."
      account={account}
    >
      {({ purchases }) => <Purchases purchases={purchases} />}
    </AccountPage>
  );
}
