import { boolean, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant, type Texts } from "./columns";

export type NoticeTexts = { title: string; contents: string };

/** domain.md 6 `Notice`. */
export const notices = pgTable(
  "notices",
  {
    noticeIdx: integer("notice_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    texts: jsonb("texts").$type<Texts<NoticeTexts>>().notNull(),
    /** Title and contents as plain text, per language: what a keyword is looked for in. */
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    isTop: boolean("is_top").notNull(),
    /** The last day at the top; null stays. */
    topUntil: date("top_until"),
    isVisible: boolean("is_visible").notNull(),
    /** First and last day, both included, in the club's zone. */
    openFrom: date("open_from"),
    openTo: date("open_to"),
    viewCount: integer("view_count").notNull().default(0),
    /** Counts edits; a writer that read another value is refused. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  // Newest first, and the neighbours of one notice.
  (table) => [index("notices_club_newest").on(table.clubIdx, table.createdAt, table.noticeIdx)],
);
