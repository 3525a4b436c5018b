/** A line of what was found out about a section: its name, and what it is. */
export type Row = [name: string, value: string];

/** What was measured or tested of a section, line by line. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-3 border-t border-hairline text-small">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-b border-hairline py-3 @2xl:grid-cols-[8.5rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
