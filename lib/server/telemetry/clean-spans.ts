import type { Context } from "@opentelemetry/api";
import type { ReadableSpan, Span, SpanProcessor } from "@opentelemetry/sdk-trace";

/**
 * What a span may say. Next's spans hold addresses with their queries, and anything a library adds may hold more: what does not
 * stand here is not sent.
 */
const allowed = new Set(
  `http.request.method http.method http.route http.response.status_code http.status_code next.route next.span_type
  silcrow.request.id silcrow.job silcrow.call db.system.name db.operation.name db.collection.name error.type`.split(
    /\s+/,
  ),
);
/** Not its message, which may quote what was sent. */
const ofErrors = new Set(["exception.type"]);

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Takes out of each span what may tell of a person, before it is handed on. */
export class CleanSpans implements SpanProcessor {
  readonly #next: SpanProcessor;
  constructor(next: SpanProcessor) {
    this.#next = next;
  }

  onStart(span: Span, parent: Context): void {
    this.#next.onStart(span, parent);
  }

  onEnd(span: ReadableSpan): void {
    const { attributes, events, status } = span;
    (span as Changeable<ReadableSpan>).name = nameOf(span);
    keepOnly(attributes, allowed);
    for (const event of events) if (event.attributes) keepOnly(event.attributes, ofErrors);
    delete status.message;
    this.#next.onEnd(span);
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown();
  }
}

/** Next writes addresses into names: of what it fetches, and of what its middleware was asked for. */
function nameOf({ name, attributes }: ReadableSpan): string {
  const type = attributes["next.span_type"];
  const route = attributes["next.route"] ?? attributes["http.route"];
  if (typeof type !== "string") return name;
  return typeof route === "string" ? `${type} ${route}` : type;
}

function keepOnly(attributes: Record<string, unknown>, names: ReadonlySet<string>): void {
  for (const name of Object.keys(attributes)) if (!names.has(name)) delete attributes[name];
}
