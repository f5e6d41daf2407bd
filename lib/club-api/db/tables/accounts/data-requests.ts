import { foreignKey, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { DataRequestState } from "@/lib/contract/code-values/data-requests";
import { clubIdxColumn, instant } from "../columns";
import { members } from "./members";

export type DataRequestKind = "ACCESS" | "CORRECTION" | "DELETION" | "STOP";

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
