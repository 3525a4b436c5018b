import type { ReactNode } from "react";
import { DrawnIcon } from "./icon";

/** The ground a drawn window stands on; it cuts the window off at the bottom. Decoration: the words beside it say the same. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div
      className="@container relative h-full overflow-hidden rounded-lg bg-paper-3 px-4 pt-5 @sm:px-6 @sm:pt-6"
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

/** A window of somebody else's program, in the system's face, with a path at the left of its bar. */
export function Window({ path, end, children }: { path: readonly string[]; end: ReactNode; children: ReactNode }) {
  return (
    <div className="h-full overflow-hidden rounded-t-md bg-raised font-host text-mock leading-normal text-ink-2 shadow-float">
      <div className="flex h-11 items-center gap-3 border-b border-hairline px-3.5 text-muted">
        <p className="flex min-w-0 items-center gap-1.5 whitespace-nowrap">
          <DrawnIcon name="page" className="size-3.5 shrink-0" />
          {path.map((step, index) => (
            <span key={step} className={`flex gap-1.5 ${index === path.length - 1 ? "text-ink" : ""}`}>
              {index > 0 && <span className="text-muted">/</span>}
              {step}
            </span>
          ))}
        </p>
        <div className="ml-auto flex shrink-0 items-center gap-3">{end}</div>
      </div>
      {children}
    </div>
  );
}

/** Code in an editor; what has just been pasted lies on the red ground, behind a red rule. */
export function Editor({ before = [], pasted }: { before?: readonly string[]; pasted: readonly string[] }) {
  return (
    <div className="overflow-hidden py-2 font-code text-mock-sm leading-[1.75] whitespace-pre">
      {before.map((line, index) => (
        <Line key={line} number={index + 1} className="text-muted">
          {line}
        </Line>
      ))}
      {pasted.map((line, index) => (
        <Line
          key={`${index} ${line}`}
          number={before.length + index + 1}
          className="bg-accent-bg text-ink shadow-[inset_2px_0_0_var(--sc-accent-ink)]"
        >
          {line}
        </Line>
      ))}
    </div>
  );
}

function Line({ number, className, children }: { number: number; className: string; children: string }) {
  return (
    <p className={`grid grid-cols-[2.25rem_minmax(0,1fr)] ${className}`}>
      <span className="pr-2.5 text-right text-muted tabular-nums">{number}</span>
      <span className="overflow-hidden text-nowrap">{children}</span>
    </p>
  );
}
