import { boolean, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant, type Texts } from "../columns";

export type MenuTexts = {
  name: string;
  seoTag: string;
  seoMeta: string;
  seoKeyword: string;
  snsTitle: string;
  snsDesc: string;
};

/** domain.md 6 `Menu`; public and admin menus, in one tree of two levels. */
export const menus = pgTable(
  "menus",
  {
    menuIdx: integer("menu_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    code: text("code").notNull(),
    parentCode: text("parent_code"),
    /** Null for an admin menu that only holds others. */
    seoSlug: text("seo_slug"),
    texts: jsonb("texts").$type<Texts<MenuTexts>>().notNull(),
    snsImageUrl: text("sns_image_url").notNull().default(""),
    isVisible: boolean("is_visible").notNull().default(true),
    permit: text("permit").$type<"0" | "1" | "2" | "3">().notNull().default("0"),
    isExistBanner: boolean("is_exist_banner").notNull().default(false),
    isMainPage: boolean("is_main_page").notNull().default(false),
    link: text("link"),
    /** The page password, as argon2 keeps it; null is an open page (A26, A34). */
    passwordHash: text("password_hash"),
    target: text("target").$type<"SELF" | "BLANK">().notNull().default("SELF"),
    order: integer("sort_order").notNull(),
    isAdminMenu: boolean("is_admin_menu").notNull().default(false),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  // Both also serve the reads of one club's menus.
  (table) => [
    unique("menus_club_code").on(table.clubIdx, table.code),
    unique("menus_club_seo_slug").on(table.clubIdx, table.seoSlug),
  ],
);
