import type { UploadFile } from "@/lib/contract/define-route";
import type { Envelope } from "@/lib/contract/failures";
import { fail, ok, type Result } from "@/lib/shared/result";
import { apiBase, type CallParts, callAddress } from "@/lib/web/routing/call-address";
import { linkSheetsFor } from "@/lib/web/runtime/letters";
import { page } from "@/lib/web/runtime/page";
import { type CallFailure, httpFailure, refusal } from "./call-failure";

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

export type FileAnswer = { blob: Blob; fileName: string };

/** The payload of a success, the failure object, or code and message from the HTTP status (seed §8). */
export async function readEnvelope<T>(response: Response): Promise<Result<T, CallFailure>> {
  const text = await response.text();
  linkSheetsFor(text);
  const envelope = envelopeOf(text);
  if (!envelope) return fail(httpFailure(response.status, response.statusText));
  return envelope.result ? ok(envelope.data as T) : fail(refusal(envelope.fail, response.status));
}

/** A download with the name that the server gave it; refusals come as envelopes all the same. */
export async function readFileAnswer(response: Response): Promise<Result<FileAnswer, CallFailure>> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!response.ok || isJson) {
    const answer = await readEnvelope<never>(response);
    return answer.ok ? fail(httpFailure(response.status, response.statusText)) : answer;
  }
  const fileName = fileNameOf(response.headers.get("content-disposition") ?? "");
  return ok({ blob: await response.blob(), fileName });
}

/** `filename*` (RFC 5987, UTF-8) wins over `filename`. */
function fileNameOf(disposition: string): string {
  const [, coded] = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition) ?? [];
  const [, quoted, plain] = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition) ?? [];
  try {
    if (coded) return decodeURIComponent(coded.trim());
  } catch {
    // A name in broken coding falls back to the plain one.
  }
  return (quoted ?? plain ?? "download").trim();
}

/** Not `isEnvelope` of the contract: its file brings zod into the page. */
function envelopeOf(text: string): Envelope<unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { result, fail: failure } = value as { result?: unknown; fail?: unknown };
    const isWhole = result === true || (result === false && typeof failure === "object" && failure !== null);
    return isWhole ? (value as Envelope<unknown>) : null;
  } catch {
    return null;
  }
}
