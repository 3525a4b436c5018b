"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useUser } from "@/components/account/user-provider";
import type { Product } from "@/lib/catalogue/products";
import { priceLabel } from "@/lib/catalogue/words";
import { urls } from "@/lib/urls";
import { useLazyPart } from "../ui/lazy-import";
import { Link } from "../ui/link";
import { toastFailure } from "../ui/toast";
import { CopyButton } from "./copy-button";

/**
 * What one can do with a section: copy it when it is free or bought, else buy it or everything. Nothing is offered for
 * sale while it is unknown who is there.
 */
export function SectionActions(props: {
  section: { id: string; title: string; price: number | null; placement: string; hasForm?: boolean };
  product: Product;
}) {
  const { section, product } = props;
  const { status, user, owned } = useUser();
  const mine = section.price === null || user?.isLifetime || owned.includes(section.id);
  return (
    <div className="flex min-h-10 min-w-[14.75rem] justify-end gap-2.5 @max-3xl:min-w-0 @max-3xl:flex-1 @max-xl:w-full @max-xl:flex-none @max-xl:justify-stretch @max-xl:*:flex-1">
      {mine ? (
        <CopyButton section={section} product={product} />
      ) : status === "loading" ? (
        <noscript>
          <a href={urls.pricing} className="btn min-h-10 text-small">
            {`Buy for ${priceLabel(section.price)}`}
          </a>
        </noscript>
      ) : (
        <>
          <Link href={urls.pricing} className="btn btn-line min-h-10 text-small">
            Get all-access
          </Link>
          <LazyBuyButton item={section.id}>
            Buy for {priceLabel(section.price)}
            <span className="sr-only">: {section.title}</span>
          </LazyBuyButton>
        </>
      )}
    </div>
  );
}

const load = () => import("@/components/billing/buy-button").then((module) => module.BuyButton);

/**
 * Nobody can buy before it is known who they are: what that takes comes then. If it does not come, the button asks for it
 * again, and goes on to pay as soon as it is there.
 */
function LazyBuyButton({ item, children }: { item: string; children: ReactNode }) {
  const { Part: BuyButton, ask } = useLazyPart(load);
  const [state, setState] = useState<"loading" | "failed" | "pressed">("loading");
  const className = "btn min-h-10 w-full text-small";

  useEffect(() => {
    void ask().then((failure) => failure && setState("failed"));
  }, [ask]);

  const press = async () => {
    setState("pressed");
    const failure = await ask();
    if (!failure) return;
    setState("failed");
    toastFailure("The checkout didn't open", failure, "Nothing was charged.");
  };

  if (BuyButton) {
    return (
      <BuyButton item={item} className={className} begin={state === "pressed"}>
        {children}
      </BuyButton>
    );
  }
  // In a box as the one that takes its place, so that nothing beside it moves.
  return (
    <div>
      <button
        type="button"
        data-needs-script=""
        onClick={() => void press()}
        aria-busy={state === "pressed"}
        className={`${className} ${state === "loading" ? "invisible" : ""}`}
      >
        {children}
      </button>
    </div>
  );
}
