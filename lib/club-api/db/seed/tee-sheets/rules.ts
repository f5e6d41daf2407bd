import { firstPlanDate, replaceTeePlan } from "../../../domains/tee-sheets";
import type { Database } from "../../database";
import { greenFees, limitRules, openRules, regularClosings, serviceFees } from "../../tables";
import type { FrameSeeding } from "../seeding";

/** Seasons, closings, openings, limits and fees (domain.md 7.1 to 7.4). */
export async function seedSheetRules(tx: Database, { clubIdx, data, now }: FrameSeeding): Promise<void> {
  const { rules } = data;
  const ofClub = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, clubIdx }));
  await replaceTeePlan(tx, clubIdx, { ...rules.teePlan, fromDate: firstPlanDate, savedAt: now });
  await tx.insert(regularClosings).values(ofClub(rules.closings));
  await tx.insert(openRules).values(ofClub(rules.openings));
  await tx.insert(limitRules).values(ofClub(rules.limits));
  await tx.insert(greenFees).values(ofClub(rules.greenFees));
  await tx.insert(serviceFees).values(ofClub(rules.serviceFees));
}
