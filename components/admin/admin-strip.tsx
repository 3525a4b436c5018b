import { PageStrip } from "@/components/account/page-strip";
import { adminUrls } from "@/lib/urls/admin-urls";
import { urls } from "@/lib/urls/urls";

const pages = [
  [adminUrls.users, "Users"],
  [adminUrls.purchases, "Purchases without an owner"],
  [adminUrls.events, "Webhook events"],
  [adminUrls.mails, "Failed mails"],
  [adminUrls.hire, "Requests for hire"],
  [adminUrls.forms, "Forms"],
  [adminUrls.sales, "Sales"],
  [adminUrls.audit, "Audit"],
  [urls.account, "Your account"],
] as const;

const links = pages.map(([href, title]) => ({
  href,
  title,
  document: true,
  ...(href === adminUrls.users && { below: adminUrls.user("").slice(0, -1) }),
}));

/** The pages of admins, and the way back to their account. */
export function AdminStrip() {
  return <PageStrip label="Admin" pages={links} />;
}
