import type { CallOutput } from "@/lib/contract/routes";
import type { SiteInfoChange } from "@/lib/contract/site-office";
import { clubTimestamp } from "@/lib/shared/club-time";
import { isEmail, isPhone } from "@/lib/shared/fields";
import { checkTaxNumber } from "@/lib/shared/tax-numbers";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { mergeFields } from "../../platform/texts";
import { recordDeed } from "../audit";
import { readPolicies } from "../policies";
import { isBusinessNoElsewhere, lockSiteInfo, updateSiteInfo } from "./info-repository";

type Saved = { clubIdx: number; updatedAt: string; version: number };

const emptyTexts = { clubName: "", ceoName: "", address: "", addressDetail: "", copyright: "" };

/**
 * Changes the named fields (domain.md A4); texts are those of the request language, others come in `i18n`. Throws 2101 for
 * a business number that the club's country (C0080) does not know, 9005, 9006, 9001 for other fields, 2002.
 */
export async function saveSiteInfo(db: Database, act: Act, wish: SiteInfoChange): Promise<Saved> {
  const { version, i18n, clubName, ceoName, address, addressDetail, copyright, ...fields } = wish;
  refuseContacts(wish);
  const country = await countryOf(db, act);
  const businessNo = fields.businessNo === undefined ? undefined : businessNoOf(country, fields.businessNo);
  if (country === "KR" && wish.zipCode !== undefined && !/^\d{5}$/.test(wish.zipCode)) {
    throw new ClubFailure("VAL_FIELD", ["zipCode"]);
  }
  return transaction(db, async (tx) => {
    const before = await lockSiteInfo(tx, act.club.clubIdx);
    if (!before) throw new ClubFailure("NOT_FOUND");
    if (version !== undefined && version !== before.version) throw new ClubFailure("STALE");
    const own = { clubName, ceoName, address, addressDetail, copyright };
    const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const after = {
      ...before,
      ...named,
      businessNo: businessNo ?? before.businessNo,
      texts: mergeFields(before.texts, { own, i18n }, act.choice.language, {
        ...emptyTexts,
        clubName: before.texts[act.club.defaultLanguage]?.clubName ?? act.club.clubCode,
      }),
      version: before.version + 1,
      updatedAt: act.now,
      updatedBy: actorName(act.by),
    };
    await updateSiteInfo(tx, act.club.clubIdx, after);
    await recordDeed(tx, act, {
      action: "UPDATE",
      entity: "siteInfo",
      entityKey: act.club.clubIdx,
      before,
      after,
    });
    const { clubIdx, zone } = act.club;
    return { clubIdx, updatedAt: clubTimestamp(act.now, zone), version: after.version };
  });
}

/** What a tax number is, and whether another club has it (A5, domain.md 9.4). */
export async function testTaxNumber(
  db: Database,
  act: Act,
  { type, keyword }: { type: string; keyword: string },
): Promise<CallOutput<"GET /site/info/valid/taxno">> {
  const verdict = checkTaxNumber(type, keyword);
  const duplicated = await isBusinessNoElsewhere(db, act.club.clubIdx, verdict.normalized);
  return { type, ...verdict, duplicated };
}

function businessNoOf(country: string, typed: string): string {
  const { valid, normalized } = checkTaxNumber(country, typed);
  if (!valid) throw new ClubFailure("SITE_TAXNO");
  return normalized;
}

async function countryOf(db: Database, { club }: Act): Promise<string> {
  return (await readPolicies(db, club.clubIdx, ["C0080"])).get("C0080")?.value1 || "KR";
}

function refuseContacts(wish: SiteInfoChange): void {
  if (wish.email !== undefined && !isEmail(wish.email)) throw new ClubFailure("VAL_EMAIL");
  const phones = [wish.clubPhoneNo, wish.rsvPhoneNo, wish.privacyPhone, wish.clubFaxNo];
  if (phones.some((number) => number != null && !isPhone(number))) throw new ClubFailure("VAL_PHONE");
}
