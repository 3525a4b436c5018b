import type { ReactNode } from "react";
import { PageHead } from "@/components/ui/page-head";
import type { UserSnapshot } from "@/lib/account/users/document";
import { Outage } from "./outage";
import { RefreshOnUserChange } from "./refresh-on-user-change";

/**
 * A page of the account: its head, and what it shows. `account` is what was read for it; while the database is away that
 * is null, and the page says so and comes back by itself.
 */
export function AccountPage<Account extends { seen: UserSnapshot }>(props: {
  title: string;
  lede?: ReactNode;
  account: Account | null;
  children: (account: Account) => ReactNode;
}) {
  const { title, lede, account, children } = props;
  return (
    <>
      <PageHead title={title} lede={lede} />
      <div className="mx-auto max-w-wide px-gutter pt-12 pb-section">
        {account === null ? <Outage /> : children(account)}
        {account && <RefreshOnUserChange seen={account.seen} />}
      </div>
    </>
  );
}
