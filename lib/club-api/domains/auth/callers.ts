import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database";
import { databaseOf } from "../../db/shared-read";
import type { Delegate } from "../../platform/context";
import { hashToken } from "../../platform/crypto";
import { readSessionPolicy } from "./policy";
import { selectByAccess } from "./repository";
import { isAccessLive, sessionRefusal } from "./rules";

/** Who holds an access token, as the rows say now. */
export type SignedIn =
  | {
      kind: "member";
      sessionIdx: number;
      memberIdx: number;
      clubCode: string;
      memberType: string;
      /** Who acts in the member's name; null for the member. */
      delegate: Delegate | null;
    }
  | {
      kind: "admin";
      sessionIdx: number;
      adminIdx: number;
      id: string;
      isSSAdmin: boolean;
      clubCode: string;
      authClub: readonly string[];
    };

type Found = NonNullable<Awaited<ReturnType<typeof selectByAccess>>>;

/** Whom a call may begin for, before it is known whether the session still stands, and whom it has to be answered for. */
export type ExpectedHolder = {
  known: SignedIn | null;
  sure: Promise<SignedIn | null>;
  /** The number of the rules, which the same statement reads; null without a holder. */
  ruleVersion: Promise<string | null>;
};

const maxHolders = 5_000;
/** By the hash of the token. */
const lastHolders = new WeakMap<Database, LRUCache<string, SignedIn>>();

/**
 * The holder of an access token (`sure`; null when it is unknown, expired, replaced or revoked), and at once who held it when this
 * process last asked (`known`). They are the same object where nothing about him has changed: work that began for `known` counts only then.
 */
export function expectSignedIn(handle: Database, accessToken: string, now: Date): ExpectedHolder {
  const db = databaseOf(handle);
  const holders = lastHolders.get(db) ?? new LRUCache<string, SignedIn>({ max: maxHolders });
  lastHolders.set(db, holders);
  const hash = hashToken(accessToken);
  const known = holders.get(hash) ?? null;
  const read = selectByAccess(db, hash);
  const sure = read
    .then((row) => signedInOf(db, row, now))
    .then((found) => {
      if (known && JSON.stringify(found) === JSON.stringify(known)) return known;
      if (found) holders.set(hash, found);
      else holders.delete(hash);
      return found;
    });
  return { known, sure, ruleVersion: read.then((row) => row?.ruleVersion ?? null) };
}

async function signedInOf(db: Database, found: Found | null, now: Date): Promise<SignedIn | null> {
  if (!found || found.session.revokedAt !== null || found.session.endsAt <= now) return null;
  const overlapMs =
    found.pair.replacedAt === null ? 0 : (await readSessionPolicy(db, found.session.clubIdx)).overlapMs;
  if (!isAccessLive(found.pair, overlapMs, now)) return null;
  return found.session.kind === "member" ? asMember(found, now) : asAdmin(found);
}

function asMember(found: Found, now: Date): SignedIn | null {
  const { memberIdx, sessionIdx, delegationIdx } = found.session;
  // A suspension, a withdrawal or dormancy ends the sessions even when nobody revoked them.
  if (memberIdx === null || found.memberType === null || found.memberState === null) return null;
  if (sessionRefusal({ kind: "member", state: found.memberState }) !== null) return null;
  const delegate = delegationIdx === null ? null : delegateOf(found, now);
  if (delegationIdx !== null && delegate === null) return null;
  const { clubCode, memberType } = found;
  return { kind: "member", sessionIdx, memberIdx, clubCode, memberType, delegate };
}

/**
 * Who acts in the name of the session's member; null once the permission is over, the delegate may have no session, or the
 * own session that this one was opened from has ended.
 */
function delegateOf(found: Found, now: Date): Delegate | null {
  const { delegation, delegateState, parentRevokedAt, parentEndsAt } = found;
  if (delegation?.state !== "ACTIVE" || delegation.endsAt <= now) return null;
  const { delegationIdx, delegateIdx, acts, endsOn } = delegation;
  if (delegateIdx === null) return { delegationIdx, delegateIdx, acts, endsOn };
  const isActive =
    delegateState !== null && sessionRefusal({ kind: "member", state: delegateState }) === null;
  const isParentAlive = parentRevokedAt === null && parentEndsAt !== null && parentEndsAt > now;
  return isActive && isParentAlive ? { delegationIdx, delegateIdx, acts, endsOn } : null;
}

function asAdmin(found: Found): SignedIn | null {
  const { adminIdx, sessionIdx } = found.session;
  if (adminIdx === null || found.adminId === null || found.adminState === null) return null;
  if (sessionRefusal({ kind: "admin", state: found.adminState }) !== null) return null;
  return {
    kind: "admin",
    sessionIdx,
    adminIdx,
    id: found.adminId,
    isSSAdmin: found.isSSAdmin === true,
    clubCode: found.clubCode,
    authClub: found.authClub ?? [],
  };
}
