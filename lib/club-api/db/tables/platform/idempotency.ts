import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Answers of calls with an `Idempotency-Key`, kept for a day; written in the call's own transaction. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** `member:100001` and the route: a key is the caller's own. */
    caller: text("caller").notNull(),
    key: text("key").notNull(),
    clubIdx: integer("club_idx").notNull(),
    bodyHash: text("body_hash").notNull(),
    answer: jsonb("answer"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);
