import { integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { TextCategory } from "@/lib/contract/code-values/texts";
import type { Language } from "@/lib/shared/languages";
import { clubIdxColumn, clubs, type Texts } from "../columns";

/** domain.md 4: a code group; `version` rises with every change of its entries. */
export const codeGroups = pgTable(
  "code_groups",
  {
    clubIdx: clubIdxColumn(),
    id: text("id").notNull(),
    codeId: text("code_id").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.id] }),
    unique("code_groups_code_id").on(table.clubIdx, table.codeId),
  ],
);

/** An entry of a group; of `policyCodes` only the names, its values are the policies themselves. */
export const codes = pgTable(
  "codes",
  {
    clubIdx: clubIdxColumn(),
    groupId: text("group_id").notNull(),
    key: text("key").notNull(),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    values: text("values").array().notNull(),
    group: text("group").notNull().default(""),
    order: integer("sort_order").notNull(),
  },
  // Also serves the read of some groups.
  (table) => [primaryKey({ columns: [table.clubIdx, table.groupId, table.key] })],
);

/** SYSTEM rows belong to no club: every club reads them. */
const clubIdxOrSystem = () => integer("club_idx").references(() => clubs.clubIdx);

/** domain.md 6 `I18nMessage`; scope SYSTEM where `clubIdx` is null, else CLUB. */
export const i18nMessages = pgTable(
  "i18n_messages",
  {
    messageIdx: integer("message_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxOrSystem(),
    lang: text("lang").$type<Language>().notNull(),
    category: text("category").$type<TextCategory>().notNull(),
    code: text("code").notNull(),
    msg: text("msg").notNull(),
  },
  // Also serves the read of all messages of one scope and language.
  (table) => [
    unique("i18n_messages_key").on(table.clubIdx, table.lang, table.category, table.code).nullsNotDistinct(),
  ],
);

/** One counter per scope and language, raised with every change of its messages. */
export const i18nVersions = pgTable(
  "i18n_versions",
  {
    versionIdx: integer("version_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxOrSystem(),
    lang: text("lang").$type<Language>().notNull(),
    version: integer("version").notNull(),
  },
  (table) => [unique("i18n_versions_key").on(table.clubIdx, table.lang).nullsNotDistinct()],
);

/** The C0xxx entries of a club (domain.md 3). */
export const policies = pgTable(
  "policies",
  {
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    code: text("code").notNull(),
    name: text("name").notNull(),
    value1: text("value1").notNull().default(""),
    value2: text("value2").notNull().default(""),
    value3: text("value3").notNull().default(""),
    value4: text("value4").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.code] })],
);
