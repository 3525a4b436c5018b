import { ShopLines, ShopText } from "@/components/information/shop-lines";
import { Code } from "@/components/ui/code";
import { tokenScopes } from "@/lib/account/tokens/scopes";
import { formatCurl } from "@/lib/api/openapi/curl";
import { type JsonSchema, listParameters } from "@/lib/api/openapi/openapi";
import type { Call, Operation } from "@/lib/api/openapi/operation";
import { errorTable } from "@/lib/server/errors";
import { Fields } from "./fields";

/** One operation: what it does, what it takes and answers, and its examples. */
export function OperationEntry({ operation, schemas }: { operation: Operation; schemas: Record<string, JsonSchema> }) {
  const { id, method, path, title, description, token, parts, answers, errors, calls } = operation;
  const statuses = errors.map((code) => errorTable[code].http).sort();
  const parameters = [...listParameters(operation, "path"), ...listParameters(operation, "query")];
  const asSchema: JsonSchema = {
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { ...schema, description }] as const),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-6 grid min-w-0 scroll-mt-24 grid-cols-1 gap-3 border-t border-hairline pt-6"
    >
      <h3 id={`${id}-title`} className="text-sub text-ink">
        {title}
      </h3>
      <p>
        <Code>
          {method.toUpperCase()} {path}
        </Code>
      </p>
      <p>{description}</p>
      {token && (
        <p className="text-small text-muted">
          Needs a token for {token.wantedFor}: one “{tokenScopes[token.scope]}”.
        </p>
      )}
      {parameters.length > 0 && (
        <>
          <h4 className="text-small font-semibold text-ink">Parameters</h4>
          <Fields schema={asSchema} all={schemas} label={`Parameters of ${title}`} />
        </>
      )}
      {parts.map((part) => (
        <div key={part.name} className="grid grid-cols-1 gap-2">
          <h4 className="text-small font-semibold text-ink">{part.title}</h4>
          {part.description && <p className="text-small">{part.description}</p>}
          <Fields schema={schemas[part.name] ?? {}} all={schemas} label={`${part.title}: ${title}`} />
        </div>
      ))}
      <h4 className="text-small font-semibold text-ink">Answers</h4>
      <ul className="text-small">
        {answers.map(({ status, description: what, type }) => (
          <li key={status}>
            <Code>{status}</Code> {what} {type && <Code>{type}</Code>}
          </li>
        ))}
        {errors.length > 0 && (
          <li>
            Otherwise {statuses.join(", ")}: see{" "}
            <a href="#errors" className="link">
              Errors
            </a>
            .
          </li>
        )}
      </ul>
      {calls.map((call) => (
        <Example key={call.title} operation={operation} call={call} />
      ))}
    </article>
  );
}

function Example({ operation, call }: { operation: Operation; call: Call }) {
  const { title, status, answer } = call;
  const provided = typeof answer === "string" ? answer : answer === undefined ? "" : JSON.stringify(answer, null, 2);
  return (
    <div data-operation={operation.id} data-status={status} className="mt-2 grid min-w-0 grid-cols-1 gap-2">
      <h4 className="text-small font-semibold text-ink">Example: {title}</h4>
      <ShopLines label={`the line for “${title}”`} language="sh" code={formatCurl(operation, call)} />
      <p className="text-small">
        Answers <Code>{status}</Code>
        {provided ? ", like this:" : "."}
      </p>
      {provided && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          data-language={typeof answer === "string" ? "text" : "json"}
          className="max-h-80 min-w-0 overflow-auto rounded-sm border border-hairline px-4 py-2.5 font-code text-[.8125rem] leading-[1.7]"
        >
          <code translate="no">
            <ShopText text={provided} />
          </code>
        </pre>
      )}
    </div>
  );
}
