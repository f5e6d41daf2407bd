import { formatInTimeZone } from "date-fns-tz";
import { addressBlock, addressBlocks } from "@/lib/shared/addresses/address-blocks";
import type { Database } from "../../db/database";
import { hashPassword, hashToken, verifyPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { type CountHit, countSource } from "../../platform/network/limits";
import { randomToken } from "../../platform/random";
import { readSessionPolicy } from "./policy";
import type { SessionKind } from "./rules";
import {
  deleteAccountTries,
  deleteTries,
  type Pace,
  returnPace,
  selectAccountTries,
  selectLock,
  selectPace,
  takePace,
  takeTry,
} from "./tries-repository";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A lock doubles up to this. */
const longestLockMs = dayMs;
const failureRetentionMs = 365 * dayMs;
/**
 * Tries that an account allows to all unknown sources together, so that thousands of addresses count as one: thirty
 * at once, then one in ten minutes. Using them up takes three addresses, and locks for no longer than that.
 */
const unknownPace: Pace = { atOnce: 30, eachMs: 10 * minuteMs };

const sourceWindowMs = 10 * 60_000;
const sourceMaxTries = 30;

/** At most 30 sign-ins per address in 10 minutes, whatever the ids; throws RATE_LIMIT (checklist S-53). */
export function limitSource(countHit: CountHit, address: string): Promise<void> {
  const limit = { max: sourceMaxTries, windowMs: sourceWindowMs };
  return countSource(countHit, { purpose: "login", address }, limit);
}

/** The account that is tried: its login id, whether or not somebody has it. */
export type LoginName = { clubIdx: number; kind: SessionKind; id: string };

/** Where a try comes from: a browser that is known to the account, else the visitor's address. */
export type TrySource = { deviceId: string | null; address: string | null };

export type LoginTry = LoginName & {
  password: string;
  /**
   * Null for an unknown id: a throw-away hash is checked, so that the answer takes the same time. So it is for an
   * account whose hash was emptied after a withdrawal.
   */
  passwordHash: string | null;
  source: TrySource;
  zone: string;
};

/**
 * Checks a password and counts the try (C0420), by account and source: what a stranger does costs the stranger. Known and
 * unknown ids take the same path: same counters, same work, same answers. Each lock of a source in a row is twice as long,
 * up to a day. All sources that are not known to the account share what it grants them (`unknownPace`). Nothing that
 * strangers do slows a known device, and nothing locks for ever. Throws AUTH_WRONG_LOGIN with the tries left, or
 * AUTH_LOCKED with the end of the wait and the seconds until then.
 */
export async function checkPassword(db: Database, attempt: LoginTry, now: Date): Promise<void> {
  const { source, zone } = attempt;
  const accountHash = hashOfAccount(attempt);
  const idHash = hashToken(`${accountHash}:${sourceName(source)}`);
  const { maxTries, lockMs } = await readSessionPolicy(db, attempt.clubIdx);
  const limit = { maxTries, lockMs, retentionMs: failureRetentionMs, longestLockMs };
  const taken = await takeTry(db, { idHash, accountHash }, limit, now);
  if (!taken) throw locked((await selectLock(db, idHash)) ?? now, zone, now);
  const isPaced = source.deviceId === null;
  if (isPaced && !(await takePace(db, accountHash, unknownPace, now))) {
    const opensAt = (await selectPace(db, accountHash, unknownPace, now)) ?? now;
    throw locked(later(opensAt, taken.lockedUntil), zone, now);
  }
  const known = attempt.passwordHash || null;
  const isRight = await verifyPassword(known ?? (await standInHash()), attempt.password);
  if (isRight && known !== null) {
    await deleteTries(db, idHash);
    if (isPaced) await returnPace(db, accountHash, unknownPace);
    return;
  }
  if (taken.lockedUntil) throw locked(taken.lockedUntil, zone, now);
  throw new ClubFailure("AUTH_WRONG_LOGIN", [String(maxTries - taken.tries)]);
}

function sourceName({ deviceId, address }: TrySource): string {
  return deviceId === null ? `address:${addressBlock(address ?? "")}` : `device:${deviceId}`;
}

function hashOfAccount({ clubIdx, kind, id }: LoginName): string {
  return hashToken(`${clubIdx}:${kind}:${id}`);
}

function later(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one;
}

/** Locks that wrong passwords have caused at an account, for the office. */
export type LoginLocks = {
  /** From how many places wrong passwords came, and how many in all since the last right one. */
  places: number;
  failures: number;
  /** How many of the places wait, and until when the latest of them. */
  lockedPlaces: number;
  lockedUntil: Date | null;
  /** Until when every place that is not known to the account waits; null when none does for that. */
  slowedUntil: Date | null;
};

/** The locks of an account; null when no wrong password is on record. */
export async function readLocks(db: Database, name: LoginName, now: Date): Promise<LoginLocks | null> {
  const accountHash = hashOfAccount(name);
  const counted = await selectAccountTries(db, accountHash, now);
  const slowedUntil = await selectPace(db, accountHash, unknownPace, now);
  if (!counted || (counted.places === 0 && slowedUntil === null)) return null;
  const { places, failures, locked: lockedPlaces, lockedUntil } = counted;
  return { places, failures: failures ?? 0, lockedPlaces, lockedUntil, slowedUntil };
}

/** Forgets the wrong tries of an account, whoever made them: its owner may sign in at once (S-52). */
export function liftLocks(db: Database, name: LoginName): Promise<void> {
  return deleteAccountTries(db, hashOfAccount(name));
}

/** Until when, and in how many seconds that is: the clock of a browser may be wrong. */
function locked(until: Date, zone: string, now: Date): ClubFailure {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new ClubFailure("AUTH_LOCKED", [
    formatInTimeZone(until, zone, "yyyy-MM-dd'T'HH:mm:ssxxx"),
    String(seconds),
  ]);
}

let standIn: Promise<string> | undefined;

/** The hash of a password that nobody knows, made once per process. */
function standInHash(): Promise<string> {
  standIn ??= hashPassword(randomToken());
  return standIn;
}

const pageRetentionMs = 24 * 60 * 60_000;

export type PageTry = {
  clubIdx: number;
  /** The code of the menu whose password is tried. */
  menuCode: string;
  /** Where the try comes from. */
  address: string;
  password: string;
  passwordHash: string;
};

/**
 * Checks the password of a page and counts the try as sign-ins are counted (C0420 v1, v2): taken before the password is
 * looked at, so that parallel tries cannot pass the limit. It counts in each block of the address, the narrowest first.
 * Throws 4290 with the seconds to wait while one is locked.
 */
export async function checkPagePassword(db: Database, attempt: PageTry, now: Date): Promise<boolean> {
  const { maxTries, lockMs } = await readSessionPolicy(db, attempt.clubIdx);
  const counted: string[] = [];
  for (const { block, factor } of addressBlocks(attempt.address)) {
    const keyHash = hashToken(`${attempt.clubIdx}:page:${attempt.menuCode}:${block}`);
    const limit = { maxTries: maxTries * factor, lockMs, retentionMs: pageRetentionMs };
    if (!(await takeTry(db, { idHash: keyHash, accountHash: keyHash }, limit, now)))
      throw await lockedOut(db, keyHash, now);
    counted.push(keyHash);
  }
  const isRight = await verifyPassword(attempt.passwordHash, attempt.password);
  if (isRight) for (const keyHash of counted) await deleteTries(db, keyHash);
  return isRight;
}

async function lockedOut(db: Database, keyHash: string, now: Date): Promise<ClubFailure> {
  const until = (await selectLock(db, keyHash)) ?? now;
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new ClubFailure("RATE_LIMIT", [], Math.max(1, seconds));
}
