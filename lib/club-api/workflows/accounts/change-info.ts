import type { InfoChange } from "@/lib/contract/accounts/members";
import { certificationType } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { isDialable, isEmail } from "@/lib/shared/fields";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { issueToken, personHashes, spendToken } from "../../domains/identity";
import {
  findMember,
  lockMember,
  type Member,
  type MemberChange,
  requirePassword,
  saveExtra,
  updateMember,
} from "../../domains/members";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyPerson } from "../messages/notify";
import { saveMarketing } from "./set-marketing";

const identityFields = ["name", "birth", "gender", "phoneNo"] as const;
const plainFields = ["email", "zipCode", "address", "addressDetail", "lang", "nameEn"] as const;

/** Trades the own password for a token to change the own data with (domain.md Y6); throws 1401. */
export async function openEditing(
  db: Database,
  ctx: Context,
  memberIdx: number,
  password: string,
): Promise<CallOutput<"POST /info/check-password">> {
  const member = await findMember(db, ctx.club.clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  await requirePassword(member, password);
  const { token, expiresAt } = await issueToken(db, ctx, { kind: "EDIT" }, memberIdx);
  return { valid: true, editToken: token, expiresAt: clubTimestamp(expiresAt, ctx.club.zone) };
}

/**
 * Changes the own data (domain.md Y2). The edit token is spent with the change; name, birth, gender and phone come from a
 * proof of the same person. What was changed goes on record by name, and a new address is told at the old one (S-57).
 * Throws 1401 without a live edit token, 1106 without the proof, 9005, 9006, 9001.
 */
export function changeInfo(
  db: Database,
  ctx: Context,
  memberIdx: number,
  editToken: string | null,
  input: InfoChange,
): Promise<CallOutput<"PUT /info">> {
  refuseFields(input);
  return transaction(db, async (tx) => {
    const edit = await spendToken(tx, ctx, "EDIT", editToken);
    if (edit?.memberIdx !== memberIdx) throw new ClubFailure("EDIT_EXPIRED");
    const member = await lockMember(tx, ctx.club.clubIdx, memberIdx);
    if (!member) throw new ClubFailure("NOT_FOUND");
    const change = { ...plainChange(member, input), ...(await identityChange(tx, ctx, member, input)) };
    await updateMember(tx, ctx.club.clubIdx, memberIdx, { ...change, updatedAt: ctx.now });
    if (input.extra) await saveExtra(tx, ctx, memberIdx, input.extra);
    if (input.marketing) await saveMarketing(tx, ctx, member, input.marketing);
    await recordChange(tx, ctx, member, [...Object.keys(change), ...Object.keys(input.extra ?? {})]);
    return { memberIdx, updatedAt: clubTimestamp(ctx.now, ctx.club.zone) };
  });
}

function refuseFields({ email, phoneNo }: InfoChange): void {
  if (email !== undefined && !isEmail(email)) throw new ClubFailure("VAL_EMAIL");
  if (phoneNo !== undefined && !isDialable(phoneNo)) throw new ClubFailure("VAL_PHONE");
}

function plainChange(member: Member, input: InfoChange): MemberChange {
  return Object.fromEntries(
    plainFields.flatMap((field) => {
      const value = input[field];
      return value === undefined || value === member[field] ? [] : [[field, value]];
    }),
  );
}

/** Of name, birth, gender and phone, what is to change, as the proof says it (1106 when it does not). */
async function identityChange(
  tx: Database,
  ctx: Context,
  member: Member,
  input: InfoChange,
): Promise<MemberChange> {
  const asked = identityFields.filter(
    (field) => input[field] !== undefined && input[field] !== member[field],
  );
  if (asked.length === 0) return {};
  const proof = await spendToken(tx, ctx, "CERT", input.certToken);
  if (proof?.content.purpose !== "CHANGE_PHONE") throw new ClubFailure("CERT_REQUIRED");
  const { certified } = proof.content;
  if (certified.certType === certificationType.mobileIdentity) {
    if (certified.diHash !== member.diHash) throw new ClubFailure("CERT_REQUIRED");
    return Object.fromEntries(asked.map((field) => [field, certified[field]]));
  }
  const hashes = await personHashes(tx, ctx.now);
  const isNewPhone =
    proof.memberIdx === member.memberIdx &&
    certified.certType === certificationType.sms &&
    asked.every((field) => field === "phoneNo") &&
    hashes.target(input.phoneNo ?? "") === certified.targetHash;
  if (!isNewPhone) throw new ClubFailure("CERT_REQUIRED");
  return { phoneNo: input.phoneNo };
}

/** Names of fields only: the record outlives the member's data. */
async function recordChange(
  tx: Database,
  ctx: Context,
  before: Member,
  fields: readonly string[],
): Promise<void> {
  if (fields.length === 0) return;
  const { memberIdx } = before;
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "member",
    entityKey: memberIdx,
    after: { fields },
    memberIdx,
  });
  if (!fields.includes("email") && !fields.includes("phoneNo")) return;
  await notifyPerson(tx, ctx, before, "contactChanged", { time: ctx.now });
}
