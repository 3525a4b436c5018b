import type { ReactNode } from "react";

/** As tall for a locked copy as for an open one, so that nothing moves when it opens. */
export const codeHeight = "h-[28rem]";

/** The sheet that code stands on; its width is what its parts measure. */
export function CodeFrame({ children }: { children: ReactNode }) {
  return <div className="@container mt-4 overflow-hidden rounded-md border border-hairline bg-paper-2">{children}</div>;
}

/** The part of the sheet that scrolls, both ways. */
export function CodeScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={`${codeHeight} overflow-auto overscroll-x-contain outline-offset-[-3px]`}
    >
      {children}
    </section>
  );
}

/** The line above a file: its name, how much there is of it, and at the right what one can do with it. */
export function FileHead(props: { name: string; lines: number; size: string; children?: ReactNode }) {
  return (
    <div className="sticky top-0 left-0 z-1 flex min-h-12 w-[100cqi] items-center gap-x-4 border-b border-hairline bg-paper-2 py-1 pr-2 pl-4 text-small not-first:border-t last:border-b-0">
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
        <span className="min-w-0 break-words font-semibold text-ink">{props.name}</span>
        <span className="whitespace-nowrap tabular-nums text-muted">
          {props.lines} lines, {props.size}
        </span>
      </p>
      {props.children}
    </div>
  );
}
