"use client";

import { useMemo } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { FormSite } from "@/components/code/copy/form-site";
import { SeeOnSite } from "@/components/sites/preview/see-on-site";
import { SectionTitle } from "@/components/ui/page-head";
import { findCheapestPurchases } from "@/lib/billing/cheapest-purchases";
import { canCopySection } from "@/lib/billing/copy-access";
import { hasForm, type PagePart } from "@/lib/catalogue/content/arrangement";
import type { ComposeSection } from "@/lib/catalogue/pages/compose-sections";
import type { Product } from "@/lib/hosts/products";
import { Copies, describeFormats } from "./copies";
import type { PageEdit } from "./initial-page";
import { StillToBuy } from "./unpaid-sections";
import { useBought } from "./use-bought";

/** Nothing of the page is left to buy. */
const everybodys = { id: "", price: null };

/** How a page is taken home: what is still missing, then the copies in the order in which they are pasted. */
export function TakeHome(props: {
  product: Product;
  sections: ReadonlyMap<string, ComposeSection>;
  listed: readonly ComposeSection[];
  parts: readonly PagePart[];
  edit: PageEdit;
}) {
  const { product, sections, listed, parts, edit } = props;
  const { status, user, owned } = useUser();
  const toBuy = useMemo(
    () =>
      findCheapestPurchases(
        listed,
        [...sections.values()].filter((section) => section.parts),
        user,
        owned,
      ),
    [listed, sections, user, owned],
  );
  const { region, said } = useBought(toBuy.purchases);
  return (
    <section ref={region} aria-labelledby="take-home" className="mt-14 border-t border-hairline pt-10">
      <SectionTitle id="take-home" isTarget>
        Buy and copy
      </SectionTitle>
      <p role="status" className="sr-only">
        {said}
      </p>
      {status === "loading" ? null : toBuy.purchases.length > 0 ? (
        <StillToBuy
          {...toBuy}
          formats={describeFormats(product)}
          hasSome={listed.some((one) => one.price !== null && canCopySection(one, user, owned))}
        />
      ) : (
        <>
          {parts.some(({ content }) => hasForm(content)) && <FormSite section={everybodys} product={product} />}
          <Copies product={product} listed={listed} parts={parts} edit={edit} />
        </>
      )}
      <div className="mt-14">
        <SeeOnSite section={{ id: edit.sectionId, title: "Your page" }} product={product} of="page" />
      </div>
    </section>
  );
}
