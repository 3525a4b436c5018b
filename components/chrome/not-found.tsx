import { ForLine } from "@/components/product-line/for-line";
import { catalogueLinks } from "@/components/product-line/line-hrefs";
import { LineLink } from "@/components/product-line/line-link";
import { productTitles } from "@/lib/catalogue/products";
import { urls } from "@/lib/urls";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";

/** What a wrong address shows. */
export function NotFound() {
  return (
    <PageHead
      title="There is no section here"
      lede="The address is wrong, or the page has moved. Your purchases are safe."
      mark="404"
    >
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <LineLink hrefs={catalogueLinks} className="btn">
          <ForLine>{(line) => `Components for ${productTitles[line]}`}</ForLine>
        </LineLink>
        <Link href={urls.home} className="link inline-flex min-h-11 items-center font-[550]">
          To the front page
        </Link>
      </div>
    </PageHead>
  );
}
