import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { YourData } from "@/components/account/your-data";
import { readAccount } from "@/lib/auth/account";
import { listPictures } from "@/lib/pictures/queries";
import { urls } from "@/lib/urls";

export const metadata: Metadata = { title: "Your data" };

/** What we keep of the user: to take along, and to have deleted; pictures one by one. */
export default async function DataPage() {
  const account = await readAccount(urls.ownData, async (userId) => ({ pictures: await listPictures(userId) }));
  return (
    <AccountPage title="Your data" lede="It is yours: take it with you, or have it deleted." account={account}>
      {({ pictures }) => <YourData pictures={pictures} />}
    </AccountPage>
  );
}
