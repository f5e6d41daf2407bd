import { boolean, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { clubs } from "./clubs";

/** domain.md 6 `PermGroup`. */
export const permGroups = pgTable("perm_groups", {
  groupIdx: integer("group_idx").primaryKey(),
  clubIdx: integer("club_idx")
    .notNull()
    .references(() => clubs.clubIdx),
  groupName: text("group_name").notNull(),
  description: text("description").notNull().default(""),
  isDefault: boolean("is_default").notNull().default(false),
});

/** Flags of one admin menu, owned by a group or by one admin; a missing row is no right at all. */
export const adminMenuPerms = pgTable(
  "admin_menu_perms",
  {
    permIdx: serial("perm_idx").primaryKey(),
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    groupIdx: integer("group_idx").references(() => permGroups.groupIdx, { onDelete: "cascade" }),
    adminIdx: integer("admin_idx"),
    menuCode: text("menu_code").notNull(),
    isCreate: boolean("is_create").notNull(),
    isRead: boolean("is_read").notNull(),
    isUpdate: boolean("is_update").notNull(),
    isDelete: boolean("is_delete").notNull(),
  },
  (table) => [
    index("admin_menu_perms_group").on(table.groupIdx),
    index("admin_menu_perms_admin").on(table.adminIdx),
  ],
);
