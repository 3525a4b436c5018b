import type { JsonSchema } from "./openapi";

/** One field of a schema, as it is read on the page. */
export interface FieldRow {
  name: string;
  /** “string”, “list of objects”, “"bullet" or "super"”. */
  type: string;
  /** A schema with a part of its own on the page. */
  reference?: string;
  isRequired: boolean;
  description: string;
  fields: FieldRow[];
}

const listSchemas = (list: unknown): JsonSchema[] =>
  Array.isArray(list) ? list.filter((one): one is JsonSchema => typeof one === "object") : [];

/** The fields of an object; of a list or of one of several shapes those of what is in it. */
export function listFieldRows(
  schema: JsonSchema,
  all: Record<string, JsonSchema>,
  apart: readonly string[],
): FieldRow[] {
  const { properties = {}, required = [] } = findObject(schema, all, apart) ?? {};
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === "boolean") return [];
    const reference = findReference(field, apart);
    return [
      {
        name,
        // What may be left out may be null as well.
        type: describeType(field, all, apart) + (required.includes(name) && canBeNone(field) ? " or null" : ""),
        ...(reference && { reference }),
        isRequired: required.includes(name),
        description: describeField(field, all),
        fields: reference ? [] : listFieldRows(field, all, apart),
      },
    ];
  });
}

const canBeNone = ({ type, anyOf }: JsonSchema) =>
  [type].flat().includes("null") || listSchemas(anyOf).some(({ type: one }) => one === "null");

/** What is said of a field, or of what it is when it isn't null. */
function describeField(field: JsonSchema, all: Record<string, JsonSchema>): string {
  const descriptions = [field, resolveSchema(field, all), ...listSchemas(field.anyOf)].map(
    ({ description }) => description,
  );
  return descriptions.find(Boolean) ?? "";
}

const nameIn = ({ $ref = "" }: JsonSchema) => $ref.split("/").at(-1) ?? "";

function resolveSchema(schema: JsonSchema, all: Record<string, JsonSchema>): JsonSchema {
  return (schema.$ref && all[nameIn(schema)]) || schema;
}

/** The first shape with fields of its own. */
function findObject(
  schema: JsonSchema,
  all: Record<string, JsonSchema>,
  apart: readonly string[],
): JsonSchema | undefined {
  const whole = resolveSchema(schema, all);
  if (whole.properties) return whole;
  const inside = [...listSchemas(whole.anyOf), ...listSchemas([whole.items])];
  return inside.map((one) => findObject(one, all, apart)).find(Boolean);
}

/** The schema of a part of its own that a field, or what is in it, refers to. */
function findReference(schema: JsonSchema, apart: readonly string[]): string | undefined {
  if (schema.$ref) return apart.includes(nameIn(schema)) ? nameIn(schema) : undefined;
  return [...listSchemas(schema.anyOf), ...listSchemas([schema.items])]
    .map((one) => findReference(one, apart))
    .find(Boolean);
}

/** What a value is, in words, with its bounds. Null is left out: it counts as absent. */
export function describeType(schema: JsonSchema, all: Record<string, JsonSchema>, apart: readonly string[]): string {
  if (schema.$ref && apart.includes(nameIn(schema))) return nameIn(schema);
  const whole = resolveSchema(schema, all);
  const shapes = listSchemas(whole.anyOf).filter(({ type }) => type !== "null");
  if (shapes.length > 0) return [...new Set(shapes.map((one) => describeType(one, all, apart)))].join(" or ");
  if (whole.const !== undefined) return JSON.stringify(whole.const);
  if (whole.enum)
    return whole.enum
      .map((value) => JSON.stringify(value))
      .join(", ")
      .replace(/, ([^,]*)$/, " or $1");
  if (whole.type === "array") {
    return `list of ${listSchemas([whole.items]).map((one) => describeType(one, all, apart).replace(/^(object|string)$/, "$1s"))}`;
  }
  const types = [whole.type ?? "any JSON"].flat().filter((one: string) => one !== "null");
  return [types.join(" or "), ...listBounds(whole)].join(", ");
}

function listBounds({ type, maxLength, minimum, maximum, format }: JsonSchema): string[] {
  const isNumber = type === "number" || type === "integer";
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return [
    ...(format === "uri" ? ["an address"] : []),
    ...(maxLength === undefined ? [] : [`up to ${maxLength.toLocaleString("en")} characters`]),
    ...(isNumber && isBounded ? [`${minimum ?? 0} to ${maximum}`] : []),
  ];
}
