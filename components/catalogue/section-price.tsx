"use client";

import { useUser } from "@/components/account/sign-in/user-provider";
import { PriceChip } from "@/components/ui/price-chip";
import { canCopySection } from "@/lib/billing/copy-access";
import { formatPrice } from "@/lib/catalogue/words";

/** What a section costs; of what is for sale, that it is owned. */
export function SectionPrice({ section }: { section: { id: string; price: number | null } }) {
  const { user, owned } = useUser();
  const isBought = section.price !== null && canCopySection(section, user, owned);
  return <PriceChip label={isBought ? "Yours" : formatPrice(section.price)} />;
}
