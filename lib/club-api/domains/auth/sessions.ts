import type { TokenPair } from "@/lib/contract/accounts/auth";
import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { deriveToken, hashToken } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { randomToken } from "../../platform/random";
import { issueDeviceToken } from "./devices";
import { logLogin } from "./login-log";
import { readSessionPolicy } from "./policy";
import {
  type Account,
  deleteTokens,
  insertSession,
  insertTokens,
  lockAccount,
  lockSession,
  type SessionRow,
  selectLiveSessions,
  selectOwnSessions,
  selectState,
  selectTokens,
  selectTokensByRefresh,
  type TokenRow,
  updateAllRevoked,
  updateNamedRevoked,
  updateReplaced,
  updateRevoked,
  updateSeen,
} from "./repository";
import {
  pairExpiries,
  refreshDecision,
  type SessionKind,
  type SessionPolicy,
  sessionEnd,
  sessionRefusal,
} from "./rules";

const delegateMs = 12 * 60 * 60_000;

export type NewSession = {
  clubIdx: number;
  kind: SessionKind;
  accountIdx: number;
  chk: boolean;
  address: string | null;
  userAgent: string | null;
  /** The hash that the password was found right against, outside the transaction. */
  passwordHash: string;
  /** The browser, when the account knows it already. */
  deviceId: string | null;
};

/** The tokens of a new session, and the one by which its browser is known at the next sign-in. */
export type OpenedSession = TokenPair & { deviceToken: string };

/**
 * Opens a session inside the caller's transaction, with its line in the access log; sessions above the limit end, the
 * oldest first (C0420). The account is looked at again behind its lock: who was suspended, or whose password was changed,
 * while the old one was being checked gets no session that would outlive it. Throws the refusal of the state, or 1001.
 */
export async function openSession(tx: Database, input: NewSession, now: Date): Promise<OpenedSession> {
  const policy = await readSessionPolicy(tx, input.clubIdx);
  const account = await lockAccount(tx, input);
  const refusal = account && sessionRefusal(account);
  if (refusal) throw new ClubFailure(refusal);
  if (account?.passwordHash !== input.passwordHash) {
    throw new ClubFailure("AUTH_WRONG_LOGIN", [String(policy.maxTries)]);
  }
  const live = await selectLiveSessions(tx, input, now);
  const surplus = live.slice(0, Math.max(0, live.length + 1 - policy.maxSessions[input.kind]));
  for (const sessionIdx of surplus) await updateRevoked(tx, sessionIdx, now);

  await logLogin(tx, { ...input, at: now }, "OK");
  const endsAt = sessionEnd(input.kind, now);
  const expiries = pairExpiries(policy, { chk: input.chk, endsAt }, now);
  const sessionIdx = await insertSession(tx, newRow(input, { now, endsAt, idleEndsAt: expiries.refresh }));
  const deviceToken = await issueDeviceToken(tx, input, input.deviceId, now);
  const pair = await storePair(tx, { sessionIdx, generation: 1 }, randomToken(), randomToken(), expiries);
  return { ...pair, deviceToken };
}

function newRow(
  { clubIdx, kind, accountIdx, chk, address, userAgent }: NewSession,
  { now, endsAt, idleEndsAt }: { now: Date; endsAt: Date; idleEndsAt: Date },
) {
  return {
    clubIdx,
    kind,
    memberIdx: kind === "member" ? accountIdx : null,
    adminIdx: kind === "admin" ? accountIdx : null,
    chk,
    address,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    idleEndsAt,
    endsAt,
  };
}

/**
 * A new pair for a refresh token, or null when it opens nothing (463), as that of an account that may have no session. The successor follows from the old token
 * and the server's key, so that every parallel refresh gets the same pair and only hashes are stored.
 */
export async function refreshSession(
  db: Database,
  refreshToken: string,
  now: Date,
): Promise<TokenPair | null> {
  const refreshHash = hashToken(refreshToken);
  const known = await selectTokensByRefresh(db, refreshHash);
  if (!known) return null;
  return transaction(db, async (tx) => {
    const session = await lockSession(tx, known.sessionIdx);
    if (!session || session.revokedAt !== null || session.endsAt <= now) return null;
    const account = await selectState(tx, session);
    if (account === null || sessionRefusal(account) !== null) return null;
    // Read again behind the lock: a parallel refresh may have replaced the pair meanwhile.
    const pair = await selectTokensByRefresh(tx, refreshHash);
    if (!pair) return null;
    const policy = await readSessionPolicy(tx, session.clubIdx);
    const decision = refreshDecision(pair, policy.overlapMs, now);
    if (decision === "rotate") return rotate(tx, session, pair, refreshToken, policy, now);
    if (decision === "repeat") return repeat(tx, pair, refreshToken, now);
    if (decision === "revoke") await updateRevoked(tx, session.sessionIdx, now);
    return null;
  });
}

/** Ends a session, and the own one that a delegate's was opened from; every later call with their tokens is 463. */
export async function endSession(db: Database, sessionIdx: number, now: Date): Promise<void> {
  const session = await lockSession(db, sessionIdx);
  await updateRevoked(db, sessionIdx, now);
  if (session?.parentIdx) await updateRevoked(db, session.parentIdx, now);
}

/**
 * Ends all sessions of an account, in the transaction of what makes it necessary (a new password, a lock, a withdrawal);
 * `exceptIdx` is the caller's own, which goes on. How many ended.
 */
export function endSessionsOf(
  tx: Database,
  account: Account,
  now: Date,
  exceptIdx: number | null = null,
): Promise<number> {
  return updateAllRevoked(tx, account, now, exceptIdx);
}

/**
 * New tokens for a session that goes on, in the transaction of a new password: the old ones open nothing from then on,
 * not even within the overlap. Null when the session has ended meanwhile.
 */
export async function rekeySession(tx: Database, sessionIdx: number, now: Date): Promise<TokenPair | null> {
  const session = await lockSession(tx, sessionIdx);
  if (!session || session.revokedAt !== null || session.endsAt <= now) return null;
  const expiries = pairExpiries(await readSessionPolicy(tx, session.clubIdx), session, now);
  const generation = (await deleteTokens(tx, sessionIdx)) + 1;
  await updateSeen(tx, sessionIdx, now, expiries.refresh);
  return storePair(tx, { sessionIdx, generation }, randomToken(), randomToken(), expiries);
}

/** The session of a delegate, who acts in the name of `memberIdx`. */
export type NewDelegateSession = {
  clubIdx: number;
  memberIdx: number;
  delegationIdx: number;
  /** The delegate's own session; null of a person without an account. */
  parentIdx: number | null;
  /** When the permission ends. */
  endsAt: Date;
  address: string | null;
  userAgent: string | null;
};

/**
 * Opens the session of a delegate: half a day at most, and never past the permission or the session that it was opened from.
 * An earlier one of the same browser ends. Null when that session has ended meanwhile.
 */
export async function openDelegateSession(
  tx: Database,
  { clubIdx, memberIdx, delegationIdx, parentIdx, endsAt, address, userAgent }: NewDelegateSession,
  now: Date,
): Promise<TokenPair | null> {
  const parent = parentIdx === null ? null : await lockSession(tx, parentIdx);
  if (parentIdx !== null && (!parent || parent.revokedAt !== null || parent.endsAt <= now)) return null;
  const longest = new Date(now.getTime() + delegateMs);
  const ends = [endsAt, longest, ...(parent ? [parent.endsAt, parent.idleEndsAt] : [])];
  const end = new Date(Math.min(...ends.map((one) => one.getTime())));
  const expiries = pairExpiries(await readSessionPolicy(tx, clubIdx), { chk: false, endsAt: end }, now);
  const sessionIdx = await insertSession(tx, {
    clubIdx,
    kind: "member",
    memberIdx,
    adminIdx: null,
    delegationIdx,
    parentIdx,
    chk: false,
    address,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    idleEndsAt: expiries.refresh,
    endsAt: end,
  });
  return storePair(tx, { sessionIdx, generation: 1 }, randomToken(), randomToken(), expiries);
}

/** Whose session a delegate's was opened from, with new tokens for it; null when it has ended. */
export async function returnToParent(
  tx: Database,
  sessionIdx: number,
  now: Date,
): Promise<{ memberIdx: number; tokens: TokenPair } | null> {
  const session = await lockSession(tx, sessionIdx);
  const parent = session?.parentIdx ? await lockSession(tx, session.parentIdx) : null;
  if (!parent || parent.memberIdx === null) return null;
  const tokens = await rekeySession(tx, parent.sessionIdx, now);
  if (!tokens) return null;
  await updateRevoked(tx, sessionIdx, now);
  return { memberIdx: parent.memberIdx, tokens };
}

/** A member of the caller's club, as the owner of sessions. */
export function memberAccount({ club }: Context, memberIdx: number): Account {
  return { kind: "member", clubIdx: club.clubIdx, accountIdx: memberIdx };
}

/** A session as its owner sees it. */
export type OwnSession = Pick<
  SessionRow,
  "sessionIdx" | "userAgent" | "address" | "createdAt" | "lastSeenAt"
>;

/** Where an account is signed in, the latest first. */
export function listSessions(db: Database, account: Account, now: Date): Promise<OwnSession[]> {
  return selectOwnSessions(db, account, now);
}

/** Ends named sessions of an account, nobody else's; how many ended. */
export function endNamedSessions(
  db: Database,
  account: Account,
  sessionIdxs: readonly number[],
  now: Date,
): Promise<number> {
  return updateNamedRevoked(db, account, sessionIdxs, now);
}

async function rotate(
  tx: Database,
  session: SessionRow,
  pair: TokenRow,
  refreshToken: string,
  policy: SessionPolicy,
  now: Date,
): Promise<TokenPair> {
  const expiries = pairExpiries(policy, session, now);
  await updateReplaced(tx, pair, now);
  await updateSeen(tx, session.sessionIdx, now, expiries.refresh);
  const next = await successor(tx, refreshToken, now);
  const place = { sessionIdx: pair.sessionIdx, generation: pair.generation + 1 };
  return storePair(tx, place, next.access, next.refresh, expiries);
}

async function repeat(
  tx: Database,
  pair: TokenRow,
  refreshToken: string,
  now: Date,
): Promise<TokenPair | null> {
  const stored = await selectTokens(tx, pair.sessionIdx, pair.generation + 1);
  if (!stored) return null;
  const next = await successor(tx, refreshToken, now);
  return asPair(next.access, next.refresh, stored.accessExpiresAt, stored.refreshExpiresAt);
}

async function successor(tx: Database, refreshToken: string, now: Date) {
  const key = await serverKey(tx, "session-successor", now);
  return {
    access: deriveToken(key, "access", refreshToken),
    refresh: deriveToken(key, "refresh", refreshToken),
  };
}

async function storePair(
  tx: Database,
  place: { sessionIdx: number; generation: number },
  access: string,
  refresh: string,
  expiries: { access: Date; refresh: Date },
): Promise<TokenPair> {
  await insertTokens(tx, {
    ...place,
    accessHash: hashToken(access),
    accessExpiresAt: expiries.access,
    refreshHash: hashToken(refresh),
    refreshExpiresAt: expiries.refresh,
  });
  return asPair(access, refresh, expiries.access, expiries.refresh);
}

function asPair(access: string, refresh: string, accessExpires: Date, refreshExpires: Date): TokenPair {
  return {
    accessToken: access,
    accessTokenExpire: accessExpires.getTime(),
    refreshToken: refresh,
    refreshTokenExpire: refreshExpires.getTime(),
  };
}
