import type { SessionProfile, UserSession } from "@/lib/contract/accounts/auth";
import type { SiteInfo } from "@/lib/contract/site/site";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { type Admin, permissionSubject } from "../../domains/admins";
import { isPasswordExpired, type OpenedSession } from "../../domains/auth";
import type { Member } from "../../domains/members";
import { adminMenuNames } from "../../domains/menus";
import { readPermissions, visibleMenus } from "../../domains/permissions";
import { listClubs } from "../../domains/policies";
import { readClubName, readSiteInfo } from "../../domains/site";
import { openTermsOf } from "../../domains/terms";
import type { Club } from "../../platform/context";

/** Where and when a sign-in happens, and in which language it is answered. */
export type SignInPlace = { club: Club; language: Language; now: Date };

type Pending = UserSession["pending"];
type Account = Member | Admin;

/** The user session of a member (seed §3, domain.md M1). */
export async function memberSession(
  db: Database,
  place: SignInPlace,
  member: Member,
  tokens: OpenedSession,
): Promise<UserSession> {
  return {
    ...(await commonPart(db, place, member, [place.club.clubCode])),
    ...tokens,
    authority: "MEMBER",
    adminIdx: null,
    memberIdx: member.memberIdx,
    memberType: member.memberType,
    address: member.address,
    addressDetail: member.addressDetail,
    zipCode: member.zipCode,
    isAdmin: false,
    isSSAdmin: false,
    pending: (await accountPending(db, place, member)) ?? (await termsPending(db, place, member.memberIdx)),
  };
}

/** The user session of an admin. */
export async function adminSession(
  db: Database,
  place: SignInPlace,
  admin: Admin,
  tokens: OpenedSession,
): Promise<UserSession> {
  return { ...(await adminProfile(db, place, admin)), ...tokens };
}

/** Who an admin is in a club, with the menus that the account may open. */
export async function adminProfile(db: Database, place: SignInPlace, admin: Admin): Promise<SessionProfile> {
  const clubs = await listClubs(db);
  const authClub = admin.isSSAdmin ? clubs.map((club) => club.clubCode) : admin.authClub;
  const names = await adminMenuNames(db, place.club.clubIdx, place.language);
  return {
    ...(await commonPart(db, place, admin, authClub)),
    authority: admin.isSSAdmin ? "SSADMIN" : "ADMIN",
    adminIdx: admin.adminIdx,
    memberIdx: null,
    memberType: null,
    address: "",
    addressDetail: "",
    zipCode: "",
    isAdmin: true,
    isSSAdmin: admin.isSSAdmin,
    pending: await accountPending(db, place, admin),
    adminMenus: visibleMenus(await readPermissions(db, permissionSubject(admin)), names),
  };
}

async function commonPart(db: Database, place: SignInPlace, account: Account, authClub: readonly string[]) {
  const site = await siteOf(db, place, place.club.clubIdx);
  return {
    clubCode: place.club.clubCode,
    clubIdx: place.club.clubIdx,
    clubName: site.clubName,
    clubPhoneNo: site.clubPhoneNo,
    clubFaxNo: site.clubFaxNo ?? "",
    businessNo: site.businessNo,
    ceoName: site.ceoName,
    id: account.id,
    name: account.name,
    lang: account.lang,
    phoneNo: account.phoneNo,
    email: account.email,
    isTempPassword: account.isTempPassword,
    authClub: [...authClub],
    clubList: await clubList(db, place, authClub),
    langList: [...place.club.languages],
    imageUrl: account.imageUrl,
    inactive: false as const,
    inactiveDate: null,
    userMove: authClub.length > 1,
  };
}

async function clubList(db: Database, place: SignInPlace, codes: readonly string[]) {
  const clubs = (await listClubs(db)).filter((club) => codes.includes(club.clubCode));
  return Promise.all(
    clubs.map(async (club) => ({
      clubCode: club.clubCode,
      clubName: await readClubName(db, club, languageChoice(place)),
    })),
  );
}

async function accountPending(db: Database, place: SignInPlace, account: Account): Promise<Pending> {
  if (account.isTempPassword) return "TEMP_PASSWORD";
  const isExpired = await isPasswordExpired(db, place.club.clubIdx, account, place.now);
  return isExpired ? "PASSWORD_EXPIRED" : null;
}

/** A required version came into force to which the member has not agreed (domain.md F13). */
async function termsPending(db: Database, place: SignInPlace, memberIdx: number): Promise<Pending> {
  return (await openTermsOf(db, place, memberIdx)).length > 0 ? "TERMS" : null;
}

function siteOf(db: Database, place: SignInPlace, clubIdx: number): Promise<SiteInfo> {
  return readSiteInfo(db, clubIdx, languageChoice(place));
}

function languageChoice({ club, language }: SignInPlace) {
  return { language, defaultLanguage: club.defaultLanguage };
}
