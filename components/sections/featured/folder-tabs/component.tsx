import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  /** Three to five. The first lies open until somebody chooses another. */
  folders: {
    name: string;
    title: string;
    text: string;
    /** One to a line. What stands before a colon goes to the left, what stands behind it to the right. */
    rows: string;
    picture: { src: string; alt: string };
  }[];
  note: string;
  action: { label: string; href: string };
}

/** The chosen folder is in front; those that were before it go one place back, and deeper ones are darker. */
const depth =
  "[--d:calc(var(--last)-var(--i))] @2xl:[--d:var(--i)] @2xl:[&:has(~label>:checked)]:[--d:calc(var(--i)+1)] [--fill:color-mix(in_oklab,var(--tint-wash),var(--back)_calc(var(--d)*11%))]";
// Side by side in a row, or one below the other with the folder behind as their ground.
const row =
  "relative flex cursor-pointer border-x border-hairline bg-[color-mix(in_oklab,var(--tint-wash),var(--back)_calc((var(--d)+1)*11%))] first-of-type:border-transparent first-of-type:bg-transparent";
const place =
  "@2xl:row-start-1 @2xl:mt-[calc((var(--last)-var(--d))*14px)] @2xl:-mx-1 @2xl:mb-[calc(var(--d)*14px-1px)] @2xl:border-0 @2xl:bg-transparent @2xl:[z-index:calc(20-2*var(--d)+1)] @2xl:has-checked:[--d:0]";
/** Two halves that lean inwards. */
const tab =
  "relative isolate ms-[calc(var(--i)*38%/var(--last))] grid min-h-12 w-[62%] place-items-center px-6 py-2 text-center @2xl:ms-0 @2xl:w-full";
const halves =
  "[&:before,&:after]:absolute [&:before,&:after]:inset-y-0 [&:before,&:after]:-z-1 [&:before,&:after]:w-3/5 [&:before,&:after]:origin-bottom [&:before,&:after]:border-t [&:before,&:after]:border-hairline [&:before,&:after]:bg-(--fill) [&:before,&:after]:content-['']";
const leaning =
  "[&:before]:left-4 [&:before]:rounded-tl-[9px] [&:before]:border-l [&:before]:[transform:skewX(-7deg)] [&:after]:right-4 [&:after]:rounded-tr-[9px] [&:after]:border-r [&:after]:[transform:skewX(7deg)]";
const word =
  "text-[.9375em] leading-tight font-[550] text-ink underline-offset-[.4em] [input:checked+*>&]:[text-decoration:underline_2px_var(--sc-accent-ink)] [input:focus-visible+*>&]:[outline:2px_solid_var(--sc-focus)] [input:focus-visible+*>&]:outline-offset-4 @4xl:text-[1.0625em]";
const body =
  "min-h-3 border-x border-t border-hairline bg-(--fill) @2xl:col-span-full @2xl:row-start-2 @2xl:mx-[calc(var(--d)*2px)] @2xl:mt-[calc(var(--d)*-14px)] @2xl:rounded-t-sm @2xl:[z-index:calc(20-2*var(--d))] @2xl:[label:has(:checked)+&]:[--d:0]";
const sheet =
  "mx-3 mt-3 hidden grid-cols-[minmax(0,1fr)] rounded-t-md border border-b-0 border-hairline bg-raised p-5 [label:has(:checked)+div>&]:grid @2xl:mx-6 @2xl:mt-6 @2xl:invisible @2xl:grid @2xl:h-[calc(100%-24px)] @2xl:p-8 @2xl:[label:has(:checked)+div>&]:visible @4xl:mx-10 @4xl:gap-x-16 @4xl:p-12";

/** Text and picture, where rows are below or next to them. */
const beside =
  "min-w-0 @2xl:flex @2xl:items-start @2xl:justify-between @2xl:gap-x-8 @4xl:flex-col @4xl:justify-start @4xl:gap-y-8";
const small =
  "mt-5 block h-32 w-auto max-w-full rounded-sm object-contain text-ink @2xl:mt-0 @2xl:max-w-[38%] @2xl:shrink-0 @4xl:h-44 @4xl:max-w-full";
const large =
  "mt-6 block h-52 w-auto max-w-full justify-self-center rounded-sm object-contain text-ink @4xl:mt-0 @4xl:h-64";

export default function FolderTabs({ title, folders, note, action }: Props) {
  const shown = folders.slice(0, 6);
  return (
    <section className="px-gutter py-section" aria-labelledby="fft-title">
      <div className="mx-auto max-w-wide [overflow-wrap:anywhere]">
        <h2 id="fft-title" className="max-w-[22em] font-display text-title">
          {title}
        </h2>
        {shown.length > 0 && (
          <fieldset
            aria-labelledby="fft-title"
            className="relative isolate mt-9 grid [--back:light-dark(var(--tint-mid),var(--sc-paper))] min-w-0 grid-cols-[minmax(0,1fr)]  @2xl:grid-cols-[repeat(calc(var(--last)+1),minmax(0,1fr))] @2xl:px-1"
            style={{ "--last": Math.max(1, shown.length - 1) } as React.CSSProperties}
          >
            {shown.flatMap((folder, index) => [
              <label key={`tab ${index}`} className={`${row} ${place} ${depth}`} style={at(index)}>
                <input
                  type="radio"
                  name="fft-folder"
                  defaultChecked={index === 0}
                  className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                />
                <span
                  className={`${tab} ${halves} ${leaning} ${shown.length > 4 ? "@2xl:px-0 @2xl:tracking-[-.02em]" : "@2xl:px-5"}`}
                >
                  <span className={word}>{folder.name}</span>
                </span>
              </label>,
              <div key={`folder ${index}`} className={`${body} ${depth}`} style={at(index)}>
                <Sheet {...folder} />
              </div>,
            ])}
          </fieldset>
        )}
        {shown.length > 0 && (
          // Without words in it, it still closes the folder.
          <div className="relative z-1 flex flex-wrap items-center gap-4 rounded-b-md border border-hairline bg-[light-dark(var(--tint-plate),color-mix(in_oklab,var(--tint-wash),var(--tint-mid)_14%))] p-3 text-ink [&:has(*)]:p-5 @2xl:flex-nowrap @2xl:rounded-t-xs @2xl:[&:has(*)]:px-7 @4xl:[&:has(*)]:px-11">
            {note && <p className="min-w-0 text-small @2xl:w-96">{note}</p>}
            {action.label && (
              <a href={action.href} className="btn @max-2xl:grow @2xl:ms-auto">
                {action.label}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const at = (index: number) => ({ "--i": index }) as React.CSSProperties;

function Sheet({ title, text, rows, picture }: Props["folders"][number]) {
  const lines = rows.split("\n").filter(Boolean);
  const hasBoth = Boolean(picture.src) && lines.length > 0;
  const columns = picture.src || lines.length > 0 ? "@4xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]" : "";
  return (
    <div className={`${sheet} ${columns}`}>
      <div className={hasBoth ? beside : "min-w-0"}>
        <div className="min-w-0">
          <h3 className="text-heading @4xl:text-[1.75em]">{title}</h3>
          {text && <p className="mt-3 max-w-[46ch]">{text}</p>}
        </div>
        {hasBoth && <Picture src={picture.src} alt={picture.alt} className={small} />}
      </div>
      {lines.length > 0 && (
        <ul className="mt-6 border-b border-hairline @4xl:mt-1 @4xl:self-start">
          {lines.map((line, spot) => (
            <Row key={spot} line={line} />
          ))}
        </ul>
      )}
      {picture.src && !hasBoth && <Picture src={picture.src} alt={picture.alt} className={large} />}
    </div>
  );
}

function Row({ line }: { line: string }) {
  const [label = "", ...rest] = line.split(": ");
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t border-hairline py-3">
      <span>{label}</span>
      {rest.length > 0 && <span className="font-[550] text-ink tabular-nums">{rest.join(": ")}</span>}
    </li>
  );
}
