import type { TokenPair } from "@/lib/contract/accounts/auth";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  endSessionsOf,
  issueDeviceToken,
  liftLocks,
  memberAccount,
  passwordDue,
  readPasswordPolicy,
  rekeySession,
} from "../../domains/auth";
import { deleteTokensOf, peekToken, spendToken } from "../../domains/identity";
import {
  findMember,
  lockMember,
  type Member,
  newPasswordHash,
  requirePassword,
  storePassword,
  updateMember,
} from "../../domains/members";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/network/limits";
import { notifyPerson } from "../messages/notify";

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
  ctx: Context,
  input: { id: string; certToken: string; newPassword: string },
): Promise<Changed> {
  const proof = await peekToken(db, ctx, "CERT", input.certToken);
  const memberIdx = proof?.content.purpose === "FIND_PW" ? proof.memberIdx : null;
  const member = memberIdx === null ? null : await findMember(db, ctx.club.clubIdx, memberIdx);
  if (!member || member.id !== input.id) throw new ClubFailure("CERT_REQUIRED");
  const hash = await newPasswordHash(db, ctx, member, { password: input.newPassword, isReset: true });
  return transaction(db, async (tx) => {
    if (!(await spendToken(tx, ctx, "CERT", input.certToken))) throw new ClubFailure("CERT_REQUIRED");
    await storePassword(tx, ctx, member, hash);
    const { clubIdx, id } = member;
    await liftLocks(tx, { clubIdx, kind: "member", id });
    // Invalidates every proof that was made with the old password or for another reset.
    await deleteTokensOf(tx, clubIdx, member.memberIdx);
    const sessionsRevoked = await endSessionsOf(tx, memberAccount(ctx, member.memberIdx), ctx.now);
    await notifyChange(tx, ctx, member);
    return { changed: true as const, sessionsRevoked };
  });
}

/**
 * A new password by the signed-in member: the calling session goes on with new tokens, all others end. Throws 1401,
 * 9003, 9004, 9007, 1402.
 */
export async function changeOwn(
  db: Database,
  ctx: Context,
  caller: { memberIdx: number; sessionIdx: number },
  input: PasswordPair,
): Promise<Changed> {
  const member = await ownMember(db, ctx, caller.memberIdx);
  await requirePassword(member, input.oldPassword);
  const hash = await newPasswordHash(db, ctx, member, { password: input.newPassword, isReset: false });
  return transaction(db, async (tx) => {
    await storePassword(tx, ctx, member, hash);
    const sessionsRevoked = await endSessionsOf(
      tx,
      memberAccount(ctx, member.memberIdx),
      ctx.now,
      caller.sessionIdx,
    );
    const tokens: TokenPair | null = await rekeySession(tx, caller.sessionIdx, ctx.now);
    if (!tokens) throw new ClubFailure("AUTH_INVALID_SESSION");
    const { clubIdx, memberIdx } = member;
    const owner = { clubIdx, kind: "member", accountIdx: memberIdx, passwordHash: hash } as const;
    const deviceToken = await issueDeviceToken(tx, owner, null, ctx.now);
    await notifyChange(tx, ctx, member);
    return { changed: true as const, sessionsRevoked, ...tokens, deviceToken };
  });
}

/** "Later" at an expired password (domain.md M11): C0430 v2 days more, v3 times at most, then 1403. */
export function postpone(db: Database, ctx: Context, memberIdx: number): Promise<Postponed> {
  const { clubIdx, zone } = ctx.club;
  return transaction(db, async (tx) => {
    const policy = await readPasswordPolicy(tx, clubIdx);
    const member = await lockMember(tx, clubIdx, memberIdx);
    if (!member) throw new ClubFailure("NOT_FOUND");
    const postponed = member.passwordPostponed + 1;
    if (postponed > policy.maxLater) throw new ClubFailure("PW_NO_MORE_LATER");
    const passwordLaterUntil = new Date(ctx.now.getTime() + policy.laterDays * dayMs);
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

async function ownMember(db: Database, ctx: Context, memberIdx: number): Promise<Member> {
  const member = await findMember(db, ctx.club.clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  return member;
}

function notifyChange(tx: Database, ctx: Context, member: Member): Promise<void> {
  return notifyPerson(tx, ctx, member, "passwordChanged", { time: ctx.now });
}
