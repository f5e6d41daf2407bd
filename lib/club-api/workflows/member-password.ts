import type { TokenPair } from "@/lib/contract/auth";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate, clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import {
  endSessionsOf,
  issueDeviceToken,
  liftLocks,
  passwordDue,
  readPasswordPolicy,
  rekeySession,
} from "../domains/auth";
import { deleteTokensOf, peekToken, spendToken } from "../domains/identity";
import {
  findMember,
  lockMember,
  type Member,
  newPasswordHash,
  requirePassword,
  storePassword,
  updateMember,
} from "../domains/members";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import type { CountHit } from "../platform/limits";
import { tellPerson } from "./tell-person";

type Changed = CallOutput<"PUT /member/change-password">;
type Postponed = Extract<CallOutput<"PUT /member/expiry/change-password">, { changed: false }>;
export type PasswordPair = { oldPassword: string; newPassword: string };

const dayMs = 86_400_000;
const tryWindowMs = 10 * 60_000;

/** Wrong passwords of a signed-in member are bounded like those at the sign-in (checklist S-52). */
export function limitPasswordTries(countHit: CountHit, memberIdx: number): Promise<void> {
  return countHit(`password:${memberIdx}`, { max: 10, windowMs: tryWindowMs });
}

/**
 * A forgotten password (domain.md M10): who has proven to be the owner of the id sets a new one. Every session ends,
 * nobody is signed in, the lock of wrong tries is lifted. Throws 1106, 9003, 9004, 9007, 1402.
 */
export async function resetForgotten(
  db: Database,
  act: Act,
  wish: { id: string; certToken: string; newPassword: string },
): Promise<Changed> {
  const proof = await peekToken(db, act, "CERT", wish.certToken);
  const memberIdx = proof?.content.purpose === "FIND_PW" ? proof.memberIdx : null;
  const member = memberIdx === null ? null : await findMember(db, act.club.clubIdx, memberIdx);
  if (!member || member.id !== wish.id) throw new ClubFailure("CERT_REQUIRED");
  const hash = await newPasswordHash(db, act, member, { password: wish.newPassword, isReset: true });
  return transaction(db, async (tx) => {
    if (!(await spendToken(tx, act, "CERT", wish.certToken))) throw new ClubFailure("CERT_REQUIRED");
    await storePassword(tx, act, member, hash);
    const { clubIdx, id } = member;
    await liftLocks(tx, { clubIdx, kind: "member", id });
    // What else was proven with the old password, or for another reset, proves nothing any more.
    await deleteTokensOf(tx, clubIdx, member.memberIdx);
    const sessionsRevoked = await endSessionsOf(tx, "member", member.memberIdx, act.now);
    await tellChange(tx, act, member);
    return { changed: true as const, sessionsRevoked };
  });
}

/**
 * A new password by the signed-in member: the calling session goes on with new tokens, all others end. Throws 1401,
 * 9003, 9004, 9007, 1402.
 */
export async function changeOwn(
  db: Database,
  act: Act,
  caller: { memberIdx: number; sessionIdx: number },
  wish: PasswordPair,
): Promise<Changed> {
  const member = await ownMember(db, act, caller.memberIdx);
  await requirePassword(member, wish.oldPassword);
  const hash = await newPasswordHash(db, act, member, { password: wish.newPassword, isReset: false });
  return transaction(db, async (tx) => {
    await storePassword(tx, act, member, hash);
    const sessionsRevoked = await endSessionsOf(tx, "member", member.memberIdx, act.now, caller.sessionIdx);
    const tokens: TokenPair | null = await rekeySession(tx, caller.sessionIdx, act.now);
    if (!tokens) throw new ClubFailure("AUTH_INVALID_SESSION");
    const { clubIdx, memberIdx } = member;
    const owner = { clubIdx, kind: "member", accountIdx: memberIdx, passwordHash: hash } as const;
    const deviceToken = await issueDeviceToken(tx, owner, null, act.now);
    await tellChange(tx, act, member);
    return { changed: true as const, sessionsRevoked, ...tokens, deviceToken };
  });
}

/** "Later" at an expired password (domain.md M11): C0430 v2 days more, v3 times at most, then 1403. */
export function postpone(db: Database, act: Act, memberIdx: number): Promise<Postponed> {
  const { clubIdx, zone } = act.club;
  return transaction(db, async (tx) => {
    const policy = await readPasswordPolicy(tx, clubIdx);
    const member = await lockMember(tx, clubIdx, memberIdx);
    if (!member) throw new ClubFailure("NOT_FOUND");
    const postponed = member.passwordPostponed + 1;
    if (postponed > policy.maxLater) throw new ClubFailure("PW_NO_MORE_LATER");
    const passwordLaterUntil = new Date(act.now.getTime() + policy.laterDays * dayMs);
    await updateMember(tx, clubIdx, memberIdx, { passwordPostponed: postponed, passwordLaterUntil });
    const { passwordChangedAt } = member;
    const due = await passwordDue(tx, clubIdx, {
      passwordChangedAt,
      passwordPostponed: postponed,
      passwordLaterUntil,
    });
    return { changed: false as const, nextDue: clubDate(due, zone), postponed };
  });
}

async function ownMember(db: Database, act: Act, memberIdx: number): Promise<Member> {
  const member = await findMember(db, act.club.clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  return member;
}

function tellChange(tx: Database, act: Act, member: Member): Promise<void> {
  return tellPerson(tx, act, member, "passwordChanged", { time: clubTimestamp(act.now, act.club.zone) });
}
