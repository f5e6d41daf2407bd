import { memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { codeNames } from "../../domains/codes";
import { countDay } from "../../domains/dashboard";
import { detachAllFiles, removeStored } from "../../domains/files";
import { issueToken, sameTarget, spendToken } from "../../domains/identity";
import { findMember, lockMember, type Member, requirePassword, updateMember } from "../../domains/members";
import { activeSuspension, dropEvidence, unpaidFines } from "../../domains/penalties";
import {
  archiveMember,
  type Block,
  eraseEverywhere,
  inquiriesOf,
  insertWithdrawal,
  openCounts,
  readRetentionPolicy,
  shownBlock,
  withdrawalBlocks,
} from "../../domains/withdrawals";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { endHeldBy } from "../delegations/give";
import { notifyPerson } from "../messages/notify";
import { photoKind } from "./member-photo";

/** Reasons why an account cannot be closed (domain.md Y3). */
export async function readWithdrawalBlocks(
  db: Database,
  ctx: Context,
  memberIdx: number,
): Promise<CallOutput<"GET /info/impossible/{a}/{b}">> {
  const member = await findMember(db, ctx.club.clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  const blocks = await blocksOf(db, ctx, member);
  return { possible: blocks.length === 0, reasons: blocks.map((block) => shownBlock(ctx, block)) };
}

/**
 * Notes the reason and gives a token to close the account with (domain.md Y4); throws 6002 for no or another reason.
 */
export async function giveReason(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { reasonCode, reasonText }: { reasonCode: string; reasonText: string },
): Promise<CallOutput<"POST /info/delete_reason">> {
  const reasons = await codeNames(db, ctx.club.clubIdx, "reasonCodes", ctx.choice);
  if (!reasonCode.startsWith("W") || !reasons.has(reasonCode)) throw new ClubFailure("OUT_REASON");
  const content = { kind: "WITHDRAW" as const, reasonCode, reasonText };
  const { token, expiresAt } = await issueToken(db, ctx, content, memberIdx);
  return { withdrawToken: token, expiresAt: clubTimestamp(expiresAt, ctx.club.zone) };
}

export type WithdrawContext = { db: Database; storage: FileStorage; logger: Logger };

/**
 * Closes an account (domain.md Y5, 7.13, checklist P-05): what the law keeps is set aside, everything personal goes out
 * of the tables in use, coupons are revoked, sessions end. The id stays taken; a keyed hash blocks a new account for a
 * while. Throws 6002 without a live reason token, 1401, 6001 with the reasons.
 */
export async function withdraw(
  { db, storage, logger }: WithdrawContext,
  ctx: Context,
  memberIdx: number,
  input: { withdrawToken?: string | undefined; password: string },
): Promise<CallOutput<"DELETE /info">> {
  const seen = await findMember(db, ctx.club.clubIdx, memberIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  await requirePassword(seen, input.password);
  const { answer, removed } = await transaction(db, async (tx) => {
    const proof = await spendToken(tx, ctx, "WITHDRAW", input.withdrawToken);
    if (proof?.memberIdx !== memberIdx) throw new ClubFailure("OUT_REASON");
    const member = await lockMember(tx, ctx.club.clubIdx, memberIdx);
    if (!member || member.state === memberState.withdrawn) throw new ClubFailure("NOT_FOUND");
    const blocks = await blocksOf(tx, ctx, member);
    if (blocks.length > 0) throw new ClubFailure("OUT_BLOCKED", [blocks.map(({ code }) => code).join(", ")]);
    return closeAccount(tx, ctx, member, proof.content);
  });
  await removeStored(storage, logger, removed);
  return answer;
}

async function closeAccount(
  tx: Database,
  ctx: Context,
  member: Member,
  { reasonCode, reasonText }: { reasonCode: string; reasonText: string },
) {
  const { clubIdx, zone } = ctx.club;
  const { memberIdx, id, name, phoneNo } = member;
  const { rejoinDays } = await readRetentionPolicy(tx, clubIdx);
  const rejoinFrom = addDays(clubDate(ctx.now, zone), rejoinDays);
  const personHash = member.diHash ?? member.emailHash;
  await archiveMember(tx, ctx, { memberIdx, id, name, phoneNo });
  await insertWithdrawal(tx, {
    clubIdx,
    memberIdx,
    reasonCode,
    reasonText,
    completedAt: ctx.now,
    personHash,
    rejoinFrom,
  });
  const photos = await detachAllFiles(tx, { clubIdx, kind: photoKind }, [memberIdx]);
  const inquiries = await inquiriesOf(tx, clubIdx, memberIdx);
  const enclosed = await detachAllFiles(tx, { clubIdx, kind: "voc" }, inquiries);
  const evidence = await dropEvidence(tx, ctx, memberIdx);
  await endHeldBy(tx, ctx, memberIdx);
  await eraseEverywhere(tx, {
    clubIdx,
    memberIdx,
    phoneDigits: sameTarget(phoneNo),
    personHash: member.diHash,
  });
  await updateMember(tx, clubIdx, memberIdx, { ...nobody, withdrawnAt: ctx.now, updatedAt: ctx.now });
  await countDay(tx, ctx, "withdrawals");
  await recordAudit(tx, ctx, { action: "DELETE", entity: "member", entityKey: memberIdx, memberIdx });
  // The last message to the old address; its row goes once it was sent.
  await notifyPerson(tx, ctx, member, "withdrawn", {});
  return { answer: { withdrawn: true as const, rejoinFrom }, removed: [...photos, ...enclosed, ...evidence] };
}

/**
 * Remaining record of a withdrawn member: the id, never given again, and for a while the password's hash (domain.md
 * M1).
 */
const nobody = {
  state: memberState.withdrawn,
  name: "",
  nameEn: null,
  birth: "1900-01-01",
  gender: "U",
  phoneNo: "",
  email: "",
  zipCode: "",
  address: "",
  addressDetail: "",
  membershipNo: null,
  ciHash: null,
  diHash: null,
  emailHash: null,
  imageUrl: null,
  lastLoginAt: null,
  marketingSms: false,
  marketingEmail: false,
  marketingPush: false,
};

async function blocksOf(db: Database, ctx: Context, member: Member): Promise<Block[]> {
  const { memberIdx, memberType } = member;
  const open = await openCounts(db, ctx.club.clubIdx, memberIdx, clubDate(ctx.now, ctx.club.zone));
  return withdrawalBlocks({
    ...open,
    memberType,
    unpaidFines: await unpaidFines(db, ctx, memberIdx),
    isSuspended: (await activeSuspension(db, ctx, memberIdx)) !== null,
  });
}
