import { certificationType } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import type { SiteAddition, SiteInfo } from "@/lib/contract/site/site";
import type { SiteInfoChange } from "@/lib/contract/site/site-office";
import { isEmail, isPhone } from "@/lib/shared/fields";
import { checkTaxNumber } from "@/lib/shared/texts/tax-numbers";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { wordsOfClub } from "@/lib/shared/weak-passwords";
import { weatherGrid } from "@/lib/shared/weather-grid";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { sharedAnswer } from "../../platform/shared-answer";
import { type LanguageChoice, mergeFields, pickText } from "../../platform/texts";
import { recordAudit } from "../audit";
import { readPolicies } from "../policies";
import {
  isBusinessNoElsewhere,
  lockSiteInfo,
  type SiteInfoRow,
  selectSiteAddition,
  selectSiteInfo,
  updateSiteInfo,
} from "./repository";

/** Name, address and numbers of a club, with `isAdmin` all that is stored; throws 2001 for a club without them. */
export async function readSiteInfo(
  db: Database,
  clubIdx: number,
  choice: LanguageChoice,
  isAdmin = false,
): Promise<SiteInfo> {
  const row = await selectSiteInfo(db, clubIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  if (isAdmin) return { ...infoOf(row, choice), admin: adminPart(row) };
  const { language, defaultLanguage } = choice;
  return sharedAnswer(`site-info ${clubIdx} ${language}`, [row, defaultLanguage], () => infoOf(row, choice));
}

type Asked = { isAdmin: boolean; hasPush: boolean };

/** The same with whether devices can be notified, as the call answers it; what visitors are given is shared, and its text with it. */
export async function answerSiteInfo(
  db: Database,
  clubIdx: number,
  choice: LanguageChoice,
  { isAdmin, hasPush }: Asked,
) {
  const info = await readSiteInfo(db, clubIdx, choice, isAdmin);
  const whole = () => ({ ...info, hasPush });
  if (isAdmin) return whole();
  return sharedAnswer(`site-info answer ${clubIdx} ${choice.language}`, [info, hasPush], whole);
}

function infoOf(row: SiteInfoRow, choice: LanguageChoice): SiteInfo {
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
    certificationTypes: row.methods ?? [certificationType.email],
    passwordWords: wordsOfClub(
      row.clubCode,
      Object.values(row.texts).map(({ clubName }) => clubName),
    ),
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

/** Where a club lies, and the version of the info that it stands in. */
export async function readPlace(
  db: Database,
  { club }: Context,
): Promise<{ lat: number; lon: number; version: number }> {
  const row = await selectSiteInfo(db, club.clubIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return { lat: row.lat, lon: row.lon, version: row.version };
}

/**
 * Moves a club, in the caller's transaction, which puts it on record; the cell of the weather grid follows where the grid reaches. The place of before
 * and the new version; 2002 when the info changed since `version`.
 */
export async function savePlace(
  tx: Database,
  ctx: Context,
  { lat, lon, version }: { lat: number; lon: number; version?: number | undefined },
): Promise<{ before: { lat: number; lon: number }; version: number }> {
  const row = await lockSiteInfo(tx, ctx.club.clubIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== row.version) throw new ClubFailure("STALE");
  const { x, y } = weatherGrid({ lat, lon });
  const isOnGrid = [x, y].every((cell) => cell >= 1 && cell <= 999);
  const grid = isOnGrid ? { gridX: x, gridY: y } : {};
  const stamp = { version: row.version + 1, updatedAt: ctx.now, updatedBy: actorName(ctx.by) };
  await updateSiteInfo(tx, ctx.club.clubIdx, { lat, lon, ...grid, ...stamp });
  return { before: { lat: row.lat, lon: row.lon }, version: stamp.version };
}

function adminPart(row: SiteInfoRow) {
  const { corpNo, mailOrderNo, gridX, gridY, privacyOfficer, privacyPhone, openingDate, version } = row;
  const rest = { corpNo, mailOrderNo, gridX, gridY, privacyOfficer, privacyPhone, openingDate, version };
  return { ...rest, i18n: row.texts };
}

type Saved = { clubIdx: number; updatedAt: string; version: number };

const emptyTexts = { clubName: "", ceoName: "", address: "", addressDetail: "", copyright: "" };

/**
 * Changes the named fields (domain.md A4); texts are those of the request language, others come in `i18n`. Throws 2101 for
 * a business number that the club's country (C0080) does not know, 9005, 9006, 9001 for other fields, 2002.
 */
export async function saveSiteInfo(db: Database, ctx: Context, input: SiteInfoChange): Promise<Saved> {
  const { version, i18n, clubName, ceoName, address, addressDetail, copyright, ...fields } = input;
  refuseContacts(input);
  const country = await countryOf(db, ctx);
  const businessNo = fields.businessNo === undefined ? undefined : businessNoOf(country, fields.businessNo);
  if (country === "KR" && input.zipCode !== undefined && !/^\d{5}$/.test(input.zipCode)) {
    throw new ClubFailure("VAL_FIELD", ["zipCode", "digits", "5"]);
  }
  return transaction(db, async (tx) => {
    const before = await lockSiteInfo(tx, ctx.club.clubIdx);
    if (!before) throw new ClubFailure("NOT_FOUND");
    if (version !== undefined && version !== before.version) throw new ClubFailure("STALE");
    const own = { clubName, ceoName, address, addressDetail, copyright };
    const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const after = {
      ...before,
      ...named,
      businessNo: businessNo ?? before.businessNo,
      texts: mergeFields(before.texts, { own, i18n }, ctx.choice.language, {
        ...emptyTexts,
        clubName: before.texts[ctx.club.defaultLanguage]?.clubName ?? ctx.club.clubCode,
      }),
      version: before.version + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    await updateSiteInfo(tx, ctx.club.clubIdx, after);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "siteInfo",
      entityKey: ctx.club.clubIdx,
      before,
      after,
    });
    const { clubIdx, zone } = ctx.club;
    return { clubIdx, updatedAt: clubTimestamp(ctx.now, zone), version: after.version };
  });
}

/** The kind of a tax number, and whether another club has it (A5, domain.md 9.4). */
export async function testTaxNumber(
  db: Database,
  ctx: Context,
  { type, keyword }: { type: string; keyword: string },
): Promise<CallOutput<"GET /site/info/valid/taxno">> {
  const verdict = checkTaxNumber(type, keyword);
  const duplicated = await isBusinessNoElsewhere(db, ctx.club.clubIdx, verdict.normalized);
  return { type, ...verdict, duplicated };
}

/** Every Korean club has one; elsewhere a club may have none, or keep it to itself. */
function businessNoOf(country: string, typed: string): string {
  if (typed === "" && country !== "KR") return "";
  const { valid, normalized } = checkTaxNumber(country, typed);
  if (!valid) throw new ClubFailure("SITE_TAXNO");
  return normalized;
}

async function countryOf(db: Database, { club }: Context): Promise<string> {
  return (await readPolicies(db, club.clubIdx, ["C0080"])).get("C0080")?.value1 || "KR";
}

function refuseContacts(input: SiteInfoChange): void {
  if (input.email !== undefined && !isEmail(input.email)) throw new ClubFailure("VAL_EMAIL");
  const phones = [input.clubPhoneNo, input.rsvPhoneNo, input.privacyPhone, input.clubFaxNo];
  if (phones.some((number) => number != null && !isPhone(number))) throw new ClubFailure("VAL_PHONE");
}
