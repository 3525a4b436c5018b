import type { Key, ReactNode } from "react";

const kinds = {
  /** What the row is about; the first column. */
  main: "font-[550] text-ink",
  /** What is done to the row. Beside the first column, so that it is on the screen however wide the rest is. Dialogs stand in it. */
  act: "@max-4xl:col-start-2 @max-4xl:row-start-1",
  plain: "text-small",
  /** Dates and states: too short to be wrapped. */
  short: "text-small whitespace-nowrap",
  /** Words of any number. */
  words: "text-small",
  figure: "text-small @4xl:text-right whitespace-nowrap tabular-nums text-ink",
} as const;

/** A column of it: its title, and what stands in it of a row. */
export interface Column<Row> {
  title: string;
  kind?: keyof typeof kinds;
  cell: (row: Row) => ReactNode;
}

/**
 * Room of the kinds that wrap: a long word breaks anywhere, and would else be squeezed to its letters by the others. It is the
 * heading of the column that takes it: where the row is a sheet, there is none.
 */
const room: Partial<Record<keyof typeof kinds, string>> = { main: "15rem", plain: "9rem", words: "14rem" };

/** A table of rows, whose texts may be anybody's: none turns the direction of what stands beside it. It scrolls within itself where it is wider than the screen; on a phone or tablet each row is a small sheet. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
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
      <table className="w-full @max-4xl:block">
        <caption className="sr-only">{label}</caption>
        <thead className="text-left text-small text-muted @max-4xl:sr-only">
          <tr>
            {columns.map(({ title, kind = "plain" }) => (
              <th
                key={title}
                scope="col"
                className={`py-3 pr-6 font-normal whitespace-nowrap ${kind === "figure" ? "text-right" : ""}`}
                style={{ minWidth: room[kind] }}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-4xl:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-t border-hairline align-baseline last:border-b @max-4xl:grid @max-4xl:gap-x-6 @max-4xl:py-3.5"
              // Of the sheet. What is done takes half of it at most, and wraps.
              style={{ gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)" }}
            >
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column: { title, kind = "plain", cell }, row }: { column: Column<Row>; row: Row }) {
  const content = cell(row);
  const isEmpty = content === null || content === undefined || content === "" || content === false;
  const isLabelled = kind !== "main" && kind !== "act";
  const place = isLabelled ? `@max-4xl:col-span-2 ${isEmpty ? "@max-4xl:hidden" : "@max-4xl:block"}` : "@max-4xl:block";
  return (
    <td
      className={`pr-6 @max-4xl:pr-0 @4xl:py-4 ${place} ${kinds[kind]}`}
      style={room[kind] ? { overflowWrap: "anywhere" } : undefined}
    >
      {isLabelled && <span className="text-muted @4xl:hidden">{title}: </span>}
      {typeof content === "string" ? <bdi>{content}</bdi> : content}
    </td>
  );
}
