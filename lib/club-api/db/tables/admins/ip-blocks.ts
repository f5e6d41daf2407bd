import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "../columns";

/** domain.md 6 `IpBlock`: an address, a CIDR range, or a range from `ipFrom` to `ipTo`. */
export const ipBlocks = pgTable(
  "ip_blocks",
  {
    ipIdx: integer("ip_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    ipFrom: text("ip_from").notNull(),
    ipTo: text("ip_to"),
    mode: text("mode").$type<"DENY" | "ALLOW">().notNull().default("DENY"),
    scope: text("scope").$type<"ALL" | "ADMIN">().notNull().default("ALL"),
    reason: text("reason").notNull().default(""),
    expireAt: instant("expire_at"),
    isActive: boolean("is_active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  // The active ones of a club, read with every call.
  (table) => [index("ip_blocks_club_active").on(table.clubIdx, table.isActive)],
);
