import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import type { GrantDocument, PurchaseDocument } from "@/lib/billing/document";
import { lifetime } from "@/lib/billing/items";
import { formatMoney } from "@/lib/billing/money";
import { findSection, listCategories } from "@/lib/catalogue/catalogue";
import { defaultProduct } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { EmptyState } from "./empty-state";
import { FormattedDate } from "./formatted-date";

const states = { paid: "Paid", refunded: "Refunded", charged_back: "Charged back" } as const;

/** What was bought, the newest first: when, what, for how much, and what became of it; and before it what was given. */
export function Purchases(props: {
  purchases: readonly PurchaseDocument[];
  grants: readonly GrantDocument[];
  isSold: boolean;
}) {
  const { purchases, grants } = props;
  return (
    <>
      {grants.length > 0 && <Grants grants={grants} />}
      {purchases.length > 0 ? (
        <PurchaseTable purchases={purchases} />
      ) : (
        grants.length === 0 && <NothingBought {...props} />
      )}
    </>
  );
}

function Grants({ grants }: { grants: readonly GrantDocument[] }) {
  return (
    <ul className="mb-14">
      {grants.map(({ id, item, granted_at }) => (
        <li key={id} className="border-b border-hairline py-3">
          <span className="font-[550] text-ink">
            <Thing item={item} isOwned />
          </span>{" "}
          <span className="text-small text-muted">
            given to you on <FormattedDate at={granted_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function PurchaseTable({ purchases }: { purchases: readonly PurchaseDocument[] }) {
  return (
    <table className="w-full border-t border-ink @max-2xl:block">
      <caption className="sr-only">What you bought, the newest first</caption>
      <thead className="text-left text-small text-muted @max-2xl:sr-only">
        <tr>
          <th className="py-3 pr-6 font-normal">Bought</th>
          <th className="py-3 pr-6 font-normal">Date</th>
          <th className="py-3 pr-6 font-normal">Status</th>
          <th className="py-3 pr-6 font-normal">Invoice</th>
          <th className="py-3 text-right font-normal">Paid, tax included</th>
        </tr>
      </thead>
      <tbody className="@max-2xl:block">
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </tbody>
    </table>
  );
}

// On a phone a row is a small sheet of its own: what and how much on top, the rest below.
function PurchaseRow({ purchase }: { purchase: PurchaseDocument }) {
  const { item, status, amount, tax, currency, purchased_at, revoked } = purchase;
  const isOwned = status === "paid" && !revoked;
  const cell = "pr-6 text-small text-muted @max-2xl:block @max-2xl:pr-0 @2xl:py-4";
  return (
    <tr className="border-t border-hairline align-baseline last:border-b @max-2xl:grid @max-2xl:grid-cols-[1fr_auto] @max-2xl:gap-x-6 @max-2xl:py-3.5">
      <td className="pr-6 font-[550] text-ink @max-2xl:block @max-2xl:pr-0 @2xl:py-4">
        <Thing item={item} isOwned={isOwned} />
      </td>
      <td className={`${cell} @max-2xl:row-start-2`}>
        <FormattedDate at={purchased_at} />
      </td>
      <td className={`${cell} @max-2xl:col-start-2 @max-2xl:row-start-2 @max-2xl:text-right`}>
        <span className={isOwned ? undefined : "text-accent-ink"}>
          {states[status]}
          {revoked && ", no longer yours"}
        </span>
      </td>
      <td className={`${cell} @max-2xl:col-span-2 @max-2xl:row-start-3`}>
        <InvoiceLink purchase={purchase} />
      </td>
      <td className="text-right whitespace-nowrap tabular-nums text-ink @max-2xl:col-start-2 @max-2xl:row-start-1 @2xl:py-4">
        {status === "paid" ? (
          formatMoney(amount, currency)
        ) : (
          <s className="text-muted">{formatMoney(amount, currency)}</s>
        )}
        {tax > 0 && <span className="block text-caption text-muted">{formatMoney(tax, currency)} of it tax</span>}
      </td>
    </tr>
  );
}

function InvoiceLink({ purchase: { id, invoiceNumber } }: { purchase: PurchaseDocument }) {
  if (!invoiceNumber) return <span className="@max-2xl:sr-only">not ready yet</span>;
  return (
    <a href={urls.invoice(id)} className="link inline-flex min-h-6 items-center @max-2xl:min-h-9">
      <span className="@2xl:sr-only">Invoice&nbsp;</span>
      {invoiceNumber}
    </a>
  );
}

/** The thing itself, with a link to its code as long as it is owned. */
function Thing({ item, isOwned }: { item: string; isOwned: boolean }) {
  if (item === lifetime) return "All-access, for life";
  const section = findSection(item);
  if (!section) return <span className="break-all">{item}</span>;
  const category = listCategories(section.lines[0] ?? defaultProduct).find(({ slug }) => slug === section.category);
  const title = `${section.title}, § ${section.number}`;
  if (!category || !isOwned) return title;
  return (
    <Link href={urls.section(category, section)} className="link">
      {title}
    </Link>
  );
}

function NothingBought({ isSold }: { isSold: boolean }) {
  return (
    <EmptyState
      title="Nothing bought yet"
      action={
        <>
          {isSold && (
            <Link href={urls.pricing} className={getButtonClass()}>
              Get all-access
            </Link>
          )}
          <Link href={urls.components(defaultProduct)} className="link inline-flex min-h-11 items-center font-[550]">
            Browse the sections
          </Link>
        </>
      }
    >
      Any section or page can be bought alone, or all of them at once. What you buy is listed here for good, with its
      invoice and the way to its code. Paid under another address? Sign in with that one.
    </EmptyState>
  );
}
