import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { caching } from "@/lib/web/cache/caching";
import { wantedEncoding } from "./encoding";
import { isRead, pathOf } from "./page-request";

const types: Readonly<Record<string, string>> = {
  js: "application/javascript; charset=UTF-8",
  css: "text/css; charset=UTF-8",
};

/** Addresses of the packed files below a folder, each with its file. */
function filesOf(folder: string): Map<string, string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(
      files.map((file) => [`/${relative(folder, file).split(sep).join("/").slice(0, -3)}`, file]),
    );
  } catch {
    return new Map();
  }
}

/**
 * Answers for scripts, styles and sheets of faces that the build has packed (deploy/pack-files.mjs), to browsers that take Brotli;
 * Next, which would pack each anew and larger for every request, answers the others. False when the request is not answered:
 * no such file, a part of one, or one that is gone.
 */
export function openPackedFiles(folder: string) {
  const files = filesOf(folder);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = pathOf(request);
    const file = files.get(path);
    if (file === undefined || !isRead(request) || request.headers.range !== undefined) return false;
    if (wantedEncoding(request.headers["accept-encoding"]) !== "br") return false;
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) return false;
    // An address that stays for ever has the same content for ever.
    const tag = `"${path.slice(path.lastIndexOf("/") + 1)}-br"`;
    response.setHeader("vary", "accept-encoding");
    response.setHeader("cache-control", caching.immutable);
    response.setHeader("etag", tag);
    if (request.headers["if-none-match"] === tag) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    response.setHeader("content-type", types[path.slice(path.lastIndexOf(".") + 1)] ?? "");
    response.setHeader("content-encoding", "br");
    response.setHeader("content-length", bytes.length);
    response.end(request.method === "HEAD" ? undefined : bytes);
    return true;
  };
}
