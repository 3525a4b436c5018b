import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  choice: { legend: string; before: string; now: string };
  /** Stand after the number of letters, which is counted. */
  counted: { before: string; now: string };
  /** In the order of the morning. */
  lines: string[];
  faces: { src: string; alt: string }[];
  note: string;
}

/** When and who, what they asked, and where they found it: without a place it had to be written. */
function linesOf(lines: readonly string[]) {
  let written = 0;
  return lines
    .map((line) => line.split("|").map((part) => part.trim()))
    .filter(([time, who, text]) => time || who || text)
    .map(([time = "", who = "", text = "", place = ""]) => ({
      time,
      who,
      text,
      place,
      at: place ? -1 : written++,
    }));
}

// Before: everything is unread. Now: what can be looked up is struck out, and a place stands at its end.
const struck =
  "text-muted line-through decoration-1 group-has-[[value=before]:checked]/mail:font-[550] group-has-[[value=before]:checked]/mail:text-ink group-has-[[value=before]:checked]/mail:no-underline";
const place =
  "w-fit max-w-[40cqi] wrap-anywhere rounded-xs bg-tint-wash px-2 py-0.5 text-caption leading-4 text-tint-ink group-has-[[value=before]:checked]/mail:invisible";
const row = "grid grid-cols-(--columns) items-baseline gap-x-3 leading-6 @4xl:gap-x-6";
const columns =
  "[--columns:3rem_minmax(0,1fr)_auto] @2xl:[--columns:2.75rem_8rem_minmax(0,1fr)_auto] @4xl:[--columns:4rem_13rem_minmax(0,1fr)_auto]";
const sheet =
  "relative -mx-2 rounded-md border border-transparent bg-raised px-2 py-5 shadow-float @2xl:-mx-4 @2xl:px-4 @4xl:-mx-6 @4xl:px-6 @4xl:py-7";

export default function ClientPortal({ title, lede, choice, counted, lines, faces, note }: Props) {
  const mails = linesOf(lines);
  const left = mails.filter((mail) => !mail.place).length;
  const counts = [
    { number: mails.length, words: counted.before, shown: "hidden group-has-[[value=before]:checked]/mail:flex" },
    { number: left, words: counted.now, shown: "flex group-has-[[value=before]:checked]/mail:hidden" },
  ];
  return (
    <section className="group/mail px-gutter py-section" aria-labelledby="lcp-title">
      <div className="mx-auto max-w-wide">
        <div className="grid items-end gap-x-12 gap-y-8 @2xl:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h2 id="lcp-title" className="max-w-[15em] font-display text-title">
              {title}
            </h2>
            {lede && <p className="mt-4 max-w-[44ch] text-lede @4xl:mt-5">{lede}</p>}
          </div>
          <div className="min-w-0">
            <div aria-live="polite">
              {counts.map(({ number, words, shown }) => (
                <p key={shown} className={`items-end gap-3 text-small text-ink ${shown}`}>
                  <span className="font-display text-figure">{number}</span>
                  <span className="max-w-[9em] pb-1 leading-snug">{words}</span>
                </p>
              ))}
            </div>
            <fieldset className="segmented mt-5 w-fit">
              <legend className="sr-only">{choice.legend}</legend>
              {[
                ["before", choice.before],
                ["now", choice.now],
              ].map(([value, label]) => (
                <label key={value}>
                  <input type="radio" name="lcp-shown" value={value} defaultChecked={value === "now"} />
                  {label}
                </label>
              ))}
            </fieldset>
          </div>
        </div>
        <ol className={`mt-8 list-none border-t border-ink @4xl:mt-12 ${columns}`}>
          {mails.map((mail, index) =>
            mail.place ? (
              <li key={index} className={`min-h-11 border-b border-hairline py-2.5 ${row}`}>
                <span className="text-small text-muted tabular-nums">{mail.time}</span>
                <span className="min-w-0 text-small text-ink-2">{mail.who}</span>
                <span className="min-w-0 @max-2xl:col-span-2 @max-2xl:col-start-2 @max-2xl:row-start-2">
                  <span className={struck}>{mail.text}</span>
                </span>
                <span className={place}>{mail.place}</span>
              </li>
            ) : (
              <li key={index} className={`${sheet} ${row}`}>
                <span className="text-small text-ink tabular-nums">{mail.time}</span>
                <span className="flex min-w-0 items-center gap-3 self-start @max-2xl:col-span-2 @2xl:block">
                  <span className="face block size-11 shrink-0 text-black [color-scheme:light] @4xl:size-14">
                    <Sender who={mail.who} face={faces[mail.at]} />
                  </span>
                  <span className="block text-small leading-snug font-semibold text-ink @2xl:mt-2.5">{mail.who}</span>
                </span>
                <p className="col-span-2 min-w-0 max-w-[30em] text-heading text-ink @max-2xl:col-start-2 @max-2xl:mt-3">
                  {mail.text}
                </p>
              </li>
            ),
          )}
        </ol>
        {note && <p className="mt-5 max-w-[60ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}

function Sender({ who, face }: { who: string; face: Props["faces"][number] | undefined }) {
  if (!face?.src) return <Initials name={who} className="size-full text-small font-semibold" />;
  return <Picture src={face.src} alt={face.alt} className="size-full object-cover" />;
}
