import { boolean, date, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { boardColumns, type Texts, trashColumns } from "../columns";

export type NoticeTexts = { title: string; contents: string };

/** domain.md 6 `Notice`. */
export const notices = pgTable(
  "notices",
  {
    noticeIdx: integer("notice_idx").primaryKey().generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    texts: jsonb("texts").$type<Texts<NoticeTexts>>().notNull(),
    /** Title and contents as plain text, per language: what a keyword is looked for in. */
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    isTop: boolean("is_top").notNull(),
    /** The last day at the top; null stays. */
    topUntil: date("top_until"),
    /** First and last day, both included, in the club's zone. */
    openFrom: date("open_from"),
    openTo: date("open_to"),
    viewCount: integer("view_count").notNull().default(0),
  },
  // Newest first, and the neighbours of one notice.
  (table) => [index("notices_club_newest").on(table.clubIdx, table.createdAt, table.noticeIdx)],
);
