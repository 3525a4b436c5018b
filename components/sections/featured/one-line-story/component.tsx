import { Picture } from "../../../art/picture";

export interface Props {
  title: string;
  lede: string;
  /** Three to six steps. The line has one loop at the first, two at the second, and so on. */
  steps: { name: string; text: string; picture: { src: string; alt: string } }[];
  action: { label: string; href: string };
}

// The line is made of borders: it runs along the top of a step and turns at the margin to come back along the next.
const ways = {
  there: "ms-(--turn) rounded-e-(--turn) border-e-2",
  back: "me-(--turn) rounded-s-(--turn) border-s-2",
};
const insides = {
  there: "-ms-(--turn) pe-8 @2xl:pe-16",
  back: "-me-(--turn) ps-8 @2xl:ps-16",
};
// Without a button the line ends in a dot.
const ends = {
  there: "ms-(--turn) me-4 after:absolute after:-top-[5px] after:-end-1 after:size-2 after:rounded-full after:bg-ink",
  back: "me-(--turn) ms-4 after:absolute after:-top-[5px] after:-start-1 after:size-2 after:rounded-full after:bg-ink",
};

export default function OneLineStory({ title, lede, steps: all, action }: Props) {
  const steps = all.slice(0, 6);
  const isLast = (index: number) => index === steps.length - 1;
  return (
    <section className="px-gutter py-section" aria-labelledby="fol-title">
      <div className="mx-auto max-w-wide [--turn:26px] @2xl:[--turn:36px]">
        <h2 id="fol-title" className="max-w-[20em] font-display text-title">
          {title}
        </h2>
        {lede && <p className="mt-4 max-w-[54ch] text-lede">{lede}</p>}
        <ol className="mt-18 @2xl:mt-20">
          {steps.map(({ name, text, picture }, index) => {
            const way = index % 2 === 1 ? "back" : "there";
            const beside = way === "back" ? "@2xl:col-start-2" : "@2xl:col-start-1";
            return (
              <li
                key={index}
                className={`-mt-0.5 border-ink ${isLast(index) && !action.label ? `relative border-t-2 ${ends[way]}` : `border-y-2 ${ways[way]}`}`}
              >
                <div
                  className={`pb-14 @2xl:grid @2xl:grid-cols-2 @2xl:grid-rows-[auto_1fr] @2xl:gap-x-10 @4xl:gap-x-16 ${insides[way]}`}
                >
                  <Loops
                    count={Math.min(index + 1, 6)}
                    className={`${beside} ${way === "there" && index > 0 ? "ms-(--turn)" : ""}`}
                  />
                  {picture.src && (
                    <Picture
                      src={picture.src}
                      alt={picture.alt}
                      className={`mt-5 h-36 @2xl:row-span-2 @2xl:row-start-1 @2xl:mt-7 @2xl:h-40 @4xl:h-50 ${way === "back" ? "@2xl:col-start-1" : "@2xl:col-start-2"} ${framed(picture.src)}`}
                    />
                  )}
                  <div className={`mt-4 @2xl:mt-5 ${beside}`}>
                    <h3 className="text-heading">{name}</h3>
                    {text && <p className="mt-1.5 max-w-[40ch] leading-6.5">{text}</p>}
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
        {action.label && (
          <div className={`relative -mt-[23px] flex ${steps.length % 2 === 0 ? "justify-end" : ""}`}>
            <a href={action.href} className="btn">
              {action.label}
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

const framed = (src: string) =>
  src.startsWith("drawn:") ? "w-auto max-w-full text-ink" : "w-auto max-w-full rounded-md bg-tint-plate object-cover";

/** As many loops as the number of the step, over the straight line, which the ground hides below them. */
function Loops({ count, className }: { count: number; className: string }) {
  const width = count * 26 + 12;
  return (
    <svg
      width={width}
      height="32"
      viewBox={`0 0 ${width} 32`}
      className={`relative -mt-[31px] block h-8 w-auto bg-[linear-gradient(var(--sc-paper),var(--sc-paper))] bg-size-[100%_6px] bg-position-[0_100%] bg-no-repeat text-ink @2xl:row-start-1 ${className}`}
      aria-hidden="true"
    >
      <path
        d={`M0 30h6${"c17-1 24-9 23-18-1-6-5-9-9-9s-9 4-9 10c0 9 7 16 21 17".repeat(count)}h6`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
