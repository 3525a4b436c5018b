import { ForLine } from "@/components/hosts/for-line";
import { catalogueLinks } from "@/components/hosts/line-hrefs";
import { LineLink } from "@/components/hosts/line-link";
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
        <LineLink hrefs={catalogueLinks} className={getButtonClass()}>
          <ForLine>{(line) => `Components for ${productTitles[line]}`}</ForLine>
        </LineLink>
        <Link href={urls.home} className="link inline-flex min-h-11 items-center font-[550]">
          To the front page
        </Link>
      </div>
    </PageHead>
  );
}
