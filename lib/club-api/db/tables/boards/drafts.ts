import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { admins } from "../admins/admins";
import { clubIdxColumn, instant } from "../columns";

/** A form that an admin has not saved yet, per record; `entityIdx` 0 is a new one (domain.md A35). */
export const drafts = pgTable(
  "drafts",
  {
    clubIdx: clubIdxColumn(),
    adminIdx: integer("admin_idx").notNull(),
    entity: text("entity").notNull(),
    entityIdx: integer("entity_idx").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.adminIdx, table.entity, table.entityIdx] }),
    foreignKey({
      columns: [table.adminIdx],
      foreignColumns: [admins.adminIdx],
    }).onDelete("cascade"),
  ],
);

/** Previews by link, valid for an hour; only the hash of the token is stored (domain.md A35). */
export const previews = pgTable(
  "previews",
  {
    tokenHash: text("token_hash").primaryKey(),
    clubIdx: clubIdxColumn(),
    entity: text("entity").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    createdBy: text("created_by").notNull(),
    /** Who made the link: it shows nothing once they may not write the board any more. */
    adminIdx: integer("admin_idx").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("previews_expires").on(table.expiresAt),
    foreignKey({
      columns: [table.adminIdx],
      foreignColumns: [admins.adminIdx],
    }).onDelete("cascade"),
  ],
);
