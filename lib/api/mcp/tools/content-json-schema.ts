import { z } from "zod";
import type { Section } from "@/lib/catalogue/catalogue";
import { buildContentSchema } from "@/lib/catalogue/content/content";
import { fieldHelp } from "@/lib/catalogue/content/fields/field-help";
import type { Field } from "@/lib/catalogue/content/form-field";
import { describeNotation } from "@/lib/catalogue/content/written";
import { getEditorData } from "@/lib/catalogue/get-editor-data";
import { simplifySchema } from "./input-schema";

type JsonSchema = z.core.JSONSchema.JSONSchema;

const remembered = new Map<string, Promise<JsonSchema>>();

/** The JSON schema of a section's content, each field with what the editor says of it. Made once for each section. */
export function buildContentJsonSchema(section: Section): Promise<JsonSchema> {
  const made = remembered.get(section.id) ?? make(section);
  remembered.set(section.id, made);
  return made;
}

async function make(section: Section): Promise<JsonSchema> {
  const { fields } = await getEditorData(section);
  const schema = z.toJSONSchema(buildContentSchema(section));
  for (const field of fields) describe(field, schema.properties?.[field.name]);
  return simplifySchema(schema) as JsonSchema;
}

function describe(field: Field, schema: JsonSchema | boolean | undefined): void {
  if (typeof schema !== "object") return;
  const gone = field.isOptional ? "Leave it empty and it goes." : "";
  const notation = "written" in field && field.written ? describeNotation(field.written) : "";
  const texts = [field.label, field.hint ?? fieldHelp[field.name] ?? "", notation, gone];
  schema.description = texts.filter(Boolean).join(". ").replaceAll("..", ".");
  if (field.kind === "group") for (const one of field.fields) describe(one, schema.properties?.[one.name]);
  if (field.kind === "list" && typeof schema.items === "object" && !Array.isArray(schema.items)) {
    describe(field.item, schema.items);
  }
}
