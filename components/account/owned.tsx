import { Link } from "@/components/ui/link";
import { categoriesOf, findSection } from "@/lib/catalogue/catalogue";
import { defaultProduct } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { Heading } from "./heading";

/** The sections bought singly, each with the way to its code. */
export function Owned({ ids, isLifetime }: { ids: readonly string[]; isLifetime: boolean }) {
  const sections = ids.flatMap((id) => findSection(id) ?? []);
  // The plan covers everything: single purchases from before it are worth showing, their absence isn't.
  if (isLifetime && sections.length === 0) return null;
  return (
    <section aria-labelledby="owned">
      <Heading id="owned">Bought singly</Heading>
      {sections.length === 0 ? (
        <p className="mt-5 max-w-[52ch]">
          Nothing yet. Every section can be bought alone and stays yours.{" "}
          <Link href={urls.components(defaultProduct)} className="link font-[550]">
            Look through the components
          </Link>
        </p>
      ) : (
        <ul>
          {sections.map(({ id, slug, category, number, title, lines }) => {
            const home = categoriesOf(lines[0] ?? defaultProduct).find((candidate) => candidate.slug === category);
            return (
              <li key={id} className="border-b border-hairline">
                <Link
                  href={`${home?.href ?? urls.components(defaultProduct)}#${slug}`}
                  className="flex min-h-14 items-center gap-4 py-2 text-ink hover:underline hover:underline-offset-4"
                >
                  <span className="w-14 shrink-0 text-small text-muted tabular-nums">§ {number}</span>
                  <span className="min-w-0 font-[550]">{title}</span>
                  <span className="ml-auto text-small text-muted">{home?.title}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
