import { failureText, fieldWords } from "@/lib/contract/failure-texts";
import { failureHeader, failureKind } from "@/lib/contract/failures";
import type { Language } from "@/lib/shared/languages";
import type { FailureEnvelope, SuccessEnvelope } from "../../contract/failures";
import { ClubFailure, errorCode } from "../platform/failure";
import { QueueFull } from "../platform/queue";

export const jsonType = "application/json; charset=utf-8";

export function success<T>(data: T): SuccessEnvelope<T> {
  return { result: true, data };
}

export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
};

const finished = new WeakSet<Response>();

/** Whether an answer has all its headers: to ask it for one of them would make an object of them, which costs more than most of the call. */
export const isFinished = (response: Response): boolean => finished.has(response);

type Finish = { requestId: string; status?: number; headers: Readonly<Record<string, string>> };

/** JSON that leaves in one piece with its headers: of `Response.json` the server would make a stream, and read it again in turns of the event loop. */
export function jsonAnswer(text: string, { requestId, status = 200, headers }: Finish): Response {
  const given = { "content-type": jsonType, "cache-control": "no-store", ...headers };
  const all = { ...securityHeaders, ...given, "x-request-id": requestId };
  const response = new Response(text, { status, headers: all });
  finished.add(response);
  return response;
}

/** The envelope of a failure with its HTTP status and `Retry-After` (domain.md 2.1 and 13). */
export function failureAnswer(
  failure: ClubFailure,
  { language, requestId }: { language: Language; requestId: string },
): Response {
  const kind = failureKind(failure.msgCode);
  const body: FailureEnvelope = {
    result: false,
    data: failure.data,
    fail: {
      code: kind.code,
      msg: failureText("en", failure.msgCode, failure.englishVars),
      msgDetail: failureText(language, failure.msgCode, failure.vars),
      msgCode: failure.msgCode,
      msgVar: wireVars(failure, language),
    },
  };
  const headers: Record<string, string> = { [failureHeader]: failure.msgCode };
  if (failure.retryAfterSeconds !== undefined) headers["retry-after"] = String(failure.retryAfterSeconds);
  return jsonAnswer(JSON.stringify(body), { requestId, status: failure.status ?? kind.status, headers });
}

/** A refused field's reason goes as a sentence, the field by its name in the call: forms find it by that. */
function wireVars({ msgCode, vars }: ClubFailure, language: Language): string[] {
  return msgCode === "VAL_FIELD" ? [vars[0] ?? "", fieldWords(language, vars)[1]] : [...vars];
}

/**
 * With 25006 it is a replica, for as long as another server becomes the primary; with 53100 its disk is full; with 08P01
 * PgBouncer says that it has no server.
 */
const unreachableStates = [
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "08P01",
  "25006",
  "53100",
  "53300",
].concat(["57P01", "57P02", "57P03"]);
const unreachableCodes = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ETIMEDOUT",
].concat([
  // No room for an upload on its way.
  "ENOSPC",
  "EDQUOT",
]);
const unreachableTexts =
  /connection terminated|timeout exceeded when trying to connect|is not queryable|PGlite is closed/i;

/**
 * The database was there, and had no time: a lock that did not come (55P03), a statement that took too long (57014), and
 * a transaction that gave way to others as often as `transaction()` repeats it (40001, 40P01).
 */
const busyStates = ["55P03", "57014", "40001", "40P01"];

/**
 * Any thrown value as a failure. The database being away or busy is 503 with a time to come back, never a pass
 * (checklists S-88, R-06); a number that no column can hold names no record; everything unexpected is 500 with the
 * request id and nothing else.
 */
export function asFailure(error: unknown, requestId: string): ClubFailure {
  if (error instanceof ClubFailure) return error;
  if (error instanceof QueueFull) return new ClubFailure("SYS_UNAVAILABLE", [], 5);
  const state = errorCode(error);
  if (state === "22003") return new ClubFailure("NOT_FOUND");
  if (state === "22021") return new ClubFailure("REQ_MALFORMED");
  if (state !== undefined && busyStates.includes(state)) return new ClubFailure("SYS_UNAVAILABLE", [], 2);
  if (isUnreachable(error, state)) return new ClubFailure("SYS_UNAVAILABLE", [], 5);
  return new ClubFailure("SYS_ERROR", [requestId]);
}

function isUnreachable(error: unknown, state: string | undefined): boolean {
  if (state !== undefined && (unreachableStates.includes(state) || unreachableCodes.includes(state)))
    return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (unreachableTexts.test(current.message)) return true;
  }
  return false;
}
