import { isLanguage, type Language } from "@/lib/shared/languages";
import { type MemberRow, selectMember, selectMemberByLoginId, updateLastLogin } from "./repository";

export {
  selectAudience as readAudience,
  selectMembersAfter as membersAfter,
  selectPushAudience as pushAudience,
  updateMarketing as setMarketing,
  updateReminders as setReminders,
} from "./audience-repository";
export {
  selectDormantDue as membersDormantBy,
  selectMarketingDue as marketingDueBy,
  selectPasswordsChangedBy as passwordsChangedBy,
} from "./due-repository";
export { readExtra, saveExtra } from "./extra";
export { insertMembers, selectKnown as readKnownMembers } from "./import-repository";
export {
  besideKnown,
  type ColumnPlaces,
  exampleRow,
  faultsOfDoubles,
  type ImportedMember,
  type ImportSetting,
  isExampleRow,
  placesOfColumns,
  plainName,
  readMemberRow,
} from "./import-rules";
export { findPeople, listForOffice, officeRow } from "./office";
export { newPasswordHash, refuseNewPassword, requirePassword, storePassword } from "./passwords";
export {
  insertMember,
  lockMember,
  type MemberChange,
  type NewMember,
  type PersonKey,
  selectByContact as findByContact,
  selectByPerson as findByPerson,
  updateMember,
} from "./people-repository";

export type Member = MemberRow;

/** Where notices to a member go (domain.md 11.10), in the member's language, else the club's first. */
export function addresseeOf(member: Member, defaultLanguage: Language) {
  const { memberIdx, phoneNo, email } = member;
  return { memberIdx, lang: isLanguage(member.lang) ? member.lang : defaultLanguage, phoneNo, email };
}

/** A member by login id, whatever the state. */
export const findMemberByLoginId = selectMemberByLoginId;

/** A member of the club by idx; null when there is none. */
export const findMember = selectMember;

/** Notes the time of a successful sign-in, from which dormancy counts. */
export const noteMemberLogin = updateLastLogin;
