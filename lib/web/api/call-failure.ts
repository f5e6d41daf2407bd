import type { Failure } from "../../contract/failures";

/**
 * Why a call gave nothing: `failure` the server's refusal, `http` a status without an envelope, `network` no answer
 * and given up, `cancelled` nobody waits any more.
 */
export type CallFailure = Failure & { kind: "failure" | "http" | "network" | "cancelled"; status: number };

const nothing = { msgDetail: "", msgCode: "", msgVar: [] };

export function refusal(fail: Failure, status: number): CallFailure {
  return {
    kind: "failure",
    status,
    code: fail.code,
    msg: fail.msg ?? "",
    msgDetail: fail.msgDetail ?? "",
    msgCode: fail.msgCode ?? "",
    msgVar: fail.msgVar ?? [],
  };
}

/** Code and message from the HTTP status (seed §8); HTTP/2 sends no status text. */
export function httpFailure(status: number, statusText: string): CallFailure {
  return { kind: "http", status, code: status, msg: statusText || `HTTP ${status}`, ...nothing };
}

export function unanswered(kind: "network" | "cancelled"): CallFailure {
  return { kind, status: 0, code: 0, msg: kind, ...nothing };
}

/** 9503: our own BFF had no answer of the club API (domain.md 13). */
const unavailable = 9503;

/** No answer, or only that of a proxy that had none. */
export function isUnreachable(failure: CallFailure): boolean {
  if (failure.kind === "network" || failure.code === unavailable) return true;
  return failure.kind === "http" && [502, 503, 504].includes(failure.status);
}

const tooMany = 4290;

/** No answer, a fault of the server, or too many calls: the same call may well be answered a little later. */
export function isPassing(failure: CallFailure): boolean {
  const { kind, status, code } = failure;
  return isUnreachable(failure) || code === tooMany || (kind === "http" && status >= 500);
}
