import { Link } from "@/components/ui/link";
import { ThemedImage } from "@/components/ui/themed-image";
import type { Product } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { Day } from "../day";
import { CopyRecord } from "./copy-record";
import { DeleteButton } from "./deletion";

interface SavedRowProps {
  id: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** Whether its section may be copied. */
  isOwned: boolean;
  section:
    | {
        title: string;
        number: string;
        lines: readonly Product[];
        thumbnail: { light: string; dark: string } | undefined;
      }
    | undefined;
}

/** One saved component in the list. One that names no section can't be drawn, only kept. */
export function SavedRow({ id, updatedAt, isOwned, section }: SavedRowProps) {
  const title = section?.title ?? "A record of your own";
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-hairline py-4">
      <span className="block w-24 shrink-0 overflow-hidden rounded-sm bg-paper-2 ring-1 ring-hairline @2xl:w-36">
        {section?.thumbnail ? (
          <ThemedImage
            image={section.thumbnail}
            alt=""
            width={288}
            height={180}
            className="aspect-8/5 w-full object-cover object-top"
          />
        ) : (
          <span className="block aspect-8/5" />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        {section ? (
          <Link href={urls.savedComponent(id)} className="font-[550] text-ink hover:underline hover:underline-offset-4">
            {title}
          </Link>
        ) : (
          <span className="font-[550] text-ink">{title}</span>
        )}
        <p className="mt-0.5 text-small break-words text-muted">
          {section ? `§ ${section.number}` : id} · changed <Day at={updatedAt} exact />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {section && (
          <Link href={urls.savedComponent(id)} className="link inline-flex min-h-11 items-center text-small font-[550]">
            Preview and edit<span className="sr-only"> {title}</span>
          </Link>
        )}
        {section && isOwned && <CopyRecord id={id} title={title} lines={section.lines} />}
        {section && !isOwned && (
          <Link href={urls.pricing} className="link inline-flex min-h-11 items-center text-small font-[550]">
            Buy to copy<span className="sr-only"> {title}</span>
          </Link>
        )}
        <DeleteButton id={id} title={title} />
      </div>
    </li>
  );
}
