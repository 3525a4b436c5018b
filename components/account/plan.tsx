import { AllAccess } from "@/components/ui/all-access";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { isOfferedTo } from "@/lib/billing/is-offered-to";
import { listSections } from "@/lib/catalogue/catalogue";
import { formatItemFigures } from "@/lib/catalogue/item-counts";
import { urls } from "@/lib/urls/urls";
import { Heading } from "./heading";

/** Which plan the account is on, and what follows from it. `owned` is how many sections and pages were bought singly. */
export function Plan({ user, owned }: { user: NonNullable<Parameters<typeof isOfferedTo>[0]>; owned: number }) {
  return (
    <section aria-labelledby="plan">
      <Heading id="plan">Plan</Heading>
      {user.isLifetime ? (
        <p className="mt-5 max-w-[52ch]">
          <strong className="block text-sub text-ink">All-access, for life</strong>
          All {formatItemFigures(listSections()).join(" and ")} are yours, in both lines, and so is everything we add
          later.
        </p>
      ) : (
        <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <p className="max-w-[46ch]">
            <strong className="block text-sub text-ink">No plan</strong>
            {owned === 0
              ? "Free sections can be copied, and anything else can be bought singly. "
              : "Free sections can be copied, and so can "}
            {owned > 0 && (
              <Link href={urls.purchases} className="link font-[550]">
                what you bought
              </Link>
            )}
            {owned > 0 && ". "}
            <AllAccess first /> unlocks the rest with one payment.
          </p>
          {isOfferedTo(user) && (
            <Link href={urls.pricing} className={getButtonClass()}>
              Get all-access
            </Link>
          )}
        </div>
      )}
    </section>
  );
}
