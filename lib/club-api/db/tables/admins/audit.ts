import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "../columns";

/** One record per admin write and per view or export of personal data; a trigger refuses UPDATE and DELETE (S-87). */
export const auditRecords = pgTable(
  "audit_records",
  {
    auditIdx: integer("audit_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    at: instant("at").notNull(),
    actor: text("actor").notNull(),
    adminIdx: integer("admin_idx"),
    memberIdx: integer("member_idx"),
    address: text("address"),
    requestId: text("request_id").notNull(),
    action: text("action").$type<"CREATE" | "UPDATE" | "DELETE" | "VIEW" | "EXPORT">().notNull(),
    /** The domain's word: `notice`, `booking`, `member`, `policy`. */
    entity: text("entity").notNull(),
    entityKey: text("entity_key").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    reason: text("reason"),
  },
  (table) => [
    // Newest first, and the history of one record.
    index("audit_records_club_newest").on(table.clubIdx, table.at),
    index("audit_records_entity").on(table.clubIdx, table.entity, table.entityKey),
    // What was done with a member's data.
    index("audit_records_member").on(table.clubIdx, table.memberIdx),
  ],
);
