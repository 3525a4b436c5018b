import { type Mark, MarkOf } from "../../../art/mark";

interface Item extends Mark {
  /** The value of the stamp, a short number. */
  value: string;
  /** What the number counts, in small letters below it, such as “orders”. */
  unit: string;
  /** Whether the stamp is franked. */
  franked: boolean;
}

export interface Props {
  title: string;
  lede: string;
  marks: Item[];
  /** One or two short words in the postmark, such as how the parcel goes. */
  postmark: string;
}

// The waves that run from the postmark over the edge of the stamp.
const waves = [5, 13, 21, 29].map((y) => `M0 ${y}q5 -6 10 0t10 0t10 0`).join("");

// Halves of holes along the four edges, bitten out of the paper: beside the next stamp they are whole ones.
const holes = ["50% 0", "50% 100%", "0", "100%"].map((side) => `radial-gradient(circle at ${side}, var(--bite))`);
const perforated = [
  `${holes[0]} 0 0 / 10px 4px round no-repeat`,
  `${holes[1]} 0 100% / 10px 4px round no-repeat`,
  `${holes[2]} 0 0 / 4px 10px no-repeat round`,
  `${holes[3]} 100% 0 / 4px 10px no-repeat round`,
  "linear-gradient(#000, #000) 50% / calc(100% - 7px) calc(100% - 7px) no-repeat",
].join();

// In a row of three or four, whichever leaves fewer places empty in the last one, and never one stamp alone if that can be.
const columnsOf = (count: number) => (count < 4 ? Math.max(2, count) : count % 3 === 0 || count % 4 === 1 ? 3 : 4);
const sizes: Record<number, string> = {
  2: "[--size:30px] @2xl:[--size:38px] @4xl:[--size:44px]",
  3: "@2xl:[--size:32px] @4xl:[--size:42px]",
  4: "@2xl:[--size:26px] @4xl:[--size:36px]",
};

/** Grounds that take turns as on a board, with two side by side and with more. */
const groundOf = (index: number, columns: number) => {
  const isEven = (across: number) => (Math.floor(index / across) + (index % across)) % 2 === 0;
  return `${isEven(2) ? "bg-tint-plate" : "bg-tint"} ${isEven(columns) ? "@2xl:bg-tint-plate" : "@2xl:bg-tint"}`;
};
// A stamp is printed in one colour; two fine lines frame it.
const frame =
  "flex aspect-square h-full min-h-full w-full flex-col p-2.5 inset-ring inset-ring-tint-mid/70 outline outline-tint-mid/45 -outline-offset-4 [--sc-ink:var(--tint-ink)] @2xl:aspect-[5/4] @4xl:p-3.5";

export default function Stamps({ title, lede, marks, postmark }: Props) {
  const shown = marks.filter(({ src, alt }) => src || alt);
  const columns = columnsOf(shown.length);
  const sheet = {
    "--columns": columns,
    "--bite": "#0000 2.4px, #000 2.9px",
    "--holes": perforated,
  } as React.CSSProperties;
  return (
    <section className="py-section" aria-labelledby="lst-title">
      <div className="mx-auto max-w-wide px-gutter text-center">
        <h2 id="lst-title" className="mx-auto max-w-[24ch] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mx-auto mt-4 max-w-[46ch] text-lede text-balance">{lede}</p>}
      </div>
      {shown.length > 0 && (
        // The desk under the sheet: holes are seen on it.
        <div className="mt-9 overflow-clip bg-paper-3 px-[max(var(--sc-gutter),1rem)] py-8 @2xl:mt-11 @2xl:py-10 @4xl:mt-14 @4xl:py-14">
          <ul
            className={`mx-auto flex flex-wrap justify-center [filter:drop-shadow(0_1px_1px_#00000038)] [--size:25px] @md:[--size:30px] ${columns === 4 ? "max-w-[60rem]" : "max-w-[54rem]"} ${sizes[columns]}`}
            style={sheet}
          >
            {shown.map((mark, index) => (
              <li
                key={index}
                className={`relative w-1/2 max-w-72 min-w-0 scheme-light @2xl:w-[calc(100%/var(--columns)_-_.1px)] ${mark.franked ? "z-1" : ""}`}
              >
                <div className="h-full bg-[#fff] p-2.5 [mask:var(--holes)] @4xl:p-3.5 forced-colors:border">
                  <div
                    className={`${frame} ${mark.value || mark.unit ? "[--line:var(--size)]" : "[--line:calc(var(--size)*1.2)]"} ${mark.look === "ink" ? groundOf(index, columns) : ""}`}
                  >
                    {(mark.value || mark.unit) && (
                      <p className="min-w-0 text-end text-[.8125em] [overflow-wrap:anywhere] leading-tight text-tint-ink">
                        {mark.value && (
                          <b className="block text-[1.375rem] leading-none tracking-[-.03em] text-ink tabular-nums @2xl:text-[1.625rem] @4xl:text-[2rem]">
                            {mark.value}
                          </b>
                        )}
                        {mark.unit && <span className="block">{mark.unit}</span>}
                      </p>
                    )}
                    <div className="flex min-w-0 flex-1 items-center justify-center">
                      {mark.href ? (
                        <a
                          href={mark.href}
                          className="flex min-h-11 w-full min-w-0 items-center justify-center after:absolute after:inset-0"
                        >
                          <MarkOf mark={mark} className="max-w-[82%]" />
                        </a>
                      ) : (
                        <MarkOf mark={mark} className="max-w-[82%]" />
                      )}
                    </div>
                  </div>
                </div>
                {mark.franked && (
                  // In the corner where no word of the stamp stands.
                  <div className="pointer-events-none absolute -start-3 -top-2 flex -rotate-12 items-center text-accent-ink @4xl:-start-4 @4xl:-top-3 rtl:rotate-12">
                    <svg viewBox="0 0 30 34" className="h-8 shrink-0 @4xl:h-10" aria-hidden="true">
                      <path d={waves} fill="none" stroke="currentColor" strokeWidth="1.5" />
                    </svg>
                    {postmark && (
                      <p className="-ms-1 grid aspect-square min-w-14 max-w-24 [overflow-wrap:anywhere] place-items-center rounded-full border-[1.5px] border-current p-1.5 text-center text-caption leading-tight font-semibold outline outline-current -outline-offset-4 @4xl:min-w-18 @4xl:p-2.5 @4xl:text-small">
                        {postmark}
                      </p>
                    )}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
