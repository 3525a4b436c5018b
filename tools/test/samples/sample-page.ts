import type { Product } from "@/lib/hosts/products";
import { bulletSite } from "@/tools/dev/sites/bullet";
import { superSite } from "@/tools/dev/sites/super";

/** Where the page is. */
export const pageAddress = "https://boats.example/about";
const sites = { super: superSite, bullet: bulletSite };

/** A page of a builder with something pasted where it belongs, or elsewhere. */
export function buildPageWith(
  builder: Product,
  pasted: { block?: string; head?: string; css?: string; end?: string },
): string {
  const { block = "", head = "", css = "", end = "" } = pasted;
  const wrapped = block && `<div class="super-embed">${block}</div>`;
  return sites[builder]
    .replace("</head>", () => `${head}${css && `<style>${css}</style>`}</head>`)
    .replace(/(<article[^>]*>)/, (start) => `${start}${wrapped}`)
    .replace("</body>", () => `${end}</body>`);
}
