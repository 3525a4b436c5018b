import { Initials } from "../../../art/initials";
import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  seats: {
    name: string;
    face: { src: string; alt: string };
  }[];
  /** Stands at the chair in the accent, the last one at the table. */
  guest: string;
  /** Written on the table. */
  table: string;
  room: { window: string; stove: string; door: string };
  /** Where the room is, line by line. */
  address: string[];
  ways: { from: string; text: string }[];
  action: { label: string; href: string };
  phone: { label: string; href: string };
}

const chair =
  "relative grid min-w-0 flex-1 justify-items-center gap-1 text-center text-caption leading-tight text-ink @4xl:text-small";
const round = "size-12 overflow-hidden rounded-[50%] @2xl:size-14 @4xl:size-20";
const side = "flex flex-col justify-around gap-y-5 @2xl:flex-row @2xl:gap-x-2";
// A window is a gap in the wall between two lines.
const panes = ["start-[8%]", "start-[56%]"];

export default function PracticeStory(props: Props) {
  const { title, lede, seats, guest, table, room, address, ways, action, phone } = props;
  const places = [
    ...seats.map((seat) => ({ ...seat, isGuest: false })),
    { name: guest, face: { src: "", alt: "" }, isGuest: true },
  ];
  const taken = guest ? places : places.slice(0, -1);
  const half = Math.ceil(taken.length / 2);
  const rows = [taken.slice(0, half), taken.slice(half)].map((row, index) => (
    <ul key={index} className={`${side} ${index === 1 ? "@2xl:order-3" : ""}`}>
      {row.map(({ name, face, isGuest }, at) => (
        <li key={at} className={`${chair} ${isGuest ? "font-semibold" : ""}`}>
          {isGuest ? (
            <span className={`drawn border-2 border-dashed border-accent-ink bg-accent-bg ${round}`} />
          ) : (
            <span className={`drawn bg-tint-plate text-black [color-scheme:light] ${round}`}>
              {face.src ? (
                <Picture src={face.src} alt={face.alt} className="block size-full object-cover object-top" />
              ) : (
                <Initials name={name} className="h-full text-small" />
              )}
            </span>
          )}
          <span className={`max-w-full ${isGuest ? "text-accent-ink" : ""}`}>{name}</span>
        </li>
      ))}
    </ul>
  ));
  return (
    <section className="px-gutter py-section wrap-anywhere" aria-labelledby="agt-title">
      <div className="mx-auto max-w-wide">
        <h2 id="agt-title" className="max-w-[16em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[36em] text-lede text-balance">{lede}</p>}
        <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-10 @2xl:mt-12 @5xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          {/* the room from above, within its walls */}
          <div className="drawn relative border-8 border-ink bg-tint px-3 pt-12 pb-24 @2xl:px-6 @2xl:pt-12 @2xl:pb-20 @4xl:px-10">
            {panes.map((place) => (
              <span
                key={place}
                className={`absolute -top-2 h-2 w-[36%] border-y-2 border-ink bg-tint ${place}`}
                aria-hidden="true"
              />
            ))}
            <p className="absolute inset-x-3 top-3 text-center text-caption text-muted empty:hidden">{room.window}</p>
            <div className="grid grid-cols-[minmax(0,1fr)_4.5rem_minmax(0,1fr)] gap-3 @2xl:mt-3 @2xl:grid-cols-1 @2xl:gap-4 @4xl:gap-6">
              {rows[0]}
              <div className="grid min-h-16 place-items-center @4xl:min-h-24 border-2 border-ink bg-raised px-2 py-3 @2xl:order-2 @2xl:mx-3">
                <p className="max-w-full min-w-0 text-center text-caption leading-snug text-balance text-ink @2xl:text-body">
                  {table}
                </p>
              </div>
              {rows[1]}
            </div>
            {/* the door stands open: its leaf, and the way it swings */}
            <span className="absolute -bottom-2 start-8 h-2 w-14 bg-paper" aria-hidden="true">
              <span className="absolute start-0 bottom-2 h-14 w-full rounded-se-[100%] border-t border-e border-dashed border-line" />
              <span className="absolute -start-0.5 bottom-0 h-16 border-s-[3px] border-ink" />
            </span>
            {room.door && (
              <p className="absolute start-26 end-16 bottom-3 @2xl:end-28 text-caption leading-tight text-balance text-muted">
                {room.door}
              </p>
            )}
            {room.stove && (
              <p className="absolute end-3 bottom-3 flex flex-col items-center gap-1 text-caption text-muted @2xl:flex-row @2xl:gap-2">
                {room.stove}
                <span className="grid size-9 place-items-center border-2 border-ink bg-raised" aria-hidden="true">
                  <span className="size-4 rounded-[50%] border-2 border-ink bg-ink" />
                </span>
              </p>
            )}
          </div>
          <div className="grid grid-cols-1 content-start gap-x-12 gap-y-8 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @5xl:grid-cols-1">
            <div>
              <address className="text-heading font-normal text-ink not-italic">
                {address.map((line, index) => (
                  <span key={index} className="block first:font-semibold">
                    {line}
                  </span>
                ))}
              </address>
              <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
                {action.label && (
                  <a href={action.href} className="btn">
                    {action.label}
                  </a>
                )}
                {phone.label && (
                  <a href={phone.href} className="link inline-flex min-h-11 items-center text-[.9375em] font-[550]">
                    {phone.label}
                  </a>
                )}
              </div>
            </div>
            <dl className="border-t border-ink">
              {ways.map(({ from, text }, index) => (
                <div key={index} className="border-b border-hairline py-3 @sm:flex @sm:gap-x-4">
                  <dt className="w-22 flex-none font-[550] text-ink">{from}</dt>
                  <dd className="min-w-0">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
