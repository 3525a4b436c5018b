export interface Props {
  left: { head: string; page: string };
  title: string;
  lede: string;
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
  right: { head: string; page: string };
  prices: { label: string; price: string }[];
  /** The last row, below the lines. */
  total: { label: string; price: string };
  note: string;
}

// The book behind the text, in three pieces, so that a longer list makes it taller and leaves the curves alone.
// Four leaves lie on the cover; each lower one is a little wider and ends a little deeper.
const leaves = [3, 2, 1, 0];
const pieces = [
  {
    box: "-12 0 1024 40",
    place: "top-0 h-10",
    cover: "",
    leaf: (n: number, x: number) =>
      `M${x} 40V${16 + n * 3}C180 2 410 0 500 24C590 0 820 2 ${1000 - x} ${16 + n * 3}V40`,
  },
  {
    box: "-12 0 1024 9",
    place: "top-[39.5px] bottom-[59.5px] h-[calc(100%-99px)]",
    cover: "M-10 0H1010V9H-10Z",
    leaf: (_: number, x: number) => `M${x} -9V18H${1000 - x}V-9`,
  },
  {
    box: "-12 0 1024 80",
    place: "-bottom-5 h-20",
    cover: "M-10 0V72C180 58 440 60 484 78H516C560 60 820 58 1010 72V0Z",
    leaf: (n: number, x: number) =>
      `M${x} 0V${34 + n * 6}C180 ${20 + n * 6} 410 ${18 + n * 6} 500 ${42 + n * 5}C590 ${18 + n * 6} 820 ${20 + n * 6} ${1000 - x} ${34 + n * 6}V0`,
  },
];

// The dots run along the whole row; label and price cover them with the colour of the page.
function Price({ label, price, className }: { label: string; price: string; className: string }) {
  return (
    <div className={`flex items-end justify-between gap-x-4 leading-snug ${className}`}>
      <dt className="min-w-0 text-balance">
        <span className="bg-(--page) pe-1.5">{label}</span>
      </dt>
      <dd className="max-w-1/2 bg-(--page) ps-1.5 text-end text-ink tabular-nums">{price}</dd>
    </div>
  );
}

const dots =
  "bg-[radial-gradient(circle,var(--sc-line)_.9px,transparent_1.1px)] bg-[length:6px_3px] bg-repeat-x bg-[position:0_calc(100%-.34em)]";

export default function SplitLedger({ left, title, lede, primary, secondary, right, prices, total, note }: Props) {
  return (
    <section className="px-gutter py-section" aria-labelledby="hsl-title">
      <div className="relative isolate mx-auto max-w-wide @2xl:grid @2xl:grid-cols-2">
        {pieces.map(({ box, place, cover, leaf }) => (
          <svg
            key={box}
            viewBox={box}
            preserveAspectRatio="none"
            className={`absolute -inset-x-[1.2%] -z-1 hidden w-[102.4%] max-w-none text-ink @2xl:block ${place}`}
            aria-hidden="true"
          >
            {cover && <path d={cover} className="fill-[light-dark(var(--sc-ink),var(--sc-line))]" />}
            {leaves.map((n) => (
              <path
                key={n}
                d={leaf(n, 12 - n * 4)}
                fill="var(--sc-raised)"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
        ))}
        <div className="absolute top-6 bottom-[18px] start-1/2 -ms-[2.5px] hidden w-[5px] border-x-[1.5px] border-accent-ink @2xl:block" />
        <div className="flex min-w-0 flex-col @2xl:px-6 @2xl:pt-11 @2xl:pb-12 @4xl:px-14 @4xl:pt-12 @4xl:pb-16">
          {left.head && <p className="mb-4 text-small text-muted @2xl:mb-8">{left.head}</p>}
          <h1
            id="hsl-title"
            className="font-display text-hero @2xl:text-[clamp(2.5rem,1rem+3.2cqi,4rem)] @4xl:text-[clamp(2.75rem,.5rem+4.6cqi,4.5rem)]"
          >
            {title}
          </h1>
          {lede && <p className="mt-5 max-w-[40ch] text-lede @4xl:mt-6">{lede}</p>}
          <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 @4xl:mt-9 @4xl:gap-x-6">
            <a href={primary.href} className="btn">
              {primary.label}
            </a>
            {secondary.label && (
              <a href={secondary.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                {secondary.label}
              </a>
            )}
          </div>
          {left.page && (
            <p className="mt-auto hidden pt-8 text-small text-muted tabular-nums @2xl:block">{left.page}</p>
          )}
        </div>
        <div className="mt-12 flex min-w-0 flex-col rounded-e-md border-s-3 border-double border-accent-ink bg-raised py-5 ps-5 pe-4 shadow-[0_0_0_1px_var(--sc-line),0_5px_0_0_var(--sc-raised),0_5px_0_1px_var(--sc-line),0_10px_0_0_var(--sc-raised),0_10px_0_1px_var(--sc-line)] [--page:var(--sc-raised)] @2xl:mt-0 @2xl:rounded-none @2xl:border-0 @2xl:bg-transparent @2xl:px-6 @2xl:pt-11 @2xl:pb-12 @2xl:shadow-none @4xl:px-14 @4xl:pt-12 @4xl:pb-16">
          {right.head && <h2 className="mb-3 text-small text-muted @2xl:mb-3 @2xl:text-end @4xl:mb-5">{right.head}</h2>}
          <dl className="grid flex-1 auto-rows-[minmax(2.875rem,max-content)] @4xl:auto-rows-[minmax(3.375rem,max-content)] grid-cols-[minmax(0,1fr)] text-small @4xl:text-[1.125rem]">
            {prices.map(({ label, price }, index) => (
              <Price key={index} label={label} price={price} className={`pt-6.5 @4xl:pt-7 ${dots}`} />
            ))}
          </dl>
          {(total.label || total.price) && (
            <dl className="mt-6 border-t border-ink py-3.5 text-small font-[550] @4xl:text-[1.0625rem]">
              <Price label={total.label} price={total.price} className="text-ink" />
            </dl>
          )}
          {note && <p className="border-t-3 border-double border-ink pt-3 text-caption text-muted">{note}</p>}
          {right.page && (
            <p className="hidden pt-8 text-end text-small text-muted tabular-nums @2xl:block">{right.page}</p>
          )}
        </div>
        {/* the shade of the fold lies over the leaders that end in it */}
        <div className="pointer-events-none absolute top-6 bottom-[18px] start-1/2 z-1 hidden w-40 -translate-x-1/2 bg-[linear-gradient(90deg,transparent,light-dark(#211f1c14,#00000066),transparent)] [mask-image:linear-gradient(transparent,#000_10%,#000_90%,transparent)] @2xl:block rtl:translate-x-1/2" />
      </div>
    </section>
  );
}
