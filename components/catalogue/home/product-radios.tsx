"use client";

import { useProduct } from "@/components/hosts/product-provider";
import { products, productTitles } from "@/lib/hosts/products";

/** The line switch once more, beside the code it changes. Radio buttons, which CSS can follow without script. */
export function ProductRadios({ name }: { name: string }) {
  const [product, choose] = useProduct();
  return products.map((line) => (
    <label
      key={line}
      className="relative flex min-h-7 cursor-pointer items-center rounded-[5px] px-2.5 text-muted has-checked:bg-raised has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
    >
      <input
        type="radio"
        name={name}
        value={line}
        checked={line === product}
        onChange={() => choose(line)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {productTitles[line]}
    </label>
  ));
}
