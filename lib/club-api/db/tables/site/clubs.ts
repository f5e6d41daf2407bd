import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row per club; everything else refers to it by `clubIdx`. */
export const clubs = pgTable("clubs", {
  clubIdx: integer("club_idx").primaryKey(),
  clubCode: text("club_code").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
