import type { MsgCode } from "@/lib/contract/failures";
import { policyNumber } from "../policies";

export type SessionKind = "member" | "admin";

type Values = { value1: string; value2: string; value3: string; value4: string };

export type SessionPolicy = {
  accessMs: number;
  refreshRememberedMs: number;
  refreshMs: number;
  /** How long a replaced pair still works (C0410 v4). */
  overlapMs: number;
  maxTries: number;
  lockMs: number;
  maxSessions: Record<SessionKind, number>;
};

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** C0410 and C0420 as numbers (domain.md 2.5). */
export function sessionPolicy(c0410: Values | undefined, c0420: Values | undefined): SessionPolicy {
  return {
    accessMs: policyNumber(c0410?.value1, 30) * minuteMs,
    refreshRememberedMs: policyNumber(c0410?.value2, 14) * dayMs,
    refreshMs: policyNumber(c0410?.value3, 12) * hourMs,
    overlapMs: policyNumber(c0410?.value4, 60) * secondMs,
    maxTries: policyNumber(c0420?.value1, 5),
    lockMs: policyNumber(c0420?.value2, 10) * minuteMs,
    maxSessions: { member: policyNumber(c0420?.value3, 3), admin: policyNumber(c0420?.value4, 1) },
  };
}

/** The absolute end of a session, refreshed or not: an admin signs in anew each day (checklist S-08). */
export function sessionEnd(kind: SessionKind, now: Date): Date {
  return new Date(now.getTime() + (kind === "admin" ? dayMs : 90 * dayMs));
}

/** The expiries of a new pair; neither outlives the session's absolute end. */
export function pairExpiries(
  policy: SessionPolicy,
  session: { chk: boolean; endsAt: Date },
  now: Date,
): { access: Date; refresh: Date } {
  const refreshMs = session.chk ? policy.refreshRememberedMs : policy.refreshMs;
  const capped = (ms: number) => new Date(Math.min(now.getTime() + ms, session.endsAt.getTime()));
  return { access: capped(policy.accessMs), refresh: capped(refreshMs) };
}

export type StoredPair = {
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
  replacedAt: Date | null;
};

/** Whether an access token still opens calls: its own life, and the overlap once it is replaced. */
export function isAccessLive(pair: StoredPair, overlapMs: number, now: Date): boolean {
  if (pair.accessExpiresAt <= now) return false;
  return pair.replacedAt === null || now.getTime() <= pair.replacedAt.getTime() + overlapMs;
}

/**
 * What a refresh token of a live session gets (domain.md 2.5): a new pair; within the overlap the successor once
 * more, so that parallel refreshes agree; later the end of the session, since two parties hold the token.
 */
export function refreshDecision(
  pair: StoredPair,
  overlapMs: number,
  now: Date,
): "expired" | "rotate" | "repeat" | "revoke" {
  if (pair.replacedAt !== null && now.getTime() > pair.replacedAt.getTime() + overlapMs) return "revoke";
  if (pair.refreshExpiresAt <= now) return "expired";
  return pair.replacedAt === null ? "rotate" : "repeat";
}

const memberRefusals: Partial<Record<string, MsgCode>> = {
  "30": "AUTH_SUSPENDED",
  "40": "AUTH_WITHDRAWN",
  "50": "AUTH_PENDING",
};

/** Why a member with the right password may not sign in; null when he may (dormant is no refusal). */
export function memberRefusal(state: string): MsgCode | null {
  return memberRefusals[state] ?? null;
}

/** The same for an admin: LOCKED is suspended, LEFT is closed. */
export function adminRefusal(state: string): MsgCode | null {
  if (state === "ACTIVE") return null;
  return state === "LEFT" ? "AUTH_WITHDRAWN" : "AUTH_SUSPENDED";
}

/** Whether C0430 asks for a new password: its age, and each "later" already granted. */
export function isPasswordExpired(
  c0430: Values | undefined,
  account: { passwordChangedAt: Date; passwordPostponed: number },
  now: Date,
): boolean {
  const days = policyNumber(c0430?.value1, 90) + account.passwordPostponed * policyNumber(c0430?.value2, 30);
  return now.getTime() >= account.passwordChangedAt.getTime() + days * dayMs;
}
