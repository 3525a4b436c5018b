import { numberIn } from "../../../art/number";

export interface Props {
  title: string;
  lede: string;
  piles: {
    name: string;
    /** Its number is how high the pile is: one line is drawn for each ten. */
    count: string;
    like: string;
    price: string;
  }[];
  odd: string;
  note: string;
}

/** A number from 0 to 1 that is the same each time: no two sheets of a pile lie alike. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** One sheet, so many sheets above the table, in a pile that is 200 wide and stands on 0. */
function sheet(at: number): string {
  const width = 138 + Math.round(chance(at + 1) * 44);
  const start = Math.round((200 - width) / 2 + (chance(at + 40) - 0.5) * 18);
  return `M${start} ${-4 * at - 3.8}h${width}v3h-${width}z`;
}

export default function FullLedger({ title, lede, piles, odd, note }: Props) {
  const counts = piles.map(({ count }) => numberIn(count) ?? 0);
  const most = Math.max(10, ...counts);
  // One line for ten; of thousands each line is more.
  const lines = counts.map((count) => Math.max(1, Math.round(count / Math.max(10, most / 90))));
  const highest = Math.max(...lines);
  const height = highest * 4 + 12;
  const tallest = lines.lastIndexOf(highest);
  const oddAt = Math.floor(highest * 0.54);
  // Where the last pile is the highest, the headline stands beside its top.
  const isBeside = piles.length > 2 && tallest === piles.length - 1;
  return (
    <section className="overflow-hidden px-gutter py-section" aria-labelledby="pgl-title">
      <div className="mx-auto max-w-wide">
        <div className={isBeside ? "@2xl:max-w-[63%]" : ""}>
          <h2 id="pgl-title" className="max-w-[15em] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[32ch] text-lede text-balance">{lede}</p>}
        </div>
        <ol
          className={`mt-8 grid auto-cols-fr grid-flow-col grid-rows-[auto_auto] [overflow-wrap:anywhere] ${isBeside ? "@2xl:-mt-12 @4xl:-mt-20 @6xl:-mt-36" : "@2xl:mt-12"}`}
        >
          {piles.map(({ name, count, like, price }, index) => (
            <li key={index} className="row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid">
              <div className="relative self-end">
                <svg
                  viewBox={`0 ${-height} 200 ${height}`}
                  className="drawn block w-full fill-raised stroke-ink [stroke-width:.9] rtl:-scale-x-100"
                  aria-hidden="true"
                >
                  <path d={Array.from({ length: lines[index] ?? 1 }, (_, at) => sheet(at)).join("")} />
                  <path
                    className="fill-tint-plate"
                    d={Array.from({ length: Math.ceil((lines[index] ?? 1) / 5) }, (_, at) => sheet(at * 5)).join("")}
                  />
                  {odd && index === tallest && (
                    <path className="fill-accent stroke-accent" d={`M-1 ${-4 * oddAt - 3.8}h92v3h-92z`} />
                  )}
                </svg>
                {/* its line runs on from the sheet that sticks out, over the lower piles before it */}
                {odd && index === tallest && tallest > 0 && (
                  <p
                    className="absolute end-full bottom-(--at) w-(--room) border-b border-accent-ink pe-4 pb-2 text-small leading-snug text-balance text-accent-ink @2xl:text-body @4xl:text-lede"
                    style={
                      {
                        "--at": `${((oddAt * 4 + 2.3) / height) * 100}%`,
                        "--room": `${tallest * 100 - 8}%`,
                      } as React.CSSProperties
                    }
                  >
                    {odd}
                  </p>
                )}
              </div>
              <div className="border-t-[3px] border-ink pt-3 pe-3 @2xl:ps-4 @2xl:pt-4 @4xl:ps-7">
                <h3 className="text-sub @2xl:text-heading">{name}</h3>
                <p className="mt-1 text-small leading-snug text-ink @2xl:text-body @2xl:leading-snug @4xl:text-lede">
                  {like}
                </p>
                <p className="mt-2 text-caption text-muted @4xl:text-small">
                  <span className="block">{count}</span>
                  <span className="block">{price}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
        {odd && tallest === 0 && <p className="mt-6 text-small text-accent-ink">{odd}</p>}
        {note && <p className="mt-7 max-w-[64ch] text-small text-muted">{note}</p>}
      </div>
    </section>
  );
}
