import type { SessionProfile, TokenPair, UserSession } from "@/lib/contract/accounts/auth";
import type { SiteInfo } from "@/lib/contract/site/site";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Admin, findAdmin, permissionSubject } from "../../domains/admins";
import { recordAudit } from "../../domains/audit";
import { endSession, isPasswordExpired, type OpenedSession } from "../../domains/auth";
import type { Delegation } from "../../domains/delegations";
import type { Member } from "../../domains/members";
import { adminMenuNames } from "../../domains/menus";
import { readPermissions, visibleMenus } from "../../domains/permissions";
import { listClubs } from "../../domains/policies";
import { readClubName, readSiteInfo } from "../../domains/site";
import { openTermsOf } from "../../domains/terms";
import type { Club, Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { letGoOfHold } from "../bookings/release-hold";

/** Where and when a sign-in happens, and in which language it is answered. */
export type SignInContext = { club: Club; language: Language; now: Date };

type Pending = UserSession["pending"];
type Account = Member | Admin;

/** The user session of a member (seed §3, domain.md M1). */
export async function memberSession(
  db: Database,
  context: SignInContext,
  member: Member,
  tokens: OpenedSession | TokenPair,
): Promise<UserSession> {
  return {
    ...(await commonPart(db, context, member, [context.club.clubCode])),
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
    pending:
      (await accountPending(db, context, member)) ?? (await termsPending(db, context, member.memberIdx)),
  };
}

/** The user session of a delegate, who acts in a member's name: of the member no more than the name and the type. */
export async function delegateSession(
  db: Database,
  context: SignInContext,
  { member, delegation, tokens }: { member: Member; delegation: Delegation; tokens: TokenPair },
): Promise<UserSession> {
  const { delegationIdx, delegateIdx, acts, endsOn } = delegation;
  const shown = { ...member, id: `delegate-${delegationIdx}`, lang: context.language };
  const bare = { ...shown, phoneNo: "", email: "", imageUrl: null, isTempPassword: false };
  return {
    ...(await commonPart(db, context, bare, [context.club.clubCode])),
    ...tokens,
    authority: "MEMBER",
    adminIdx: null,
    memberIdx: member.memberIdx,
    memberType: member.memberType,
    address: "",
    addressDetail: "",
    zipCode: "",
    isAdmin: false,
    isSSAdmin: false,
    pending: null,
    acting: { delegationIdx, acts, endsOn, isMember: delegateIdx !== null },
  };
}

/** The user session of an admin. */
export async function adminSession(
  db: Database,
  context: SignInContext,
  admin: Admin,
  tokens: OpenedSession,
): Promise<UserSession> {
  return { ...(await adminProfile(db, context, admin)), ...tokens };
}

/** Who an admin is in a club, with the menus that the account may open. */
export async function adminProfile(
  db: Database,
  context: SignInContext,
  admin: Admin,
): Promise<SessionProfile> {
  const clubs = await listClubs(db);
  const authClub = admin.isSSAdmin ? clubs.map((club) => club.clubCode) : admin.authClub;
  const names = await adminMenuNames(db, context.club.clubIdx, context.language);
  return {
    ...(await commonPart(db, context, admin, authClub)),
    authority: admin.isSSAdmin ? "SSADMIN" : "ADMIN",
    adminIdx: admin.adminIdx,
    memberIdx: null,
    memberType: null,
    address: "",
    addressDetail: "",
    zipCode: "",
    isAdmin: true,
    isSSAdmin: admin.isSSAdmin,
    pending: await accountPending(db, context, admin),
    adminMenus: visibleMenus(await readPermissions(db, permissionSubject(admin)), names),
  };
}

async function commonPart(
  db: Database,
  context: SignInContext,
  account: Account,
  authClub: readonly string[],
) {
  const site = await siteOf(db, context, context.club.clubIdx);
  return {
    clubCode: context.club.clubCode,
    clubIdx: context.club.clubIdx,
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
    clubList: await clubList(db, context, authClub),
    langList: [...context.club.languages],
    imageUrl: account.imageUrl,
    inactive: false as const,
    inactiveDate: null,
    userMove: authClub.length > 1,
  };
}

async function clubList(db: Database, context: SignInContext, codes: readonly string[]) {
  const clubs = (await listClubs(db)).filter((club) => codes.includes(club.clubCode));
  return Promise.all(
    clubs.map(async (club) => ({
      clubCode: club.clubCode,
      clubName: await readClubName(db, club, languageChoice(context)),
    })),
  );
}

async function accountPending(db: Database, context: SignInContext, account: Account): Promise<Pending> {
  if (account.isTempPassword) return "TEMP_PASSWORD";
  const isExpired = await isPasswordExpired(db, context.club.clubIdx, account, context.now);
  return isExpired ? "PASSWORD_EXPIRED" : null;
}

/** A required version came into force to which the member has not agreed (domain.md F13). */
async function termsPending(db: Database, context: SignInContext, memberIdx: number): Promise<Pending> {
  return (await openTermsOf(db, context, memberIdx)).length > 0 ? "TERMS" : null;
}

function siteOf(db: Database, context: SignInContext, clubIdx: number): Promise<SiteInfo> {
  return readSiteInfo(db, clubIdx, languageChoice(context));
}

function languageChoice({ club, language }: SignInContext) {
  return { language, defaultLanguage: club.defaultLanguage };
}

/**
 * Ends the calling session (domain.md M3). A member's lock ends with it, and the slot is given on (A3); who is signed in
 * elsewhere too books from there anew.
 */
export function signOut(
  db: Database,
  ctx: Context,
  caller: { sessionIdx: number; memberIdx: number | null },
): Promise<void> {
  return transaction(db, async (tx) => {
    if (caller.memberIdx !== null) await letGoOfHold(tx, ctx, caller.memberIdx);
    await endSession(tx, caller.sessionIdx, ctx.now);
  });
}

/**
 * An admin turns to another of the clubs that the account may act for (domain.md 2.6). The session stays the account's, in
 * its own club: what the admin does there names the club, and is judged call by call.
 */
export async function moveSession(
  db: Database,
  ctx: Context,
  context: SignInContext,
  caller: { adminIdx: number; sessionIdx: number },
): Promise<SessionProfile> {
  const admin = await findAdmin(db, caller.adminIdx);
  if (!admin) throw new ClubFailure("AUTH_INVALID_SESSION");
  const profile = await adminProfile(db, context, admin);
  const after = { clubCode: context.club.clubCode };
  await recordAudit(db, ctx, { action: "UPDATE", entity: "session", entityKey: caller.sessionIdx, after });
  return profile;
}
