import { Picture } from "../../../art/picture";

export interface Props {
  /** What everyone says. A red line is drawn through it. */
  struck: string;
  /** What you say instead. */
  written: string;
  /** Nobody sees it. It tells people who only hear the page that this headline is crossed out. */
  struckSpoken: string;
  /** Nobody sees it. It tells people who only hear the page that this headline is the new one. */
  writtenSpoken: string;
  /** Stands at the foot of the poster. */
  imprint: string;
  portrait: { src: string; alt: string; kind: string };
  /** Stands beside the poster. */
  note: string[];
  signature: { src: string; alt: string };
  name: string;
  role: string;
  action: { label: string; href: string };
}

export default function FounderNote({
  struck,
  written,
  struckSpoken,
  writtenSpoken,
  imprint,
  portrait,
  note,
  signature,
  name,
  role,
  action,
}: Props) {
  return (
    <section className="px-gutter py-section" aria-labelledby="cfn-title">
      <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @2xl:grid-rows-[auto_auto_1fr] @2xl:gap-x-10 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @4xl:gap-x-14">
        <div className="relative isolate col-start-1 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] rounded-lg bg-tint-plate px-6 text-black @2xl:row-span-3 @2xl:row-start-1 @2xl:grid-rows-subgrid @4xl:min-h-[34rem] @4xl:px-12">
          <h2
            id="cfn-title"
            className="row-span-2 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 pt-7 font-display text-title text-black [color-scheme:light] @4xl:gap-y-4 @4xl:pt-11 @4xl:text-[clamp(2.75rem,1.1rem+3.1cqi,3.75rem)]"
          >
            <del className="max-w-[16em] [text-decoration:none]">
              <span className="sr-only">{struckSpoken} </span>
              <span className="line-through decoration-accent-ink decoration-[.07em]">{struck}</span>
            </del>
            <ins className="flex gap-x-4 text-accent-ink [text-decoration:none]">
              <span className="sr-only">{writtenSpoken} </span>
              <span className="min-w-0 origin-bottom-left -rotate-2">{written}</span>
              <span
                className="mt-[.5em] -me-12 hidden h-px min-w-4 flex-1 self-start bg-current @2xl:block @4xl:-me-22"
                aria-hidden="true"
              />
            </ins>
          </h2>
          {/* reaches over the padding to the plate's own corners, which cut it */}
          <div className="relative -mx-6 mt-2 flex items-end justify-end overflow-hidden rounded-b-lg @4xl:-mx-12">
            {/* upright on the paragraph itself: in one that isn't, WebKit gives it no width */}
            {imprint && (
              <p className="absolute bottom-5 left-2 z-1 rotate-180 text-mock whitespace-nowrap [writing-mode:vertical-rl] @4xl:left-4 rtl:right-2 rtl:left-auto @4xl:rtl:right-4">
                {imprint}
              </p>
            )}
            <Picture
              src={portrait.src}
              alt={portrait.alt}
              className={portrait.kind === "photo" ? "aspect-4/3 w-full object-cover" : "-me-[4%] w-[88%] max-w-110"}
            />
          </div>
        </div>
        <div className="min-w-0 mt-6 @2xl:mt-0 @2xl:row-span-2 @2xl:row-start-2">
          {note.map((paragraph, index) => (
            <p key={index} className="mt-4 first:mt-0 @4xl:text-[1.0625em]">
              {paragraph}
            </p>
          ))}
          {signature.src && (
            <Picture src={signature.src} alt={signature.alt} className="mt-6 h-16 w-auto max-w-full text-ink" />
          )}
          <p className="mt-3 text-small text-muted">
            <span className="font-semibold text-ink">{name}</span>
            {role && <span className="block">{role}</span>}
          </p>
          <a href={action.href} className="btn mt-6">
            {action.label}
          </a>
        </div>
      </div>
    </section>
  );
}
