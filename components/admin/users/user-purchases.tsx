import { FormattedDate } from "@/components/account/formatted-date";
import { AdminLink } from "@/components/admin/admin-link";
import { type Column, DataTable } from "@/components/admin/data-table";
import { getItemName } from "@/components/admin/item-name";
import { EmptyState } from "@/components/admin/list-parts";
import { ReasonButton } from "@/components/admin/reason-button";
import { ShortId } from "@/components/admin/short-id";
import { restorePurchase, revokePurchase } from "@/lib/admin/actions";
import type { UserDetails } from "@/lib/admin/users/queries";
import { formatMoney } from "@/lib/billing/money";
import { adminUrls } from "@/lib/urls/admin-urls";

type Purchase = Omit<UserDetails["purchases"][number], "userId">;

const states = { paid: "Paid", refunded: "Refunded", charged_back: "Charged back" } as const;

/** What was paid; of a plan, also how far its price was below the plan's. */
function describePayment({ amount, currency, shortBy }: Purchase): string {
  const paid = formatMoney(amount, currency);
  return shortBy > 0 ? `${paid}, price ${formatMoney(shortBy, "USD")} too low` : paid;
}

/** What is shown of a purchase, whoever owns it. */
export const purchaseColumns: Column<Purchase>[] = [
  { title: "When", kind: "short", cell: ({ purchasedAt }) => <FormattedDate at={purchasedAt.getTime()} exact /> },
  {
    title: "Payment",
    kind: "short",
    cell: ({ transactionId }) => (
      <AdminLink href={`${adminUrls.events}?${new URLSearchParams({ transaction: transactionId })}`} className="link">
        <ShortId id={transactionId} />
      </AdminLink>
    ),
  },
  {
    title: "Status",
    kind: "short",
    cell: ({ status, revokedAt }) => `${states[status]}${revokedAt ? ", revoked" : ""}`,
  },
  { title: "Paid", kind: "figure", cell: describePayment },
];

const buildColumns = (name: string): Column<Purchase>[] => [
  { title: "What", kind: "main", cell: ({ item }) => getItemName(item) },
  { title: "Action", kind: "act", cell: (purchase) => <Decision purchase={purchase} name={name} /> },
  ...purchaseColumns,
];

/** What a user bought, with the payment each purchase comes from, and whether it counts. `of` is what the user is called. */
export function UserPurchases({ purchases, of }: { purchases: UserDetails["purchases"]; of: string }) {
  if (purchases.length === 0) return <EmptyState>Nothing was bought.</EmptyState>;
  return <DataTable label="Purchases" columns={buildColumns(of)} rows={purchases} keyOf={({ id }) => id} />;
}

function Decision({ purchase: { id, item, revokedAt }, name }: { purchase: Purchase; name: string }) {
  const what = `${getItemName(item)} of ${name}`;
  return revokedAt ? (
    <ReasonButton
      act={restorePurchase}
      id={id}
      of={what}
      button="Restore"
      question={`Restore ${what}?`}
      yes="Restore this purchase"
      words="The purchase counts again, if it is paid."
      done="Restored"
    />
  ) : (
    <ReasonButton
      act={revokePurchase}
      id={id}
      of={what}
      button="Revoke"
      question={`Revoke ${what}?`}
      yes="Revoke this purchase"
      words="This purchase no longer unlocks anything, even if Paddle reports it as paid. No money is refunded: do that at Paddle."
      done="Revoked"
    />
  );
}
