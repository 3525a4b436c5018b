import type { CSSProperties } from "react";

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

// Two courses beside each other share their lines, so that the first, second, third thing of both stand at one height.
const course = "@2xl:grid @2xl:content-start @2xl:grid-rows-subgrid @2xl:[grid-row:span_var(--lines)]";
const corners = ["", "-scale-x-100", "-scale-y-100", "-scale-100"];
const sides = ["-start-px -top-px", "-end-px -top-px", "-start-px -bottom-px", "-end-px -bottom-px"];

export default function SetMenu({ host, title, lede, courses, price, per, action, note }: Props) {
  const isWide = courses.length > 2;
  const parts = courses.map(({ name, dishes }) => ({ name, dishes: dishes.split("\n").filter(Boolean).slice(0, 12) }));
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="psm-title">
      {/* a card with two lines around it, the inner one cut in at its corners */}
      <div
        className={`mx-auto max-w-2xl rounded-md border border-ink bg-raised p-1.5 text-center shadow-lift ${isWide ? "@4xl:max-w-[66rem]" : "@4xl:max-w-[46rem]"}`}
      >
        <div className="relative border border-line px-5 py-12 @2xl:px-9 @2xl:py-14 @4xl:px-20 @4xl:py-16">
          {corners.map((turn, index) => (
            <svg
              key={index}
              viewBox="0 0 28 28"
              className={`absolute size-7 fill-none stroke-line ${turn} ${sides[index]}`}
              aria-hidden="true"
            >
              <path className="fill-raised stroke-raised" d="M0 0H27.5A27 27 0 0 1 0 27.5Z" />
              <path d="M27.5 0A27 27 0 0 1 0 27.5" />
            </svg>
          ))}
          {host && <p className="mb-4 text-small text-muted @4xl:mb-5 @4xl:text-body">{host}</p>}
          <h2
            id="psm-title"
            className="mx-auto max-w-[17ch] font-display text-[length:clamp(2rem,1.15rem+3.2cqi,3.5rem)] leading-[1.03] font-semibold tracking-[-.035em]"
          >
            {title}
          </h2>
          {lede && <p className="mx-auto mt-4 max-w-[46ch] text-balance @4xl:mt-5 @4xl:text-lede">{lede}</p>}
          <svg
            viewBox="0 0 120 10"
            className="mx-auto mt-7 h-2.5 w-30 text-accent-ink @4xl:mt-9"
            fill="currentColor"
            aria-hidden="true"
          >
            <path d="M0 4.5H48V5.5H0ZM72 4.5H120V5.5H72ZM60 0L65 5L60 10L55 5Z" />
          </svg>
          <p className="mt-7 text-ink @4xl:mt-9">
            <span className="block font-display text-[length:clamp(3.25rem,1.6rem+5.6cqi,6.5rem)] leading-[.95] font-semibold tracking-[-.025em]">
              {price}
            </span>
            {per && <span className="mt-2 block text-balance @4xl:mt-3 @4xl:text-lede">{per}</span>}
          </p>
          {action.label && (
            <a href={action.href} className="btn mt-6 @min-[22.5rem]:px-7 @4xl:mt-8">
              {action.label}
            </a>
          )}
          <div
            className={`grid gap-9 [&:has(*)]:mt-10 @4xl:[&:has(*)]:mt-14 ${isWide ? "@2xl:grid-cols-2 @2xl:gap-x-8 @2xl:gap-y-0 @4xl:gap-x-14" : ""}`}
          >
            {parts.map(({ name, dishes }, index) => {
              // The last of an odd number stands in the middle.
              const isAlone = index === parts.length - 1 && index % 2 === 0;
              const lines = Math.max(dishes.length, parts[index % 2 ? index - 1 : index + 1]?.dishes.length ?? 0);
              const place = `${course} ${isAlone ? "@2xl:col-span-2 @2xl:mx-auto @2xl:w-1/2" : ""} ${index > 1 ? "@2xl:mt-10 @4xl:mt-14" : ""}`;
              return (
                <div
                  key={index}
                  className={isWide ? place : undefined}
                  style={{ "--lines": lines + 1, "--things": lines } as CSSProperties}
                >
                  <h3 className="flex items-center gap-3 text-small font-[550] text-ink-2 before:min-w-4 before:flex-1 before:border-t before:border-line after:min-w-4 after:flex-1 after:border-t after:border-line @4xl:gap-4 @4xl:text-body">
                    {name}
                  </h3>
                  <ul className="@2xl:grid @2xl:grid-rows-subgrid @2xl:[grid-row:span_var(--things)]">
                    {dishes.map((dish, line) => {
                      const [what, how] = dish.split("|");
                      return (
                        <li key={line} className="pt-4 @4xl:pt-5">
                          <span className="block font-display text-[1.375rem] leading-[1.2] tracking-[-.02em] text-balance text-ink @4xl:text-[1.875rem]">
                            {what}
                          </span>
                          {how && (
                            <span className="mt-0.5 block text-small text-balance text-muted @4xl:mt-1 @4xl:text-body">
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
          {note && <p className="mx-auto mt-9 max-w-[52ch] text-small text-balance text-muted @4xl:mt-12">{note}</p>}
        </div>
      </div>
    </section>
  );
}
