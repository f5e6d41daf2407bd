import type { SiteAddition, SiteInfo } from "@/lib/contract/site/site";
import type { Database } from "../../db/database";
import { ClubFailure } from "../../platform/failure";
import { type LanguageChoice, pickText } from "../../platform/texts";
import { type SiteInfoRow, selectSiteAddition, selectSiteInfo } from "./repository";

/** Name, address and numbers of a club, with `isAdmin` all that is stored; throws 2001 for a club without them. */
export async function readSiteInfo(
  db: Database,
  clubIdx: number,
  choice: LanguageChoice,
  isAdmin = false,
): Promise<SiteInfo> {
  const row = await selectSiteInfo(db, clubIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const texts = pickText(row.texts, choice);
  return {
    clubIdx: row.clubIdx,
    clubCode: row.clubCode,
    clubName: texts?.clubName ?? row.clubCode,
    ceoName: texts?.ceoName ?? "",
    businessNo: row.businessNo,
    zipCode: row.zipCode,
    address: texts?.address ?? "",
    addressDetail: texts?.addressDetail ?? "",
    clubPhoneNo: row.clubPhoneNo,
    rsvPhoneNo: row.rsvPhoneNo,
    clubFaxNo: row.clubFaxNo,
    email: row.email,
    lat: row.lat,
    lon: row.lon,
    sns: row.sns,
    copyright: texts?.copyright ?? "",
    ...(isAdmin ? { admin: adminPart(row) } : {}),
  };
}

/** The name of a club; its code while nobody has written a site info. */
export async function readClubName(
  db: Database,
  { clubIdx, clubCode }: { clubIdx: number; clubCode: string },
  choice: LanguageChoice,
): Promise<string> {
  const row = await selectSiteInfo(db, clubIdx);
  return (row && pickText(row.texts, choice)?.clubName) ?? clubCode;
}

/** Logos with their texts, verification codes and the viewport setting; throws 2001 for a club without them. */
export async function readSiteAddition(
  db: Database,
  clubIdx: number,
  choice: LanguageChoice,
  isAdmin = false,
): Promise<SiteAddition> {
  const row = await selectSiteAddition(db, clubIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const texts = pickText(row.texts, choice);
  return {
    logoDefaultRl: row.logoDefaultRl,
    textDefaultRl: texts?.textDefaultRl ?? "",
    logoDefaultUd: row.logoDefaultUd,
    textDefaultUd: texts?.textDefaultUd ?? "",
    logoSimpleRl: row.logoSimpleRl,
    textSimpleRl: texts?.textSimpleRl ?? "",
    logoSimpleUd: row.logoSimpleUd,
    textSimpleUd: texts?.textSimpleUd ?? "",
    favicon: row.favicon,
    ogImage: row.ogImage,
    naverVerification: row.naverVerification,
    googleVerification: row.googleVerification,
    gaId: row.gaId,
    viewportZoom: row.viewportZoom,
    headTags: row.headTags,
    ...(isAdmin ? { admin: { i18n: row.texts, version: row.version } } : {}),
  };
}

function adminPart(row: SiteInfoRow) {
  const { corpNo, mailOrderNo, gridX, gridY, privacyOfficer, privacyPhone, openingDate, version } = row;
  const rest = { corpNo, mailOrderNo, gridX, gridY, privacyOfficer, privacyPhone, openingDate, version };
  return { ...rest, i18n: row.texts };
}
