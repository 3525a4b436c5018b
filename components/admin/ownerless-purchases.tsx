import { Heading } from "@/components/account/heading";
import { handOverPurchase } from "@/lib/admin/actions";
import type { OwnerlessPurchase } from "@/lib/admin/users/queries";
import { type Column, DataTable } from "./data-table";
import { itemName } from "./item-name";
import { Nothing } from "./list-parts";
import { ReasonButton } from "./reason-button";
import { purchaseColumns } from "./user-purchases";

const headingId = "ownerless";

const columns: Column<OwnerlessPurchase>[] = [
  { title: "What", kind: "main", cell: ({ item }) => itemName(item) },
  {
    title: "Action",
    kind: "act",
    cell: ({ id, item, transactionId }) => (
      <ReasonButton
        act={handOverPurchase}
        id={id}
        of={`${itemName(item)}, ${transactionId}, to a user`}
        button="Hand over"
        question={`Hand over ${itemName(item)} to a user?`}
        yes="Hand over this purchase"
        words="They own it from now on, with whatever else the same payment bought. Make sure that they paid."
        done="Handed over"
        heading={headingId}
        to="User id or e-mail"
      />
    ),
  },
  { title: "Buyer", cell: ({ buyerEmail }) => buyerEmail ?? "unknown" },
  {
    title: "Owner",
    kind: "short",
    cell: ({ formerUserId }) => (formerUserId ? "Deleted account" : "Not signed in yet"),
  },
  ...purchaseColumns,
];

/** What was bought and belongs to nobody, with the way to whoever paid for it. */
export function OwnerlessPurchases({ purchases }: { purchases: readonly OwnerlessPurchase[] }) {
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>Purchases without an owner</Heading>
      {purchases.length === 0 ? (
        <Nothing>None.</Nothing>
      ) : (
        <DataTable label="Purchases without an owner" columns={columns} rows={purchases} keyOf={({ id }) => id} />
      )}
    </section>
  );
}
