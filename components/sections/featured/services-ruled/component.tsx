import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  /** One line for each thing you do, the one that most people ask for first. */
  services: {
    name: string;
    sentence: string;
    price: string;
    href: string;
    picture: { src: string; alt: string };
  }[];
  note: string;
  action: { label: string; href: string };
}

// A picture stands with its foot on the line. Pointed at it grows, and the others step back.
const grows =
  "absolute inset-0 origin-bottom-right rtl:origin-bottom-left transition-[scale] duration-300 ease-sc motion-reduce:transition-none @2xl:in-[li:hover,li:focus-within]:scale-(--grown)";
const place = "@2xl:[--grown:1.25] @4xl:col-start-3 @4xl:row-span-1 @4xl:w-39 @4xl:[--grown:1.5]";
const stepsBack = "@2xl:group-has-[:hover,:focus-visible]/lines:not-in-[li:hover,li:focus-within]:opacity-25";
// The ground of a drawing lies a little above its lower edge. All photos have one size; what is cut out has a plate behind it.
const ground = (src: string) =>
  src.startsWith("drawn:") ? "w-full translate-y-[6.25%]" : "w-25 rounded-t-xs bg-tint-plate object-cover @4xl:w-28";
const height = (src: string) =>
  src.startsWith("drawn:") ? "aspect-3/2 @2xl:aspect-auto @2xl:h-24 @4xl:h-26" : "mt-2 h-29 @2xl:mt-0 @4xl:h-32";
// On a phone a price stands beside its name, and below the sentence where one of them needs more than a line.
const prices = {
  short: "row-start-1 col-span-2 col-start-2 max-w-[52cqi] text-end",
  long: "row-start-3 col-span-2 col-start-1 pb-5 -mt-3 @2xl:mt-0",
};
// With pictures the sentence stands below its name in a text column, and beside it where there is room.
const columns = {
  pictured:
    "@2xl:grid-cols-[minmax(0,1fr)_160px_fit-content(168px)] @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_196px_fit-content(200px)]",
  plain:
    "@2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_fit-content(168px)] @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_fit-content(220px)]",
};
const sentences = {
  pictured: "pt-1 pe-2 pb-5",
  plain: "pt-1 pb-5 @2xl:col-start-2 @2xl:row-start-1 @2xl:pt-0",
};

export default function ServicesRuled({ title, services, note, action }: Props) {
  const kind = services.some(({ picture }) => picture.src) ? "pictured" : "plain";
  const length = Math.max(0, ...services.map(({ price }) => price.length)) > 22 ? "long" : "short";
  return (
    <section className="px-gutter py-section" aria-labelledby="fsr-title">
      <div className="mx-auto max-w-wide">
        <h2 id="fsr-title" className="max-w-[20em] font-display text-title">
          {title}
        </h2>
        <ul
          className={`group/lines mt-8 border-t-2 border-ink @2xl:mt-10 @2xl:grid @2xl:gap-x-6 @4xl:mt-14 ${columns[kind]}`}
        >
          {services.map(({ name, sentence, price, href, picture }, index) => (
            <li
              key={index}
              className="relative grid grid-cols-[minmax(0,1fr)_auto_min(36cqi,160px)] items-baseline gap-x-2 border-b border-line pt-5 hover:border-ink focus-within:border-ink @2xl:col-span-full @2xl:grid-cols-subgrid @2xl:grid-rows-[auto_1fr] @4xl:grid-rows-none @2xl:gap-x-4 @4xl:pt-7"
            >
              <h3
                className={`text-heading @4xl:pb-7 ${length === "long" ? "col-span-3 @2xl:col-span-1" : ""} ${kind === "plain" ? "@2xl:pb-5" : ""}`}
              >
                <a href={href} className="link after:absolute after:inset-0">
                  {name}
                </a>
              </h3>
              {sentence && (
                <p
                  className={`col-start-1 row-start-2 max-w-[25em] leading-6.5 text-balance @2xl:col-span-1 @4xl:col-start-2 @4xl:row-start-1 @4xl:pt-0 @4xl:pb-7 @4xl:text-[1.0625em] ${picture.src ? "col-span-2" : "col-span-3"} ${sentences[kind]}`}
                >
                  {sentence}
                </p>
              )}
              {picture.src && (
                <span
                  className={`pointer-events-none relative col-start-3 row-start-2 w-full self-end @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:w-36 @2xl:justify-self-end ${length === "long" ? "row-span-2" : ""} ${place} ${height(picture.src)}`}
                >
                  <span className={grows}>
                    <Picture
                      src={picture.src}
                      alt={picture.alt}
                      className={`absolute end-0 bottom-0 h-full text-ink ${ground(picture.src)} ${stepsBack}`}
                    />
                  </span>
                </span>
              )}
              {price && (
                <p
                  className={`@2xl:pb-5 leading-6.5 font-[550] text-ink tabular-nums [overflow-wrap:anywhere] @2xl:col-span-1 @2xl:-col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:text-end @4xl:text-[1.0625em] ${prices[length]}`}
                >
                  {price}
                </p>
              )}
            </li>
          ))}
        </ul>
        {(note || action.label) && (
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 @2xl:mt-8 @2xl:flex-nowrap">
            {note && <p className="max-w-[30em] min-w-0 text-small text-wrap text-muted">{note}</p>}
            {action.label && (
              <a href={action.href} className="btn">
                {action.label}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
