import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "../columns";
import { members } from "./members";

/** domain.md 6 `Withdrawal`: that somebody left, and the keyed hash by which a sign-up within the block is known. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    reasonCode: text("reason_code").notNull(),
    reasonText: text("reason_text").notNull(),
    completedAt: instant("completed_at").notNull(),
    /** `diHash`, or `emailHash` of a certType 20 account; null once the block is over. */
    personHash: text("person_hash"),
    rejoinFrom: date("rejoin_from").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.memberIdx] }),
    // Who may not join again yet.
    index("withdrawals_person").on(table.clubIdx, table.personHash),
    foreignKey({
      columns: [table.clubIdx, table.memberIdx],
      foreignColumns: [members.clubIdx, members.memberIdx],
    }),
  ],
);

/**
 * What the law makes the club keep of somebody who left, apart from everything that is in use, until `purgeAt`
 * (C0460, checklist P-05). No call reads it.
 */
export const withdrawalArchives = pgTable(
  "withdrawal_archives",
  {
    archiveIdx: integer("archive_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    kind: text("kind").$type<"PAYMENT" | "COMPLAINT" | "ACCESS">().notNull(),
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
    purgeAt: instant("purge_at").notNull(),
  },
  (table) => [
    index("withdrawal_archives_purge").on(table.clubIdx, table.purgeAt),
    foreignKey({
      columns: [table.clubIdx, table.memberIdx],
      foreignColumns: [members.clubIdx, members.memberIdx],
    }),
  ],
);
