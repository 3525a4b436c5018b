import { controlBox } from "@/components/ui/field";
import type { HireField as Name } from "@/lib/forms/hire/form";

const box = `mt-2 ${controlBox}`;

/**
 * One field of the hire form with what explains it and, after a refusal, what is wrong with it.
 * @param rows makes it a field of several lines
 * @param isFirstWrong where a page that comes back with errors puts the focus
 */
export function HireField({
  name,
  label,
  hint,
  value,
  problem,
  isFirstWrong,
  required = false,
  rows,
  type = "text",
  autoComplete = "off",
}: {
  name: Name;
  label: string;
  hint?: string;
  value: string;
  problem: string | undefined;
  isFirstWrong: boolean;
  required?: boolean;
  rows?: number;
  type?: "text" | "email";
  autoComplete?: string;
}) {
  const id = `hire-${name}`;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    required,
    defaultValue: value,
    "aria-invalid": problem !== undefined,
    "aria-describedby": described || undefined,
    // A page that came back with errors begins at the first one.
    autoFocus: isFirstWrong,
  };
  return (
    <div>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-small font-[550] text-ink">
        {label}
        {!required && <span className="font-normal text-muted">can stay empty</span>}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} className={`${box} min-h-36 resize-y py-3 leading-normal`} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} className={`${box} h-12`} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-caption text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-2 text-small text-accent-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
