import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Value {
  stringValue?: string;
  intValue?: number | string;
}

interface Described {
  name: string;
  attributes: { key: string; value: Value }[];
}

interface TakenSpan extends Described {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface TakenMetric {
  name: string;
  sum?: { dataPoints: { attributes: Described["attributes"]; asDouble?: number; asInt?: number | string }[] };
}

interface Body {
  resourceSpans?: { scopeSpans: { spans: TakenSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: TakenMetric[] }[] }[];
}

/** A collector of a few lines on loopback, which takes OTLP over HTTP and keeps it. @param deaf it never answers */
export async function startCollector({ deaf = false } = {}) {
  const bodies: Body[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    headers.push(request.headers);
    bodies.push(JSON.parse(Buffer.concat(chunks).toString("utf8")));
    if (!deaf) response.setHeader("content-type", "application/json").end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const metrics = () =>
    bodies.flatMap((one) => one.resourceMetrics ?? []).flatMap((one) => one.scopeMetrics.flatMap((all) => all.metrics));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    spans: () =>
      bodies.flatMap((one) => one.resourceSpans ?? []).flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)),
    metrics: () => metrics().map(({ name }) => name),
    /** The last values of a counter, by outcome. */
    counted: (name: string) =>
      Object.fromEntries(
        metrics()
          .filter((one) => one.name === name)
          .flatMap(({ sum }) => sum?.dataPoints ?? [])
          .map(({ attributes, asDouble, asInt }) => [
            getAttribute({ name, attributes }, "outcome"),
            asDouble ?? Number(asInt),
          ]),
      ),
    /** Everything it was sent, as one text. */
    text: () => JSON.stringify(bodies),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** An attribute of something taken. */
export const getAttribute = ({ attributes }: Described, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;
