import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { admins } from "../admins/admins";
import { clubIdxColumn, clubKey, clubs, instant } from "../columns";
import { delegations } from "./delegations";
import { members } from "./members";

/** A signed-in browser. Revocation is `revokedAt`; the next call of any of its tokens is 463. */
export const sessions = pgTable(
  "sessions",
  {
    sessionIdx: serial("session_idx").primaryKey(),
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    kind: text("kind").$type<"member" | "admin">().notNull(),
    memberIdx: integer("member_idx"),
    adminIdx: integer("admin_idx"),
    /** Of a delegate, who acts in the name of `memberIdx`. */
    delegationIdx: integer("delegation_idx"),
    /** The delegate's own session that this one was opened from: it ends with that. */
    parentIdx: integer("parent_idx"),
    chk: boolean("chk").notNull(),
    address: text("address"),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** The end of the refresh life, moved on at each refresh, never past `endsAt`. */
    idleEndsAt: instant("idle_ends_at").notNull(),
    /** The absolute end (an admin signs in anew at least once a day, checklist S-08). */
    endsAt: instant("ends_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    index("sessions_member").on(table.memberIdx),
    index("sessions_admin").on(table.adminIdx),
    index("sessions_ends").on(table.idleEndsAt),
    index("sessions_delegation").on(table.clubIdx, table.delegationIdx),
    index("sessions_parent").on(table.parentIdx),
    foreignKey({ columns: [table.parentIdx], foreignColumns: [table.sessionIdx] }).onDelete("cascade"),
    clubKey(table, table.delegationIdx, delegations, delegations.delegationIdx).onDelete("cascade"),
    // An account signs in at its own club, whichever clubs an admin then acts for.
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
    clubKey(table, table.adminIdx, admins, admins.adminIdx).onDelete("cascade"),
  ],
);

/**
 * The token pairs of a session, one row per refresh, hashes only. Spent rows stay until the session is swept,
 * so that an old refresh token is recognised however many refreshes ago it was replaced (domain.md 2.5).
 */
export const sessionTokens = pgTable(
  "session_tokens",
  {
    sessionIdx: integer("session_idx")
      .notNull()
      .references(() => sessions.sessionIdx, { onDelete: "cascade" }),
    generation: integer("generation").notNull(),
    accessHash: text("access_hash").notNull(),
    accessExpiresAt: instant("access_expires_at").notNull(),
    refreshHash: text("refresh_hash").notNull(),
    refreshExpiresAt: instant("refresh_expires_at").notNull(),
    replacedAt: instant("replaced_at"),
  },
  (table) => [
    primaryKey({ columns: [table.sessionIdx, table.generation] }),
    uniqueIndex("session_tokens_access").on(table.accessHash),
    uniqueIndex("session_tokens_refresh").on(table.refreshHash),
  ],
);

/**
 * Who signed in, or tried to, from where (domain.md 7.13 access logs). Kept for C0460 v2 days, longer than the sessions,
 * which go when they end. A try with an unknown id names nobody: the id may be a slip of the pen, or a password.
 */
export const loginLog = pgTable(
  "login_log",
  {
    loginIdx: integer("login_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    kind: text("kind").$type<"member" | "admin">().notNull(),
    memberIdx: integer("member_idx"),
    adminIdx: integer("admin_idx"),
    at: instant("at").notNull(),
    address: text("address"),
    /** `OK`, `DORMANT`, or the code of the refusal, such as `AUTH_WRONG_LOGIN`. */
    result: text("result").notNull(),
  },
  (table) => [
    // Partitioned by month (db/partitions.ts): the moment has to be a part of the key.
    primaryKey({ columns: [table.clubIdx, table.loginIdx, table.at] }),
    // For the purge, and for the accesses of one member.
    index("login_log_club_at").on(table.clubIdx, table.at),
    index("login_log_member").on(table.clubIdx, table.memberIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx),
    clubKey(table, table.adminIdx, admins, admins.adminIdx),
  ],
);
