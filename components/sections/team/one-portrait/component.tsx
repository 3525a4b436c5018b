import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  /** Our own portraits are cut out in any case. */
  portrait: { src: string; alt: string; kind: string };
  signature: { src: string; alt: string };
  name: string;
  role: string;
  /** The first one is set larger. */
  paragraphs: string[];
  action: { label: string; href: string };
  more: { label: string; href: string };
}

export default function OnePortrait({ title, portrait, signature, name, role, paragraphs, action, more }: Props) {
  const isPhoto = portrait.kind === "photo" && !/\/art\/v\d/.test(portrait.src);
  return (
    <section className="px-gutter py-section" aria-labelledby="top-title">
      <div className="mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-y-7 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @2xl:gap-x-9 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-16 @4xl:gap-y-8">
        <h2
          id="top-title"
          className="max-w-[14em] font-display text-title @2xl:col-span-2 @4xl:col-span-1 @4xl:pt-1 @4xl:text-[clamp(2.75rem,.75rem+3.9cqi,4rem)]"
        >
          {title}
        </h2>
        {/* a print on paper, which stays light: what is written on it is dark, a picture of a signature, too */}
        <figure className="min-w-0 self-start rounded-sm border border-transparent bg-[light-dark(#fff,#e9e7e3)] p-3 text-black shadow-float @4xl:order-first @4xl:row-span-2 @4xl:p-4">
          <div className="drawn relative overflow-hidden rounded-xs bg-tint-plate [color-scheme:light] before:block before:pt-[115%] after:absolute after:inset-0 after:rounded-xs after:border after:border-[#0002]">
            {portrait.src ? (
              <Picture
                src={portrait.src}
                alt={portrait.alt}
                className={`absolute inset-x-0 bottom-0 w-full object-cover ${isPhoto ? "h-full object-[50%_22%]" : "h-[90%] object-top"}`}
              />
            ) : (
              <Initials name={name} className="absolute inset-0 font-display text-figure" />
            )}
          </div>
          <figcaption className="relative px-1 pt-3 pb-1 [color-scheme:light] @4xl:px-2 @4xl:pt-4 @4xl:pb-2">
            {signature.src && (
              <Picture
                src={signature.src}
                alt={signature.alt}
                className="mb-2 h-16 w-auto max-w-[80%] object-contain object-left mix-blend-multiply forced-colors:mix-blend-normal @4xl:h-22"
              />
            )}
            <p className="text-small font-[550] text-ink">{name}</p>
            {role && <p className="text-small text-muted">{role}</p>}
          </figcaption>
        </figure>
        <div className="min-w-0">
          {paragraphs.map((paragraph, index) => (
            <p
              key={index}
              className={`max-w-[30em] ${index ? "mt-4 @4xl:mt-6 @4xl:text-[1.1875em] @4xl:leading-[1.6]" : "text-lede text-balance text-ink @4xl:mt-2 @4xl:text-[1.5em] @4xl:leading-[1.4]"}`}
            >
              {paragraph}
            </p>
          ))}
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden @4xl:mt-10">
            {action.label && (
              <a href={action.href} className="btn">
                {action.label}
              </a>
            )}
            {more.label && (
              <a href={more.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                {more.label}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
