import { Link } from "@/components/ui/navigation/link";
import type { Category } from "@/lib/catalogue/catalogue";
import { urls } from "@/lib/urls/urls";

/** The way from the catalogue of a line to one of its sections. */
export function Breadcrumb({ category, current }: { category: Category; current: string }) {
  const above = [
    { href: urls.components(category.product), title: "Components" },
    { href: category.href, title: category.title },
  ];
  return (
    <nav className="text-small text-muted" aria-label="Breadcrumb">
      <ol className="-my-1 flex flex-wrap items-center gap-x-2">
        {above.map(({ href, title }) => (
          <li key={href} className="flex items-center gap-x-2">
            <Link href={href} className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
              {title}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="text-ink-2">
          {current}
        </li>
      </ol>
    </nav>
  );
}
