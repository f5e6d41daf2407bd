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

/** Tries of a sign-in per id and source, of ids known or not alike, so that nothing tells the two apart (domain.md M1). */
export const loginTries = pgTable(
  "login_tries",
  {
    /** Hash of the account below and of where the tries came from: an address block or a known device. */
    idHash: text("id_hash").primaryKey(),
    /** Hash of club, kind and id: an unknown id may be somebody's slip of the pen. What lifts an account's locks finds them by it. */
    accountHash: text("account_hash").notNull(),
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
  (table) => [
    index("login_tries_keep").on(table.keepUntil),
    index("login_tries_account").on(table.accountHash),
  ],
);

/**
 * How much of the tries that an account grants to unknown sources altogether is used up: each try moves `spentUntil` on by
 * the time in which one comes back, and a moment in the past means that all of them are there.
 */
export const loginPaces = pgTable(
  "login_paces",
  {
    accountHash: text("account_hash").primaryKey(),
    spentUntil: instant("spent_until").notNull(),
  },
  (table) => [index("login_paces_spent").on(table.spentUntil)],
);
