import { inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { bookingRules, policies } from "../../db/tables";

export type RuleRow = typeof bookingRules.$inferSelect;
type PolicyRow = typeof policies.$inferSelect;

/** The club's booking rules and the named policies, in one round trip. */
export async function selectNumbers(
  db: Database,
  clubIdx: number,
  codes: readonly string[],
): Promise<{ rules: RuleRow; policies: Map<string, PolicyRow> }> {
  const rows = await db
    .select({ rules: bookingRules, policy: policies })
    .from(bookingRules)
    .leftJoin(policies, ofClub(policies, bookingRules.clubIdx, inArray(policies.code, [...codes])))
    .where(ofClub(bookingRules, clubIdx));
  const first = rows[0];
  if (!first) throw new Error(`Club ${clubIdx} has no booking rules`);
  return {
    rules: first.rules,
    policies: new Map(rows.flatMap(({ policy }) => (policy ? [[policy.code, policy] as const] : []))),
  };
}
