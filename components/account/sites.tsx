"use client";

import { useState } from "react";
import { useProduct } from "@/components/chrome/product-provider";
import { Icon } from "@/components/ui/icons";
import { useDialog } from "@/components/ui/use-dialog";
import { type Product, products, productTitles } from "@/lib/catalogue/products";
import type { SiteDocument } from "@/lib/sites/document";
import { DeleteSite } from "./delete-site";
import { Heading } from "./heading";
import { SiteForm } from "./site-form";

const quiet = "link inline-flex min-h-11 cursor-pointer items-center text-small font-[550]";

/** The sites of the chosen line: what is there, and adding, editing and deleting one. */
export function Sites({ sites }: { sites: Record<Product, SiteDocument[]> }) {
  const [product, choose] = useProduct();
  const form = useDialog();
  const removal = useDialog();
  const [edited, setEdited] = useState<{ site: SiteDocument | null; turn: number }>({ site: null, turn: 0 });
  const [doomed, setDoomed] = useState<SiteDocument | null>(null);

  const edit = (site: SiteDocument | null) => {
    setEdited(({ turn }) => ({ site, turn: turn + 1 }));
    form.open();
  };
  const askToDelete = (site: SiteDocument) => {
    setDoomed(site);
    removal.open();
  };

  return (
    <section aria-labelledby="sites">
      <Heading id="sites" aside={<Lines chosen={product} choose={choose} sites={sites} />}>
        Sites on {productTitles[product]}
      </Heading>
      {sites[product].length === 0 && (
        <p className="mt-5 max-w-[52ch]">
          None yet. A site is where you paste sections: give it a name and, when it has one, its address.
        </p>
      )}
      <ul>
        {sites[product].map((site) => (
          <li key={site.id} className="flex flex-wrap items-center gap-x-5 border-b border-hairline py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-[550] break-words text-ink">{site.siteName}</p>
              {site.hostName ? (
                <a
                  href={site.siteUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-9 max-w-full items-center gap-1.5 text-small text-muted hover:text-ink"
                >
                  <span className="truncate">{site.hostName}</span>
                  <Icon name="out" className="size-3.5 shrink-0" />
                  <span className="sr-only">(opens in a new tab)</span>
                </a>
              ) : (
                <button
                  type="button"
                  onClick={() => edit(site)}
                  data-needs-script=""
                  className="inline-flex min-h-9 cursor-pointer items-center text-left text-small text-accent-ink underline underline-offset-4"
                >
                  No address yet. Add it
                  <span className="sr-only"> to {site.siteName}</span>
                </button>
              )}
            </div>
            <div className="flex gap-5" data-needs-script="">
              <button type="button" onClick={() => edit(site)} className={quiet}>
                Edit<span className="sr-only"> {site.siteName}</span>
              </button>
              <button type="button" onClick={() => askToDelete(site)} className={quiet}>
                Delete<span className="sr-only"> {site.siteName}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => edit(null)} data-needs-script="" className="btn btn-line mt-6">
        Add a site
      </button>
      <SiteForm dialog={form} {...edited} product={product} />
      <DeleteSite dialog={removal} site={doomed} />
    </section>
  );
}

/** Bullet or Super, with how many sites each has. */
function Lines(props: { chosen: Product; choose: (product: Product) => void; sites: Record<Product, SiteDocument[]> }) {
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
