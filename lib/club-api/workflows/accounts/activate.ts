import type { UserSession } from "@/lib/contract/accounts/auth";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { findKnownDevice, openSession } from "../../domains/auth";
import { peekToken, spendToken } from "../../domains/identity";
import { findMember, lockMember, noteMemberLogin, updateMember } from "../../domains/members";
import { ClubFailure } from "../../platform/failure";
import { memberSession, type SignInPlace } from "./user-session";

type Proofs = { activationToken: string; certToken: string };

/**
 * Wakes a dormant account and signs in (domain.md M14, 8.7): the activation token proves the password, the other one the
 * identity of the same member. Both are spent. Throws 1305 when one of them proves nothing, 1307 for an account that is
 * not dormant.
 */
export async function activateMember(
  db: Database,
  place: SignInPlace,
  input: Proofs & { address: string | null; userAgent: string | null; deviceTokens: readonly string[] },
): Promise<UserSession> {
  const { club, now } = place;
  const { member, tokens } = await transaction(db, async (tx) => {
    const memberIdx = await provenMember(tx, place, input);
    const found = await lockMember(tx, club.clubIdx, memberIdx);
    if (found?.state !== memberState.dormant) throw new ClubFailure("DORMANT_NOT");
    await spendToken(tx, place, "ACTIVATE", input.activationToken);
    await spendToken(tx, place, "CERT", input.certToken);
    await updateMember(tx, club.clubIdx, memberIdx, {
      state: memberState.active,
      dormantAt: null,
      updatedAt: now,
    });
    await noteMemberLogin(tx, memberIdx, now);
    const { address, userAgent } = input;
    const { passwordHash } = found;
    const owner = { clubIdx: club.clubIdx, kind: "member", accountIdx: memberIdx, passwordHash } as const;
    const deviceId = await findKnownDevice(tx, owner, input.deviceTokens, now);
    const session = { ...owner, deviceId, chk: false, address, userAgent };
    return { member: found, tokens: await openSession(tx, session, now) };
  });
  return memberSession(db, place, (await findMember(db, club.clubIdx, member.memberIdx)) ?? member, tokens);
}

async function provenMember(tx: Database, place: SignInPlace, input: Proofs): Promise<number> {
  const asleep = await peekToken(tx, place, "ACTIVATE", input.activationToken);
  const proof = await peekToken(tx, place, "CERT", input.certToken);
  const isSame = asleep?.memberIdx != null && proof?.memberIdx === asleep.memberIdx;
  if (!isSame || proof?.content.purpose !== "DORMANT") throw new ClubFailure("CERT_EXPIRED");
  return proof.memberIdx ?? asleep.memberIdx ?? 0;
}
