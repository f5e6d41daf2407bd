import "server-only";
import { createHash } from "node:crypto";
import { dormantAnswer, tokenPair, userSession } from "@/lib/contract/auth";
import { type Envelope, isEnvelope } from "@/lib/contract/envelope";
import { sessionClearCookie, sessionSetCookie } from "../session/cookie";
import type { SessionData } from "../session/options";
import { publicSession, sessionUser } from "../session/public";

export type SessionAnswer = { body: unknown; cookie: string | null };

/** A sign-in: the tokens go into the cookie, the browser gets the public half (architecture 5). */
export async function openedSession(
  answer: Envelope<unknown>,
  chk: boolean,
  now: number,
): Promise<SessionAnswer> {
  if (!answer.result) return { body: answer, cookie: null };
  if (dormantAnswer.safeParse(answer.data).success) return { body: answer, cookie: null };
  const session = userSession.parse(answer.data);
  const { accessToken, accessTokenExpire, refreshToken, refreshTokenExpire, ...shown } = session;
  const data: SessionData = {
    accessToken,
    accessTokenExpire,
    refreshToken,
    refreshTokenExpire,
    chk,
    user: sessionUser(session),
  };
  return {
    body: { result: true, data: { ...shown, accessTokenExpire, refreshTokenExpire } },
    cookie: await sessionSetCookie(data, now),
  };
}

/** A renewal: new tokens in the cookie, their ends to the browser. */
export async function renewedSession(
  answer: Envelope<unknown>,
  old: SessionData,
  now: number,
): Promise<SessionAnswer> {
  if (!answer.result) return { body: answer, cookie: answer.fail.code === 463 ? sessionClearCookie() : null };
  const data: SessionData = { ...old, ...tokenPair.parse(answer.data) };
  return {
    body: { result: true, data: publicSession(data, now) },
    cookie: await sessionSetCookie(data, now),
  };
}

/**
 * A new password, or "later" (domain.md M10, M11): tokens in the answer go into the cookie and not to the browser, and
 * what was pending about the password is done. An answer about another account leaves the cookie alone; 463 clears it.
 */
export async function rekeyedSession(
  answer: Envelope<unknown>,
  old: SessionData | null,
  now: number,
): Promise<SessionAnswer> {
  if (!answer.result) return { body: answer, cookie: answer.fail.code === 463 ? sessionClearCookie() : null };
  const shown = withoutTokens(answer.data);
  const tokens = tokenPair.safeParse(answer.data);
  if (!old || (!tokens.success && !("postponed" in shown))) {
    return { body: { result: true, data: shown }, cookie: null };
  }
  const pending = old.user.pending === "TERMS" ? old.user.pending : null;
  const user = { ...old.user, isTempPassword: old.user.isTempPassword && !tokens.success, pending };
  const data: SessionData = { ...old, ...tokens.data, user };
  return { body: { result: true, data: shown }, cookie: await sessionSetCookie(data, now) };
}

function withoutTokens(data: unknown): Record<string, unknown> {
  const { accessToken: _access, refreshToken: _refresh, ...shown } = data as Record<string, unknown>;
  return shown;
}

const renewals = new Map<string, Promise<Envelope<unknown>>>();

/** One renewal for parallel requests of the same session (S-14). */
export function renewOnce(
  refreshToken: string,
  renew: () => Promise<Envelope<unknown>>,
): Promise<Envelope<unknown>> {
  const key = createHash("sha256").update(refreshToken).digest("base64url");
  const running = renewals.get(key);
  if (running) return running;
  const started = renew().finally(() => renewals.delete(key));
  renewals.set(key, started);
  return started;
}

/** Parses an upstream body as an envelope. */
export function envelopeOfText(text: string): Envelope<unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isEnvelope(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
