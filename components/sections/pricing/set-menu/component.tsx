export interface Props {
  host: string;
  title: string;
  lede: string;
  courses: {
    name: string;
    dishes: string;
  }[];
  price: string;
  per: string;
  action: { label: string; href: string };
  note: string;
}

const pair = "@2xl:px-4 @2xl:before:hidden @4xl:px-8";

export default function SetMenu({ host, title, lede, courses, price, per, action, note }: Props) {
  const isWide = courses.length > 2;
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="psm-title">
      {/* a card with two lines around it, the inner one thin; where there is room, two courses stand side by side */}
      <div
        className={`mx-auto max-w-2xl rounded-md border border-ink bg-raised p-1.5 text-center shadow-lift ${isWide ? "@4xl:max-w-[66rem]" : "@4xl:max-w-[46rem]"}`}
      >
        <div className="rounded-sm border border-line px-5 py-10 @2xl:px-8 @2xl:py-12 @4xl:px-16 @4xl:py-16">
          {host && <p className="mb-4 text-small text-muted @4xl:mb-5 @4xl:text-body">{host}</p>}
          <h2
            id="psm-title"
            className="mx-auto max-w-[17ch] font-display text-[length:clamp(2rem,1.15rem+3.2cqi,4rem)] leading-[1.03] font-semibold tracking-[-.035em]"
          >
            {title}
          </h2>
          {lede && <p className="mx-auto mt-4 max-w-[46ch] text-balance @4xl:mt-6 @4xl:text-lede">{lede}</p>}
          <p className="mt-6 flex flex-wrap items-baseline justify-center gap-x-3 gap-y-1 text-ink @4xl:mt-8">
            <span className="min-w-0 font-display text-[2.5rem] leading-none font-semibold tracking-[-.04em] @4xl:text-[3.25rem]">
              {price}
            </span>
            {per && <span className="min-w-0 text-balance @4xl:text-lede">{per}</span>}
          </p>
          <svg
            viewBox="0 0 120 10"
            className="mx-auto mt-8 h-2.5 w-30 text-accent-ink @4xl:mt-10"
            fill="currentColor"
            aria-hidden="true"
          >
            <path d="M0 4.5H48V5.5H0ZM72 4.5H120V5.5H72ZM60 0L65 5L60 10L55 5Z" />
          </svg>
          <div
            className={`relative mt-8 grid gap-8 @4xl:mt-10 ${isWide ? "before:absolute before:inset-y-0 before:start-1/2 before:border-s before:border-hairline @max-2xl:before:hidden @2xl:grid-cols-2 @2xl:gap-x-0 @2xl:gap-y-10 @4xl:gap-y-14" : ""}`}
          >
            {courses.map(({ name, dishes }, index) => {
              // The last of an odd number stands in the middle, and its ground ends the line between the two columns.
              const isAlone = index === courses.length - 1 && index % 2 === 0;
              const place = isAlone
                ? "@2xl:relative @2xl:col-span-2 @2xl:-mt-10 @2xl:bg-raised @2xl:pt-10 @4xl:-mt-14"
                : pair;
              return (
                <div
                  key={index}
                  className={`before:mx-auto before:mb-8 before:block before:w-8 before:border-t before:border-line first:before:hidden ${isWide ? place : ""}`}
                >
                  <h3 className="text-small font-[550] text-ink-2 @4xl:text-body">{name}</h3>
                  <ul className="mt-3 grid gap-4 @4xl:mt-4 @4xl:gap-5">
                    {dishes.split("\n").map((dish, line) => {
                      const [what, how] = dish.split("|");
                      return (
                        <li key={line}>
                          <span className="block min-w-0 font-display text-[1.3125rem] leading-[1.2] tracking-[-.02em] text-balance text-ink @4xl:text-[1.75rem]">
                            {what}
                          </span>
                          {how && (
                            <span className="mt-0.5 block min-w-0 text-small text-balance text-muted @4xl:mt-1 @4xl:text-body">
                              {how}
                            </span>
                          )}
                        </li>
                      );
                    })}
                  </ul>
                </div>
              );
            })}
          </div>
          <a href={action.href} className="btn mt-10 @4xl:mt-14 @4xl:px-7">
            {action.label}
          </a>
          {note && <p className="mx-auto mt-4 max-w-[52ch] text-small text-balance text-muted">{note}</p>}
        </div>
      </div>
    </section>
  );
}
