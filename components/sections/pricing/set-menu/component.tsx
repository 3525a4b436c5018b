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
      <div className="mx-auto max-w-2xl rounded-md border border-ink bg-raised p-1.5 text-center shadow-lift @4xl:max-w-[46rem]">
        <div className="rounded-sm border border-line px-5 py-10 @2xl:px-10 @2xl:py-14 @4xl:px-16 @4xl:py-16">
          {host && <p className="mb-4 text-small text-muted">{host}</p>}
          <h2 id="psm-title" className="mx-auto max-w-[18ch] font-display text-title">
            {title}
          </h2>
          {lede && <p className="mx-auto mt-4 max-w-[46ch] text-balance">{lede}</p>}
          {courses.map(({ name, dishes }, index) => (
            <div
              key={index}
              className="mt-8 before:mx-auto before:mb-8 before:block before:w-8 before:border-t before:border-line first-of-type:mt-10 first-of-type:before:hidden"
            >
              <h3 className="text-small font-normal text-muted">{name}</h3>
              <ul className="mt-3 grid gap-3.5">
                {dishes.split("\n").map((dish, line) => {
                  const [what, how] = dish.split("|");
                  return (
                    <li key={line}>
                      <span className="block min-w-0 font-display text-[1.25rem] leading-snug @2xl:text-[1.375rem] text-balance text-ink">
                        {what}
                      </span>
                      {how && (
                        <span className="block min-w-0 text-small text-balance text-muted @4xl:text-[.9375em]">
                          {how}
                        </span>
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
          <svg
            viewBox="0 0 120 10"
            className="mx-auto mt-10 h-2.5 w-30 text-accent-ink @2xl:mt-12"
            fill="currentColor"
            aria-hidden="true"
          >
            <path d="M0 4.5H48V5.5H0ZM72 4.5H120V5.5H72ZM60 0L65 5L60 10L55 5Z" />
          </svg>
          <p className="mt-6 font-display text-figure text-ink">{price}</p>
          {per && <p className="mt-3 text-balance">{per}</p>}
          <a href={action.href} className="btn mt-6">
            {action.label}
          </a>
          {note && <p className="mx-auto mt-5 max-w-[52ch] text-small text-balance text-muted">{note}</p>}
        </div>
      </div>
    </section>
  );
}
