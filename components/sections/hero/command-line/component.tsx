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
  /** They stand below the answer. Three are best, six at most. */
  blocks: Part[];
  recent: { title: string; items: string[] };
  /** What the command comes back with, beside the buttons. */
  answer: { figure: string; text: string };
  face: Photo;
}

/** What one of the items says: its first word, and the rest. */
function halves(item: string): [first: string, rest: string] {
  const [first = "", ...rest] = item.split(" ");
  return [first, rest.join(" ")];
}

const box = "min-w-0 overflow-hidden rounded-sm bg-tint forced-colors:border";
// As many columns as rows of even length have, and fewer where a word needs the room.
const cells = `${box} grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(var(--w),99%/var(--s))),1fr))] @2xl:@max-4xl:grid-cols-[repeat(auto-fit,minmax(min(100%,max(var(--w),99%/var(--m))),1fr))] @6xl:grid-cols-[repeat(auto-fit,minmax(min(100%,max(var(--w),99%/var(--m))),1fr))]`;
const cell = "flex min-h-18 min-w-0 flex-col justify-center px-3 py-2.5 @2xl:min-h-20";
const ruled = "shadow-[-1px_-1px_var(--sc-hairline)] forced-colors:border";

/** How many stand in a row of at most so many, so that the rows are of even length. */
const inRow = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

/** Fewer figures are larger, so that they fill their cells. */
const figureSizes = ["text-[2.75em]", "text-[2.375em]", "text-[1.75em]"];

/** About how wide a word is, so that a column is never narrower. */
const lengthOf = (word: string) => word.length * 0.65 - (word.match(/[fijlrt.,:]/g)?.length ?? 0) * 0.28;

/** Stops side by side, and from top to bottom until there is room for that: classes of the line and of a stop. */
const routes = {
  across: [
    "items-center",
    "flex-1 pe-3 pt-5 before:start-0 before:top-[5px] before:h-0.5 before:w-full only:before:hidden after:start-0 after:top-0 last:not-only:max-w-2/5 last:not-only:flex-none last:not-only:pe-0 last:not-only:text-end last:not-only:after:start-auto last:not-only:after:end-0",
  ],
  down: [
    "flex-col justify-center gap-y-3 @sm:flex-row @sm:items-start @sm:justify-start @sm:gap-y-0 @sm:content-center",
    "ps-6 before:start-[5px] before:top-1.5 before:h-[calc(100%+.75rem)] before:w-0.5 last:before:hidden after:start-0 after:top-0.5 @sm:flex-1 @sm:ps-0 @sm:pe-3 @sm:pt-5 @sm:before:start-0 @sm:before:top-[5px] @sm:before:h-0.5 @sm:before:w-full @sm:last:before:block @sm:only:before:hidden @sm:after:top-0 @sm:last:not-only:max-w-2/5 @sm:last:not-only:flex-none @sm:last:not-only:pe-0 @sm:last:not-only:text-end @sm:last:not-only:after:start-auto @sm:last:not-only:after:end-0",
  ],
} as const;

/** What stands below or beside the words of a block: its items, as figures, as stops on a line or as steps; or its picture. */
function Drawn({ kind, picture, ...part }: Part) {
  const items = part.items.slice(0, 8);
  if (kind === "picture") {
    const isDrawn = picture.src.startsWith("drawn:");
    return (
      picture.src && (
        <div className={`${box} ${isDrawn ? "py-2 text-ink [--tint-plate:var(--tint-wash)]" : ""}`}>
          <Picture
            src={picture.src}
            alt={picture.alt}
            className={`block w-full ${isDrawn ? "h-16" : "h-32 object-cover @4xl:h-40"}`}
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
    "--w": `${(longest * (kind === "figures" ? 1.6 : 1) + 1.5).toFixed(1)}em`,
  } as CSSProperties;
  if (kind === "figures") {
    return (
      <ul className={cells} style={columns}>
        {said.map(([first, rest], index) => (
          <li
            key={index}
            className={`${cell} ${ruled} ${items.length < 3 ? "flex-row flex-wrap content-center items-baseline justify-start gap-x-1.5" : ""}`}
          >
            <span
              className={`leading-none font-semibold tracking-[-.035em] text-ink tabular-nums ${figureSizes[Math.min(3, items.length) - 1]}`}
            >
              {first}
            </span>
            {rest && <span className="mt-1 text-small leading-tight">{rest}</span>}
          </li>
        ))}
      </ul>
    );
  }
  if (kind === "route") {
    // Few short stops lie side by side on a phone, too.
    const isShort = items.length <= 3 && Math.max(...items.flatMap((item) => item.split(" ")).map(lengthOf)) <= 6;
    const [list, stop] = routes[isShort ? "across" : "down"];
    return (
      <ul className={`${box} flex min-h-18 px-3.5 py-3 text-small leading-tight @2xl:min-h-20 ${list}`}>
        {said.map(([first, rest], index) => (
          <li
            key={index}
            className={`drawn relative min-w-0 before:absolute before:bg-ink after:absolute after:size-3 after:rounded-full after:border-2 after:border-ink after:bg-paper last:after:bg-ink ${stop}`}
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
          className={`${cell} text-small leading-tight ${index === items.length - 1 ? "drawn bg-ink text-paper" : ruled}`}
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
  const shown = blocks.slice(0, 6);
  const inEach = inRow(shown.length, 3);
  const last = shown.length % inEach || inEach;
  // With nothing to answer there is no card, and they stand below the headline.
  const isCard = Boolean(answer.figure || answer.text || face.src || shown.length > 0);
  const buttons = (
    <div
      className={`flex min-w-0 basis-full flex-wrap items-center gap-x-5 gap-y-2 ${isCard ? "@4xl:ms-auto @4xl:basis-auto @4xl:flex-col @4xl:items-end @4xl:gap-y-0" : ""}`}
    >
      <a href={primary.href} className="btn">
        {primary.label}
      </a>
      {secondary.label && (
        <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
          {secondary.label}
        </a>
      )}
    </div>
  );
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
        {lede && <p className="mt-5 max-w-[60ch] text-lede text-balance @2xl:mt-6">{lede}</p>}
        {isCard ? (
          <div className="mt-8 overflow-hidden rounded-lg bg-raised shadow-float forced-colors:border @4xl:mt-10">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 @2xl:p-6 @4xl:gap-x-8 @4xl:px-7">
              {answer.figure && (
                <p className="max-w-full min-w-0 flex-none [overflow-wrap:anywhere] text-figure text-ink">
                  {answer.figure}
                </p>
              )}
              {face.src && (
                <Picture
                  src={face.src}
                  alt={face.alt}
                  className="face ms-auto size-14 bg-tint-plate object-cover @2xl:ms-0 @2xl:size-18"
                />
              )}
              {answer.text && (
                <p className="min-w-full flex-[1_1_13em] text-lede leading-snug @2xl:min-w-0">{answer.text}</p>
              )}
              {buttons}
            </div>
            {shown.length > 0 && (
              <ol className="@4xl:grid @4xl:grid-cols-6">
                {shown.map((block, index) => {
                  const isText = block.kind === "none";
                  // The last row, of fewer blocks, is as wide as the others.
                  const inThis = index < shown.length - last ? inEach : last;
                  return (
                    <li
                      key={index}
                      style={{ "--span": `span ${6 / inThis}` } as CSSProperties}
                      className={`relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 px-5 pt-4 pb-5 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @2xl:items-center @2xl:px-6 @2xl:py-4 @4xl:[grid-column:var(--span)] @4xl:row-span-2 @4xl:grid-cols-[minmax(0,1fr)] @4xl:grid-rows-subgrid @4xl:items-start @4xl:gap-y-4 @4xl:px-7 @4xl:pt-6 @4xl:pb-7 ${ruled}`}
                    >
                      <div className={`min-w-0 ${isText ? "@2xl:contents @4xl:block" : ""}`}>
                        {block.title && (
                          <h2 className="flex min-w-0 gap-x-2.5 text-heading">
                            <span
                              className="mt-[.3em] h-4 w-2.5 flex-none bg-[radial-gradient(circle,var(--sc-line)_1.2px,transparent_1.6px)] bg-[length:5px_5.33px]"
                              aria-hidden="true"
                            />
                            <span className="min-w-0">{block.title}</span>
                          </h2>
                        )}
                        {block.text && (
                          <p
                            className={
                              isText
                                ? "mt-1.5 max-w-[44ch] text-lede @2xl:mt-0 @4xl:mt-2"
                                : "mt-1 max-w-[44ch] text-small text-balance"
                            }
                          >
                            {block.text}
                          </p>
                        )}
                      </div>
                      <Drawn {...block} />
                    </li>
                  );
                })}
              </ol>
            )}
          </div>
        ) : (
          <div className="mt-8 @4xl:mt-10">{buttons}</div>
        )}
        {recent.items.length > 0 && (
          <div className={`mt-7 flex flex-wrap gap-x-8 gap-y-1.5 text-small @4xl:mt-8 ${isCard ? "@4xl:px-7" : ""}`}>
            {recent.title && <p className="basis-full font-[550] text-ink @4xl:basis-auto">{recent.title}</p>}
            <ul className="grid min-w-0 gap-x-8 gap-y-1.5 @2xl:flex @2xl:flex-wrap">
              {recent.items.map((item, index) => {
                const [first, rest] = halves(item);
                return (
                  <li key={index} className="min-w-0">
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
    </section>
  );
}
