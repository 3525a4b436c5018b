import type { ReactNode } from "react";

export interface Segment<T extends string> {
  value: T;
  /** What a screen reader says. */
  name: string;
  icon: ReactNode;
}

/** A choice of a few, side by side, as radio buttons. Uncontrolled without `value`: then CSS alone may act on it. */
export function Segments<T extends string>(props: {
  legend: string;
  group: string;
  segments: readonly Segment<T>[];
  initial?: T;
  value?: T;
  onChoose?: (value: T) => void;
  className?: string;
}) {
  const { value, onChoose } = props;
  return (
    <fieldset className={`flex rounded-sm bg-paper-3 p-[3px] ${props.className ?? ""}`}>
      <legend className="sr-only">{props.legend}</legend>
      {props.segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.name}
          className="relative grid h-[34px] w-10 cursor-pointer place-items-center rounded-[6px] text-muted hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-lift forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name={props.group}
            value={segment.value}
            aria-label={segment.name}
            className="absolute inset-0 cursor-pointer opacity-0"
            {...(value === undefined
              ? { defaultChecked: segment.value === props.initial }
              : { checked: segment.value === value })}
            onChange={() => onChoose?.(segment.value)}
          />
          {segment.icon}
        </label>
      ))}
    </fieldset>
  );
}
