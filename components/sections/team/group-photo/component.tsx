import type { CSSProperties } from "react";
import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  photo: { src: string; alt: string };
  /** What is said before the names of each row. */
  rows: { back: string; middle: string; front: string };
  people: {
    name: string;
    role: string;
    row: string;
    portrait: { src: string; alt: string };
    href: string;
  }[];
}

const places = ["back", "middle", "front"] as const;

// Names stand below heads where a row has room for them, else they are a list in the order of the row.
const few = {
  row: "@2xl:mt-0 @2xl:flex @2xl:justify-center @2xl:gap-0 @2xl:px-[4%] rtl:@2xl:flex-row-reverse",
  item: "@2xl:w-[calc(100%/var(--seats))] @2xl:px-2 @2xl:text-center",
  head: "@2xl:flex",
};
const some = {
  row: "@2xl:grid-cols-3 @4xl:mt-0 @4xl:flex @4xl:justify-center @4xl:gap-0 @4xl:px-[4%] rtl:@4xl:flex-row-reverse",
  item: "@4xl:w-[calc(100%/var(--seats))] @4xl:px-1.5 @4xl:text-center",
  head: "@4xl:flex",
};
const many = { row: "@2xl:grid-cols-3 @4xl:grid-cols-4", item: "", head: "" };

// Whoever stands in front hides where the portraits behind end, and a wall does between them.
const before =
  "-mt-[calc(64%/var(--seats))] before:absolute before:-inset-x-1/4 before:top-[35%] before:bottom-0 before:border-t-[3px] before:border-black before:bg-[color-mix(in_oklab,var(--tint-plate)_40%,var(--tint-mid))]";

export default function GroupPhoto({ title, lede, photo, rows, people }: Props) {
  const shown = places
    .map((place) => ({ label: rows[place], people: people.filter(({ row }) => row === place) }))
    .filter((row) => row.people.length > 0);
  // All rows have seats of one width, so that who is between two heads in the picture is so below it.
  const seats = Math.max(4, ...shown.map((row) => row.people.length));
  const shape = seats > 9 ? many : seats > 5 ? some : few;
  return (
    <section className="px-gutter py-section" aria-labelledby="tgp-title">
      <div className="mx-auto max-w-wide" style={{ "--seats": seats } as CSSProperties}>
        <h2 id="tgp-title" className="max-w-[18em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
        <div className="relative mt-7 overflow-hidden rounded-md bg-tint-plate text-black [color-scheme:light] after:absolute after:inset-0 after:rounded-md after:shadow-[inset_0_0_0_1px_#0000001f] @4xl:mt-10">
          {photo.src ? (
            <Picture src={photo.src} alt={photo.alt} className="block h-auto max-h-[48rem] w-full object-contain" />
          ) : (
            <div className="px-[4%] pt-[5%]">
              {shown.map((row, index) => (
                <div
                  key={index}
                  className={`relative flex justify-center last:-mb-[calc(14%/var(--seats))] rtl:flex-row-reverse ${index ? before : ""}`}
                >
                  {row.people.map(({ name, portrait }, seat) => (
                    <div key={seat} className="relative w-[calc(100%/var(--seats))]">
                      <Figure name={name} {...portrait} />
                    </div>
                  ))}
                </div>
              ))}
            </div>
          )}
        </div>
        {shown.map(({ label, people: row }, index) => (
          <div key={index} className="pt-6 @4xl:pt-8">
            {label && <p className="text-caption text-muted">{label}</p>}
            <ol className={`mt-2 grid grid-cols-2 gap-x-5 gap-y-3 ${shape.row}`}>
              {row.map(({ name, role, href }, seat) => (
                <li
                  key={seat}
                  className={`min-w-0 leading-snug ${seats > 7 ? "text-small" : "text-small @4xl:text-body"} ${shape.item}`}
                >
                  <Head className={shape.head} />
                  <p className="font-semibold text-ink">
                    {href ? (
                      <a href={href} className="link">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </p>
                  {role && <p className="text-[.9em] text-muted">{role}</p>}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Somebody of the group, a little wider than the seat, so that shoulders are before shoulders. */
function Figure({ name, src, alt }: { name: string; src: string; alt: string }) {
  if (/\/art\/v\d/.test(src))
    return <Picture src={src} alt={alt} className="-mx-[14%] block h-auto w-[128%] max-w-none" />;
  return (
    <div className="relative mt-[30%] overflow-hidden rounded-t-[999px] border-2 border-b-0 border-black bg-[#fff] before:block before:pt-[134%]">
      {src ? (
        <Picture src={src} alt={alt} className="absolute inset-0 size-full object-cover object-[50%_22%]" />
      ) : (
        <Initials name={name} className="absolute inset-0 font-semibold" />
      )}
    </div>
  );
}

/** Head and shoulders on the line of a row, which goes on through those beside. */
function Head({ className }: { className: string }) {
  const line = "before:flex-1 before:border-b-2 before:border-ink after:flex-1 after:border-b-2 after:border-ink";
  return (
    <span aria-hidden="true" className={`-mx-2 mb-3 hidden ${line} ${className}`}>
      <svg viewBox="0 0 56 36" className="h-9 w-14 shrink-0 fill-none stroke-ink stroke-2">
        <path d="M0 35h6c0-8 7-11 14-12 3-.5 3-3 1-5a9 9 0 1 1 14 0c-2 2-2 4.5 1 5 7 1 14 4 14 12h6" />
      </svg>
    </span>
  );
}
