import type { RouteDefinition } from "../../contract/define-route";
import { immutableCaching } from "../../contract/failures";
import { routeKey } from "../../contract/routes";
import { jsonAnswer, jsonType, success } from "./envelope";
import type { FileAnswer } from "./handler";

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
  return jsonAnswer(success(route.output.parse(data)), { headers });
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
