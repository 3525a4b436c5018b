import { EmptyState } from "@/components/account/empty-state";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import type { WordChoice } from "@/lib/edits/site-code/choices";
import type { SiteCode as Site } from "@/lib/edits/site-code/queries";
import { urls } from "@/lib/urls/urls";
import { SiteCode } from "./site-code";

/** The code of each site of the user's. */
export function SiteCodePage({ sites, choices }: { sites: readonly Site[]; choices: readonly WordChoice[] }) {
  if (sites.length === 0) {
    return (
      <EmptyState
        title="No site yet"
        action={
          <Link href={urls.account} className={getButtonClass()}>
            Add your site
          </Link>
        }
      >
        Add your site first. Then choose here which sections have their words in Notion, and copy one code for all of
        them.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-14">
      {sites.map((site) => (
        <SiteCode key={site.siteId} site={site} choices={choices.filter(({ lines }) => lines.includes(site.product))} />
      ))}
    </div>
  );
}
