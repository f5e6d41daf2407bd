import { foreignKey, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { admins } from "../admins/admins";
import { clubIdxColumn, instant } from "../columns";
import { members } from "./members";

/**
 * Who signed in, or tried to, from where (domain.md 7.13 access logs). Kept for C0460 v2 days, longer than the sessions,
 * which go when they end. A try with an unknown id names nobody: the id may be a slip of the pen, or a password.
 */
export const loginLog = pgTable(
  "login_log",
  {
    loginIdx: integer("login_idx").primaryKey().generatedByDefaultAsIdentity(),
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
    // What is due for the purge, and the accesses of one member.
    index("login_log_club_at").on(table.clubIdx, table.at),
    index("login_log_member").on(table.clubIdx, table.memberIdx),
    foreignKey({
      columns: [table.clubIdx, table.memberIdx],
      foreignColumns: [members.clubIdx, members.memberIdx],
    }),
    foreignKey({
      columns: [table.clubIdx, table.adminIdx],
      foreignColumns: [admins.clubIdx, admins.adminIdx],
    }),
  ],
);
