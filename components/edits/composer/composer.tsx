"use client";

import { useMemo } from "react";
import { usePerson } from "@/components/account/sign-in/use-person";
import { Opening } from "@/components/edits/editor/opening";
import type { ComposeCategory } from "@/lib/catalogue/pages/compose-sections";
import type { Product } from "@/lib/hosts/products";
import { beginPage } from "./initial-page";
import { PageComposer } from "./page-composer";

/** Puts a page together of the sections of a line, from what the address, the account or this browser has of it. */
export function Composer({ product, categories }: { product: Product; categories: readonly ComposeCategory[] }) {
  const { uid, turn, isKnown } = usePerson();
  const sections = useMemo(
    () => new Map(categories.flatMap((category) => category.sections.map((section) => [section.id, section]))),
    [categories],
  );
  return (
    <Opening
      key={turn}
      isKnown={isKnown}
      open={() => beginPage(sections, uid)}
      label="Opening the page"
      className="min-h-96 p-6"
    >
      {(beginning) => <PageComposer {...{ product, categories, sections, beginning, uid }} />}
    </Opening>
  );
}
