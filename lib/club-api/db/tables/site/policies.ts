import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { clubs } from "./clubs";

/** The C0xxx entries of a club (domain.md 3). */
export const policies = pgTable(
  "policies",
  {
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    code: text("code").notNull(),
    name: text("name").notNull(),
    value1: text("value1").notNull().default(""),
    value2: text("value2").notNull().default(""),
    value3: text("value3").notNull().default(""),
    value4: text("value4").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.code] })],
);
