import { type ContentShape, limits, pageScale } from "./content";
import type { Field } from "./form-field";
import { describeNotation } from "./written";

/** The bounds of every section's content, in a sentence; those of a whole page are wider. */
export function describeBounds({ parts }: ContentShape): string {
  const together = (limits.bytes / 1024) * (parts ? pageScale : 1);
  return `A text takes up to ${limits.text.toLocaleString("en")} characters, an address up to ${limits.address.toLocaleString("en")}, a list up to ${limits.items} items; all of it together up to ${together} KB.`;
}

/** What a field of a section's content takes, in words: its kind, and its bounds beyond {@link describeBounds}. */
export function describeKind(field: Field): string {
  const kind = describeKindAlone(field);
  return field.isOptional ? `${kind}; may be empty` : kind;
}

function describeKindAlone(field: Field): string {
  switch (field.kind) {
    case "text":
    case "long-text":
      return field.written ? `text (${describeNotation(field.written)})` : "text";
    case "address":
      return "address";
    case "form-address":
      return "address that a form is sent to";
    case "picture-address":
      return "address of a picture";
    case "switch":
      return "true or false";
    case "number": {
      const { min, max, integer } = field.limit;
      return `${integer ? "whole number" : "number"} from ${min} to ${max}`;
    }
    case "choice":
      return `one of ${field.choices.map(({ value, label }) => `"${value}" (${label})`).join(", ")}`;
    case "group":
      return "group";
    case "list": {
      const of = field.item.kind === "group" ? "groups" : `items, each: ${describeKindAlone(field.item)}`;
      return `list of ${of}${field.shown === undefined ? "" : `; the first ${field.shown} are drawn`}`;
    }
  }
}
