import type { ComponentProps, Ref } from "react";
import type { Failure } from "./loading/connection";

/** How a control of a form looks; its height is its own. */
export const controlBox =
  "block w-full rounded-sm bg-paper px-3.5 text-body font-normal text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] placeholder:text-muted aria-invalid:shadow-[inset_0_0_0_2px_var(--sc-accent-ink)] forced-colors:border";
/** The same below its label. */
export const control = `mt-1.5 ${controlBox}`;

/** What every field for the address of somebody's page has. */
export const addressInput = {
  type: "text",
  inputMode: "url",
  autoComplete: "url",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: 2000,
  placeholder: "example.com",
} as const;

/** A field of a form, with its label. `aside` is a quieter word beside it. */
export function Field({
  label,
  aside,
  className = "",
  ref,
  ...input
}: { label: string; aside?: string | undefined; ref?: Ref<HTMLInputElement> } & ComponentProps<"input">) {
  return (
    <label className={`block text-small font-[550] text-ink ${className}`}>
      {label} {aside && <span className="font-normal text-muted">{aside}</span>}
      <input ref={ref} {...input} className={`h-12 ${control}`} />
    </label>
  );
}

/** A choice of a form, with its label; `options` are values with their words. */
export function SelectField({
  label,
  options,
  onChoose,
  ...select
}: {
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose?: (value: string) => void;
} & ComponentProps<"select">) {
  return (
    <label className="block text-small font-[550] text-ink">
      {label}
      <select
        {...select}
        onChange={onChoose && ((event) => onChoose(event.target.value))}
        className={`h-12 ${control}`}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * What is wrong with a form, said at once; where the shop was updated, with the way to reload. Always there, so that a
 * screen reader hears it change.
 */
export function Problem({ id, of: failure }: { id?: string; of: Failure | null }) {
  return (
    <p id={id} role="alert" className={failure ? "mt-2 text-small text-accent-ink" : "sr-only"}>
      {failure?.message}
      <ReloadAfterUpdate of={failure} />
    </p>
  );
}

/** The way to reload, behind the words of a failure, where the shop was updated. */
export function ReloadAfterUpdate({ of: failure }: { of: Failure | null }) {
  if (failure?.code !== "updated") return null;
  return (
    <>
      {" "}
      <button type="button" onClick={() => location.reload()} className="link cursor-pointer font-[550]">
        Reload
      </button>
    </>
  );
}
