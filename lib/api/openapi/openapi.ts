import { z } from "zod";
import { tokenScopes } from "@/lib/account/tokens/scopes";
import { brand } from "@/lib/brand";
import { themeSchema } from "@/lib/code/theme/theme";
import { type ErrorCode, errorTable } from "@/lib/server/errors";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { formatCurl } from "./curl";
import { groups, operations } from "./groups";
import type { Call, NamedSchema, Operation } from "./operation";
import { getProblemExample, problemSchemas } from "./problems";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const getAddress = (name: string) => `#/components/schemas/${name}`;
const createReference = ({ name }: Pick<NamedSchema, "name">) => ({ $ref: getAddress(name) });

/** Every schema with a name, as JSON Schema in which one refers to another by it. */
export function buildSchemas(): Record<string, JsonSchema> {
  const named = z.registry<{ id: string }>();
  const add = ({ name, schema }: NamedSchema) => {
    if (!named.has(schema)) named.add(schema, { id: name });
  };
  add({ name: "Theme", schema: themeSchema });
  for (const [name, schema] of Object.entries(problemSchemas)) add({ name, schema });
  for (const { body, parts, answers } of operations) {
    for (const part of parts) add(part);
    if (body) add(body);
    for (const { schema } of answers) if (schema) add(schema);
  }
  // As they are sent: of answers the same, since nothing in them is filled in or changed.
  const made = z.toJSONSchema(named, { io: "input", target: "draft-2020-12", uri: getAddress });
  return Object.fromEntries(
    // In a larger document a schema is found by its place there and has the dialect of all.
    Object.entries(made.schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  );
}

/** The OpenAPI 3.1 document of everything a program can ask of the shop (/openapi.json). */
export function openApiDocument() {
  return {
    openapi: "3.1.1",
    info: {
      title: brand.name,
      version: "1.0.0",
      summary: "Sections for sites on Super and Bullet: previews, forms, files and texts.",
      description: `Everything on one page, with examples: ${getAbsoluteUrl(urls.api)}`,
      termsOfService: getAbsoluteUrl(urls.terms),
      contact: { email: brand.mail },
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: getAbsoluteUrl("/") }],
    tags: groups.map(({ title, description }) => ({ name: title, description })),
    externalDocs: { url: getAbsoluteUrl(urls.api) },
    paths: Object.fromEntries(
      groups.flatMap(({ title, operations }) =>
        operations.map((operation) => [operation.path, { [operation.method]: describeOperation(operation, title) }]),
      ),
    ),
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(tokenScopes).map(([scope, purpose]) => [
          `${scope}Token`,
          { type: "http", scheme: "bearer", description: `An API token “${purpose}”: ${getAbsoluteUrl(urls.tokens)}` },
        ]),
      ),
      schemas: buildSchemas(),
    },
  };
}

function describeOperation(operation: Operation, tag: string) {
  const { id, title, description, token, calls, body } = operation;
  const parameters = [...listParameters(operation, "path"), ...listParameters(operation, "query")];
  return {
    operationId: id,
    tags: [tag],
    summary: title,
    description,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: describeBody(body, calls) }),
    responses: describeResponses(operation),
    // Nothing is closed as a whole: what needs a token says so itself.
    security: token ? [{}, { [`${token.scope}Token`]: [] }] : [],
    "x-codeSamples": calls.map((call) => ({ lang: "Shell", label: call.title, source: formatCurl(operation, call) })),
  };
}

/** A parameter of the path or the query, as JSON Schema. */
export function listParameters({ inPath, inQuery, calls }: Operation, place: "path" | "query") {
  const object = place === "path" ? inPath : inQuery;
  if (!object) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(object, { io: "input" });
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === "boolean") return [];
    const { description = "", ...rest } = schema;
    const example = calls.map((call) => (place === "path" ? call.inPath : call.inQuery)?.[name]).find(Boolean);
    const isRequired = place === "path" || required.includes(name);
    return [{ name, in: place, required: isRequired, description, schema: rest, ...(example && { example }) }];
  });
}

function describeBody({ types, ...named }: NonNullable<Operation["body"]>, calls: readonly Call[]) {
  return {
    required: true,
    content: Object.fromEntries(
      types.map((type, place) => {
        const sent = calls.filter((call) => (call.type ?? types[0]) === types[place]);
        return [type, { schema: createReference(named), ...listExamples(sent, ({ body }) => body) }];
      }),
    ),
  };
}

function listExamples(calls: readonly Call[], pick: (call: Call) => unknown) {
  const examples = calls
    .map((call) => ({ summary: call.title, value: pick(call) }))
    .filter(({ value }) => value !== undefined)
    .map((example, place) => [`example${place + 1}`, example] as const);
  return examples.length > 0 ? { examples: Object.fromEntries(examples) } : {};
}

function describeResponses({ answers, errors, problem, calls }: Operation) {
  const good = answers.map(({ status, description, type, schema }) => {
    const provided = calls.filter((call) => call.status === status);
    const content = type &&
      schema && {
        content: { [type]: { schema: createReference(schema), ...listExamples(provided, ({ answer }) => answer) } },
      };
    const leads = status === 303 && { headers: { location: { schema: { type: "string" } } } };
    return [String(status), { description, ...content, ...leads }] as const;
  });
  const bad = errors.map((code: ErrorCode) => {
    const { type, example } = getProblemExample(problem, code);
    const waits = code === "rate_limited" && {
      headers: { "retry-after": { description: "Seconds to wait.", schema: { type: "integer" } } },
    };
    const { http, sentence } = errorTable[code];
    const content = { [type]: { schema: createReference({ name: problem }), example } };
    return [String(http), { description: sentence, ...waits, content }] as const;
  });
  return Object.fromEntries([...good, ...bad]);
}
