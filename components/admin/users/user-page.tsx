import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { DescriptionList } from "@/components/admin/description-list";
import { listGrantableItems } from "@/components/admin/item-name";
import { ListLink } from "@/components/admin/list-parts";
import { listHeading } from "@/components/admin/use-admin-action";
import type { UserDetails } from "@/lib/admin/users/queries";
import { adminUrls } from "@/lib/urls/admin-urls";
import { GrantForm } from "./grant-form";
import { grantsHeading, UserGrants } from "./user-grants";
import { UserPurchases } from "./user-purchases";
import { UserSites } from "./user-sites";

/** One user: who, what they own and where each of it comes from, and what can be granted and revoked. */
export function UserPage({ user }: { user: UserDetails }) {
  const { entitlements, accounts, _count } = user;
  const { length } = entitlements.sections;
  const owns = [
    entitlements.isLifetime && "All-access",
    length > 0 && `${length} single ${length === 1 ? "purchase" : "purchases"}`,
  ].filter(Boolean);
  return (
    <>
      <div className="grid gap-x-16 gap-y-14 @4xl:grid-cols-12">
        <div className="min-w-0 @4xl:col-span-6">
          <DescriptionList
            facts={[
              ["Id", user.id],
              ["E-mail", user.email ?? (user.addressTaken ? "none: another account has it" : "none confirmed")],
              ["Signs in with", accounts.map(({ provider }) => provider).join(", ") || "nothing"],
              ["Signed up", <FormattedDate key="since" at={user.createdAt.getTime()} exact />],
              ["Owns", owns.join(", ") || "nothing"],
              ["Browsers signed in", _count.sessions],
              ...(user.admin ? [["Role", "Administrator"] as const] : []),
            ]}
          />
          <div className="flex flex-wrap gap-x-6">
            <ListLink href={adminUrls.users}>All users</ListLink>
            <ListLink href={`${adminUrls.audit}?${new URLSearchParams({ kind: "user", id: user.id })}`}>
              What admins did here
            </ListLink>
            {user.email && (
              <ListLink href={`${adminUrls.mails}?${new URLSearchParams({ to: user.email })}`}>
                Failed mails to them
              </ListLink>
            )}
          </div>
        </div>
        <section aria-labelledby="give" className="min-w-0 @4xl:col-span-6">
          <Heading id="give">Grant access</Heading>
          <GrantForm userId={user.id} items={listGrantableItems()} />
        </section>
      </div>
      <section aria-labelledby={grantsHeading}>
        <Heading id={grantsHeading}>Grants</Heading>
        <UserGrants grants={user.grants} of={nameOf(user)} />
      </section>
      <section aria-labelledby={listHeading}>
        <Heading id={listHeading}>Purchases</Heading>
        <UserPurchases purchases={user.purchases} of={nameOf(user)} />
      </section>
      <section aria-labelledby="sites">
        <Heading id="sites">Sites</Heading>
        <UserSites sites={user.sites} />
      </section>
    </>
  );
}

const nameOf = ({ name, email }: UserDetails) => name || email || "this user";
