import { foreignKey, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "./columns";
import { members } from "./members";

export type DataRequestKind = "ACCESS" | "CORRECTION" | "DELETION" | "STOP";
/** 10 received, 20 under way, 30 done, 40 refused. */
export type DataRequestState = "10" | "20" | "30" | "40";

/** What a member asks of the club about the own personal data, and what came of it (checklist P-07). */
export const dataRequests = pgTable(
  "data_requests",
  {
    requestIdx: integer("request_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    kind: text("kind").$type<DataRequestKind>().notNull(),
    /** The member's words. */
    contents: text("contents").notNull(),
    state: text("state").$type<DataRequestState>().notNull(),
    dueAt: instant("due_at").notNull(),
    answer: text("answer"),
    answeredBy: text("answered_by"),
    answeredAt: instant("answered_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    // The office's queue, and a member's own requests.
    index("data_requests_due").on(table.clubIdx, table.state, table.dueAt),
    index("data_requests_member").on(table.clubIdx, table.memberIdx, table.createdAt),
    foreignKey({
      columns: [table.clubIdx, table.memberIdx],
      foreignColumns: [members.clubIdx, members.memberIdx],
    }),
  ],
);
