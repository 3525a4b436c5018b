import storyPictures from "@/components/sections/about-pages/practice-story/photographs.json" with { type: "json" };
import practiceStory from "@/components/sections/about-pages/practice-story/section";
import type { Content, PageMeta } from "@/components/sections/define";
import portalPictures from "@/components/sections/landing-pages/client-portal/photographs.json" with { type: "json" };
import clientPortal from "@/components/sections/landing-pages/client-portal/section";
import coursePictures from "@/components/sections/landing-pages/evening-course/photographs.json" with { type: "json" };
import eveningCourse from "@/components/sections/landing-pages/evening-course/section";
import studioPictures from "@/components/sections/landing-pages/one-page-studio/photographs.json" with { type: "json" };
import onePageStudio from "@/components/sections/landing-pages/one-page-studio/section";
import ledgerPictures from "@/components/sections/pricing-pages/full-ledger/photographs.json" with { type: "json" };
import fullLedger from "@/components/sections/pricing-pages/full-ledger/section";
import menuPictures from "@/components/sections/pricing-pages/simple-menu/photographs.json" with { type: "json" };
import simpleMenu from "@/components/sections/pricing-pages/simple-menu/section";
import { brand } from "@/lib/brand";
import { getPhotograph } from "@/lib/catalogue/records/pictures";
import { type Product, products } from "@/lib/hosts/products";

/** A whole page: ordered sections with their content. The seed writes these to the database (`Template`). */
export interface PageTemplate {
  /** `<line>-<slug>`; never reused. */
  id: string;
  product: Product;
  /** `/{product}/page/<number>` shows it. */
  number: number;
  title: string;
  summary: string;
  /** Header, page example and footer. Absent content means the section's own sample. */
  sections: { id: string; content?: Record<string, Content> }[];
  thumbnail: string;
}

/** The page examples in the order of the Templates page; the first is what Live Preview shows. */
const pages: { folder: string; page: PageMeta; pictures: { version: string } }[] = [
  { folder: "landing-pages/client-portal", page: clientPortal, pictures: portalPictures },
  { folder: "pricing-pages/simple-menu", page: simpleMenu, pictures: menuPictures },
  { folder: "about-pages/practice-story", page: practiceStory, pictures: storyPictures },
  { folder: "landing-pages/evening-course", page: eveningCourse, pictures: coursePictures },
  { folder: "landing-pages/one-page-studio", page: onePageStudio, pictures: studioPictures },
  { folder: "pricing-pages/full-ledger", page: fullLedger, pictures: ledgerPictures },
];

const getId = (folder: string) => `${brand.slug}-${folder.replace("/", "-")}`;
const toPart = ({ section, content }: PageMeta["parts"][number]) => ({ id: getId(section), content });

/** Every template of both lines: each page example between the header and the footer of its site. */
export const templates: readonly PageTemplate[] = products.flatMap((product) =>
  pages.map(({ folder, page: { title, summary, site }, pictures }, index) => ({
    id: `${product}-${folder.split("/")[1]}`,
    product,
    number: index + 1,
    title,
    summary,
    sections: [toPart(site.header), { id: getId(folder) }, toPart(site.footer)],
    thumbnail: getPhotograph(getId(folder), "full", pictures.version).light,
  })),
);
