import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Keys that the server makes once for itself. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
