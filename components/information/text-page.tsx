import type { ReactNode } from "react";

/** The body of a page of text: parts with a heading at the left and the words in a column of reading width. */
export function TextBody({ children }: { children: ReactNode }) {
  return <div className="mx-auto mt-12 max-w-wide px-gutter @4xl:mt-16">{children}</div>;
}

/** One part of a page of text. Paragraphs and lists inside are spaced by it. */
export function TextPart({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={id && `${id}-title`}
      className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-hairline py-10 first:border-ink @4xl:grid-cols-12 @4xl:py-12"
    >
      <h2 id={id && `${id}-title`} className="max-w-[18ch] text-heading @4xl:col-span-4">
        {title}
      </h2>
      <div className="grid max-w-[66ch] grid-cols-1 gap-4 @4xl:col-span-8">{children}</div>
    </section>
  );
}

/** A list of short clauses on hairlines. */
export function Clauses({ children }: { children: ReactNode }) {
  return <ul className="*:border-t *:border-hairline *:py-3 *:first:border-t-0 *:first:pt-0">{children}</ul>;
}
