import { z } from "zod";

/**
 * Input with what is null or an empty text taken out where it may be absent, whatever it is to be: many clients send these for what is
 * undefined, and forms for a field that nobody filled in. Looks into objects and lists that the schema knows, and at nothing that is of any shape, such as content.
 */
export function removeAbsent(schema: z.core.$ZodType, provided: unknown): unknown {
  const known = unwrapSchema(schema);
  if (known instanceof z.ZodArray && Array.isArray(provided))
    return provided.map((item) => removeAbsent(known.element, item));
  if (!(known instanceof z.ZodObject) || typeof provided !== "object" || provided === null || Array.isArray(provided))
    return provided;
  const shape: Record<string, z.core.$ZodType> = known.shape;
  return Object.fromEntries(
    Object.entries(provided).flatMap(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!field) return [[name, value]];
      const isEmpty =
        (value === null && !takes(field, null)) || (value === "" && !(unwrapSchema(field) instanceof z.ZodUnknown));
      if (isEmpty && takes(field, undefined)) return [];
      return [[name, removeAbsent(field, value)]];
    }),
  );
}

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** The schema that says of what shape a value is, without what may stand in its place. */
function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly)
    return unwrapSchema(schema.def.innerType);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodCatch)
    return unwrapSchema(schema.def.innerType);
  return schema instanceof z.ZodPipe ? unwrapSchema(schema.def.in) : schema;
}
