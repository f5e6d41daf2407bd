import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";
import { playRules, recordRules } from "./invariant-rules";

/** Rules that hold at any time (checklist R-15): each query finds the rows that break a rule, so none. */
export const rules: Readonly<Record<string, SQL>> = { ...playRules, ...recordRules };

/** All rules in one statement: a play asks after each of its steps. */
const brokenRows = sql.join(
  Object.entries(rules).map(
    ([
      rule,
      query,
    ]) => sql`(select ${sql.raw(`'${rule.replaceAll("'", "''")}'`)} as rule, to_jsonb(broken)::text as row
      from (${query}) as broken limit 3)`,
  ),
  sql` union all `,
);

/** The rules that are broken, with the rows that break them; empty when all is well. */
export async function brokenRules(db: Database): Promise<string[]> {
  const found = await db
    .select({ rule: sql<string>`rule`, row: sql<string>`row` })
    .from(sql`(${brokenRows}) as broken_rules`);
  const byRule = new Map<string, string[]>();
  for (const { rule, row } of found) byRule.set(rule, [...(byRule.get(rule) ?? []), row]);
  return [...byRule].map(([rule, rows]) => `${rule}: ${rows.join(" ")}`);
}
