import { useId } from "react";
import type { Product } from "@/lib/hosts/products";
import { SitePreviewForm } from "./site-preview-form";

/** “See it on your site”, on the page of a section. */
export function SeeOnSite(props: {
  section: { id: string; title: string };
  product: Product;
  of?: "section" | "page";
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-6 @4xl:pt-8">
      <div className="grid gap-x-12 gap-y-5 @4xl:grid-cols-12">
        <div className="@4xl:col-span-5">
          <h2 id={id} className="text-heading">
            See it on your site
          </h2>
          <p className="mt-2 max-w-[46ch] text-small text-pretty">
            Your own page, as any visitor gets it, with this {props.of ?? "section"} in it. Nothing on your site
            changes.
          </p>
        </div>
        <SitePreviewForm {...props} />
        <noscript className="@4xl:col-span-7">
          <p className="text-small">This needs JavaScript, which is switched off in this browser.</p>
        </noscript>
      </div>
    </section>
  );
}
