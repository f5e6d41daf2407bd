import { certificationType } from "@/lib/contract/code-values/members";
import type { InfoChange } from "@/lib/contract/members";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import { isEmail, isPhone } from "@/lib/shared/fields";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { recordDeed } from "../domains/audit";
import { issueToken, personHashes, spendToken } from "../domains/identity";
import {
  findMember,
  lockMember,
  type Member,
  type MemberChange,
  requirePassword,
  saveExtra,
  updateMember,
} from "../domains/members";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { keepMarketing } from "./set-marketing";
import { tellPerson } from "./tell-person";

const identityFields = ["name", "birth", "gender", "phoneNo"] as const;
const plainFields = ["email", "zipCode", "address", "addressDetail", "lang", "nameEn"] as const;

/** Trades the own password for a token to change the own data with (domain.md Y6); throws 1401. */
export async function openEditing(
  db: Database,
  act: Act,
  memberIdx: number,
  password: string,
): Promise<CallOutput<"POST /info/check-password">> {
  const member = await findMember(db, act.club.clubIdx, memberIdx);
  if (!member) throw new ClubFailure("NOT_FOUND");
  await requirePassword(member, password);
  const { token, expiresAt } = await issueToken(db, act, { kind: "EDIT" }, memberIdx);
  return { valid: true, editToken: token, expiresAt: clubTimestamp(expiresAt, act.club.zone) };
}

/**
 * Changes the own data (domain.md Y2). The edit token is spent with the change; name, birth, gender and phone come from a
 * proof of the same person. What was changed goes on record by name, and a new address is told at the old one (S-57).
 * Throws 1401 without a live edit token, 1106 without the proof, 9005, 9006, 9001.
 */
export function changeInfo(
  db: Database,
  act: Act,
  memberIdx: number,
  editToken: string | null,
  wish: InfoChange,
): Promise<CallOutput<"PUT /info">> {
  refuseFields(wish);
  return transaction(db, async (tx) => {
    const edit = await spendToken(tx, act, "EDIT", editToken);
    if (edit?.memberIdx !== memberIdx) throw new ClubFailure("PW_WRONG");
    const member = await lockMember(tx, act.club.clubIdx, memberIdx);
    if (!member) throw new ClubFailure("NOT_FOUND");
    const change = { ...plainChange(member, wish), ...(await identityChange(tx, act, member, wish)) };
    await updateMember(tx, act.club.clubIdx, memberIdx, { ...change, updatedAt: act.now });
    if (wish.extra) await saveExtra(tx, act, memberIdx, wish.extra);
    if (wish.marketing) await keepMarketing(tx, act, member, wish.marketing);
    await keepTrace(tx, act, member, [...Object.keys(change), ...Object.keys(wish.extra ?? {})]);
    return { memberIdx, updatedAt: clubTimestamp(act.now, act.club.zone) };
  });
}

function refuseFields({ email, phoneNo }: InfoChange): void {
  if (email !== undefined && !isEmail(email)) throw new ClubFailure("VAL_EMAIL");
  if (phoneNo !== undefined && !isPhone(phoneNo)) throw new ClubFailure("VAL_PHONE");
}

function plainChange(member: Member, wish: InfoChange): MemberChange {
  return Object.fromEntries(
    plainFields.flatMap((field) => {
      const value = wish[field];
      return value === undefined || value === member[field] ? [] : [[field, value]];
    }),
  );
}

/** Of name, birth, gender and phone, what is to change, as the proof says it (1106 when it does not). */
async function identityChange(
  tx: Database,
  act: Act,
  member: Member,
  wish: InfoChange,
): Promise<MemberChange> {
  const asked = identityFields.filter((field) => wish[field] !== undefined && wish[field] !== member[field]);
  if (asked.length === 0) return {};
  const proof = await spendToken(tx, act, "CERT", wish.certToken);
  if (proof?.content.purpose !== "CHANGE_PHONE") throw new ClubFailure("CERT_REQUIRED");
  const { certified } = proof.content;
  if (certified.certType === certificationType.mobileIdentity) {
    if (certified.diHash !== member.diHash) throw new ClubFailure("CERT_REQUIRED");
    return Object.fromEntries(asked.map((field) => [field, certified[field]]));
  }
  const hashes = await personHashes(tx, act.now);
  const isNewPhone =
    proof.memberIdx === member.memberIdx &&
    certified.certType === certificationType.sms &&
    asked.every((field) => field === "phoneNo") &&
    hashes.target(wish.phoneNo ?? "") === certified.targetHash;
  if (!isNewPhone) throw new ClubFailure("CERT_REQUIRED");
  return { phoneNo: wish.phoneNo };
}

/** Names of fields only: the record outlives the member's data. */
async function keepTrace(tx: Database, act: Act, before: Member, fields: readonly string[]): Promise<void> {
  if (fields.length === 0) return;
  const { memberIdx } = before;
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "member",
    entityKey: memberIdx,
    after: { fields },
    memberIdx,
  });
  if (!fields.includes("email") && !fields.includes("phoneNo")) return;
  await tellPerson(tx, act, before, "contactChanged", { time: clubTimestamp(act.now, act.club.zone) });
}
