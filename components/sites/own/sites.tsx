"use client";

import { useState, useTransition } from "react";
import { Heading } from "@/components/account/heading";
import { useProduct } from "@/components/hosts/product-provider";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/dialog";
import type { DeletedSite, SiteDocument } from "@/lib/account/sites/document";
import { type Product, products, productTitles } from "@/lib/hosts/products";
import { DeletedSites } from "./deleted-sites";
import { SiteForm } from "./site-form";
import { removeSite } from "./site-removal";
import { SiteRow } from "./site-row";

interface SitesProps {
  sites: Record<Product, SiteDocument[]>;
  /** Those of both lines that can be restored. */
  deleted: DeletedSite[];
}

/** The sites of the chosen line: what is there, adding, editing and deleting one, and getting a deleted one back. */
export function Sites({ sites, deleted }: SitesProps) {
  const [product, choose] = useProduct();
  const form = useDialog();
  const [edited, setEdited] = useState<{ site: SiteDocument | null; turn: number }>({ site: null, turn: 0 });
  const [busy, start] = useTransition();

  const edit = (site: SiteDocument | null) => {
    setEdited(({ turn }) => ({ site, turn: turn + 1 }));
    form.open();
  };
  // The button that was pressed goes with its row: the focus stays with the list.
  const toHeading = () => document.getElementById("sites")?.focus({ preventScroll: true });
  const remove = (site: SiteDocument) =>
    start(async () => {
      if (await removeSite(site, toHeading)) toHeading();
    });

  return (
    <section aria-labelledby="sites" aria-busy={busy}>
      <Heading id="sites" aside={<ProductTabs chosen={product} choose={choose} sites={sites} />}>
        Sites on {productTitles[product]}
      </Heading>
      {sites[product].length === 0 && (
        <p className="mt-5 max-w-[52ch]">
          None yet. A site is where you paste sections: give it a name and, when it has one, its address.
        </p>
      )}
      <ul>
        {sites[product].map((site) => (
          <SiteRow key={site.id} site={site} edit={() => edit(site)} remove={() => remove(site)} />
        ))}
      </ul>
      <Button onClick={() => edit(null)} data-needs-script="" variant="line" className="mt-6">
        Add a site
      </Button>
      <DeletedSites sites={deleted.filter((site) => site.product === product)} afterwards={toHeading} />
      <SiteForm dialog={form} {...edited} product={product} />
    </section>
  );
}

/** Bullet or Super, with how many sites each has. */
function ProductTabs(props: {
  chosen: Product;
  choose: (product: Product) => void;
  sites: Record<Product, SiteDocument[]>;
}) {
  return (
    <fieldset className="flex rounded-sm bg-paper-3 p-[3px] text-small font-[550]" data-needs-script="">
      <legend className="sr-only">Product line</legend>
      {products.map((line) => (
        <button
          key={line}
          type="button"
          aria-pressed={line === props.chosen}
          onClick={() => props.choose(line)}
          className="flex h-[38px] cursor-pointer items-center gap-1.5 rounded-[6px] px-3 text-muted transition-colors hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-lift"
        >
          {productTitles[line]}
          <span className="font-normal tabular-nums">{props.sites[line].length}</span>
        </button>
      ))}
    </fieldset>
  );
}
