import type { UploadFile } from "@/lib/contract/define-route";
import { page } from "../runtime/page";
import { apiBase, type CallParts, callAddress } from "./address";

export type BrowserInput = CallParts & { body?: unknown; files?: readonly UploadFile[] };
type RequestOptions = {
  quiet?: boolean;
  anonymous?: boolean;
  accept?: "json" | "file";
  editToken?: string;
  exportReason?: string;
  idempotencyKey?: string;
};
export type BrowserRequest = { url: string; init: RequestInit };

const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * The request of a call: JSON, or multipart with a JSON part `data` when there are files (seed §7). `_nop_` marks what
 * stays out of the progress indicator. No token: the BFF adds it from the cookie.
 */
export function browserRequest(key: string, input: BrowserInput, options: RequestOptions): BrowserRequest {
  const query = options.quiet ? { ...input.query, _nop_: "1" } : input.query;
  const { method, path } = callAddress(key, { params: input.params, query });
  const headers: Record<string, string> = {
    accept: options.accept === "file" ? `${excel}, */*;q=0.5` : "application/json",
    "accept-language": page.language(),
  };
  if (options.editToken !== undefined) headers["x-edit-token"] = options.editToken;
  // A header holds Latin letters only; the club API reads it percent-coded.
  if (options.exportReason) headers["x-export-reason"] = encodeURIComponent(options.exportReason);
  // One key for all attempts: a repeated post whose answer was lost is not done twice (architecture 6).
  const idempotencyKey = options.idempotencyKey ?? (method === "POST" ? randomKey() : undefined);
  if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
  const isJson = input.body !== undefined && !input.files?.length;
  if (isJson) headers["content-type"] = "application/json";
  const credentials = options.anonymous ? "omit" : "same-origin";
  return { url: apiBase + path, init: { method, headers, body: bodyOf(input), credentials } };
}

function bodyOf({ body, files }: BrowserInput): BodyInit | undefined {
  const json = body === undefined ? undefined : JSON.stringify(body);
  if (!files?.length) return json;
  const form = new FormData();
  form.append("data", new Blob([json ?? "{}"], { type: "application/json" }));
  for (const one of files) {
    const { part, file } = "part" in one ? one : { part: "files", file: one };
    form.append(part, file, file.name);
  }
  return form;
}

/** Not `randomUUID`, which plain http on a local network does not have. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, "0"),
  ).join("");
}
