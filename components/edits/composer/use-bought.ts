import { useEffect, useRef, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { registerThanks } from "@/components/billing/checkout/after-purchase";
import type { Purchase } from "@/lib/billing/cheapest-purchases";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import { describeUnpaid, summarizeUnpaid } from "./unpaid-sections";

/** In ms: how often is looked whether the checkout has closed, which holds the focus, and how long at most. */
const look = { every: 200, longest: 20_000 };

/**
 * Follows the purchases that a page takes: says what is left after each, and leads the focus on, to the button of the next one, or to
 * the heading of what can now be copied.
 */
export function useBought(purchases: readonly Purchase<ComposeSection>[]) {
  const { status, owned } = useUser();
  const region = useRef<HTMLElement>(null);
  const [said, setSaid] = useState("");
  const looking = useRef<ReturnType<typeof setInterval>>(undefined);
  const before = useRef<{ owned: readonly string[]; purchases: typeof purchases } | null>(null);

  useEffect(() => {
    if (status === "loading") return;
    const was = before.current;
    before.current = { owned, purchases };
    const bought = was?.purchases.filter(({ sold }) => owned.includes(sold.id) && !was.owned.includes(sold.id)) ?? [];
    if (bought.length === 0) return;
    const names = bought.map(({ sold }) => sold.title).join(", ");
    setSaid(
      purchases.length > 0
        ? `${names} is yours. ${describeUnpaid(purchases)}`
        : `${names} is yours, and with it the whole page. You can copy it now.`,
    );
    // The button that was pressed is gone, and the checkout gives the focus back to nothing when it closes.
    const begun = Date.now();
    clearInterval(looking.current);
    // What is heard of the account meanwhile doesn't end it.
    const timer = setInterval(() => {
      const active = document.activeElement;
      if (Date.now() - begun > look.longest) clearInterval(timer);
      if (active instanceof HTMLIFrameElement) return;
      clearInterval(timer);
      // Whoever has gone on to something else is left there.
      if (active && active !== document.body && !region.current?.contains(active)) return;
      const next = ["[data-purchase] button", "h2"].flatMap(
        (one) => region.current?.querySelector<HTMLElement>(one) ?? [],
      );
      next[0]?.focus();
    }, look.every);
    looking.current = timer;
  }, [status, owned, purchases]);
  useEffect(() => () => clearInterval(looking.current), []);

  // What the message of a payment says of this page: there is nothing to copy while something is left to buy.
  const left = useRef(purchases);
  left.current = purchases;
  useEffect(
    () =>
      registerThanks(() => (left.current.length > 0 ? summarizeUnpaid(left.current) : "You can copy this page now.")),
    [],
  );

  // Back from buying all-access: at what one had come for.
  useEffect(() => {
    if (location.hash === "#take-home") region.current?.querySelector("h2")?.focus();
  }, []);

  return { region, said };
}
