import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Counters that survive a restart and are shared by all processes (checklist S-53). */
export const limits = pgTable(
  "limits",
  {
    key: text("key").primaryKey(),
    hits: integer("hits").notNull(),
    resetsAt: instant("resets_at").notNull(),
  },
  (table) => [index("limits_resets").on(table.resetsAt)],
);

/** Login tries per id, known or not alike, so that nothing tells the two apart (domain.md M1). */
export const loginTries = pgTable(
  "login_tries",
  {
    /** Hash of club, kind and id: an unknown id may be somebody's slip of the pen. */
    idHash: text("id_hash").primaryKey(),
    /** Since the last lock. */
    tries: integer("tries").notNull(),
    /** Since the last success, and how many locks they have led to (checklist S-52). */
    failures: integer("failures").notNull().default(0),
    locks: integer("locks").notNull().default(0),
    lockedUntil: instant("locked_until"),
    updatedAt: instant("updated_at").notNull(),
    /** When the count may be forgotten. */
    keepUntil: instant("keep_until").notNull().defaultNow(),
  },
  (table) => [index("login_tries_keep").on(table.keepUntil)],
);
