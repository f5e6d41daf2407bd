import { boolean, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { clubs } from "../site/clubs";
import { permGroups } from "./permissions";

/** domain.md 6 `Admin`; state ACTIVE, LOCKED or LEFT. */
export const admins = pgTable(
  "admins",
  {
    adminIdx: integer("admin_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    id: text("id").notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordChangedAt: instant("password_changed_at").notNull(),
    passwordPostponed: integer("password_postponed").notNull().default(0),
    isTempPassword: boolean("is_temp_password").notNull().default(false),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phoneNo: text("phone_no").notNull(),
    department: text("department").notNull().default(""),
    position: text("position").notNull().default(""),
    lang: text("lang").notNull(),
    isSSAdmin: boolean("is_ss_admin").notNull().default(false),
    /** Codes of the clubs that the account may act for; an SSADMIN acts for all. */
    authClub: text("auth_club").array().notNull(),
    groupIdx: integer("group_idx"),
    /** GROUP: the group's rows count; CUSTOM: the admin's own rows count. */
    permissionSource: text("permission_source").notNull().default("GROUP"),
    state: text("state").notNull().default("ACTIVE"),
    imageUrl: text("image_url"),
    lastLoginAt: instant("last_login_at"),
    lastLoginIp: text("last_login_ip"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** A deleted account keeps its number and its id, so that no other person ever acts under them. */
    deletedAt: instant("deleted_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("admins_club_id").on(table.clubIdx, table.id),
    unique("admins_club_idx").on(table.clubIdx, table.adminIdx),
    foreignKey({
      columns: [table.clubIdx, table.groupIdx],
      foreignColumns: [permGroups.clubIdx, permGroups.groupIdx],
    }),
  ],
);

/** The passwords that an admin had, hashes only: the last of them are refused again (C0430 v4). */
export const adminPasswords = pgTable(
  "admin_passwords",
  {
    passwordIdx: integer("password_idx").primaryKey().generatedByDefaultAsIdentity(),
    adminIdx: integer("admin_idx")
      .notNull()
      .references(() => admins.adminIdx, { onDelete: "cascade" }),
    passwordHash: text("password_hash").notNull(),
    setAt: instant("set_at").notNull(),
  },
  (table) => [index("admin_passwords_admin").on(table.adminIdx)],
);
