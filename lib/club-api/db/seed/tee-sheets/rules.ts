import type { FeeRule } from "@/lib/shared/fees/fee-rule";
import { firstPlanDate, replaceTeePlan } from "../../../domains/tee-sheets";
import { bulkInsert } from "../../bulk-insert";
import type { Database } from "../../database";
import { feeRules, feeVersions, limitRules, openRules, regularClosings, serviceFeeRules } from "../../tables";
import type { FrameSeeding } from "../seeding";

/** Seasons, closings, openings, limits and fees (domain.md 7.1 to 7.4). */
export async function seedSheetRules(tx: Database, seeding: FrameSeeding): Promise<void> {
  const { clubIdx, data, now } = seeding;
  const { rules } = data;
  const ofClub = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, clubIdx }));
  await replaceTeePlan(tx, clubIdx, { ...rules.teePlan, fromDate: firstPlanDate, savedAt: now });
  await bulkInsert(tx, regularClosings, ofClub(rules.closings));
  await bulkInsert(tx, openRules, ofClub(rules.openings));
  await bulkInsert(tx, limitRules, ofClub(rules.limits));
  await seedFees(tx, seeding);
}

async function seedFees(tx: Database, { clubIdx, data, now }: FrameSeeding): Promise<void> {
  for (const [place, { fromDate, note, card, rules, serviceFees }] of data.rules.feeVersions.entries()) {
    const key = { clubIdx, versionIdx: place + 1 };
    await tx.insert(feeVersions).values({ ...key, fromDate, note, updatedAt: now });
    const rows = [...card.flatMap(rulesOfCardRow), ...rules];
    const numbered = rows.map((rule, row) => ({
      ...rule,
      weekCodes: rule.weekCodes && [...rule.weekCodes],
      ...key,
      ruleNo: row + 1,
    }));
    if (numbered.length > 0) await tx.insert(feeRules).values(numbered);
    if (serviceFees.length > 0)
      await tx.insert(serviceFeeRules).values(serviceFees.map((fee) => ({ ...fee, ...key })));
  }
}

type CardRow = FrameSeeding["data"]["rules"]["feeVersions"][number]["card"][number];

function rulesOfCardRow({ memberType, period, weekday, weekend }: CardRow): FeeRule[] {
  const ofAll = { weekCodes: null, monthFrom: null, monthTo: null, holeCode: null, partySize: null };
  const rule = { ...ofAll, memberType, period, note: "" };
  return [
    { ...rule, dayType: "WEEKDAY", amount: weekday },
    { ...rule, dayType: "WEEKEND", amount: weekend },
  ];
}
