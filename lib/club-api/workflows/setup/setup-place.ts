import type { SetupPlace, SetupPlaceInput } from "@/lib/contract/site/setup";
import { placePolicies, placePolicyCodes } from "@/lib/shared/place/place-policies";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { holdUnopened } from "../../domains/clubs";
import { readFormats, readPolicies, readPolicyVersion, savePolicies } from "../../domains/policies";
import { markSeen, readMarks } from "../../domains/setup";
import { readPlace, savePlace } from "../../domains/site";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

/** Of the policies and of the site info; both stand in one form. */
const versionOf = (policies: number, info: number) => `${policies}.${info}`;

/** Place, clock, money, formats and languages as the records have them. */
export async function readSetupPlace(db: Database, ctx: Context): Promise<SetupPlace> {
  const { clubIdx, languages, defaultLanguage, zone } = ctx.club;
  const place = await readPlace(db, ctx);
  const formats = await readFormats(db, clubIdx);
  const policies = await readPolicies(db, clubIdx, ["C0140", "C0200"]);
  const { country, currency, symbol, locale } = formats.countryFormat;
  const marks = await readMarks(db, clubIdx);
  return {
    lat: place.lat,
    lon: place.lon,
    zone,
    country,
    currency,
    symbol,
    locale,
    decimals: formats.decimalPoint.money,
    roundingUnit: Number(policies.get("C0140")?.value1 || 1),
    dateFormat: Number(policies.get("C0200")?.value1 || 1),
    languages: [...languages],
    defaultLanguage,
    version: versionOf(await readPolicyVersion(db, clubIdx), place.version),
    isSaved: marks.some(({ step }) => step === "place"),
  };
}

/**
 * Writes coordinates and the six policies in one transaction, with one audit record. Throws 9001 with the field that cannot be, 2002 when somebody else
 * changed one of them, SETUP_OPENED for an open club: there these are changed on screens that look at its bookings.
 */
export function saveSetupPlace(
  db: Database,
  ctx: Context,
  { version, lat, lon, ...input }: SetupPlaceInput,
): Promise<{ version: string }> {
  const [policyVersion, infoVersion] = version?.split(".").map(Number) ?? [];
  return transaction(db, async (tx) => {
    await holdUnopened(tx, ctx);
    const wanted = (before: ReadonlyMap<string, PolicyValues>) => {
      const none: PolicyValues = ["", "", "", ""];
      const found = placePolicies(input, (code) => before.get(code) ?? none);
      if ("problem" in found) throw new ClubFailure("VAL_FIELD", found.problem);
      return found.policies;
    };
    const saved = await savePolicies(tx, ctx, wanted, { codes: placePolicyCodes, version: policyVersion });
    const place = await savePlace(tx, ctx, { lat, lon, version: infoVersion });
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "setupPlace",
      entityKey: ctx.club.clubCode,
      before: { ...place.before, ...valuesOf(saved.changes, "before") },
      after: { lat, lon, ...valuesOf(saved.changes, "after") },
    });
    await markSeen(tx, ctx, "place");
    return { version: versionOf(saved.version, place.version) };
  });
}

type Changes = Awaited<ReturnType<typeof savePolicies>>["changes"];

function valuesOf(changes: Changes, side: "before" | "after"): Record<string, PolicyValues> {
  return Object.fromEntries(changes.map((change) => [change.code, change[side]]));
}
