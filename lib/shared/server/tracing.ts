import type { Attributes, Context, Span as OtelSpan } from "@opentelemetry/api";
import type { Span, SpanStart, Tracer } from "./spans";
import { asksForTraces, type Variables } from "./tracing-env";

/**
 * A tracer that sends by OTLP over HTTP, or undefined when none is asked for; then no module of OpenTelemetry is loaded.
 * It registers nothing globally: libraries that would trace by themselves, and write addresses into spans, stay silent.
 *
 * @param service the name of the process where OTEL_SERVICE_NAME is not set
 * @param attributes what every span's resource says besides, such as the club's code
 */
export async function openTracer(
  env: Variables,
  service: string,
  attributes: Attributes = {},
): Promise<Tracer | undefined> {
  if (!asksForTraces(env)) return undefined;
  const [api, sdk, { OTLPTraceExporter }, resources, core] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/core"),
  ]);
  const named = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ "service.name": service, ...attributes }).merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("clubfront");
  const w3c = new core.W3CTraceContextPropagator();
  const contexts = new WeakMap<Span, Context>();
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  };
  const parentOf = (parent: SpanStart["parent"]): Context => {
    if (parent === undefined) return api.ROOT_CONTEXT;
    if (typeof parent !== "string") return contexts.get(parent) ?? api.ROOT_CONTEXT;
    return w3c.extract(api.ROOT_CONTEXT, { traceparent: parent }, api.defaultTextMapGetter);
  };
  const wrapped = (own: OtelSpan, context: Context): Span => {
    const carrier: { traceparent?: string } = {};
    w3c.inject(context, carrier, api.defaultTextMapSetter);
    const span: Span = {
      traceparent: carrier.traceparent ?? "",
      rename: (name) => void own.updateName(name),
      set: (name, value) => void own.setAttribute(name, value),
      fail: (kind) => void own.setStatus({ code: api.SpanStatusCode.ERROR }).setAttribute("error.type", kind),
      end: () => own.end(),
    };
    contexts.set(span, context);
    return span;
  };
  return {
    begin({ name, kind, parent, attributes: about }) {
      const context = parentOf(parent);
      const own = tracer.startSpan(
        name,
        { kind: kinds[kind], ...(about ? { attributes: about } : {}) },
        context,
      );
      return wrapped(own, api.trace.setSpan(context, own));
    },
    stop: () => provider.shutdown(),
  };
}
