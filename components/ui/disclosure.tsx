import type { ComponentProps, ReactNode } from "react";

const summaries = {
  row: "flex min-h-12 cursor-pointer items-center gap-3 text-small font-[550] text-ink",
  quiet: "inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-muted hover:text-ink",
};

/** What is folded away below a line, its summary, that opens and closes it. A look of its own has `summaryClassName`. */
export function Disclosure({
  summary,
  variant = "row",
  summaryClassName = summaries[variant],
  arrow = <DisclosureArrow />,
  className = "",
  children,
  ...rest
}: {
  summary: ReactNode;
  variant?: keyof typeof summaries;
  summaryClassName?: string;
  arrow?: ReactNode;
} & ComponentProps<"details">) {
  return (
    <details {...rest} className={`group ${className}`}>
      <summary className={summaryClassName}>
        {arrow}
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** The triangle before the summary; it turns when that opens. */
export function DisclosureArrow({ className = "size-2.5" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={`${className} shrink-0 transition-transform group-open:rotate-90 motion-reduce:transition-none`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M3.2 1.6c0-.6.6-1 1.1-.7l6 4.4c.4.3.4 1 0 1.3l-6 4.4c-.5.4-1.1 0-1.1-.6z" />
    </svg>
  );
}
