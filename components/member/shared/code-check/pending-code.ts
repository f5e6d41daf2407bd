import type { CallInput } from "@/lib/contract/routes";
import { browserStorage, readJson, type TextStorage } from "@/lib/web/runtime/storage";

/** The request for a code: purpose, target and account. */
export type CodeInput = Omit<CallInput<"POST /member/certification">["body"], "clubCode">;

/** A code that was sent and not yet typed; times are epoch milliseconds of this browser's clock. */
export type PendingCode = {
  certIdx: string;
  expiresAt: number;
  lifeSeconds: number;
  resendAt: number;
  triesLeft: number | null;
};

const key = (purpose: CodeInput["purpose"]) => `clubfront.code:${purpose}`;

/**
 * Remembers in this tab that a code is on its way, so that a reload asks for no second one. Never the code, nor the
 * token that it is traded for.
 */
export function savePendingCode(input: CodeInput, code: PendingCode): void {
  tab().setItem(key(input.purpose), JSON.stringify({ input: named(input), code }));
}

/** The pending code of exactly this request; null for none. */
export function readPendingCode(input: CodeInput): PendingCode | null {
  const saved = readJson(tab(), key(input.purpose)) as { input?: unknown; code?: PendingCode } | null;
  return saved?.code && saved.input === named(input) ? saved.code : null;
}

export function dropPendingCode(purpose: CodeInput["purpose"]): void {
  tab().removeItem(key(purpose));
}

function named({ type, id = "", target }: CodeInput): string {
  return JSON.stringify([type, id, target]);
}

function tab(): TextStorage {
  return browserStorage("session");
}
