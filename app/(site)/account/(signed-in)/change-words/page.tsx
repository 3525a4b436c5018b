import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { AccountPage } from "@/components/account/account-page";
import { BeginVersion } from "@/components/account/saved/begin-version";
import { readAccount } from "@/lib/auth/account";
import { findSection } from "@/lib/catalogue/catalogue";
import { newestVersionOf } from "@/lib/saved-components/queries";
import { urls } from "@/lib/urls";

export const metadata: Metadata = { title: "Change the words" };

/** The way from a section's page to the editor: opens the user's newest version of the section, or begins one. */
export default async function ChangeWordsPage({ searchParams }: PageProps<"/account/change-words">) {
  const { section: id } = await searchParams;
  const section = typeof id === "string" ? findSection(id) : undefined;
  if (!section) notFound();
  const account = await readAccount(urls.changeWords(section), async (userId) => ({
    version: await newestVersionOf(userId, section.id),
  }));
  if (account?.version) redirect(urls.savedComponent(account.version));
  return (
    <AccountPage title={section.title} lede="Opening the editor with this section." account={account}>
      {() => <BeginVersion sectionId={section.id} />}
    </AccountPage>
  );
}
