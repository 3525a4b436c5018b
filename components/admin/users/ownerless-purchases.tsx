import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import { type Column, DataTable } from "@/components/admin/data-table";
import { getItemName } from "@/components/admin/item-name";
import { EmptyState, Pager } from "@/components/admin/list-parts";
import { ReasonButton } from "@/components/admin/reason-button";
import { listHeading } from "@/components/admin/use-admin-action";
import type { Page } from "@/lib/admin/access/paging";
import { handOverPurchase } from "@/lib/admin/actions";
import type { OwnerlessPurchase } from "@/lib/admin/users/queries";
import { adminUrls } from "@/lib/urls/admin-urls";
import { purchaseColumns } from "./user-purchases";

const columns: Column<OwnerlessPurchase>[] = [
  { title: "What", kind: "main", cell: ({ item }) => getItemName(item) },
  { title: "Action", kind: "act", cell: (purchase) => <HandOver purchase={purchase} /> },
  { title: "Buyer", cell: ({ buyerEmail }) => buyerEmail ?? "unknown" },
  {
    title: "Owner",
    kind: "short",
    cell: ({ formerUserId }) => (formerUserId ? "Deleted account" : "Not signed in yet"),
  },
  ...purchaseColumns,
];

/** What was bought and belongs to nobody, with the way to whoever paid for it. */
export function PurchasesPage({ before, purchases }: { before: string; purchases: Page<OwnerlessPurchase> }) {
  return (
    <section aria-labelledby={listHeading}>
      <Heading id={listHeading}>Newest purchases</Heading>
      {purchases.rows.length === 0 ? (
        <EmptyState>None: everything that was bought has an owner.</EmptyState>
      ) : (
        <OwnerlessTable purchases={purchases.rows} />
      )}
      <Pager href={adminUrls.purchases} query={{ before }} older={purchases.older} />
    </section>
  );
}

/** Purchases without an owner that a search found. */
export function OwnerlessFound({ purchases }: { purchases: readonly OwnerlessPurchase[] }) {
  return (
    <section aria-labelledby="ownerless">
      <Heading id="ownerless">Purchases without an owner</Heading>
      <OwnerlessTable purchases={purchases} />
    </section>
  );
}

function OwnerlessTable({ purchases }: { purchases: readonly OwnerlessPurchase[] }) {
  return <DataTable label="Purchases without an owner" columns={columns} rows={purchases} keyOf={({ id }) => id} />;
}

function HandOver({ purchase }: { purchase: OwnerlessPurchase }) {
  const { id, item, transactionId, buyerEmail, purchasedAt } = purchase;
  return (
    <ReasonButton
      act={handOverPurchase}
      id={id}
      of={`${getItemName(item)}, ${transactionId}, to a user`}
      button="Hand over"
      question={`Hand over ${getItemName(item)}${buyerEmail ? `, bought by ${buyerEmail},` : ""} to a user?`}
      yes="Hand over this purchase"
      words={
        <>
          Payment {transactionId} of <FormattedDate at={purchasedAt.getTime()} exact />. All that it bought goes to
          them. This can’t be undone here: make sure that they paid.
        </>
      }
      done="Handed over"
      to="User id or e-mail"
    />
  );
}
