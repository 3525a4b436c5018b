import { FormattedDate } from "@/components/account/formatted-date";
import { LazyBuyButton } from "@/components/billing/checkout/lazy-buy-button";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { formatPrice } from "@/lib/catalogue/words";
import type { PasteTarget } from "@/lib/hosts/host";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { CopyVersion } from "./copy-version";
import { DeleteButton } from "./deletion";
import { VersionPicture } from "./version-picture";

interface SavedRowProps {
  id: string;
  /** What its owner calls it; "" for no name of its own. */
  name: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** Whether its section may be copied. */
  isOwned: boolean;
  section:
    | {
        id: string;
        title: string;
        price: number | null;
        target: PasteTarget;
        number: string;
        lines: readonly Product[];
      }
    | undefined;
}

/** One saved version in the list. One that names no section can't be drawn, only kept. */
export function SavedRow({ id, name, updatedAt, isOwned, section }: SavedRowProps) {
  const title = name || (section?.title ?? "A record of your own");
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-hairline py-4">
      <VersionPicture id={id} updatedAt={updatedAt} lines={section?.lines} />
      <div className="min-w-0 flex-1 basis-40">
        {section ? (
          <Link href={urls.savedComponent(id)} className="font-[550] text-ink hover:underline hover:underline-offset-4">
            {title}
          </Link>
        ) : (
          <span className="font-[550] text-ink">{title}</span>
        )}
        <p className="mt-0.5 text-small break-words text-muted">
          {section ? `§ ${section.number}${name && ` ${section.title}`}` : id} · changed{" "}
          <FormattedDate at={updatedAt} exact />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {section && (
          <Link href={urls.savedComponent(id)} className={getButtonClass({ variant: "quiet" })}>
            Preview and edit<span className="sr-only"> {title}</span>
          </Link>
        )}
        {section && isOwned && <CopyVersion id={id} title={title} lines={section.lines} target={section.target} />}
        {section && !isOwned && (
          <LazyBuyButton item={section.id} variant="quiet" statusClassName="max-w-[30ch]">
            Buy for {formatPrice(section.price)}, then copy<span className="sr-only"> {title}</span>
          </LazyBuyButton>
        )}
        <DeleteButton id={id} title={title} />
      </div>
    </li>
  );
}
