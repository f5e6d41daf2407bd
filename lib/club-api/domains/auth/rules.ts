import type { AdminState } from "@/lib/contract/admins/admin-shapes";
import { type MemberState, memberState } from "@/lib/contract/code-values/members";
import type { PlainCode } from "@/lib/contract/failures";

export type SessionKind = "member" | "admin";

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

const dayMs = 24 * 60 * 60_000;

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
export function isAccessLive(
  pair: Pick<StoredPair, "accessExpiresAt" | "replacedAt">,
  overlapMs: number,
  now: Date,
): boolean {
  if (pair.accessExpiresAt <= now) return false;
  return pair.replacedAt === null || now.getTime() <= pair.replacedAt.getTime() + overlapMs;
}

/**
 * How to answer a refresh token of a live session (domain.md 2.5): a new pair; within the overlap the same successor
 * again, so that parallel refreshes agree; later the session ends, since two parties hold the token.
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

const memberRefusals: Partial<Record<MemberState, PlainCode>> = {
  [memberState.suspended]: "AUTH_SUSPENDED",
  [memberState.withdrawn]: "AUTH_WITHDRAWN",
  [memberState.awaitingApproval]: "AUTH_PENDING",
};

/** Why a member with the right password may not sign in; null when he may (dormant is no refusal). */
export function memberRefusal(state: MemberState): PlainCode | null {
  return memberRefusals[state] ?? null;
}

/** The same for an admin: LOCKED is suspended, LEFT is closed. */
export function adminRefusal(state: AdminState): PlainCode | null {
  if (state === "ACTIVE") return null;
  return state === "LEFT" ? "AUTH_WITHDRAWN" : "AUTH_SUSPENDED";
}

/** The state of an account, by its kind. */
export type AccountState = { kind: "member"; state: MemberState } | { kind: "admin"; state: AdminState };

/** Why an account in this state may have no session; null when it may. A dormant member wakes up first (463). */
export function sessionRefusal({ kind, state }: AccountState): PlainCode | null {
  if (kind === "admin") return adminRefusal(state);
  return state === memberState.active ? null : (memberRefusal(state) ?? "AUTH_INVALID_SESSION");
}

export type PasswordPolicy = {
  maxAgeDays: number;
  laterDays: number;
  maxLater: number;
  refusedOld: number;
};
/** The fields that decide whether a password is too old. */
export type PasswordAge = {
  passwordChangedAt: Date;
  passwordPostponed: number;
  /** The end of the latest "later"; admins have none. */
  passwordLaterUntil?: Date | null;
};

/**
 * When C0430 asks for a new password: after its days, and each "later" already granted. A "later" that was chosen long
 * after that holds for its days all the same.
 */
export function passwordDueAt(
  policy: Pick<PasswordPolicy, "maxAgeDays" | "laterDays">,
  { passwordChangedAt, passwordPostponed, passwordLaterUntil }: PasswordAge,
): Date {
  const days = policy.maxAgeDays + passwordPostponed * policy.laterDays;
  const byAge = passwordChangedAt.getTime() + days * dayMs;
  return new Date(Math.max(byAge, passwordLaterUntil?.getTime() ?? 0));
}
