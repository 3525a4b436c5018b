import { EmptyState } from "@/components/account/empty-state";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { listCategories } from "@/lib/catalogue/catalogue";
import { defaultProduct } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** How to get the first answer. */
export function NoSubmissions({ hasSites }: { hasSites: boolean }) {
  const calls = listCategories(defaultProduct).find(({ slug }) => slug === "cta");
  return (
    <EmptyState
      title="Nobody has sent anything yet"
      action={
        <>
          {calls && (
            <Link href={calls.href} className={getButtonClass()}>
              Sections with a form
            </Link>
          )}
          {!hasSites && (
            <Link href={urls.account} className="link inline-flex min-h-11 items-center font-[550]">
              Add a site first
            </Link>
          )}
        </>
      }
    >
      Some calls to action have a form. Choose a site under “Send form answers to”, copy the section and paste it into
      your page: what people fill in arrives here, and by mail where the shop can send it.
    </EmptyState>
  );
}
