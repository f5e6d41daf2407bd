import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/shared/languages";
import { clubIdxColumn, instant } from "../columns";

/** What must be sent, written in the transaction that makes it necessary, delivered by a job (architecture 6). */
export const outbox = pgTable(
  "outbox",
  {
    outboxIdx: integer("outbox_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    channel: text("channel").$type<"MAIL" | "SMS">().notNull(),
    event: text("event").notNull(),
    /** Whom it is for, when it is a member. */
    memberIdx: integer("member_idx"),
    target: text("target").notNull(),
    lang: text("lang").$type<Language>().notNull(),
    vars: jsonb("vars").$type<Record<string, string>>().notNull(),
    state: text("state").$type<"WAITING" | "SENT" | "PARKED">().notNull().default("WAITING"),
    tries: integer("tries").notNull().default(0),
    nextTryAt: instant("next_try_at").notNull(),
    lastError: text("last_error"),
    /** The same key is queued once per club; null is never a duplicate. */
    dedupeKey: text("dedupe_key"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    // What is due.
    index("outbox_due").on(table.state, table.nextTryAt),
    index("outbox_club_newest").on(table.clubIdx, table.createdAt),
    uniqueIndex("outbox_dedupe").on(table.clubIdx, table.dedupeKey),
  ],
);
