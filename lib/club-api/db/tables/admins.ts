import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { clubs } from "./clubs";
import { permGroups } from "./permissions";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** domain.md 6 `Admin`; state ACTIVE, LOCKED or LEFT. */
export const admins = pgTable(
  "admins",
  {
    adminIdx: integer("admin_idx").primaryKey(),
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
    groupIdx: integer("group_idx").references(() => permGroups.groupIdx),
    /** GROUP: the group's rows count; CUSTOM: the admin's own rows count. */
    permissionSource: text("permission_source").notNull().default("GROUP"),
    state: text("state").notNull().default("ACTIVE"),
    imageUrl: text("image_url"),
    lastLoginAt: instant("last_login_at"),
    lastLoginIp: text("last_login_ip"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [uniqueIndex("admins_club_id").on(table.clubIdx, table.id)],
);
