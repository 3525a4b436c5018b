import { numberIn } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  /** What is cut: a loaf, something round, or a plain bar. */
  shape: string;
  slices: {
    amount: string;
    text: string;
  }[];
  note: string;
}

// Beside the line that comes down from its slice.
const row =
  "@2xl:ms-[calc(var(--at)*var(--loaf)+1.25rem)] @2xl:[grid-area:var(--row)/1] @2xl:py-2 @4xl:text-[1.0625em]";

const floor = 292;

/** How high it is at a place from its left end, which is 0, to its right, which is 1. */
const tops: Record<string, (at: number) => number> = {
  loaf: (at) => floor - 268 * Math.sqrt(1 - Math.abs(2 * at - 1) ** 4.6),
  round: (at) => floor - 270 * Math.sqrt(Math.max(0, 1 - (2 * at - 1) ** 2)),
  bar: () => floor - 170,
};

/** The outline of a slice from one place to another, moved by so much; what leans falls away from the others. */
function outline(top: (at: number) => number, from: number, to: number, width: number, by: number, lean: number) {
  const curves = 4 + Math.round((to - from) * 14);
  const pointAt = (curve: number) => {
    // Closer at both ends, where a loaf is steep.
    const at = from + ((to - from) * (1 - Math.cos((Math.PI * curve) / curves))) / 2;
    const y = top(Math.min(1, Math.max(0, at)));
    return { x: at * width + by - (floor - y) * lean, y };
  };
  const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const crust = Array.from({ length: curves }, (_, curve) => {
    const [start, middle, end] = [pointAt(curve), pointAt(curve + 0.5), pointAt(curve + 1)];
    // What pulls the curve through its middle.
    const pull = { x: 2 * middle.x - (start.x + end.x) / 2, y: 2 * middle.y - (start.y + end.y) / 2 };
    return `Q${written(pull)} ${written(end)}`;
  });
  const path = `M${written(pointAt(0))}${crust.join("")}`;
  return {
    crust: path,
    whole: `${path}L${Math.round(to * width + by)} ${floor}L${Math.round(from * width + by)} ${floor}z`,
  };
}

export default function SimpleMenu({ title, lede, shape, slices, note }: Props) {
  const top = tops[shape] ?? (tops.bar as (at: number) => number);
  const parts = slices.map(({ amount }) => Math.max(0, numberIn(amount) ?? 0));
  const sum = parts.reduce((all, part) => all + part, 0);
  const gap = 9;
  // The last one stands apart, at the left end.
  const apart = slices.length > 1 ? 64 : 0;
  const width = 1000 - apart - gap * Math.max(0, slices.length - 2);
  const cut = parts.map((_, index) => {
    const share = (count: number) =>
      sum > 0 ? parts.slice(0, count).reduce((all, part) => all + part, 0) / sum : count / slices.length;
    const [from, to] = [1 - share(index + 1), 1 - share(index)];
    const isLast = index === slices.length - 1 && apart > 0;
    const by = isLast ? 30 : apart + gap * (slices.length - 2 - index);
    // A cut in the crust of each slice that has room for one, as bakers make it.
    const at = (from + to) / 2 + 0.012;
    const score =
      shape === "loaf" && to - from > 0.15
        ? `M${Math.round(at * width + by)} ${Math.round(top(at)) + 26}q-30 8-48 56`
        : "";
    return {
      ...outline(top, from, to, width, by, isLast ? 0.11 : 0),
      score,
      isLast,
      at: (((from + to) / 2) * width + by) / 1000,
    };
  });
  return (
    <section className="px-gutter py-section" aria-labelledby="pgm-title">
      <div className="mx-auto max-w-wide [--loaf:100%] @2xl:[--loaf:70%] @4xl:[--loaf:84%]">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="pgm-title" className="min-w-0 font-display text-title wrap-anywhere">
            {title}
          </h2>
          {lede && <p className="max-w-[34ch] min-w-0 wrap-anywhere text-balance @4xl:text-lede">{lede}</p>}
        </div>
        <svg
          viewBox="0 0 1000 300"
          preserveAspectRatio="none"
          className="drawn mt-8 block h-32 w-(--loaf) overflow-visible fill-tint-plate stroke-black [color-scheme:light] @2xl:mt-10 @2xl:h-44 @4xl:h-72 rtl:-scale-x-100"
          strokeWidth="2"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {cut.map(({ whole, crust, score }, index) => (
            <g key={index}>
              <path d={whole} vectorEffect="non-scaling-stroke" />
              <path d={crust} vectorEffect="non-scaling-stroke" className="fill-none [stroke-width:3]" />
              {score && <path d={score} vectorEffect="non-scaling-stroke" className="fill-none [stroke-width:2]" />}
            </g>
          ))}
        </svg>
        {/* the board that it lies on */}
        <div className="h-1.5 w-(--loaf) bg-ink" aria-hidden="true" />
        <ul className="mt-4 grid grid-cols-1 [overflow-wrap:anywhere] @2xl:mt-0">
          {slices.map(({ amount, text }, index) => {
            const { at = 0, isLast = false } = cut[index] ?? {};
            return (
              <li
                key={index}
                className={`flex flex-row-reverse justify-end gap-x-5 border-hairline py-2.5 not-last:border-b @2xl:contents ${isLast ? "text-accent-ink" : "text-ink"}`}
                style={{ "--at": at.toFixed(3), "--row": index + 1, "--end": index + 2 } as React.CSSProperties}
              >
                <span
                  className={`mb-5 ms-[calc(var(--at)*var(--loaf))] hidden w-3 border-s border-b @2xl:block @2xl:[grid-area:1/1/var(--end)/2] ${isLast ? "border-accent-ink" : "border-ink"}`}
                  aria-hidden="true"
                />
                <p
                  className={`flex min-w-0 flex-1 flex-row-reverse justify-between gap-x-4 @2xl:flex-row @2xl:justify-start @2xl:gap-x-3 ${row}`}
                >
                  <span className="max-w-2/5 flex-none font-semibold tabular-nums">{amount}</span>
                  <span className={`min-w-0 ${isLast ? "font-semibold" : ""}`}>{text}</span>
                </p>
              </li>
            );
          })}
        </ul>
        {note && <p className="mt-6 max-w-[56ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
