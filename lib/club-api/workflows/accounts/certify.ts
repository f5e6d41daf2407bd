import { certificationType, memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { isDialable, isEmail } from "@/lib/shared/fields";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { findKnownDevice } from "../../domains/auth";
import {
  askerOf,
  type CodeInput,
  checkCode,
  limitCodes,
  makeCode,
  type SentCode,
  sameTarget,
} from "../../domains/identity";
import { findByContact, findMember, type Member } from "../../domains/members";
import { queueNotice } from "../../domains/outbox";
import { readIdentitySettings, readSiteInfo } from "../../domains/site";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/network/limits";
import { queueOrSimulate } from "../messages/notify";

export type CertificationInput = CodeInput & { id?: string | undefined };
type CertificationContext = {
  countHit: CountHit;
  /** Codes are told in the answer. */
  showsCodes: boolean;
  deviceTokens: readonly string[];
};

/**
 * Sends a code (domain.md M8). For a recovery it goes only to the address on file, and neither the answer nor its cost
 * tells whether there is one (S-54): the same limits, the same rows, and a message that is taken back where nobody is
 * meant. Throws 9005, 9006, 1302, 1303, 1306.
 */
export async function sendCertification(
  db: Database,
  ctx: Context,
  { countHit, showsCodes, deviceTokens }: CertificationContext,
  input: CertificationInput,
): Promise<CallOutput<"POST /member/certification">> {
  await refuseInput(db, ctx, input);
  const member = await meantMember(db, ctx, input);
  const owner = member && { ...member, kind: "member" as const, accountIdx: member.memberIdx };
  const asker = askerOf(ctx, await findKnownDevice(db, owner, deviceTokens, ctx.now));
  await limitCodes(db, ctx, countHit, input, asker);
  const sent = await transaction(db, async (tx) => {
    const isOpen = input.purpose === "SIGNUP" || input.purpose === "CHANGE_PHONE";
    const code = await makeCode(tx, ctx, input, member?.memberIdx ?? null, asker);
    await queueOrSimulate(tx, isOpen || member !== null, (inner) =>
      queueCode(inner, ctx, input, member, code),
    );
    return code;
  });
  return {
    certIdx: sent.handle,
    expiresAt: clubTimestamp(sent.expiresAt, ctx.club.zone),
    expiresIn: Math.round((sent.expiresAt.getTime() - ctx.now.getTime()) / 1000),
    resendAfter: sent.resendAfter,
    ...(showsCodes ? { devCode: sent.code } : {}),
  };
}

/** Trades the right code for a token (domain.md M9); throws 1304, 1305, 1306. */
export async function confirmCertification(
  db: Database,
  ctx: Context,
  input: { certIdx: string; code: string },
): Promise<CallOutput<"GET /member/certification/check">> {
  const { certToken, expiresAt } = await checkCode(db, ctx, { handle: input.certIdx, code: input.code });
  return { certToken, expiresAt: clubTimestamp(expiresAt, ctx.club.zone) };
}

async function refuseInput(
  db: Database,
  ctx: Context,
  { purpose, type, target }: CertificationInput,
): Promise<void> {
  if (type === certificationType.email && !isEmail(target)) throw new ClubFailure("VAL_EMAIL");
  if (type !== certificationType.email && !isDialable(target)) throw new ClubFailure("VAL_PHONE");
  // Who acts for others is known by an identity check; a code says who reads an address.
  if (purpose === "DELEGATE") throw new ClubFailure("VAL_FIELD", ["purpose", "identity_check"]);
  // An account without an identity is one per e-mail address (domain.md 7.13).
  if (purpose === "SIGNUP" && type !== certificationType.email)
    throw new ClubFailure("VAL_FIELD", ["type", "by_email"]);
  if (purpose === "CHANGE_PHONE" && type === certificationType.email)
    throw new ClubFailure("VAL_FIELD", ["type", "by_phone"]);
  if (purpose === "CHANGE_PHONE" && ctx.by.kind !== "member") throw new ClubFailure("AUTH_INVALID_SESSION");
  const { methods } = await readIdentitySettings(db, ctx);
  if (purpose !== "CHANGE_PHONE" && !methods.includes(type))
    throw new ClubFailure("VAL_FIELD", ["type", "method_off"]);
}

/** The member that a code would speak for: the caller, or who has the address on file, and the id where one is named. */
async function meantMember(tx: Database, ctx: Context, input: CertificationInput): Promise<Member | null> {
  const { clubIdx } = ctx.club;
  if (input.purpose === "SIGNUP") return null;
  if (input.purpose === "CHANGE_PHONE") {
    return ctx.by.kind === "member" ? findMember(tx, clubIdx, ctx.by.memberIdx) : null;
  }
  const found = await findByContact(tx, clubIdx, sameTarget(input.target));
  if (input.purpose === "FIND_ID") return found[0] ?? null;
  const named = found.find((member) => member.id === input.id) ?? null;
  return input.purpose === "DORMANT" && named?.state !== memberState.dormant ? null : named;
}

async function queueCode(
  tx: Database,
  ctx: Context,
  { type, target }: CertificationInput,
  member: Member | null,
  { code, minutes }: SentCode,
): Promise<void> {
  const { club, choice } = ctx;
  const { clubName } = await readSiteInfo(tx, club.clubIdx, choice);
  const to = {
    memberIdx: member?.memberIdx ?? null,
    lang: choice.language,
    phoneNo: type === certificationType.email ? null : target,
    email: type === certificationType.email ? target : null,
  };
  await queueNotice(tx, ctx, "certificationCode", to, { club: clubName, code, minutes: String(minutes) });
}
