import { ForProduct } from "@/components/hosts/for-product";
import { catalogueLinks } from "@/components/hosts/product-hrefs";
import { ProductLink } from "@/components/hosts/product-link";
import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { PageHead } from "@/components/ui/page-head";
import { productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** What a wrong address shows. */
export function NotFound() {
  return (
    <PageHead
      title="There is no section here"
      lede="The address is wrong, or the page has moved. Your purchases are safe."
      mark="404"
    >
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <ProductLink hrefs={catalogueLinks} className={getButtonClass()}>
          <ForProduct>{(line) => `Components for ${productTitles[line]}`}</ForProduct>
        </ProductLink>
        <Link href={urls.home} className="link inline-flex min-h-11 items-center font-[550]">
          To the front page
        </Link>
      </div>
    </PageHead>
  );
}
