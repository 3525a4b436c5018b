/** A preview of a section with a content of one trade. */
export interface Example {
  /** Undefined: the section's sample. */
  trade: string | undefined;
  /** The trade: "Café". */
  label: string;
  src: string;
}

/** Which trade's content a preview is shown with: words side by side, as radio buttons. */
export function ExampleSwitch(props: {
  group: string;
  examples: readonly Example[];
  /** The one that is shown. */
  src: string;
  onChoose: (trade: string | undefined) => void;
}) {
  return (
    <fieldset data-needs-script="" className="flex flex-wrap items-center gap-x-1 text-small text-muted">
      <legend className="float-left mr-2 py-1">Shown for</legend>
      {props.examples.map(({ trade, label, src }) => (
        <label
          key={src}
          className="relative cursor-pointer rounded-xs px-2 py-1 hover:text-ink has-checked:font-[550] has-checked:text-ink has-checked:underline has-checked:decoration-accent-ink has-checked:decoration-2 has-checked:underline-offset-[.4em] has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name={props.group}
            checked={src === props.src}
            onChange={() => props.onChoose(trade)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
