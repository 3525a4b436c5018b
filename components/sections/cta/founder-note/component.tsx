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
  portrait: {
    src: string;
    alt: string;
    kind: string;
    /** Only of a photo: which part of it stays when it is cropped. */
    focus: string;
  };
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
  const size = portrait.src
    ? "@2xl:[--size:clamp(28px,4.6cqi,41px)] @4xl:[--size:clamp(40px,1.6px+4.4cqi,60px)]"
    : "@2xl:[--size:clamp(36px,16px+4.4cqi,76px)]";
  return (
    <section className="px-gutter py-section" aria-labelledby="cfn-title">
      <div
        className={`mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @2xl:grid-rows-[auto_auto_1fr] @2xl:gap-x-10 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @4xl:gap-x-14 ${size}`}
      >
        <div
          className={`relative isolate col-start-1 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] rounded-lg bg-[light-dark(var(--tint-plate),color-mix(in_oklab,var(--tint-plate)_60%,#fff))] px-6 text-black @2xl:row-span-3 @2xl:row-start-1 @2xl:grid-rows-subgrid @4xl:px-12 ${portrait.src ? "@4xl:min-h-136" : ""}`}
        >
          <h2
            id="cfn-title"
            className="row-span-2 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 pt-7 font-display text-title text-black [color-scheme:light] @2xl:text-(length:--size) @2xl:leading-[1.06] @4xl:gap-y-4 @4xl:pt-11"
          >
            <del className="max-w-[16em] [text-decoration:none]">
              <span className="sr-only">{struckSpoken} </span>
              <span className="line-through decoration-accent-ink decoration-[.07em]">{struck}</span>
            </del>
            <ins className="flex text-accent-ink [text-decoration:none]">
              <span className="sr-only">{writtenSpoken} </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{written}</span>
              {/* to the first line of the note, at least over the plate's edge */}
              <span className="mt-[.56em] hidden min-w-0 flex-1 self-start @2xl:block" aria-hidden="true">
                <span className="ms-3 block h-px w-[calc(100%+40px)] bg-current @4xl:ms-4 @4xl:w-[calc(100%+72px)]" />
              </span>
            </ins>
          </h2>
          {/* reaches over the padding to the plate's own corners, which cut it */}
          <div
            className={`relative -mx-6 flex items-end justify-end overflow-hidden rounded-b-lg @4xl:-mx-12 ${portrait.src ? "mt-2" : "min-h-10"}`}
          >
            {/* upright on the paragraph itself: in one that isn't, WebKit gives it no width */}
            {imprint && (
              <p
                className={
                  portrait.src
                    ? "absolute bottom-5 left-2 z-1 rotate-180 text-mock whitespace-nowrap [writing-mode:vertical-rl] @4xl:bottom-9 @4xl:left-9 @4xl:text-small rtl:right-2 rtl:left-auto @4xl:rtl:right-9"
                    : "me-auto px-6 pt-10 pb-6 text-mock @4xl:px-12 @4xl:pb-9 @4xl:text-small"
                }
              >
                {imprint}
              </p>
            )}
            {portrait.src && (
              <Picture
                src={portrait.src}
                alt={portrait.alt}
                className={
                  portrait.kind === "photo"
                    ? `${imprint ? "ms-10" : "ms-6"} me-6 mt-4 mb-6 aspect-4/3 w-full min-w-0 rounded-md object-cover @4xl:me-12 @4xl:mb-12 @4xl:aspect-square @4xl:w-[62%] ${portrait.focus === "top" ? "object-top" : "object-center"}`
                    : "-me-[4%] w-[88%] max-w-122 @4xl:me-[3%] @4xl:max-w-136"
                }
              />
            )}
          </div>
        </div>
        {/* its first line at the height of the red one */}
        <div className="mt-6 min-w-0 @2xl:row-span-2 @2xl:row-start-2 @2xl:mt-[calc(var(--size)*.56_+_6px_-_.89em)] @4xl:mt-[calc(var(--size)*.56_+_8px_-_.94em)]">
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
