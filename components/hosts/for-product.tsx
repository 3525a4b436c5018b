import type { ReactNode } from "react";
import type { Product } from "@/lib/hosts/products";

/**
 * What a page outside both lines says for the chosen one. Made for each line by the server; CSS shows one of them
 * (`data-line` of the document), so it costs no script.
 */
export function ForProduct({ children }: { children: (line: Product) => ReactNode }) {
  return (
    <>
      <span className="super:hidden">{children("bullet")}</span>
      <span className="bullet:hidden">{children("super")}</span>
    </>
  );
}
