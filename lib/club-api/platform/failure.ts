import type { RefusedField } from "../../contract/failure-texts/field-reasons";
import type { MsgCode, PlainCode } from "../../contract/failures";

/** The start stopped for a reason that the operator can mend; the message is the one sentence to show. */
export class StartError extends Error {}

/** A refusal with a code of the failure table; the http layer turns it into the envelope (domain.md 2.1). */
export class ClubFailure extends Error {
  readonly msgCode: MsgCode;
  readonly vars: readonly string[];
  /** Seconds for `Retry-After`, with 4290 and 9503. */
  readonly retryAfterSeconds: number | undefined;

  /** The variables of the English `msg`, where they are words of a language. */
  readonly englishVars: readonly string[];

  /** `data` of the failure envelope: the preview of a late cancellation (4302), else null. */
  data: unknown = null;

  /** A refused field has to say what is wanted of it. */
  constructor(msgCode: "VAL_FIELD", field: RefusedField);
  constructor(
    msgCode: PlainCode,
    vars?: readonly string[],
    retryAfterSeconds?: number,
    englishVars?: readonly string[],
  );
  constructor(
    msgCode: MsgCode,
    vars: readonly string[] = [],
    retryAfterSeconds?: number,
    englishVars: readonly string[] = vars,
  ) {
    super(msgCode);
    this.msgCode = msgCode;
    this.vars = vars;
    this.retryAfterSeconds = retryAfterSeconds;
    this.englishVars = englishVars;
  }

  /** The HTTP status where a call has its own for this refusal; else the table's counts. */
  status: number | undefined;

  /** The same refusal with another HTTP status: 1006 is an answer of the sign-in, not a refusal of the call. */
  answeredWith(status: number): this {
    this.status = status;
    return this;
  }

  /** The same refusal with a preview for the caller to decide on. */
  with(data: unknown): this {
    this.data = data;
    return this;
  }
}

/** Whether a thrown value carries a code such as `ENOENT` or a SQLSTATE. */
export function hasCode(error: unknown, code: string): boolean {
  return errorCode(error) === code;
}

/** The nearest code in a chain of causes: Node's (`ECONNREFUSED`) or the database's (`23505`). */
export function errorCode(error: unknown): string | undefined {
  for (let current = error; typeof current === "object" && current !== null; ) {
    if ("code" in current && typeof current.code === "string") return current.code;
    current = "cause" in current ? current.cause : undefined;
  }
  return undefined;
}
