import type { CSSProperties } from "react";
import { Picture } from "../../../art/picture";

interface Photo {
  src: string;
  alt: string;
}

interface Part {
  kind: string;
  title: string;
  text: string;
  items: string[];
  picture: Photo;
}

export interface Props {
  /** The headline begins with it. */
  command: string;
  /** It goes on after the command. */
  title: string;
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

/** What one of the items says: its first word, and the rest. */
function halves(item: string): [first: string, rest: string] {
  const [first = "", ...rest] = item.split(" ");
  return [first, rest.join(" ")];
}

const box = "min-w-0 overflow-hidden rounded-md bg-paper-2 forced-colors:border";
// As many columns as rows of even length have, and fewer where a word needs the room.
const cells = `${box} grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(var(--w),99%/var(--s))),1fr))] @2xl:grid-cols-[repeat(auto-fit,minmax(min(100%,max(var(--w),99%/var(--m))),1fr))]`;
const cell = "flex min-h-20 min-w-0 flex-col justify-center px-3 py-3 @2xl:min-h-22";
const ruled = "shadow-[-1px_-1px_var(--sc-hairline)]";

/** How many stand in a row of at most so many, so that the rows are of even length. */
const inRow = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

/** About how wide a word is, so that a column is never narrower. */
const lengthOf = (word: string) => word.length * 0.65 - (word.match(/[fijlrt.,:]/g)?.length ?? 0) * 0.28;

/** What stands beside a block: its items, as figures, as stops on a line or as steps; or its picture. */
function Drawn({ kind, items, picture }: Part) {
  if (kind === "picture") {
    const isDrawn = picture.src.startsWith("drawn:");
    return (
      picture.src && (
        <div className={`${box} ${isDrawn ? "bg-tint-plate text-black" : ""}`}>
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`block w-full ${isDrawn ? "h-28" : "h-36 object-cover"}`}
          />
        </div>
      )
    );
  }
  if (items.length === 0 || kind === "none") return null;
  const said = items.map(halves);
  const longest = Math.max(...said.map(([first]) => lengthOf(first)));
  const columns = {
    "--s": inRow(items.length, 3),
    "--m": inRow(items.length, 4),
    "--w": `${(longest * (kind === "figures" ? 1.7 : 1) + 1.5).toFixed(1)}em`,
  } as CSSProperties;
  if (kind === "figures") {
    return (
      <ul className={cells} style={columns}>
        {said.map(([first, rest], index) => (
          <li key={index} className={`${cell} ${ruled}`}>
            <span className="text-[1.875em] leading-none font-semibold tracking-[-.035em] text-ink tabular-nums">
              {first}
            </span>
            {rest && <span className="mt-1.5 text-small leading-tight">{rest}</span>}
          </li>
        ))}
      </ul>
    );
  }
  if (kind === "route") {
    return (
      <ul
        className={`${box} flex min-h-20 flex-col justify-center gap-y-4 px-4 py-4 text-small leading-tight @sm:flex-row @sm:items-start @sm:justify-start @sm:gap-y-0 @2xl:min-h-22 @4xl:px-5`}
      >
        {said.map(([first, rest], index) => (
          <li
            key={index}
            className="drawn relative min-w-0 ps-6 before:absolute before:start-[5px] before:top-1.5 before:h-[calc(100%+1rem)] before:w-0.5 before:bg-ink last:before:hidden after:absolute after:start-0 after:top-0.5 after:size-3 after:rounded-full after:border-2 after:border-ink after:bg-paper @sm:flex-1 @sm:ps-0 @sm:pe-3 @sm:pt-5 @sm:before:start-0 @sm:before:top-[5px] @sm:before:h-0.5 @sm:before:w-full @sm:last:before:block @sm:only:text-start @sm:only:before:hidden @sm:only:after:start-0 @sm:only:after:end-auto @sm:after:top-0 @sm:last:max-w-2/5 @sm:last:flex-none @sm:last:pe-0 @sm:last:text-end @sm:last:after:start-auto @sm:last:after:end-0 last:after:bg-ink"
          >
            <span className="block font-semibold text-ink tabular-nums">{first}</span>
            {rest && <span className="block">{rest}</span>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={cells} style={columns}>
      {said.map(([first, rest], index) => (
        <li
          key={index}
          className={`${cell} text-small leading-tight ${index === items.length - 1 ? "bg-ink text-paper" : ruled}`}
        >
          <span className={`text-sub ${index === items.length - 1 ? "" : "text-ink"}`}>{first}</span>
          {rest && <span>{rest}</span>}
        </li>
      ))}
    </ul>
  );
}

export default function CommandLine(props: Props) {
  const { command, title, lede, primary, secondary, blocks, recent, answer, face } = props;
  const hasRecent = recent.items.length > 0;
  const hasAnswer = Boolean(answer.figure || answer.text);
  const hasPlan = blocks.length > 0 || hasAnswer;
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="hcl-title">
      <div className="mx-auto max-w-wide">
        <h1 id="hcl-title" className="font-display text-hero">
          <bdi className="text-muted">{command}</bdi> {title}
          <span
            className="ms-[.08em] inline-block h-[.82em] w-[.07em] translate-y-[.1em] animate-caret bg-accent-ink motion-reduce:animate-none"
            aria-hidden="true"
          />
        </h1>
        <div
          className={`mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 @2xl:mt-8 @4xl:mt-10 ${hasPlan ? "@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @4xl:grid-rows-[auto_1fr]" : ""}`}
        >
          <div>
            {lede && <p className="mb-8 max-w-[46ch] text-lede">{lede}</p>}
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
          {hasPlan && (
            <div className="@4xl:row-span-2">
              <ol className={hasAnswer ? "border-b border-hairline" : undefined}>
                {blocks.slice(0, 6).map((block, index) => {
                  const beside = <Drawn {...block} />;
                  const isText = block.kind === "none";
                  return (
                    <li
                      key={index}
                      className="relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-t border-hairline py-5 ps-7 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @2xl:py-6"
                    >
                      <span
                        className="absolute start-0 top-6.5 h-4 w-2.5 bg-[radial-gradient(circle,var(--sc-line)_1.2px,transparent_1.6px)] bg-[length:5px_5.33px] @2xl:top-7.5"
                        aria-hidden="true"
                      />
                      <div className={`min-w-0 ${isText ? "contents" : ""}`}>
                        {block.title && <h2 className="text-heading">{block.title}</h2>}
                        {block.text && (
                          <p
                            className={
                              isText ? "max-w-[44ch] text-lede @2xl:col-start-2" : "mt-1.5 max-w-[34ch] text-small"
                            }
                          >
                            {block.text}
                          </p>
                        )}
                      </div>
                      {beside}
                    </li>
                  );
                })}
              </ol>
              {hasAnswer && (
                <div className="mt-7 flex -rotate-1 flex-wrap items-center gap-x-8 gap-y-3 rounded-md bg-raised p-5 shadow-float forced-colors:border @2xl:mt-8 @2xl:flex-nowrap @2xl:px-7 @2xl:py-6 rtl:rotate-1">
                  {answer.figure && <p className="min-w-0 flex-none text-figure text-ink">{answer.figure}</p>}
                  {answer.text && (
                    <p className="order-1 max-w-[38ch] min-w-full text-lede @2xl:order-none @2xl:min-w-40 @2xl:flex-1">
                      {answer.text}
                    </p>
                  )}
                  {face.src && (
                    <Picture
                      src={face.src}
                      alt={face.alt}
                      className="face ms-auto size-14 bg-tint-plate object-cover @2xl:size-18"
                    />
                  )}
                </div>
              )}
            </div>
          )}
          {hasRecent && (
            <div className="self-start text-small @4xl:col-start-1 @4xl:row-start-2">
              {recent.title && <p className="mb-1.5 font-[550] text-ink">{recent.title}</p>}
              <ul className="grid gap-x-8 gap-y-1.5 @2xl:@max-4xl:grid-cols-3">
                {recent.items.map((item, index) => {
                  const [first, rest] = halves(item);
                  return (
                    <li key={index}>
                      <bdi>
                        <span className="text-muted">{first}</span> {rest}
                      </bdi>
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
