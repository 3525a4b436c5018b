import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { rules } from "@/lib/server/limits/rules";
import { formatCurl } from "./curl";
import { groups, operations } from "./groups";
import { listLimitLines } from "./limits";
import { openApiDocument } from "./openapi";
import { getProblemExample, problemSchemas } from "./problems";

// As it is sent: what JSON has no word for is gone.
const document = JSON.parse(JSON.stringify(openApiDocument()));

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("has schemas that are valid and refer to what there is", () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    ajv.addSchema({ $id: "shop", ...document });
    for (const name of Object.keys(document.components.schemas)) {
      expect(() => ajv.compile({ $ref: `shop#/components/schemas/${name}` }), name).not.toThrow();
    }
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(references.filter((one) => !one.startsWith('"$ref":"#/components/schemas/'))).toEqual([]);
    expect(JSON.stringify(document)).not.toContain("__shared");
  });

  it("says of every operation what it is, what it takes, and all it can answer with", () => {
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation, path } of listed()) {
      expect(operation.summary, path).toMatch(/^[A-Z]/);
      expect(operation.description.length, path).toBeGreaterThan(20);
      const named = (operation.parameters ?? []).filter((one: { in: string }) => one.in === "path");
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(named.map(({ name }: { name: string }) => name).sort(), path).toEqual(inPath.sort());
      for (const one of operation.parameters ?? []) expect(one.description, `${path} ${one.name}`).toMatch(/\w/);
      expect(operation.security, path).toBeDefined();
      expect(operation["x-codeSamples"].length, path).toBeGreaterThan(0);
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.some((status) => /^[23]/.test(status)),
        path,
      ).toBe(true);
    }
  });

  it("has examples that fit their schemas", () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    ajv.addSchema({ $id: "shop", ...document });
    let seen = 0;
    for (const { operation, path } of listed()) {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)] as {
        content?: Record<
          string,
          { schema: { $ref: string }; example?: unknown; examples?: Record<string, { value: unknown }> }
        >;
      }[];
      for (const { schema, example, examples = {} } of bodies.flatMap((body) => Object.values(body?.content ?? {}))) {
        const check = ajv.compile({ $ref: `shop${schema.$ref}` });
        const values = [
          ...(example === undefined ? [] : [example]),
          ...Object.values(examples).map(({ value }) => value),
        ];
        for (const value of values) {
          seen += 1;
          expect(check(value) || check.errors, `${path} ${JSON.stringify(value).slice(0, 200)}`).toBe(true);
        }
      }
    }
    expect(seen).toBeGreaterThan(operations.length * 3);
    for (const { body, calls } of operations) {
      for (const call of calls) if (body) expect(body.schema.safeParse(call.body).error, call.title).toBeUndefined();
    }
  });

  it("names sections that there are", () => {
    const text = JSON.stringify(document);
    const ids = [...text.matchAll(/\bsilcrow-(?!theme)[a-z-]+(?![\w-]*\.\w)|(?<=@silcrow\/)[a-z-]+/g)].map(
      ([id]) => id,
    );
    expect(ids.length).toBeGreaterThan(3);
    const known = (id: string) => findSection(id.replace(/^(silcrow-)?/, "silcrow-"));
    expect(ids.filter((id) => !known(id))).toEqual([]);
  });

  it("says what is wrong in the shape that is promised", () => {
    for (const { problem, errors } of operations) {
      for (const code of errors) {
        expect(problemSchemas[problem].safeParse(getProblemExample(problem, code).example).error).toBeUndefined();
      }
    }
  });

  it("names the limits that there are, in words", () => {
    const lines = listLimitLines();
    for (const { name, what, often } of lines) {
      expect(what, name).not.toBe(name);
      expect(often).not.toContain("seconds");
      expect(Object.keys(rules)).toContain(name);
    }
    expect(lines.find(({ name }) => name === "renderTime")?.often).toBe("20 a minute");
  });
});

describe("the lines of curl", () => {
  it("are one command each, and give away no token", () => {
    for (const { operation, call } of groups.flatMap((group) =>
      group.operations.flatMap((operation) => operation.calls.map((call) => ({ operation, call }))),
    )) {
      const lines = formatCurl(operation, call);
      expect(lines.startsWith("curl "), lines).toBe(true);
      expect(lines.includes("authorization"), lines).toBe(call.hasToken === true);
      if (call.hasToken) expect(lines).toMatch(/Bearer \$SILCROW_(FUNCTIONS_)?TOKEN"/);
    }
  });

  it("quote what the shell would read", () => {
    const operation = operations.find(({ id }) => id === "answerForm");
    const call = operation?.calls[0];
    if (!operation || !call) throw new Error("no such call");
    const lines = formatCurl(operation, { ...call, body: { name: "O'Hara $HOME `x`" } });
    expect(lines).toContain("--data-urlencode 'name=O'\\''Hara $HOME `x`'");
  });
});

function listed() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    // biome-ignore lint/suspicious/noExplicitAny: as a reader of the document finds it
    Object.values(methods as Record<string, any>).map((operation) => ({ operation, path })),
  );
}
