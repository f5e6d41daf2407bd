import type { Database } from "../../database";
import { greenFees, limitRules, openRules, regularClosings, seasonParts, serviceFees } from "../../tables";
import type { FrameSeeding } from "../seeding";
import { bulkInsert } from "../tools/bulk";

/** Seasons, closings, openings, limits and fees (domain.md 7.1 to 7.4). */
export async function seedSheetRules(tx: Database, { clubIdx, data }: FrameSeeding): Promise<void> {
  const { rules } = data;
  const ofClub = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, clubIdx }));
  await bulkInsert(tx, seasonParts, ofClub(rules.seasonParts));
  await bulkInsert(tx, regularClosings, ofClub(rules.closings));
  await bulkInsert(tx, openRules, ofClub(rules.openings));
  await bulkInsert(tx, limitRules, ofClub(rules.limits));
  await bulkInsert(tx, greenFees, ofClub(rules.greenFees));
  await bulkInsert(tx, serviceFees, ofClub(rules.serviceFees));
}
