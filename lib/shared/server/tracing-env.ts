export type Variables = Readonly<Record<string, string | undefined>>;

/** A wrong variable of tracing; its message is one sentence that names it. */
export class TracingProblem extends Error {}

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
];

/**
 * Whether the standard variables of OpenTelemetry ask for traces: an address to send them to, and neither
 * `OTEL_SDK_DISABLED=true` nor `OTEL_TRACES_EXPORTER=none`. Throws `TracingProblem` for values that would be ignored.
 */
export function asksForTraces(source: Variables): boolean {
  if (source.OTEL_SDK_DISABLED === "true" || source.OTEL_TRACES_EXPORTER === "none") return false;
  const endpoint = source.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || source.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return false;
  const name = source.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
    ? "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
    : "OTEL_EXPORTER_OTLP_ENDPOINT";
  if (!/^https?:\/\/[^/]/.test(endpoint) || !URL.canParse(endpoint)) {
    throw new TracingProblem(`${name} must be an http or https address, such as http://localhost:4318.`);
  }
  if (source.OTEL_TRACES_EXPORTER && source.OTEL_TRACES_EXPORTER !== "otlp") {
    throw new TracingProblem("OTEL_TRACES_EXPORTER must be otlp or none.");
  }
  const protocol = source.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || source.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol && protocol !== "http/json") {
    throw new TracingProblem("OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: nothing else is spoken.");
  }
  checkSampler(source);
  return true;
}

function checkSampler(source: Variables): void {
  const sampler = source.OTEL_TRACES_SAMPLER;
  if (sampler && !samplers.includes(sampler)) {
    throw new TracingProblem(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(", ")}.`);
  }
  const argument = source.OTEL_TRACES_SAMPLER_ARG;
  const share = Number(argument);
  if (sampler?.endsWith("ratio") && !(argument && share >= 0 && share <= 1)) {
    throw new TracingProblem("OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1.");
  }
}
