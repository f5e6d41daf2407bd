import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AdminState } from "@/lib/contract/admins/admin-shapes";
import { clubIdxColumn, clubKey, clubs, instant, type Texts } from "../columns";

export type PermGroupTexts = { groupName: string; description: string };

/** domain.md 6 `PermGroup`. */
export const permGroups = pgTable(
  "perm_groups",
  {
    // Below 30 are the groups of the demo (domain.md A28, A29).
    groupIdx: integer("group_idx").generatedByDefaultAsIdentity({ startWith: 30 }),
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    /** Those of the club's default language: what a release reads that knows no `texts`. */
    groupName: text("group_name").notNull(),
    description: text("description").notNull().default(""),
    /** Empty in a row of such a release. */
    texts: jsonb("texts").$type<Texts<PermGroupTexts>>().notNull().default({}),
    isDefault: boolean("is_default").notNull().default(false),
    updatedAt: instant("updated_at"),
    /** Counts edits; a writer that read another value is refused. */
    version: integer("version").notNull().default(1),
  },
  // Key that other rows refer to: no admin and no right can name a group of another club (checklist S-62).
  (table) => [primaryKey({ columns: [table.clubIdx, table.groupIdx] })],
);

/** Flags of one admin menu, owned by a group or by one admin; a missing row is no right at all. */
export const adminMenuPerms = pgTable(
  "admin_menu_perms",
  {
    permIdx: serial("perm_idx"),
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
    primaryKey({ columns: [table.clubIdx, table.permIdx] }),
    index("admin_menu_perms_group").on(table.groupIdx),
    index("admin_menu_perms_admin").on(table.adminIdx),
    unique("admin_menu_perms_owner_menu")
      .on(table.clubIdx, table.groupIdx, table.adminIdx, table.menuCode)
      .nullsNotDistinct(),
    clubKey(table, table.groupIdx, permGroups, permGroups.groupIdx).onDelete("cascade"),
  ],
);

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
    state: text("state").$type<AdminState>().notNull().default("ACTIVE"),
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
    clubKey(table, table.groupIdx, permGroups, permGroups.groupIdx),
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

/** One record per admin write and per view or export of personal data; a trigger refuses UPDATE and DELETE (S-87). */
export const auditRecords = pgTable(
  "audit_records",
  {
    auditIdx: integer("audit_idx").generatedByDefaultAsIdentity(),
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
    // Partitioned by month (db/partitions.ts): the moment has to be a part of the key.
    primaryKey({ columns: [table.clubIdx, table.auditIdx, table.at] }),
    // Newest first, and the history of one record.
    index("audit_records_club_newest").on(table.clubIdx, table.at),
    index("audit_records_entity").on(table.clubIdx, table.entity, table.entityKey),
    // For the record of accesses to a member's data.
    index("audit_records_member").on(table.clubIdx, table.memberIdx),
  ],
);

/** domain.md 6 `IpBlock`: an address, a CIDR range, or a range from `ipFrom` to `ipTo`. */
export const ipBlocks = pgTable(
  "ip_blocks",
  {
    ipIdx: integer("ip_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    ipFrom: text("ip_from").notNull(),
    ipTo: text("ip_to"),
    mode: text("mode").$type<"DENY" | "ALLOW" | "OWN">().notNull().default("DENY"),
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
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.ipIdx] }),
    index("ip_blocks_club_active").on(table.clubIdx, table.isActive),
  ],
);
