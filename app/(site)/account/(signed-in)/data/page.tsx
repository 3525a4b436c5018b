import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { YourData } from "@/components/account/your-data";
import { readAccount } from "@/lib/account/auth/account";
import { listPictures } from "@/lib/account/pictures/queries";
import { listShares } from "@/lib/edits/shares/queries";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "Your data" };

/** What we keep of the user: to take along, and to have deleted; pictures and shared links one by one. */
export default async function DataPage() {
  const account = await readAccount(urls.ownData, async (userId) => {
    const [pictures, shares] = await Promise.all([listPictures(userId), listShares(userId)]);
    return { pictures, shares };
  });
  return (
    <AccountPage title="Your data" lede="It is yours: take it with you, or have it deleted." account={account}>
      {({ pictures, shares }) => <YourData pictures={pictures} shares={shares} />}
    </AccountPage>
  );
}
