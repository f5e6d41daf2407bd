import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/shared/languages";
import { clubs } from "./clubs";

/** SYSTEM rows belong to no club: every club reads them. */
const clubIdxOrSystem = () => integer("club_idx").references(() => clubs.clubIdx);

/** domain.md 6 `I18nMessage`; scope SYSTEM where `clubIdx` is null, else CLUB. */
export const i18nMessages = pgTable(
  "i18n_messages",
  {
    messageIdx: integer("message_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxOrSystem(),
    lang: text("lang").$type<Language>().notNull(),
    category: text("category").notNull(),
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
