"use client";

import { useUser } from "@/components/sign-in/user-provider";
import { adminUrls } from "@/lib/admin/urls";
import { urls } from "@/lib/urls";
import { PageStrip } from "./page-strip";

const pages = [
  [urls.account, "Overview"],
  [urls.savedComponents, "Pages and sections"],
  [urls.submissions, "Submissions"],
  [urls.purchases, "Purchases"],
  [urls.tokens, "API tokens"],
  [urls.ownData, "Your data"],
] as const;

const pagesOfAdmins = [...pages, [adminUrls.users, "Admin"]] as const;

/** The pages of the account, with the way from one to the other, and for admins to their own. */
export function AccountStrip() {
  const { user } = useUser();
  return <PageStrip label="Account" pages={user?.admin ? pagesOfAdmins : pages} />;
}
