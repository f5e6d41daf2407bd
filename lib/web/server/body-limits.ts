import type { IncomingMessage, ServerResponse } from "node:http";
import { callLanguage } from "@/lib/web/bff/failure";
import { matchRoute } from "../bff/allow-list";
import { bodyLimit } from "../bff/body";
import { failureResponse } from "../bff/failure";
import { isPagePath } from "./page-request";

const apiPrefix = "/hp/api/";
/** The longest report, and more than any form that is no call needs. */
const formBytes = 16 * 1024;
/** The answer of an identity provider. */
const wayBackBytes = 64 * 1024;

/** The most bytes that the body of a request may have; of a read none. A form sent to a page is answered unread. */
export function bodyLimitOf(request: Pick<IncomingMessage, "method" | "url">): number {
  const { method = "GET" } = request;
  if (method === "GET" || method === "HEAD") return 0;
  const path = (request.url ?? "").split("?", 1)[0] ?? "";
  if (path.startsWith(apiPrefix)) return limitOfCall(method, path.slice(apiPrefix.length));
  if (path === "/signup/auth/callback") return wayBackBytes;
  const isForm = path === "/csp-reports" || path.startsWith("/session/") || isPagePath(path);
  return isForm ? formBytes : 0;
}

/** The limit of an undeclared call is that of forms, so that the BFF can refuse it properly. */
function limitOfCall(method: string, path: string): number {
  const match = matchRoute(method, path.split("/"));
  return match.kind === "route" ? bodyLimit(match.route) : formBytes;
}

/** Refuses a body: a call in the words of calls, anything else by its status. */
export function refuseBody(request: IncomingMessage, response: ServerResponse, status: 408 | 413): void {
  response.statusCode = status;
  response.setHeader("cache-control", "private, no-store");
  if (status === 408 || !request.url?.startsWith(apiPrefix)) return void response.end();
  const language = callLanguage(new URL(request.url, "http://localhost"), request.headers["accept-language"]);
  response.setHeader("content-type", "application/json");
  failureResponse("REQ_TOO_LARGE", language)
    .text()
    .then((text) => response.end(text))
    .catch(() => response.destroy());
}
