import type { UserSession } from "@/lib/contract/accounts/auth";
import { certificationType, memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { isEmail } from "@/lib/shared/fields";
import { maskEmail, maskLoginId, maskPhone } from "@/lib/shared/texts/mask";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { findKnownDevice, openSession } from "../../domains/auth";
import {
  askerOf,
  limitTarget,
  peekToken,
  personHashes,
  sameTarget,
  spendToken,
} from "../../domains/identity";
import {
  findByContact,
  findMember,
  lockMember,
  type Member,
  noteMemberLogin,
  updateMember,
} from "../../domains/members";
import { queueNotice } from "../../domains/outbox";
import { readIdentitySettings, readSiteInfo } from "../../domains/site";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type CountHit, countSource } from "../../platform/network/limits";
import { queueOrSimulate } from "../messages/notify";
import { memberSession, type SignInContext } from "./user-session";

type Found = CallOutput<"GET /member/find-id">;
/** A forgotten id is mailed so often to one address in a day, for each who asks (see `limitTarget`). */
const mailsPerDay = 5;

type IdInput = { name: string; email: string; certToken?: string | undefined };

/**
 * The ids of a verified person or address (domain.md M6). Without proof the answer is empty for everybody, and whoever
 * has the address gets the ids there. Throws 4290 for more than a mailbox has to take, 1106 for a spent proof, 1201 for one
 * that fits no member.
 */
export async function findIds(
  db: Database,
  ctx: Context,
  { countHit, deviceTokens }: { countHit: CountHit; deviceTokens: readonly string[] },
  input: IdInput,
): Promise<Found> {
  if (!isEmail(input.email)) throw new ClubFailure("VAL_EMAIL");
  if (input.certToken !== undefined) return transaction(db, (tx) => provenIds(tx, ctx, input));
  const source = { purpose: `find-id:${ctx.club.clubIdx}`, address: ctx.address ?? "" };
  await countSource(countHit, source, { max: 5 });
  const found = await namesakes(db, ctx, input);
  const owner = found[0] && { ...found[0], kind: "member" as const, accountIdx: found[0].memberIdx };
  const asker = askerOf(ctx, await findKnownDevice(db, owner ?? null, deviceTokens, ctx.now));
  const target = (await personHashes(db, ctx.now)).target(input.email);
  await limitTarget(countHit, `find-id:${ctx.club.clubIdx}:${target}`, asker, mailsPerDay);
  await transaction(db, async (tx) => {
    await queueOrSimulate(tx, found.length > 0, (inner) => queueIds(inner, ctx, input.email, found));
  });
  return { list: [] };
}

async function provenIds(tx: Database, ctx: Context, input: IdInput): Promise<Found> {
  const proof = await spendToken(tx, ctx, "CERT", input.certToken);
  if (proof?.content.purpose !== "FIND_ID") throw new ClubFailure("CERT_REQUIRED");
  const { certified } = proof.content;
  const isOwn = async ({ email, phoneNo, diHash }: Member) => {
    if (certified.certType === certificationType.mobileIdentity) return diHash === certified.diHash;
    const hashes = await personHashes(tx, ctx.now);
    return (
      hashes.target(certified.certType === certificationType.email ? email : phoneNo) === certified.targetHash
    );
  };
  const found: Member[] = [];
  for (const member of await namesakes(tx, ctx, input)) if (await isOwn(member)) found.push(member);
  if (found.length === 0) throw new ClubFailure("FIND_NO_MATCH");
  const list = found.map(({ id, joinedAt, state }) => ({ maskedId: maskLoginId(id), joinedAt, state, id }));
  return { list };
}

async function namesakes(tx: Database, ctx: Context, { name, email }: IdInput): Promise<Member[]> {
  const found = await findByContact(tx, ctx.club.clubIdx, sameTarget(email));
  return found.filter((member) => member.name === name || member.nameEn === name);
}

async function queueIds(tx: Database, ctx: Context, email: string, found: readonly Member[]): Promise<void> {
  const { clubName } = await readSiteInfo(tx, ctx.club.clubIdx, ctx.choice);
  const ids = found.map(({ id }) => id).join(", ") || "-";
  const to = {
    memberIdx: found[0]?.memberIdx ?? null,
    lang: ctx.choice.language,
    phoneNo: null,
    email: found[0]?.email ?? email,
  };
  await queueNotice(tx, ctx, "findIds", to, { club: clubName, ids });
}

/**
 * The first step of a forgotten password (domain.md M7): the same answer for every id, the masked form of what the
 * caller typed. Only who has proven the identity of that very account sees a piece of its phone number.
 */
export async function checkAccount(
  db: Database,
  ctx: Context,
  input: { id: string; email: string; certToken?: string | undefined },
): Promise<CallOutput<"GET /member/check">> {
  const { methods } = await readIdentitySettings(db, ctx);
  const proof = await peekToken(db, ctx, "CERT", input.certToken);
  const memberIdx = proof?.content.purpose === "FIND_PW" ? proof.memberIdx : null;
  const member = memberIdx === null ? null : await findMember(db, ctx.club.clubIdx, memberIdx);
  return {
    exists: true,
    maskedEmail: maskEmail(input.email),
    maskedPhone: member && member.id === input.id ? maskPhone(member.phoneNo) : null,
    certificationTypes: [...methods],
  };
}

type Proofs = { activationToken: string; certToken: string };

/**
 * Wakes a dormant account and signs in (domain.md M14, 8.7): the activation token proves the password, the other one the
 * identity of the same member. Both are spent. Throws 1305 when one of them proves nothing, 1307 for an account that is
 * not dormant.
 */
export async function activateMember(
  db: Database,
  context: SignInContext,
  input: Proofs & { address: string | null; userAgent: string | null; deviceTokens: readonly string[] },
): Promise<UserSession> {
  const { club, now } = context;
  const { member, tokens } = await transaction(db, async (tx) => {
    const memberIdx = await provenMember(tx, context, input);
    const found = await lockMember(tx, club.clubIdx, memberIdx);
    if (found?.state !== memberState.dormant) throw new ClubFailure("DORMANT_NOT");
    await spendToken(tx, context, "ACTIVATE", input.activationToken);
    await spendToken(tx, context, "CERT", input.certToken);
    await updateMember(tx, club.clubIdx, memberIdx, {
      state: memberState.active,
      dormantAt: null,
      updatedAt: now,
    });
    await noteMemberLogin(tx, found, now);
    const { address, userAgent } = input;
    const { passwordHash } = found;
    const owner = { clubIdx: club.clubIdx, kind: "member", accountIdx: memberIdx, passwordHash } as const;
    const deviceId = await findKnownDevice(tx, owner, input.deviceTokens, now);
    const session = { ...owner, deviceId, chk: false, address, userAgent };
    return { member: found, tokens: await openSession(tx, session, now) };
  });
  return memberSession(db, context, (await findMember(db, club.clubIdx, member.memberIdx)) ?? member, tokens);
}

async function provenMember(tx: Database, context: SignInContext, input: Proofs): Promise<number> {
  const asleep = await peekToken(tx, context, "ACTIVATE", input.activationToken);
  const proof = await peekToken(tx, context, "CERT", input.certToken);
  const isSame = asleep?.memberIdx != null && proof?.memberIdx === asleep.memberIdx;
  if (!isSame || proof?.content.purpose !== "DORMANT") throw new ClubFailure("CERT_EXPIRED");
  return proof.memberIdx ?? asleep.memberIdx ?? 0;
}
