import { FormattedDate } from "@/components/account/formatted-date";
import { type Column, DataTable } from "@/components/admin/data-table";
import { EmptyState } from "@/components/admin/list-parts";
import type { UserDetails } from "@/lib/admin/users/queries";
import { productTitles } from "@/lib/hosts/products";

type Site = UserDetails["sites"][number];

const columns: Column<Site>[] = [
  { title: "Name", kind: "main", cell: ({ siteName }) => siteName },
  { title: "Address", cell: ({ siteUrl }) => siteUrl },
  { title: "Line", kind: "short", cell: ({ product }) => productTitles[product] },
  { title: "Added", kind: "short", cell: ({ createdAt }) => <FormattedDate at={createdAt.getTime()} exact /> },
  { title: "Forms", kind: "short", cell: ({ formsStoppedAt }) => (formsStoppedAt ? "Stopped" : "Take answers") },
];

/** The sites of a user, as they have set them up. */
export function UserSites({ sites }: { sites: UserDetails["sites"] }) {
  if (sites.length === 0) return <EmptyState>No site was added.</EmptyState>;
  return <DataTable label="Sites" columns={columns} rows={sites} keyOf={({ id }) => id} />;
}
