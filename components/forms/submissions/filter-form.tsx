import { Button } from "@/components/ui/button";
import type { SubmissionFilter } from "@/lib/forms/queries";
import { urls } from "@/lib/urls/urls";

const field =
  "block h-11 w-full rounded-sm bg-paper px-3.5 text-body text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] placeholder:text-muted";

/** Search and site, by an address that can be kept: it needs no script. */
export function FilterForm(props: { filter: SubmissionFilter; sites: { id: string; siteName: string }[] }) {
  const { filter, sites } = props;
  return (
    <search>
      {/* The key makes a new form of another filter: what stands in the fields is what is shown. */}
      <form
        key={`${filter.siteId} ${filter.search}`}
        action={urls.submissions}
        className="grid grid-cols-1 items-end gap-x-4 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto]"
      >
        <label className="block text-small font-[550] text-ink">
          <span className="mb-1.5 block">Search in everything</span>
          <input type="search" name="find" defaultValue={filter.search} maxLength={200} className={field} />
        </label>
        <label className="block text-small font-[550] text-ink">
          <span className="mb-1.5 block">Site</span>
          <select name="site" defaultValue={filter.siteId ?? ""} className={field}>
            <option value="">All sites</option>
            {sites.map(({ id, siteName }) => (
              <option key={id} value={id}>
                {siteName}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">Show</Button>
      </form>
    </search>
  );
}
