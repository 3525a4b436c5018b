import { PageHead } from "@/components/ui/page-head";
import {
  formatFocus,
  getStockPhotoAddress,
  type StockPhoto,
  type StockPhotoGroup,
  smallSide,
  stockPhotoGroups,
  stockPhotos,
} from "@/lib/catalogue/stock-photos/stock-photos";
import { TextBody, TextPart } from "./text-page";

const groups = Object.entries(stockPhotoGroups) as [StockPhotoGroup, string][];

/** The stock photos of the shelf: what may be done with them, and where each one comes from. */
export function Photos() {
  return (
    <>
      <PageHead
        title="Photos"
        lede={`${stockPhotos.length} photos come with our sections. You may keep them on your site, for as long as you like, without naming anybody.`}
      />
      <TextBody>
        <TextPart title="What you may do">
          <p>
            Their photographers have given up their rights: with CC0, or by placing them in the public domain. Show
            them, crop them, color them, print them, also for your business.
          </p>
        </TextPart>
        <TextPart title="What the license leaves out">
          <p>
            The people you see have not agreed to recommend anything. Don’t put the name or the words of a customer or a
            colleague beside the face of a stranger, and don’t use a face for anything that could embarrass somebody.
            Brands, works of art and buildings in a picture can have owners of their own. For a portrait beside a
            quotation, upload one of the person who said it.
          </p>
        </TextPart>
        {groups.map(([group, title]) => (
          <section key={group} aria-labelledby={group} className="border-t border-hairline py-10 @4xl:py-12">
            <h2 id={group} className="text-heading">
              {title}
            </h2>
            <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 @2xl:grid-cols-3 @4xl:grid-cols-4 @4xl:gap-x-6">
              {stockPhotos
                .filter((photo) => photo.group === group)
                .map((photo) => (
                  <Credit key={photo.name} photo={photo} />
                ))}
            </ul>
          </section>
        ))}
      </TextBody>
    </>
  );
}

function Credit({ photo }: { photo: StockPhoto }) {
  const { alt, license, size, source } = photo;
  const [width, height] = size.map((side) => Math.round((side * smallSide) / Math.max(...size)));
  return (
    <li>
      <img
        src={getStockPhotoAddress(photo, "small")}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="aspect-[3/2] w-full rounded-sm bg-paper-2 object-cover"
        style={{ objectPosition: formatFocus(photo) }}
      />
      <p className="mt-2 text-caption text-pretty text-ink">{alt}.</p>
      <p className="mt-0.5 text-caption text-muted">
        {license}, from{" "}
        <a href={source} rel="noopener" className="link">
          {new URL(source).hostname.replace(/^www\./, "")}
        </a>
      </p>
    </li>
  );
}
