import { Link } from "@/components/ui/link";
import { listSections } from "@/lib/catalogue/catalogue";
import { counted } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { Heading } from "./heading";

/** Which plan the account is on, and what follows from it. `owned` is how many sections were bought singly. */
export function Plan({ isLifetime, owned }: { isLifetime: boolean; owned: number }) {
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
            {owned === 0
              ? "Free sections can be copied, and any other can be bought singly. "
              : "Free sections can be copied, and so can "}
            {owned > 0 && (
              <Link href={urls.purchases} className="link font-[550]">
                the {counted(owned, "section")} you bought
              </Link>
            )}
            {owned > 0 && ". "}
            All-access unlocks the rest with one payment.
          </p>
          <Link href={urls.pricing} className="btn">
            Get all-access
          </Link>
        </div>
      )}
    </section>
  );
}
