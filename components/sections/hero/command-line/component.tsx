import { Picture } from "../../../art/picture";

interface Photo {
  src: string;
  alt: string;
}

interface Part {
  kind: string;
  /** They follow the command in the headline, and stand above the block. */
  words: string;
  text: string;
  items: string[];
  picture: Photo;
}

export interface Props {
  /** The headline begins with it. The words of the blocks follow. */
  command: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  /** Three are best, six at most. */
  blocks: Part[];
  recent: { title: string; items: string[] };
  /** Drops into its place below the blocks. */
  answer: { figure: string; text: string };
  face: Photo;
}

/** What stands beside a block: its items, as figures, as stops on a line or as steps; or its picture. */
function Drawn({ kind, items, picture }: Part) {
  if (kind === "picture") {
    return (
      picture.src && (
        <Picture src={picture.src} alt={picture.alt} className="max-h-40 w-full max-w-60 object-cover text-ink" />
      )
    );
  }
  if (items.length === 0 || kind === "none") return null;
  if (kind === "figures") {
    return (
      <ul className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
        {items.map((item, index) => (
          <li key={index} className="min-w-0 text-heading text-ink tabular-nums">
            {item}
          </li>
        ))}
      </ul>
    );
  }
  if (kind === "route") {
    return (
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(5.500rem,1fr))] gap-y-4 self-start pt-1.5 text-small text-ink-2">
        {items.map((item, index) => (
          <li
            key={index}
            className="drawn relative min-w-0 pt-5 pe-3 before:absolute before:start-0 before:top-[5px] before:h-0.5 before:w-full before:bg-ink last:before:hidden after:absolute after:start-0 after:top-0 after:size-3 after:rounded-full after:border-2 after:border-ink after:bg-paper"
          >
            {item}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="flex flex-wrap gap-2 self-start text-small">
      {items.map((item, index) => (
        <li
          key={index}
          className={`rounded-xs px-2.5 py-1.5 ${index === items.length - 1 ? "bg-ink text-paper forced-colors:border" : "shadow-[inset_0_0_0_1px_var(--sc-hairline)]"}`}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

export default function CommandLine({ command, lede, primary, secondary, blocks, recent, answer, face }: Props) {
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="hcl-title">
      <div className="mx-auto max-w-wide">
        <h1 id="hcl-title" className="font-display text-hero">
          <span className="text-muted">{command}</span> {blocks.map(({ words }) => words).join(" ")}
          <span
            className="ms-[.08em] inline-block h-[.82em] w-[.07em] translate-y-[.1em] animate-caret bg-accent-ink motion-reduce:animate-none"
            aria-hidden="true"
          />
        </h1>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 @4xl:mt-12 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:grid-rows-[auto_1fr]">
          <div>
            {lede && <p className="mb-8 max-w-[44ch] text-lede">{lede}</p>}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
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
          <div className="@4xl:row-span-2">
            <ol>
              {blocks.slice(0, 6).map((block, index) => (
                <li
                  key={index}
                  className="relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 border-t border-hairline py-6 ps-7 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] @2xl:py-7"
                >
                  <span
                    className="absolute start-0 top-7.5 h-4 w-2.5 bg-[radial-gradient(circle,var(--sc-line)_1.2px,transparent_1.6px)] bg-[length:5px_5.33px] @2xl:top-8.5"
                    aria-hidden="true"
                  />
                  <div className="min-w-0">
                    <h2 className="text-sub text-ink">{block.words}</h2>
                    {block.text && <p className="mt-1 max-w-[34ch] text-small">{block.text}</p>}
                  </div>
                  <Drawn {...block} />
                </li>
              ))}
            </ol>
            {(answer.figure || answer.text) && (
              <div className="mt-6 rounded-md border border-dashed border-line">
                <div className="flex -translate-y-4 -rotate-[1.5deg] flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-raised p-5 shadow-float @2xl:p-6 @4xl:translate-x-3 rtl:rotate-[1.5deg] @4xl:rtl:-translate-x-3">
                  <p className="min-w-0 text-figure text-ink">{answer.figure}</p>
                  <p className="max-w-[30ch] min-w-40 flex-1 text-small">{answer.text}</p>
                  {face.src && (
                    <Picture src={face.src} alt={face.alt} className="face size-12 bg-tint-plate object-cover" />
                  )}
                </div>
              </div>
            )}
          </div>
          {recent.items.length > 0 && (
            <div className="self-end text-small @4xl:col-start-1 @4xl:row-start-2">
              {recent.title && <p className="mb-2 text-muted">{recent.title}</p>}
              <ul className="grid gap-x-8 border-t border-hairline @2xl:@max-4xl:grid-cols-3 @2xl:@max-4xl:border-0">
                {recent.items.map((item, index) => (
                  <li key={index} className="border-b border-hairline py-2 text-ink">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
