import { bigint, date, foreignKey, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { members } from "../accounts/members";
import { clubIdxColumn, instant } from "../columns";

/** Who stands in line for a play date; member types that open at another moment stand in another line. */
export const openingTickets = pgTable(
  "opening_tickets",
  {
    clubIdx: clubIdxColumn(),
    playDate: date("play_date").notNull(),
    openAt: instant("open_at").notNull(),
    memberIdx: integer("member_idx").notNull(),
    joinedAt: instant("joined_at").notNull(),
    /** The session in which the member has opened the line last: it is shown in one at a time. */
    sessionIdx: integer("session_idx"),
    /** The order of the line: chance, and above all chance the moment for those who came late. */
    draw: bigint("draw", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.playDate, table.openAt, table.memberIdx] }),
    foreignKey({
      columns: [table.clubIdx, table.memberIdx],
      foreignColumns: [members.clubIdx, members.memberIdx],
    }),
  ],
);
