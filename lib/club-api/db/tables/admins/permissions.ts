import { boolean, foreignKey, index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { clubs } from "../site/clubs";

/** domain.md 6 `PermGroup`. */
export const permGroups = pgTable(
  "perm_groups",
  {
    // Below 30 are the groups of the demo (domain.md A28, A29).
    groupIdx: integer("group_idx").primaryKey().generatedByDefaultAsIdentity({ startWith: 30 }),
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    groupName: text("group_name").notNull(),
    description: text("description").notNull().default(""),
    isDefault: boolean("is_default").notNull().default(false),
    updatedAt: instant("updated_at"),
  },
  // What other rows refer to: no admin and no right can name a group of another club (checklist S-62).
  (table) => [unique("perm_groups_club_idx").on(table.clubIdx, table.groupIdx)],
);

/** Flags of one admin menu, owned by a group or by one admin; a missing row is no right at all. */
export const adminMenuPerms = pgTable(
  "admin_menu_perms",
  {
    permIdx: serial("perm_idx").primaryKey(),
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    groupIdx: integer("group_idx"),
    /** Refers to an admin; admins refer to groups, so the foreign key stands in migration 0003 alone. */
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
    unique("admin_menu_perms_owner_menu")
      .on(table.clubIdx, table.groupIdx, table.adminIdx, table.menuCode)
      .nullsNotDistinct(),
    foreignKey({
      columns: [table.clubIdx, table.groupIdx],
      foreignColumns: [permGroups.clubIdx, permGroups.groupIdx],
    }).onDelete("cascade"),
  ],
);
