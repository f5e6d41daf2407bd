import type { z } from "zod";
import type { RouteDefinition } from "../../contract/define-route";
import { immutableCaching } from "../../contract/failures";
import { routeKey } from "../../contract/routes";
import { isLasting } from "../platform/shared-answer";
import { jsonAnswer, success } from "./envelope";
import type { FileAnswer } from "./handler";
import type { Visit } from "./visit";

/** The answer passes through the declared output, so that no undeclared field can leave (a hash, a note). */
export function answer(
  route: RouteDefinition,
  { caller, requestId }: Pick<Visit, "caller" | "requestId">,
  data: unknown,
): Response {
  if (route.page) return pageAnswer(data);
  if (!route.output) {
    if (!isFileAnswer(data)) throw new Error(`${routeKey(route)} answers no file`);
    return fileAnswer(data, route.isImmutable);
  }
  const isPublic = route.method === "GET" && route.tags !== undefined && caller.kind === "anonymous";
  const headers = { "cache-control": isPublic ? "private, no-cache" : "no-store" };
  return jsonAnswer(textOf(route, route.output, data), { requestId, headers });
}

/** The texts of objects that stay as they are, by the route that answered them: checked and written once. */
const written = new WeakMap<object, { route: RouteDefinition; text: string }>();

function textOf(route: RouteDefinition, output: z.ZodType, data: unknown): string {
  if (!isLasting(data)) return JSON.stringify(success(output.parse(data)));
  const known = written.get(data);
  if (known?.route === route) return known.text;
  const text = JSON.stringify(success(output.parse(data)));
  written.set(data, { route, text });
  return text;
}

function pageAnswer(data: unknown): Response {
  const isPage = typeof data === "object" && data !== null && "page" in data;
  if (!isPage || typeof data.page !== "string") throw new Error("A page route answers no page");
  const headers: Record<string, string> = { "content-type": "text/html; charset=utf-8" };
  // A page that has a style of its own says which.
  if ("policy" in data && typeof data.policy === "string") headers["content-security-policy"] = data.policy;
  return new Response(data.page, { headers });
}

export function isFileAnswer(data: unknown): data is FileAnswer {
  return typeof data === "object" && data !== null && "file" in data;
}

/** A stored file; only images may open in place, everything else is saved (checklist S-72). */
export function fileAnswer({ file, isPublic = false }: FileAnswer, isImmutable = false): Response {
  const isImage = /^image\/(jpeg|png|gif|webp)$/.test(file.contentType);
  return new Response(file.stream, {
    headers: {
      "content-type": file.contentType,
      "content-length": String(file.size),
      "cache-control": isImmutable && isPublic ? immutableCaching : "private, no-store",
      // A viewer in the browser gets an origin of its own and no scripts, should it open what is to be saved.
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-disposition": `${isImage ? "inline" : "attachment"}; ${fileNameParameters(file.fileName)}`,
    },
  });
}

/** RFC 6266: an ASCII stand-in, and the true name in UTF-8. */
function fileNameParameters(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
