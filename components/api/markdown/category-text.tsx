import type { Category } from "@/lib/catalogue/catalogue";
import { formatItemCount } from "@/lib/catalogue/item-counts";
import { capitalize, formatPrice } from "@/lib/catalogue/words";
import { productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** A category as its Markdown says it: all of its sections, which its page shows a few at a time. */
export function CategoryText({ category }: { category: Category }) {
  const { title, number, description, sections, product } = category;
  const line = productTitles[product];
  return (
    <>
      <h1>
        {title} for {line}
      </h1>
      <blockquote>{description}</blockquote>
      <p>
        § {number} of the <a href={urls.components(product)}>catalogue for {line}</a>.{" "}
        {sections.length > 0
          ? `${capitalize(formatItemCount(sections))}, each with its number and price:`
          : "Nothing in it is ready yet."}
      </p>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            § {section.number} <a href={urls.section(category, section)}>{section.title}</a>: {section.summary}{" "}
            {formatPrice(section.price)}.
          </li>
        ))}
      </ul>
    </>
  );
}
