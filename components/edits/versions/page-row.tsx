"use client";

import { useState } from "react";
import { FormattedDate } from "@/components/account/formatted-date";
import { Button, getButtonClass } from "@/components/ui/button";
import { callAction } from "@/components/ui/loading/call-action";
import { Link } from "@/components/ui/navigation/link";
import { showFailure, toast } from "@/components/ui/toast/toast";
import { formatCount } from "@/lib/catalogue/words";
import { duplicatePage } from "@/lib/edits/versions/actions";
import { type Product, products } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { DeleteButton } from "./deletion";
import { useSectionProduct } from "./use-section-product";
import { VersionPicture } from "./version-picture";

/** A page of somebody's own in the list. `gone`: how many of its sections aren't sold anymore. */
export function PageRow(props: {
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
  sections: number;
  gone: number;
  lines: readonly Product[];
}) {
  const { id, name, updatedAt, sections, gone, lines } = props;
  const [isBusy, setBusy] = useState(false);
  const product = useSectionProduct(lines.length > 0 ? lines : products);
  const title = name || "A page without a name";
  const duplicate = async () => {
    setBusy(true);
    const made = await callAction(duplicatePage, { id });
    setBusy(false);
    if (made.ok) toast("success", "Duplicated", `${title} is here twice now.`);
    else showFailure("Not duplicated", made.error);
  };
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-hairline py-4">
      <VersionPicture id={id} updatedAt={updatedAt} lines={gone === 0 ? lines : undefined} />
      <div className="min-w-0 flex-1 basis-40">
        <Link
          href={urls.compose(product, { page: id })}
          className="font-[550] text-ink hover:underline hover:underline-offset-4"
        >
          {title}
        </Link>
        <p className="mt-0.5 text-small break-words text-muted">
          {formatCount(sections, "section")}
          {gone > 0 && `, ${gone === 1 ? "one of them isn’t" : `${gone} of them aren’t`} sold anymore`} · changed{" "}
          <FormattedDate at={updatedAt} exact />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        <Link href={urls.compose(product, { page: id })} className={getButtonClass({ variant: "quiet" })}>
          Open in the composer<span className="sr-only">: {title}</span>
        </Link>
        <Button onClick={() => void duplicate()} aria-busy={isBusy} data-needs-script="" variant="quiet">
          Duplicate<span className="sr-only"> {title}</span>
        </Button>
        <DeleteButton id={id} title={title} />
      </div>
    </li>
  );
}
