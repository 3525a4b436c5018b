"use client";

import { useUser } from "@/components/account/sign-in/user-provider";
import { adminUrls } from "@/lib/urls/admin-urls";
import { urls } from "@/lib/urls/urls";
import { PageStrip, type StripPage } from "./page-strip";

const pages: StripPage[] = [
  { href: urls.account, title: "Overview" },
  { href: urls.savedVersions, title: "Pages and sections" },
  { href: urls.siteCode, title: "Site code" },
  { href: urls.submissions, title: "Submissions" },
  { href: urls.purchases, title: "Purchases" },
  { href: urls.tokens, title: "API tokens" },
  { href: urls.ownData, title: "Your data" },
];

const pagesOfAdmins: StripPage[] = [...pages, { href: adminUrls.users, title: "Admin", document: true }];

/** The pages of the account, with the way from one to the other, and for admins to their own. */
export function AccountStrip() {
  const { user } = useUser();
  return <PageStrip label="Account" pages={user?.admin ? pagesOfAdmins : pages} />;
}
