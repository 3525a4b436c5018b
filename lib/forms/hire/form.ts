/** The fields of a hire request in the order of the form, and how many characters each may have. */
export const hireSizes = { name: 120, email: 254, site: 300, message: 5_000, deadline: 200, budget: 200 } as const;

export type HireField = keyof typeof hireSizes;
export type HireValues = Record<HireField, string>;

export const hireFields = Object.keys(hireSizes) as HireField[];

/** Names of the form's two unseen fields: one a person never fills, and one that tells two sendings of a form from two forms. */
export const hireTrap = "leave_empty";
export const hireFormId = "form";

/** Where a form stands. What was typed comes back with every refusal, for browsers that load the page anew. */
export type HireState =
  | { status: "open"; values: HireValues }
  | { status: "refused"; values: HireValues; message: string; fields: Partial<Record<HireField, string>> }
  | { status: "sent"; values: HireValues };

/** What was typed into the form, as it stands there. */
export function readHireValues(form: FormData): HireValues {
  const entries = hireFields.map((field) => [field, readFormText(form, field)]);
  return Object.fromEntries(entries) as HireValues;
}

/** A text field of a posted form; "" when there is none, or a file in its place. */
export function readFormText(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

/** What to say of a field with more characters than it may have. */
export function formatTooLong(length: number, max: number): string {
  const number = new Intl.NumberFormat("en-US");
  return `That is ${number.format(length)} characters; ${number.format(max)} fit. Shorten it a little.`;
}
