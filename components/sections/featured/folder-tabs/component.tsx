import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  /** Two to six. The first lies open until somebody chooses another. */
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

// In dark the card is warmer than its tint, and what lies behind is in shadow.
const card =
  "[--back:light-dark(var(--tint-mid),var(--sc-paper))] [--by:12%] [--front:light-dark(var(--tint-wash),color-mix(in_oklab,var(--tint-wash),var(--sc-brown-wash)_60%))]";
const leaf = "bg-[light-dark(var(--sc-raised),color-mix(in_oklab,var(--sc-raised),var(--tint-plate)_16%))]";
// The chosen folder is in front (--d is 0) and those that were before it go one place back. The deeper, the darker.
const depth =
  "[--d:calc(var(--last)-var(--i)+1)] @2xl:[--d:var(--i)] @2xl:[&:has(~div_:checked)]:[--d:calc(var(--i)+1)]";
const fill = "has-checked:[--d:0] [--fill:color-mix(in_oklab,var(--front),var(--back)_calc(var(--d)*var(--by)))]";
// One below the other a tab has the folder behind as its ground; side by side it stands on its own folder.
const ground =
  "relative flex cursor-pointer border-x border-ink/15 bg-[color-mix(in_oklab,var(--front),var(--back)_calc(var(--g)*var(--by)))]";
const edge =
  "[--g:calc(var(--last)-var(--i)+2)] [:has(:checked)+*>&]:[--g:0] group-first/folder:border-transparent group-first/folder:bg-transparent";
const place =
  "@2xl:row-start-1 @2xl:-mx-1 @2xl:mt-[calc((var(--last)-var(--d))*14px)] @2xl:mb-[calc(var(--d)*14px-1px)] @2xl:border-0 @2xl:bg-transparent @2xl:[z-index:calc(21-2*var(--d))]";
const tab =
  "relative isolate ms-[calc(var(--i)*38%/var(--last))] grid min-h-12 w-[62%] place-items-center px-6 py-2 text-center @2xl:ms-0 @2xl:w-full";
const half = "absolute inset-y-0 -z-1 w-3/5 origin-bottom border-t border-ink/15 bg-(--fill)";
const word =
  "text-[.9375em] leading-tight font-[550] text-ink decoration-accent-ink decoration-2 underline-offset-[.4em] group-has-checked/folder:underline";
const focus = "outline-offset-4 group-has-focus-visible/folder:[outline:2px_solid]";
const body =
  "min-h-3 border-x border-t border-ink/15 bg-(--fill) @2xl:col-span-full @2xl:row-start-2 @2xl:mx-[calc(var(--d)*2px)] @2xl:mt-[calc(var(--d)*-14px)] @2xl:rounded-t-sm";
const pocket =
  "relative z-1 flex flex-wrap items-center gap-4 rounded-b-md border border-ink/15 p-3 text-ink [&:has(*)]:p-5 @2xl:flex-nowrap @2xl:[&:has(*)]:px-7 @4xl:[&:has(*)]:px-11";

export default function FolderTabs({ title, folders, note, action }: Props) {
  const shown = folders.slice(0, 6);
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="fft-title">
      <div className={`mx-auto max-w-wide ${card}`}>
        <h2 id="fft-title" className="max-w-[22em] font-display text-title">
          {title}
        </h2>
        {shown.length > 0 && (
          <fieldset
            aria-labelledby="fft-title"
            className="relative isolate mt-9 grid min-w-0 grid-cols-[minmax(0,1fr)] @2xl:grid-cols-[repeat(calc(var(--last)+1),minmax(0,1fr))] @2xl:px-1"
            style={{ "--last": Math.max(1, shown.length - 1) } as React.CSSProperties}
          >
            {shown.map((folder, index) => (
              <div
                key={index}
                className={`group/folder contents ${depth} ${fill}`}
                style={{ "--i": index } as React.CSSProperties}
              >
                <label className={`${ground} ${edge} ${place}`}>
                  <input
                    type="radio"
                    name="fft-folder"
                    defaultChecked={index === 0}
                    className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                  />
                  <span className={`${tab} ${shown.length > 4 ? "@2xl:px-0" : "@2xl:px-5"}`}>
                    {/* two halves that lean inwards */}
                    <span className={`${half} left-4 [transform:skewX(-7deg)] rounded-tl-[9px] border-l`} />
                    <span className={`${half} right-4 [transform:skewX(7deg)] rounded-tr-[9px] border-r`} />
                    <span className={`${word} ${focus}`}>{folder.name}</span>
                  </span>
                </label>
                <div className={`${body} @2xl:[z-index:calc(20-2*var(--d))]`}>
                  <Sheet {...folder} />
                </div>
              </div>
            ))}
          </fieldset>
        )}
        {shown.length > 0 && (
          // Without words in it, it still closes the folder.
          <div className={`${pocket} bg-[color-mix(in_oklab,var(--front),var(--back)_10%)]`}>
            {note && <p className="text-small @2xl:w-96">{note}</p>}
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

// Only the sheet of the chosen folder is seen. Side by side all have the height of the tallest, and each fills it.
const sheet =
  "mx-3 mt-3 hidden grid-cols-[minmax(0,1fr)] overflow-hidden rounded-t-md border border-b-0 border-hairline p-5 group-has-checked/folder:grid @4xl:p-12";
const standing =
  "@2xl:invisible @2xl:mx-6 @2xl:mt-6 @2xl:grid @2xl:h-[calc(100%-24px)] @2xl:p-8 @2xl:group-has-checked/folder:visible @4xl:mx-10";
const columns = {
  pictured: "@2xl:grid-cols-[minmax(0,1fr)_40%] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-8 @4xl:grid-cols-2 @4xl:gap-x-12",
  listed: "@2xl:grid-rows-[auto_1fr] @4xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @4xl:grid-rows-1 @4xl:gap-x-16",
  worded: "",
};
const heads = {
  pictured: "",
  listed: "",
  worded: "@4xl:grid @4xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] @4xl:gap-x-16",
};
const texts = { pictured: "", listed: "@4xl:mt-5 @4xl:text-[1.125em]", worded: "@2xl:text-lede @4xl:mt-1" };

function Sheet({ title, text, rows, picture }: Props["folders"][number]) {
  const lines = rows.split("\n").filter(Boolean);
  const kind = picture.src ? "pictured" : lines.length > 0 ? "listed" : "worded";
  return (
    <div className={`${sheet} ${leaf} ${standing} ${columns[kind]}`}>
      <div className={`min-w-0 ${heads[kind]}`}>
        <h3
          className={
            kind === "worded" ? "text-heading @2xl:text-title" : "text-heading @4xl:text-[2em] @4xl:leading-[1.12]"
          }
        >
          {title}
        </h3>
        {text && <p className={`mt-3 max-w-[46ch] ${texts[kind]}`}>{text}</p>}
      </div>
      {picture.src && (
        <div
          className={`relative mt-5 aspect-3/2 overflow-hidden rounded-sm @2xl:aspect-auto @2xl:rounded-none ${bleeding} ${grounds(picture.src)}`}
        >
          <Picture src={picture.src} alt={picture.alt} className={`absolute inset-0 size-full ${fits(picture.src)}`} />
        </div>
      )}
      {lines.length > 0 && (
        <ul className={`mt-6 flex flex-col @2xl:mt-8 ${kind === "listed" ? "@4xl:mt-0" : ""}`}>
          {lines.map((line, spot) => (
            <Row key={spot} line={line} isLoose={kind === "listed"} />
          ))}
        </ul>
      )}
    </div>
  );
}

// A picture reaches three edges of the sheet.
const bleeding =
  "@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:-my-8 @2xl:-me-8 @4xl:-my-12 @4xl:-me-12 @4xl:min-h-84";
// A drawing has air around it; a photo fills its place, and what is cut out has a plate behind it.
const grounds = (src: string) =>
  src.startsWith("drawn:")
    ? "bg-[light-dark(var(--tint-bg),var(--tint-wash))] text-ink"
    : "bg-tint-plate [color-scheme:light]";
const fits = (src: string) => (src.startsWith("drawn:") ? "p-[9%]" : "object-cover object-[50%_15%]");

function Row({ line, isLoose }: { line: string; isLoose: boolean }) {
  const [label = "", ...rest] = line.split(": ");
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-3 ${isLoose ? "@4xl:max-h-22 @4xl:grow" : ""}`}
    >
      <span>{label}</span>
      {rest.length > 0 && <span className="ms-auto text-end font-[550] text-ink">{rest.join(": ")}</span>}
    </li>
  );
}
