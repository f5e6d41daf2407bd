import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as it came over the wire, its attributes by name. */
export type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  service: string;
  attributes: Record<string, unknown>;
};

type Attribute = { key: string; value: Record<string, unknown> };
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<SentSpan, "attributes" | "service"> & { attributes: Attribute[] })[] }[];
  }[];
};

const byName = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A receiver of OTLP over HTTP (JSON) that keeps what it is sent. */
export async function startReceiver() {
  const spans: SentSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    texts.push(text);
    for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
      const service = String(byName(resource.attributes)["service.name"]);
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, service, attributes: byName(span.attributes) });
      }
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that came, as it came. */
    text: () => texts.join("\n"),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
