import { fallbackLanguage, isLanguage } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { hashToken } from "../../platform/crypto";
import { randomToken } from "../../platform/random";
import {
  insertActivationToken,
  type MemberRow,
  selectMember,
  selectMemberByLoginId,
  updateLastLogin,
} from "./repository";

export type Member = MemberRow;

/** Where notices to a member go (domain.md 11.10). */
export function addresseeOf(member: Member) {
  const { memberIdx, phoneNo, email } = member;
  return { memberIdx, lang: isLanguage(member.lang) ? member.lang : fallbackLanguage, phoneNo, email };
}

const activationMinutes = 10;

/** A member by login id, whatever the state. */
export const findMemberByLoginId = selectMemberByLoginId;

/** A member of the club by idx; null when there is none. */
export const findMember = selectMember;

/** Notes the time of a successful sign-in, from which dormancy counts. */
export const noteMemberLogin = updateLastLogin;

/** A token that proves the right password of a dormant member for ten minutes (domain.md 7.13). */
export async function issueActivationToken(db: Database, memberIdx: number, now: Date): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + activationMinutes * 60_000);
  await insertActivationToken(db, { tokenHash: hashToken(token), memberIdx, expiresAt }, now);
  return token;
}
