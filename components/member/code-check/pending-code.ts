import type { CallInput } from "@/lib/contract/routes";
import { browserStorage, readJson, type TextStorage } from "@/lib/web/runtime/storage";

/** For what, to where and for whom a code is asked. */
export type CodeWish = Omit<CallInput<"POST /member/certification">["body"], "clubCode">;

/** A code that was sent and not yet typed; times are epoch milliseconds of this browser's clock. */
export type PendingCode = {
  certIdx: string;
  expiresAt: number;
  lifeSeconds: number;
  resendAt: number;
  triesLeft: number | null;
};

const key = (purpose: CodeWish["purpose"]) => `clubfront.code:${purpose}`;

/**
 * Remembers in this tab that a code is on its way, so that a reload asks for no second one. Never the code, nor the
 * token that it is traded for.
 */
export function keepPendingCode(wish: CodeWish, code: PendingCode, storage = tab()): void {
  storage.setItem(key(wish.purpose), JSON.stringify({ wish: named(wish), code }));
}

/** The code on its way for just this wish; null for none. */
export function readPendingCode(wish: CodeWish, storage = tab()): PendingCode | null {
  const kept = readJson(storage, key(wish.purpose)) as { wish?: unknown; code?: PendingCode } | null;
  return kept?.code && kept.wish === named(wish) ? kept.code : null;
}

export function dropPendingCode(purpose: CodeWish["purpose"], storage = tab()): void {
  storage.removeItem(key(purpose));
}

function named({ type, id = "", target }: CodeWish): string {
  return JSON.stringify([type, id, target]);
}

function tab(): TextStorage {
  return browserStorage("session");
}
