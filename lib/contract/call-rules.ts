import type { CallRules, RouteDefinition } from "./define-route";
import { contract } from "./routes";

/**
 * Every call as the web knows it: it passes bodies and answers on and checks none, so the schemas stay out of its memory. A build
 * has this list as a file (`deploy/build-servers.mjs`).
 */
export const callRules: readonly CallRules[] = contract.map(withoutSchemas);

function withoutSchemas(route: RouteDefinition): CallRules {
  const { params: _params, query: _query, body, output, summary: _summary, ...rules } = route;
  return { ...rules, hasBody: body !== undefined, hasOutput: output !== undefined };
}
