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

export default function SetMenu({ host, title, lede, courses, price, per, action, note }: Props) {
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="psm-title">
      {/* a card with two lines around it, the inner one thin */}
      <div className="mx-auto max-w-4xl rounded-md border border-ink bg-raised p-1.5 text-center shadow-lift">
        <div className="rounded-[6px] border border-line px-5 py-10 @2xl:px-12 @2xl:py-14 @4xl:py-16">
          {host && <p className="mb-4 text-small text-muted">{host}</p>}
          <h2 id="psm-title" className="mx-auto max-w-[18ch] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mx-auto mt-4 max-w-[46ch] text-balance">{lede}</p>}
          {courses.length > 0 && (
            <div
              className={`mt-10 grid gap-x-12 gap-y-9 @2xl:mt-12 @2xl:gap-y-11 ${courses.length > 1 ? "@2xl:grid-cols-2" : ""}`}
            >
              {courses.map(({ name, dishes }, index) => (
                <div
                  key={index}
                  className="relative min-w-0 not-first:before:absolute not-first:before:-top-5 not-first:before:start-[calc(50%-1rem)] not-first:before:w-8 not-first:before:border-t not-first:before:border-line @2xl:nth-2:before:hidden @2xl:last:odd:col-span-full"
                >
                  <h3 className="text-small font-normal text-muted">{name}</h3>
                  <ul className="mt-3 grid gap-4">
                    {dishes.split("\n").map((dish, line) => {
                      const [what, how] = dish.split("|");
                      return (
                        <li key={line}>
                          <span className="block font-display text-heading font-normal text-balance text-ink">
                            {what}
                          </span>
                          {how && <span className="mt-1 block text-small text-balance">{how}</span>}
                        </li>
                      );
                    })}
                  </ul>
                </div>
              ))}
            </div>
          )}
          <svg
            viewBox="0 0 120 10"
            className="mx-auto mt-10 h-2.5 w-30 text-accent-ink @2xl:mt-14"
            fill="currentColor"
            aria-hidden="true"
          >
            <path d="M0 4.5H48V5.5H0ZM72 4.5H120V5.5H72ZM60 0L65 5L60 10L55 5Z" />
          </svg>
          <p className="mt-6 flex flex-wrap items-baseline justify-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-display text-figure text-ink">{price}</span>
            {per && <span className="min-w-0">{per}</span>}
          </p>
          <a href={action.href} className="btn mt-6">
            {action.label}
          </a>
          {note && <p className="mx-auto mt-5 max-w-[52ch] text-small text-balance text-muted">{note}</p>}
        </div>
      </div>
    </section>
  );
}
