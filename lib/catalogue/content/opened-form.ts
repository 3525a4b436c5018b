import type { Content, Written } from "@/components/sections/define";
import type { Field } from "./form-field";
import { findItemNames, placeName } from "./written";

type Group = Readonly<Record<string, Content>>;

/**
 * The form of opened content (written.ts): a text that holds more than one thing is a list, a group or both.
 * @param content says what the things are called that others have parts for
 */
export function openForm(fields: readonly Field[], content: Group): Field[] {
  return openFields(fields, [content]);
}

function openFields(fields: readonly Field[], around: readonly Group[]): Field[] {
  return fields.map((field) => openField(field, around));
}

function openField(field: Field, around: readonly Group[]): Field {
  switch (field.kind) {
    case "group": {
      const inner = field.name === "" ? undefined : around.at(-1)?.[field.name];
      const isGroup = typeof inner === "object" && !Array.isArray(inner);
      return { ...field, fields: openFields(field.fields, isGroup ? [...around, inner] : around) };
    }
    case "list":
      return { ...field, item: openField(field.item, around) };
    case "text":
    case "long-text": {
      const { written, kind: _, shown, ...words } = field;
      if (!written) return field;
      if (written.line === undefined) return { ...words, kind: "group", fields: listPartFields(written, around) };
      const item: Field = written.parts
        ? { name: "", label: written.line, kind: "group", fields: listPartFields(written, around) }
        : { name: "", label: written.line, kind: "text" };
      return { ...words, kind: "list", item, shown };
    }
    default:
      return field;
  }
}

/** A field for each part of a thing. */
function listPartFields(written: Written, around: readonly Group[]): Field[] {
  const { parts = {}, each } = written;
  const own = Object.entries(parts).map(([name, label]): Field => ({ name, label, kind: "text" }));
  const others = findItemNames(written, around).map(
    (label, place): Field => ({ name: placeName(each?.of ?? "", place), label, kind: "text" }),
  );
  return [...own, ...others];
}
