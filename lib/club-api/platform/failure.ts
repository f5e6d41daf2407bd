import type { MsgCode } from "@/lib/contract/failures";

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
