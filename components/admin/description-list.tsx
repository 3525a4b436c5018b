import type { ReactNode } from "react";

/** What is known of one thing, a line each. */
export function DescriptionList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="text-[.9375rem]">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex min-h-11 items-baseline justify-between gap-6 border-t border-hairline py-2.5 last:border-b"
        >
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 text-right break-words text-ink">
            {typeof value === "string" ? <bdi>{value}</bdi> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
