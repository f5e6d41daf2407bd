import { AsyncLocalStorage } from "node:async_hooks";
import type { Span, Tracer } from "./spans";

/** The request or job run that the code at hand works for: its id in every log line, its span in every trace. */
export type RequestScope = {
  requestId: string;
  /** `GET /notice/{id}`, or the pattern of a page's address; never an address itself. */
  route?: string;
  /** The span that new spans are children of; absent while nothing is traced. */
  span?: Span | undefined;
};

const shared = globalThis as typeof globalThis & {
  clubfrontScope?: AsyncLocalStorage<RequestScope>;
  clubfrontTracer?: Tracer | undefined;
};

/** One for the whole process: the web's server, its routes and its middleware are bundles of their own. */
function storage(): AsyncLocalStorage<RequestScope> {
  shared.clubfrontScope ??= new AsyncLocalStorage();
  return shared.clubfrontScope;
}

/** Runs `work`, and whatever it waits for, in a scope. */
export const withinScope = <T>(scope: RequestScope, work: () => T): T => storage().run(scope, work);

/** The scope of the code that runs; undefined outside of requests and jobs. */
export const currentScope = (): RequestScope | undefined => storage().getStore();

/** The tracer of this process; undefined when nothing is traced. */
export const currentTracer = (): Tracer | undefined => shared.clubfrontTracer;

/** Sets what traces from now on, once at the start of a process. */
export function setTracer(tracer: Tracer | undefined): void {
  shared.clubfrontTracer = tracer;
}

/**
 * Runs `work` in a span below that of the scope, and ends the span with it. Costs nothing where nothing is traced. Spans
 * hold names of routes, tables and codes alone: no address, value, name or text.
 */
export async function traced<T>(
  name: string,
  kind: "client" | "internal",
  attributes: Readonly<Record<string, string | number>>,
  work: () => Promise<T>,
): Promise<T> {
  const tracer = currentTracer();
  const scope = currentScope();
  if (!tracer || !scope?.span) return work();
  const span = tracer.begin({ name, kind, parent: scope.span, attributes });
  try {
    return await withinScope({ ...scope, span }, work);
  } catch (error) {
    span.fail(error instanceof Error ? error.name : "error");
    throw error;
  } finally {
    span.end();
  }
}
