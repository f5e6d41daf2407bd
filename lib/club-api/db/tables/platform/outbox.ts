import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Language } from "@/lib/shared/languages";
import { clubIdxColumn, instant } from "../columns";

/** Messages to send, written in the transaction that causes them and delivered by a job (architecture 6). */
export const outbox = pgTable(
  "outbox",
  {
    outboxIdx: integer("outbox_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    channel: text("channel").$type<"MAIL" | "SMS" | "PUSH">().notNull(),
    event: text("event").notNull(),
    /** Whom it is for, when it is a member. */
    memberIdx: integer("member_idx"),
    /** An address or a number; of a push the number of the device. */
    target: text("target").notNull(),
    lang: text("lang").$type<Language>().notNull(),
    vars: jsonb("vars").$type<Record<string, string>>().notNull(),
    state: text("state").$type<"WAITING" | "SENT" | "PARKED" | "EXPIRED">().notNull().default("WAITING"),
    tries: integer("tries").notNull().default(0),
    nextTryAt: instant("next_try_at").notNull(),
    lastError: text("last_error"),
    /** The same key is queued once per club; null is never a duplicate. */
    dedupeKey: text("dedupe_key"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    /** After this it says nothing any more: a push only. */
    expiresAt: instant("expires_at"),
    /** When the device has confirmed it: a push only. */
    deliveredAt: instant("delivered_at"),
  },
  (table) => [
    // Partitioned by month (db/partitions.ts): the moment has to be a part of the key.
    primaryKey({ columns: [table.clubIdx, table.outboxIdx, table.createdAt] }),
    // For messages that are due.
    index("outbox_due").on(table.state, table.nextTryAt),
    index("outbox_club_newest").on(table.clubIdx, table.createdAt),
  ],
);

/**
 * The keys of messages that were queued, written by a trigger of `outbox` that leaves out a message whose key is here. A key
 * outlives its message: who was told once of a password that is too old is not told again after the message is gone.
 */
export const outboxKeys = pgTable(
  "outbox_keys",
  {
    clubIdx: clubIdxColumn(),
    dedupeKey: text("dedupe_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.dedupeKey] })],
);

/** A stored file of a record, such as a notice; the bytes lie in the file storage under `storageKey`. */
export const files = pgTable(
  "files",
  {
    fileIdx: integer("file_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    /** `notice`: the segment of its address too. */
    kind: text("kind").notNull(),
    ownerIdx: integer("owner_idx").notNull(),
    /** `files` of a list that visitors may save, else the field that shows it, such as `layerFile`. */
    part: text("part").notNull().default("files"),
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    storageKey: text("storage_key").notNull().unique(),
    createdAt: instant("created_at").notNull(),
  },
  // The files of some records.
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.fileIdx] }),
    index("files_owner").on(table.clubIdx, table.kind, table.ownerIdx),
  ],
);

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
    primaryKey({ columns: [table.clubIdx, table.caller, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

/** One row per job, club and due time; claimed with SKIP LOCKED, so that any number of processes may run them. */
export const jobRuns = pgTable(
  "job_runs",
  {
    clubIdx: clubIdxColumn(),
    name: text("name").notNull(),
    dueAt: instant("due_at").notNull(),
    state: text("state").$type<"DUE" | "DONE" | "PARKED">().notNull().default("DUE"),
    tries: integer("tries").notNull().default(0),
    /** Real time, as `leaseUntil`: back-off and leases pass although the club's clock stands still. */
    nextTryAt: instant("next_try_at").notNull(),
    /** Until then a process works on it and renews this; what a killed one held is free again afterwards. */
    leaseUntil: instant("lease_until"),
    finishedAt: instant("finished_at"),
    lastError: text("last_error"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.name, table.dueAt] }),
    // At most one run of a job waits or goes on, in all processes together: missed times run once, not each.
    uniqueIndex("job_runs_one_due").on(table.clubIdx, table.name).where(sql`state = 'DUE'`),
    // The last runs, newest first.
    index("job_runs_club_newest").on(table.clubIdx, table.dueAt),
  ],
);

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

/**
 * One row, raised by triggers with every change of a table that holds the rules of clubs (migration 0008): whoever
 * kept a rule asks it whether the rule still stands.
 */
export const ruleVersion = pgTable("rule_version", {
  idx: integer("idx").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
});

/** Keys that the server makes once for itself. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
