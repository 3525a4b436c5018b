import { Code } from "@/components/ui/code";
import { describeType, type FieldRow, listFieldRows } from "@/lib/api/openapi/fields";
import type { JsonSchema } from "@/lib/api/openapi/openapi";

/** Schemas with a part of their own on the page: others refer to it. */
const apart = { Theme: "theme" } as const;
const names = Object.keys(apart);

/** The fields of a schema, each with what it is and what is said of it. */
export function Fields({ schema, all, label }: { schema: JsonSchema; all: Record<string, JsonSchema>; label: string }) {
  const rows = listFieldRows(schema, all, names);
  if (rows.length === 0) return <p className="text-small">{describeType(schema, all, [])}</p>;
  return (
    <ul aria-label={label} className="border-t border-hairline text-small">
      {rows.map((row) => (
        <Field key={row.name} row={row} />
      ))}
    </ul>
  );
}

function Field({ row: { name, type, reference, isRequired, description, fields } }: { row: FieldRow }) {
  return (
    <li className="border-b border-hairline py-2">
      <Code>{name}</Code>{" "}
      <span className="text-muted">
        {reference ? (
          <a href={`#${apart[reference as keyof typeof apart]}`} className="link">
            {type}
          </a>
        ) : (
          type
        )}
        {isRequired && ", required"}
      </span>
      {description && <p className="mt-0.5">{description}</p>}
      {fields.length > 0 && (
        <ul className="mt-2 border-t border-hairline pl-4 *:last:border-b-0 *:last:pb-0">
          {fields.map((row) => (
            <Field key={row.name} row={row} />
          ))}
        </ul>
      )}
    </li>
  );
}
