import type { NumberLimit, Written } from "@/components/sections/define";

export interface FieldWords {
  name: string;
  label: string;
  /** What its author says of it. */
  hint?: string | undefined;
  /** Emptied, it goes and leaves no gap. */
  isOptional?: boolean;
  /** Folded away: few people change it. */
  isAdvanced?: boolean;
}

/** A value that may be chosen, and what it is called. */
interface Choice {
  value: string;
  label: string;
}

/** One field of the edit form, as derived from the sample. */
export type Field = FieldWords &
  (
    | { kind: "text" | "long-text"; written?: Written; shown?: number | undefined }
    | { kind: "switch" | "address" | "form-address" | "picture-address" }
    | { kind: "choice"; choices: Choice[] }
    | { kind: "number"; limit: NumberLimit }
    | { kind: "group"; fields: Field[] }
    | { kind: "list"; item: Field; shown?: number | undefined }
  );
