import { FormattedDate } from "@/components/account/formatted-date";
import { restorePurchase, revokePurchase } from "@/lib/admin/actions";
import { adminUrls } from "@/lib/admin/urls";
import type { UserDetails } from "@/lib/admin/users/queries";
import { moneyLabel } from "@/lib/money";
import { AdminLink } from "./admin-link";
import { DataCell, DataRow, DataTable } from "./data-table";
import { itemName } from "./item-name";
import { Nothing } from "./list-parts";
import { ReasonButton } from "./reason-button";

const states = { paid: "Paid", refunded: "Refunded", charged_back: "Charged back" } as const;

/** What a user bought, with the payment each purchase comes from, and whether it counts. */
export function UserPurchases({ purchases }: { purchases: UserDetails["purchases"] }) {
  if (purchases.length === 0) return <Nothing>Nothing was bought.</Nothing>;
  return (
    <DataTable label="Purchases" columns={["What", "When", "Payment", "Status", "Paid", "Decide"]} figures={["Paid"]}>
      {purchases.map(({ id, item, purchasedAt, transactionId, status, revokedAt, amount, currency }) => (
        <DataRow key={id}>
          <DataCell kind="main">{itemName(item)}</DataCell>
          <DataCell>
            <FormattedDate at={purchasedAt.getTime()} exact />
          </DataCell>
          <DataCell>
            <AdminLink
              href={`${adminUrls.events}?${new URLSearchParams({ transaction: transactionId })}`}
              className="link font-code"
            >
              {transactionId}
            </AdminLink>
          </DataCell>
          <DataCell>
            {states[status]}
            {revokedAt && ", revoked"}
          </DataCell>
          <DataCell kind="figure">{moneyLabel(amount, currency)}</DataCell>
          <DataCell kind="act">
            {revokedAt ? (
              <ReasonButton
                act={restorePurchase}
                id={id}
                of={itemName(item)}
                button="Give back"
                words="The purchase counts again, as far as it is paid."
                done="Given back"
              />
            ) : (
              <ReasonButton
                act={revokePurchase}
                id={id}
                of={itemName(item)}
                button="Revoke"
                words="The purchase entitles to nothing any more, whatever Paddle says of it later. No money is given back: refund it at Paddle."
                done="Revoked"
              />
            )}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
