import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { lastMinuteRules } from "../../db/tables";

export type RuleRow = typeof lastMinuteRules.$inferSelect;
export type RuleFields = Pick<
  RuleRow,
  "courseCode" | "period" | "dayType" | "memberTypes" | "percent" | "hoursBefore" | "isOn"
>;
type Stamp = { now: Date; by: string };

export function selectRules(db: Database, clubIdx: number): Promise<RuleRow[]> {
  return db
    .select()
    .from(lastMinuteRules)
    .where(ofClub(lastMinuteRules, clubIdx))
    .orderBy(desc(lastMinuteRules.isOn), asc(lastMinuteRules.ruleIdx));
}

export async function selectRule(db: Database, clubIdx: number, ruleIdx: number): Promise<RuleRow | null> {
  if (!isStoredIdx(ruleIdx)) return null;
  const [row] = await db
    .select()
    .from(lastMinuteRules)
    .where(ofClub(lastMinuteRules, clubIdx, eq(lastMinuteRules.ruleIdx, ruleIdx)));
  return row ?? null;
}

export async function insertRule(
  tx: Database,
  clubIdx: number,
  fields: RuleFields,
  { now, by }: Stamp,
): Promise<RuleRow> {
  const row = { ...fields, clubIdx, createdAt: now, updatedAt: now, updatedBy: by };
  const [stored] = await tx.insert(lastMinuteRules).values(row).returning();
  if (!stored) throw new Error("The rule was not stored.");
  return stored;
}

/** Null when the rule is of another version. */
export async function updateRule(
  tx: Database,
  { clubIdx, ruleIdx, version }: Pick<RuleRow, "clubIdx" | "ruleIdx" | "version">,
  fields: RuleFields,
  { now, by }: Stamp,
): Promise<RuleRow | null> {
  const [stored] = await tx
    .update(lastMinuteRules)
    .set({ ...fields, version: version + 1, updatedAt: now, updatedBy: by })
    .where(
      ofClub(
        lastMinuteRules,
        clubIdx,
        eq(lastMinuteRules.ruleIdx, ruleIdx),
        eq(lastMinuteRules.version, version),
      ),
    )
    .returning();
  return stored ?? null;
}
