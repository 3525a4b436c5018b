import type { ReactNode, RefObject } from "react";

export interface Segment<T extends string> {
  value: T;
  /** What a screen reader says; holds the words of `label` when that has any. */
  name: string;
  /** What is seen: an icon, or a word or number. */
  label: ReactNode;
}

/**
 * A choice of a few, side by side, as radio buttons. Uncontrolled without `value`: then CSS alone may act on it, and it
 * does so before the script is there. `needsScript` takes it away where there will never be one.
 */
export function Segments<T extends string>(props: {
  legend: string;
  group: string;
  segments: readonly Segment<T>[];
  initial?: T;
  value?: T;
  onChoose?: (value: T) => void;
  needsScript?: boolean;
  ref?: RefObject<HTMLFieldSetElement | null>;
  className?: string;
}) {
  const { value, onChoose } = props;
  return (
    <fieldset
      ref={props.ref}
      data-needs-script={props.needsScript ? "" : undefined}
      className={`flex rounded-sm bg-paper-3 p-[3px] forced-colors:outline ${props.className ?? ""}`}
    >
      <legend className="sr-only">{props.legend}</legend>
      {props.segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.name}
          className="relative grid h-[34px] min-w-10 cursor-pointer place-items-center rounded-[6px] px-2 text-caption font-[550] text-muted hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink @max-[21.875rem]:min-w-[34px] @max-[21.875rem]:px-0.5 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
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
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
