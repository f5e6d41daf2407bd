import { certificationType, memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import { isEmail, isPhone } from "@/lib/shared/fields";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { findKnownDevice } from "../domains/auth";
import {
  askerOf,
  type CodeWish,
  checkCode,
  limitCodes,
  makeCode,
  type SentCode,
  sameTarget,
} from "../domains/identity";
import { findByContact, findMember, type Member } from "../domains/members";
import { queueNotice } from "../domains/outbox";
import { readIdentitySettings, readSiteInfo } from "../domains/site";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import type { CountHit } from "../platform/limits";
import { queueOrPretend } from "./queue-or-pretend";

export type CertificationWish = CodeWish & { id?: string | undefined };
type CertificationPlace = {
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
  act: Act,
  { countHit, showsCodes, deviceTokens }: CertificationPlace,
  wish: CertificationWish,
): Promise<CallOutput<"POST /member/certification">> {
  await refuseWish(db, act, wish);
  const member = await meantMember(db, act, wish);
  const owner = member && { ...member, kind: "member" as const, accountIdx: member.memberIdx };
  const asker = askerOf(act, await findKnownDevice(db, owner, deviceTokens, act.now));
  await limitCodes(db, act, countHit, wish.target, asker);
  const sent = await transaction(db, async (tx) => {
    const isOpen = wish.purpose === "SIGNUP" || wish.purpose === "CHANGE_PHONE";
    const code = await makeCode(tx, act, wish, member?.memberIdx ?? null, asker);
    await queueOrPretend(tx, isOpen || member !== null, (inner) => queueCode(inner, act, wish, member, code));
    return code;
  });
  return {
    certIdx: sent.handle,
    expiresAt: clubTimestamp(sent.expiresAt, act.club.zone),
    expiresIn: Math.round((sent.expiresAt.getTime() - act.now.getTime()) / 1000),
    resendAfter: sent.resendAfter,
    ...(showsCodes ? { devCode: sent.code } : {}),
  };
}

/** Trades the right code for a token (domain.md M9); throws 1304, 1305, 1306. */
export async function confirmCertification(
  db: Database,
  act: Act,
  wish: { certIdx: string; code: string },
): Promise<CallOutput<"GET /member/certification/check">> {
  const { certToken, expiresAt } = await checkCode(db, act, { handle: wish.certIdx, code: wish.code });
  return { certToken, expiresAt: clubTimestamp(expiresAt, act.club.zone) };
}

async function refuseWish(
  db: Database,
  act: Act,
  { purpose, type, target }: CertificationWish,
): Promise<void> {
  if (type === certificationType.email && !isEmail(target)) throw new ClubFailure("VAL_EMAIL");
  if (type !== certificationType.email && (!isPhone(target) || target.includes("@")))
    throw new ClubFailure("VAL_PHONE");
  // An account without an identity is one per e-mail address (domain.md 7.13).
  if (purpose === "SIGNUP" && type !== certificationType.email) throw new ClubFailure("VAL_FIELD", ["type"]);
  if (purpose === "CHANGE_PHONE" && type === certificationType.email)
    throw new ClubFailure("VAL_FIELD", ["type"]);
  if (purpose === "CHANGE_PHONE" && act.by.kind !== "member") throw new ClubFailure("AUTH_INVALID_SESSION");
  const { methods } = await readIdentitySettings(db, act);
  if (purpose !== "CHANGE_PHONE" && !methods.includes(type)) throw new ClubFailure("VAL_FIELD", ["type"]);
}

/** The member that a code would speak for: the caller, or who has the address on file, and the id where one is named. */
async function meantMember(tx: Database, act: Act, wish: CertificationWish): Promise<Member | null> {
  const { clubIdx } = act.club;
  if (wish.purpose === "SIGNUP") return null;
  if (wish.purpose === "CHANGE_PHONE") {
    return act.by.kind === "member" ? findMember(tx, clubIdx, act.by.memberIdx) : null;
  }
  const found = await findByContact(tx, clubIdx, sameTarget(wish.target));
  if (wish.purpose === "FIND_ID") return found[0] ?? null;
  const named = found.find((member) => member.id === wish.id) ?? null;
  return wish.purpose === "DORMANT" && named?.state !== memberState.dormant ? null : named;
}

async function queueCode(
  tx: Database,
  act: Act,
  { type, target }: CertificationWish,
  member: Member | null,
  { code, minutes }: SentCode,
): Promise<void> {
  const { club, choice } = act;
  const { clubName } = await readSiteInfo(tx, club.clubIdx, choice);
  const to = {
    memberIdx: member?.memberIdx ?? null,
    lang: choice.language,
    phoneNo: type === certificationType.email ? null : target,
    email: type === certificationType.email ? target : null,
  };
  await queueNotice(tx, act, "certificationCode", to, { club: clubName, code, minutes: String(minutes) });
}
