import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountPage } from "@/components/account/account-page";
import { VersionPage } from "@/components/edits/versions/version-page";
import { readAccount } from "@/lib/account/auth/account";
import { findSection } from "@/lib/catalogue/catalogue";
import { getSavedVersion } from "@/lib/edits/versions/queries";
import { savedVersionId } from "@/lib/edits/versions/schema";
import { urls } from "@/lib/urls/urls";

export const metadata: Metadata = { title: "Saved section" };

/** One version of a section: its words, and how they look. */
export default async function SavedComponentPage({ params }: PageProps<"/account/components/[id]">) {
  const { id } = await params;
  const account = await readAccount(urls.savedComponent(id), async (userId) => {
    const savedVersion = savedVersionId.safeParse(id).success ? await getSavedVersion(userId, id) : null;
    const section = savedVersion?.sectionId ? findSection(savedVersion.sectionId) : undefined;
    if (!savedVersion || !section) notFound();
    return { savedVersion, section };
  });
  const title = account ? account.section.title : "Saved section";
  return (
    <AccountPage title={title} lede={account?.section.summary} account={account}>
      {({ savedVersion, section, seen }) => <VersionPage savedVersion={savedVersion} section={section} seen={seen} />}
    </AccountPage>
  );
}
