import type { Envelope } from "../../contract/failures";
import { fail, ok, type Result } from "@/lib/shared/result";
import { type CallFailure, httpFailure, refusal } from "./call-failure";

export type FileAnswer = { blob: Blob; fileName: string };

/** The payload of a success, the failure object, or code and message from the HTTP status (seed §8). */
export async function readEnvelope<T>(response: Response): Promise<Result<T, CallFailure>> {
  const envelope = envelopeOf(await response.text());
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
export function fileNameOf(disposition: string): string {
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
