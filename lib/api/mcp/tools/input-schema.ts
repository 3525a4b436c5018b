import { z } from "zod";

type Json = Record<string, unknown>;

/**
 * The JSON schema of what is to be sent, in words that every client knows: some drop all tools for one that says `propertyNames`, or
 * that names a number as the only one.
 */
export function buildInputSchema(schema: z.ZodType): Json {
  return simplifySchema(z.toJSONSchema(schema, { io: "input" })) as Json;
}

/** The same for a JSON schema that was made already. */
export function simplifySchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplifySchema);
  if (!isJson(value)) return value;
  const { propertyNames: _, const: only, properties, ...rest } = value;
  const made: Json = simplifyValues(rest);
  // Fields may be called like words of the schema language.
  if (isJson(properties)) made.properties = simplifyValues(properties);
  if (typeof only === "number") return { ...made, minimum: only, maximum: only };
  if (only !== undefined) return { ...made, enum: [only] };
  return Array.isArray(made.anyOf) ? mergeRange(made, made.anyOf) : made;
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const simplifyValues = (all: Json): Json =>
  Object.fromEntries(Object.entries(all).map(([name, inner]) => [name, simplifySchema(inner)]));

/** One of 1, 2 and 3 is a whole number from 1 to 3. */
function mergeRange({ anyOf, ...rest }: Json, choices: Json[]): Json {
  const numbers = choices.map(({ minimum, maximum }) => (minimum === maximum ? Number(minimum) : Number.NaN));
  const least = Math.min(...numbers);
  const isRange = numbers.every(
    (one) => Number.isInteger(one) && numbers.includes(least) && one < least + numbers.length,
  );
  if (!isRange) return { anyOf, ...rest };
  return { type: "integer", minimum: least, maximum: Math.max(...numbers), ...rest };
}
