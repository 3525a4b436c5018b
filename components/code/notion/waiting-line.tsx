import { Copyable } from "@/components/ui/copy/copyable";
import { printWaitingCss } from "@/lib/code/notion/waiting";
import { earlyCssAreas } from "@/lib/hosts/early-css";
import type { Product } from "@/lib/hosts/products";

/** Where code stands behind the page: a line of CSS with which a slow page doesn't show the plain words first. */
export function WaitingLine({ product }: { product: Product }) {
  const area = earlyCssAreas[product];
  if (!area) return null;
  return (
    <div className="mt-4 text-small text-muted">
      <p>
        On a slow connection visitors may see the plain words before the section. To prevent that, also paste this line
        under <b className="font-[550] whitespace-nowrap text-ink">{area}</b>, once. On every page, callouts and what
        stands below them then stay hidden until the code has run, for about a second at most. If you remove the code,
        remove this line, too.
      </p>
      <div className="mt-2">
        <Copyable label={`the line for ${area}`} language="css" code={printWaitingCss()} />
      </div>
    </div>
  );
}
