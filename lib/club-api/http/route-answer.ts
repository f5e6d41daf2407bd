import type { RouteDefinition } from "@/lib/contract/define-route";
import { routeKey } from "@/lib/contract/routes";
import { jsonType, success } from "./envelope";
import { fileAnswer, isFileAnswer } from "./files/file-answer";

/** The answer passes through the declared output, so that no undeclared field can leave (a hash, a note). */
export function answer(route: RouteDefinition, isAnonymous: boolean, data: unknown): Response {
  if (route.page) return pageAnswer(data);
  if (!route.output) {
    if (!isFileAnswer(data)) throw new Error(`${routeKey(route)} answers no file`);
    return fileAnswer(data, route.isImmutable);
  }
  const isPublic = route.method === "GET" && route.tags !== undefined && isAnonymous;
  const headers = {
    "content-type": jsonType,
    "cache-control": isPublic ? "private, no-cache" : "no-store",
  };
  return Response.json(success(route.output.parse(data)), { headers });
}

function pageAnswer(data: unknown): Response {
  const isPage = typeof data === "object" && data !== null && "page" in data;
  if (!isPage || typeof data.page !== "string") throw new Error("A page route answers no page");
  return new Response(data.page, { headers: { "content-type": "text/html; charset=utf-8" } });
}
