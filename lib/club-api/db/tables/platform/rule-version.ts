import { bigint, integer, pgTable } from "drizzle-orm/pg-core";

/**
 * One row, raised by triggers with every change of a table that holds the rules of clubs (migration 0008): whoever
 * kept a rule asks it whether the rule still stands.
 */
export const ruleVersion = pgTable("rule_version", {
  idx: integer("idx").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
});
