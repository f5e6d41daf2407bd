import type { IncomingMessage, ServerResponse } from "node:http";
import { currentScope, traced } from "@/lib/shared/server/request-scope";
import { outcomeOf } from "./cache-outcome";
import type { WebMetrics } from "./metrics";
import { kindOf } from "./request-route";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const pages = ["page", "part of a page"];

/** Next's handler, timed: the time of a page counts when it was made for this request, and is a span of its trace. */
export function renderTimer(handle: Handle, metrics?: WebMetrics): Handle {
  return async (request, response) => {
    const kind = kindOf(request);
    if (!pages.includes(kind)) return handle(request, response);
    const startedAt = performance.now();
    await traced("render", "internal", {}, () => handle(request, response));
    if (outcomeOf(response) === "kept") return;
    metrics?.countRender({
      route: currentScope()?.route ?? "page",
      seconds: (performance.now() - startedAt) / 1000,
    });
  };
}
