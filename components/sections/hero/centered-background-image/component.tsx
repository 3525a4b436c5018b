import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  picture: { src: string; alt: string };
  /** Where the picture lies: at the foot, or behind everything. */
  place: string;
  /** Which side of it stays where it has to be cut. */
  focus: string;
}

const sides: Record<string, string> = {
  left: "object-left",
  right: "object-right",
};

// Its edges fade, so that it may stand in a column as well as across a page, and a photo fades towards the words.
const drawing =
  "h-[clamp(18rem,35cqi,32rem)] border-b-2 border-ink [mask-image:linear-gradient(90deg,#0000,#000_6%_94%,#0000)]";
const photo =
  "h-[calc(var(--foot)-1.5rem)] [mask-image:linear-gradient(90deg,#0000,#000_6%_94%,#0000),linear-gradient(#0000,#000_40%)] [mask-composite:intersect]";

export default function CenteredBackgroundImage(props: Props) {
  const { title, lede, primary, secondary, picture, place, focus } = props;
  const side = sides[focus] ?? "object-center";
  const isBehind = place === "behind";
  return (
    <section className="relative isolate overflow-hidden [--foot:clamp(18rem,33cqi,29rem)]" aria-labelledby="hcb-title">
      <div
        className={`mx-auto max-w-wide px-gutter pt-section text-center ${picture.src ? "pb-(--foot)" : "pb-section"}`}
      >
        <h1 id="hcb-title" className="mx-auto max-w-[15ch] font-display text-hero">
          {title}
        </h1>
        {lede && <p className="mx-auto mt-5 max-w-[46ch] text-lede @2xl:mt-6">{lede}</p>}
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
          <a href={primary.href} className="btn">
            {primary.label}
          </a>
          {secondary.label && (
            <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
              {secondary.label}
            </a>
          )}
        </div>
      </div>
      {picture.src && isBehind && (
        <>
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`absolute inset-0 -z-2 size-full object-cover text-ink ${side}`}
          />
          {/* Paper over it where words stand. */}
          <div className="absolute inset-0 -z-1 bg-[linear-gradient(color-mix(in_oklab,var(--sc-paper)_92%,transparent)_calc(100%_-_var(--foot)),light-dark(transparent,#19191933)_calc(100%_-_var(--foot)*.3))]" />
        </>
      )}
      {picture.src && !isBehind && (
        <Picture
          src={picture.src}
          alt={picture.alt}
          className={`absolute inset-x-0 bottom-0 -z-1 w-full object-cover text-ink ${side} ${picture.src.startsWith("drawn:") ? drawing : photo}`}
        />
      )}
    </section>
  );
}
