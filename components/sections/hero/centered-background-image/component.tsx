import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** It fills the foot of the section, as wide as that is. */
  picture: { src: string; alt: string };
}

export default function CenteredBackgroundImage({ title, lede, primary, secondary, picture }: Props) {
  return (
    <section className="relative isolate overflow-hidden" aria-labelledby="hcb-title">
      <div
        className={`mx-auto max-w-wide px-gutter pt-section text-center ${picture.src ? "pb-[clamp(19.5rem,33cqi,29rem)]" : "pb-section"}`}
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
      {picture.src && (
        <Picture
          src={picture.src}
          alt={picture.alt}
          className="absolute inset-x-0 bottom-0 -z-1 h-[clamp(18rem,35cqi,32rem)] w-full object-cover object-bottom text-ink"
        />
      )}
    </section>
  );
}
