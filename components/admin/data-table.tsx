import type { ReactNode } from "react";

/** A table that scrolls within itself where it is wider than the screen. Figures, the columns named so, stand on the right. */
export function DataTable({
  label,
  columns,
  figures = [],
  children,
}: {
  label: string;
  columns: readonly string[];
  figures?: readonly string[];
  children: ReactNode;
}) {
  return (
    <section
      // Not the words of the heading above it, which names a region of its own.
      aria-label={`${label}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      // Relative, so that texts for screen readers alone scroll with it and don't widen the page.
      className="relative overflow-x-auto outline-offset-[-2px]"
    >
      <table className="w-full">
        <caption className="sr-only">{label}</caption>
        <thead className="text-left text-small text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`py-3 pr-6 font-normal whitespace-nowrap ${figures.includes(column) ? "text-right" : ""}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** A row of it. */
export function DataRow({ children }: { children: ReactNode }) {
  return <tr className="border-t border-hairline align-baseline last:border-b">{children}</tr>;
}

const kinds = {
  main: "font-[550] text-ink whitespace-nowrap",
  plain: "text-small whitespace-nowrap",
  /** Words of any number: they wrap, and have some room to. */
  words: "min-w-56 text-small break-words",
  act: "",
  figure: "text-right text-small whitespace-nowrap tabular-nums text-ink",
} as const;

/** A cell of it. */
export function DataCell({ kind = "plain", children }: { kind?: keyof typeof kinds; children?: ReactNode }) {
  return <td className={`py-3 pr-6 ${kinds[kind]}`}>{children}</td>;
}
