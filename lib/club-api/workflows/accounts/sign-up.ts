import type { AgreementInput } from "@/lib/contract/accounts/agreement-shapes";
import type { SignUpInput } from "@/lib/contract/accounts/sign-up";
import { certificationType, memberState, memberTypeCode } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { isDialable, isEmail, isLoginId } from "@/lib/shared/fields";
import { maskLoginId } from "@/lib/shared/texts/mask";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { countDay } from "../../domains/dashboard";
import {
  ageOn,
  type Certified,
  minimumAge,
  peekToken,
  personHashes,
  spendToken,
} from "../../domains/identity";
import {
  findByPerson,
  findMemberByLoginId,
  insertMember,
  type NewMember,
  type PersonKey,
  refuseNewPassword,
  saveExtra,
} from "../../domains/members";
import { isMarketingTerms, missingRequiredTypes, saveAgreements } from "../../domains/terms";
import { rejoinBlock } from "../../domains/withdrawals";
import type { Context } from "../../platform/context";
import { hashPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { notifyPerson } from "../messages/notify";

type SignedUp = CallOutput<"POST /member/signup">;
/** Who signs up, as far as it was verified. */
type Person = Pick<NewMember, "name" | "birth" | "gender" | "phoneNo" | "certType" | "ciHash"> & {
  key: PersonKey;
};

type Way = NonNullable<AgreementInput["channels"]>[number];
type Consent = { agreements: AgreementInput[]; channels: Way[] };

/** A web member may join by himself; the types of a military course wait until their service record was checked. */
const openTypes: readonly string[] = [memberTypeCode.web, memberTypeCode.militaryCourseCivilian];
const checkedTypes: readonly string[] = [
  memberTypeCode.activeDuty,
  memberTypeCode.retiredSoldier,
  memberTypeCode.militaryCivilian,
  memberTypeCode.soldierFamily,
  memberTypeCode.militaryAssociate,
];

/**
 * Checks and prepares a sign-up before its transaction: fields in order (9002 to 9007) and the slow hash of the password.
 */
export async function prepareSignUp(db: Database, ctx: Context, input: SignUpInput): Promise<string> {
  if (!isLoginId(input.id)) throw new ClubFailure("VAL_ID");
  await refuseNewPassword(db, ctx, { id: input.id, password: input.password });
  if (!isEmail(input.email)) throw new ClubFailure("VAL_EMAIL");
  if (!isDialable(input.phoneNo)) throw new ClubFailure("VAL_PHONE");
  if (![...openTypes, ...checkedTypes].includes(input.memberType)) {
    throw new ClubFailure("VAL_FIELD", ["memberType", "choice"]);
  }
  return hashPassword(input.password);
}

/**
 * Makes a member of a verified person (domain.md M2, 7.13), in the caller's transaction. Throws 1106 without a live
 * proof, 1103, 1105, 1104 with the day, 1102 with the masked id, 1101; a refusal leaves the proof usable.
 */
export async function signUp(
  tx: Database,
  ctx: Context,
  input: SignUpInput,
  passwordHash: string,
): Promise<SignedUp> {
  const proof = await peekToken(tx, ctx, "CERT", input.certToken);
  if (proof?.content.purpose !== "SIGNUP") throw new ClubFailure("CERT_REQUIRED");
  const person = await verifiedPerson(tx, ctx, input, proof.content.certified);
  await refusePerson(tx, ctx, input, person);
  const consent = await consentOf(tx, ctx, input);
  const member = await insertMember(tx, newMember(ctx, input, person, { passwordHash, ...consent }));
  if (!member) throw await takenFailure(tx, ctx, person);
  // Of two sign-ups with one proof the second finds it spent, and leaves nothing behind.
  if (!(await spendToken(tx, ctx, "CERT", input.certToken))) throw new ClubFailure("CERT_REQUIRED");
  await saveExtra(tx, ctx, member.memberIdx, input.extra);
  await saveAgreements(tx, ctx, member.memberIdx, consent.agreements, "SIGNUP");
  await countDay(tx, ctx, "newMembers");
  await notifyPerson(tx, ctx, member, "welcome", { name: member.name });
  const { memberIdx, id, name, state } = member;
  return { memberIdx, id, name, state };
}

async function verifiedPerson(
  tx: Database,
  { now }: Context,
  input: SignUpInput,
  certified: Certified,
): Promise<Person> {
  if (certified.certType === certificationType.mobileIdentity) {
    const { name, birth, gender, phoneNo, ciHash, diHash } = certified;
    return {
      name,
      birth,
      gender,
      phoneNo,
      ciHash,
      certType: certificationType.mobileIdentity,
      key: { diHash },
    };
  }
  const emailHash = (await personHashes(tx, now)).target(input.email);
  if (certified.certType !== certificationType.email || certified.targetHash !== emailHash) {
    throw new ClubFailure("CERT_REQUIRED");
  }
  const { name, birth, gender, phoneNo } = input;
  return {
    name,
    birth,
    gender,
    phoneNo,
    ciHash: null,
    certType: certificationType.email,
    key: { emailHash },
  };
}

async function refusePerson(
  tx: Database,
  ctx: Context,
  input: SignUpInput,
  { birth, key }: Person,
): Promise<void> {
  if (ageOn(birth, clubDate(ctx.now, ctx.club.zone)) < minimumAge) throw new ClubFailure("JOIN_UNDER_AGE");
  if ((await missingRequiredTypes(tx, ctx, input.agreements)).length > 0) throw new ClubFailure("JOIN_TERMS");
  const hash = "diHash" in key ? key.diHash : key.emailHash;
  const rejoinFrom = await rejoinBlock(tx, ctx, hash);
  if (rejoinFrom !== null) throw new ClubFailure("JOIN_REJOIN_BLOCK", [rejoinFrom]);
  const known = await findByPerson(tx, ctx.club.clubIdx, key);
  if (known) throw new ClubFailure("JOIN_ALREADY", [maskLoginId(known.id)]);
  if (await findMemberByLoginId(tx, ctx.club.clubIdx, input.id)) throw new ClubFailure("JOIN_ID_TAKEN");
}

/** Somebody was faster: the same person at another browser, or another person with the same id. */
async function takenFailure(tx: Database, ctx: Context, { key }: Person): Promise<ClubFailure> {
  const known = await findByPerson(tx, ctx.club.clubIdx, key);
  return known ? new ClubFailure("JOIN_ALREADY", [maskLoginId(known.id)]) : new ClubFailure("JOIN_ID_TAKEN");
}

function newMember(
  ctx: Context,
  input: SignUpInput,
  { key, ...person }: Person,
  { passwordHash, channels }: { passwordHash: string; channels: readonly Way[] },
): NewMember {
  const { now, club } = ctx;
  return {
    ...person,
    ...key,
    clubIdx: club.clubIdx,
    id: input.id,
    passwordHash,
    passwordChangedAt: now,
    nameEn: input.nameEn,
    email: input.email.trim(),
    zipCode: input.zipCode,
    address: input.address,
    addressDetail: input.addressDetail,
    lang: input.lang,
    memberType: input.memberType,
    state: checkedTypes.includes(input.memberType) ? memberState.awaitingApproval : memberState.active,
    certAt: now,
    joinedAt: clubDate(now, club.zone),
    marketingSms: channels.includes("SMS"),
    marketingEmail: channels.includes("EMAIL"),
    marketingPush: channels.includes("PUSH"),
    createdAt: now,
    updatedAt: now,
  };
}

/** Records each consent, and the channels for advertising: none without that consent (P-01). */
async function consentOf(
  tx: Database,
  ctx: Context,
  { agreements, marketing }: SignUpInput,
): Promise<Consent> {
  const ways: Way[] = [
    ...(marketing.sms ? (["SMS"] as const) : []),
    ...(marketing.email ? (["EMAIL"] as const) : []),
    ...(marketing.push ? (["PUSH"] as const) : []),
  ];
  const consent: Consent = { agreements: [], channels: [] };
  for (const agreement of agreements) {
    const isMarketing = agreement.agreed && (await isMarketingTerms(tx, ctx, agreement.termsIdx));
    if (isMarketing) consent.channels = agreement.channels ?? ways;
    consent.agreements.push(isMarketing ? { ...agreement, channels: consent.channels } : agreement);
  }
  return consent;
}
