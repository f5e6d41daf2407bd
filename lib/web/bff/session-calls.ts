import "server-only";
import { createHash } from "node:crypto";
import { dormantAnswer, sessionProfile, tokenPair, userSession } from "@/lib/contract/accounts/auth";
import { type Envelope, isEnvelope } from "@/lib/contract/failures";
import { publicSession, sessionUser } from "@/lib/web/session/options";
import { endedSessionCookie, refusedSessionCookie, sessionSetCookie } from "../session/cookie";
import type { SessionData, SessionUser } from "../session/options";

type SessionAnswer = { body: unknown; cookie: string | null };

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

/** Another club of the same admin: the tokens stay, the cookie says which club the calls are about from now on. */
export async function movedSession(
  answer: Envelope<unknown>,
  old: SessionData | null,
  now: number,
): Promise<SessionAnswer> {
  if (!answer.result)
    return { body: answer, cookie: answer.fail.code === 463 ? refusedSessionCookie(old, now) : null };
  if (!old) return { body: answer, cookie: null };
  const user = sessionUser(sessionProfile.parse(answer.data));
  const home = old.user.homeClub ?? old.user.clubCode;
  const data: SessionData = {
    ...old,
    user: home === user.clubCode ? user : { ...user, homeClub: home },
  };
  return { body: answer, cookie: await sessionSetCookie(data, now) };
}

/** A renewal: new tokens in the cookie, their ends to the browser. */
export async function renewedSession(
  answer: Envelope<unknown>,
  old: SessionData,
  now: number,
): Promise<SessionAnswer> {
  if (!answer.result)
    return { body: answer, cookie: answer.fail.code === 463 ? endedSessionCookie("refused", old) : null };
  const data: SessionData = { ...old, ...tokenPair.parse(answer.data) };
  return {
    body: { result: true, data: publicSession(data, now) },
    cookie: await sessionSetCookie(data, now),
  };
}

/**
 * A new password, or "later" (domain.md M10, M11): tokens in the answer go into the cookie and not to the browser, and
 * what was pending about the password is done; `next` is what is pending then. An answer about another account leaves
 * the cookie alone; 463 clears it.
 */
export async function rekeyedSession(
  answer: Envelope<unknown>,
  old: SessionData | null,
  now: number,
  next: SessionUser["pending"] = old?.user.pending === "TERMS" ? "TERMS" : null,
): Promise<SessionAnswer> {
  if (!answer.result)
    return { body: answer, cookie: answer.fail.code === 463 ? refusedSessionCookie(old, now) : null };
  const shown = withoutTokens(answer.data);
  const tokens = tokenPair.safeParse(answer.data);
  if (!old || (!tokens.success && !("postponed" in shown))) {
    return { body: { result: true, data: shown }, cookie: null };
  }
  const user = { ...old.user, isTempPassword: old.user.isTempPassword && !tokens.success, pending: next };
  const data: SessionData = { ...old, ...tokens.data, user };
  return { body: { result: true, data: shown }, cookie: await sessionSetCookie(data, now) };
}

/**
 * Clears `pending` of the session when the answer settles it (domain.md M1): a consent, no open terms, an admin's new
 * password. The tokens stay.
 */
export async function settledSession(
  answer: Envelope<unknown>,
  old: SessionData | null,
  now: number,
): Promise<SessionAnswer> {
  if (!answer.result)
    return { body: answer, cookie: answer.fail.code === 463 ? refusedSessionCookie(old, now) : null };
  if (!old?.user.pending || !settles(answer.data, old.user.pending)) return { body: answer, cookie: null };
  const isTempPassword = old.user.isTempPassword && old.user.pending === "TERMS";
  const data: SessionData = { ...old, user: { ...old.user, isTempPassword, pending: null } };
  return { body: answer, cookie: await sessionSetCookie(data, now) };
}

function settles(data: unknown, pending: NonNullable<SessionUser["pending"]>): boolean {
  const {
    needed,
    pending: open,
    changed,
  } = data as { needed?: unknown; pending?: unknown; changed?: unknown };
  if (pending !== "TERMS") return changed === true;
  return needed === false || (Array.isArray(open) && open.length === 0);
}

/** The access token that counts after a new password, and whether a question about the password was answered by it. */
export function answeredPassword(answer: Envelope<unknown>, old: SessionData | null): string | null {
  if (!answer.result || !old || old.user.memberIdx === null) return null;
  if (old.user.pending !== "TEMP_PASSWORD" && old.user.pending !== "PASSWORD_EXPIRED") return null;
  const tokens = tokenPair.safeParse(answer.data);
  if (tokens.success) return tokens.data.accessToken;
  return "postponed" in withoutTokens(answer.data) ? old.accessToken : null;
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
