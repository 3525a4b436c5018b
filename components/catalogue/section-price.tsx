"use client";

import { useUser } from "@/components/sign-in/user-provider";
import { mayCopy } from "@/lib/billing/may-copy";
import { priceLabel } from "@/lib/catalogue/words";
import { PriceChip } from "../ui/price-chip";

/** What a section costs; of what is for sale, that it is owned. */
export function SectionPrice({ section }: { section: { id: string; price: number | null } }) {
  const { user, owned } = useUser();
  const isBought = section.price !== null && mayCopy(section, user, owned);
  return <PriceChip label={isBought ? "Yours" : priceLabel(section.price)} />;
}
