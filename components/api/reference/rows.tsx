import type { ReactNode } from "react";

/** A table that scrolls by itself where it is too wide. */
export function Rows({ label, head, children }: { label: string; head: string[]; children: ReactNode[][] }) {
  return (
    <div
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-xl border-t border-ink text-left text-small [&_code]:whitespace-nowrap">
        <thead>
          <tr className="border-b border-hairline *:py-2 *:pr-4 *:font-semibold *:text-ink">
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children.map((cells, row) => (
            <tr key={row} className="border-b border-hairline align-top *:py-2 *:pr-4">
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
