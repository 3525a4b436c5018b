import { Link } from "@/components/ui/link";
import { listSections } from "@/lib/catalogue/catalogue";
import { urls } from "@/lib/urls";
import { Heading } from "./heading";

/** Which plan the account is on, and what follows from it. */
export function Plan({ isLifetime }: { isLifetime: boolean }) {
  return (
    <section aria-labelledby="plan">
      <Heading id="plan">Plan</Heading>
      {isLifetime ? (
        <p className="mt-5 max-w-[52ch]">
          <strong className="block text-sub text-ink">All-access, for life</strong>
          All {listSections().length} sections are yours, in both lines, and so is every section we add later.
        </p>
      ) : (
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <p className="max-w-[46ch]">
            <strong className="block text-sub text-ink">No plan</strong>
            Free sections and the ones you bought can be copied. All-access unlocks the rest, once and for good.
          </p>
          <Link href={urls.pricing} className="btn">
            Get all-access
          </Link>
        </div>
      )}
    </section>
  );
}
