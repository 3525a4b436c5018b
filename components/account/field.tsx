import type { ComponentProps, Ref } from "react";

/** A field of a form of the account, with its label. `aside` is a quieter word beside it. */
export function Field({
  label,
  aside,
  className = "",
  ref,
  ...input
}: { label: string; aside?: string; ref?: Ref<HTMLInputElement> } & ComponentProps<"input">) {
  return (
    <label className={`block text-small font-[550] text-ink ${className}`}>
      {label} {aside && <span className="font-normal text-muted">{aside}</span>}
      <input
        ref={ref}
        {...input}
        className="mt-1.5 block h-12 w-full rounded-sm bg-paper px-3.5 text-body font-normal text-ink shadow-[inset_0_0_0_1px_var(--sc-line)] placeholder:text-muted aria-invalid:shadow-[inset_0_0_0_2px_var(--sc-accent-ink)] forced-colors:border"
      />
    </label>
  );
}

/** What is wrong with a form, said at once. Always there, so that a screen reader hears it change. */
export function Problem({ id, children }: { id?: string; children: string | null }) {
  return (
    <p id={id} role="alert" className={children ? "mt-2 text-small text-accent-ink" : "sr-only"}>
      {children}
    </p>
  );
}
