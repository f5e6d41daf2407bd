import { boolean, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { boardColumns, type Texts } from "./columns";

export type HofTexts = { clubUsed: string };

/** domain.md 6 `Hof`; types of `hofTypes`. Names are kept whole and go out masked. */
export const hofEntries = pgTable(
  "hof_entries",
  {
    hofIdx: integer("hof_idx").primaryKey().generatedByDefaultAsIdentity(),
    ...boardColumns(),
    type: text("type").notNull(),
    playDate: date("play_date").notNull(),
    memberName: text("member_name").notNull(),
    courseCode: text("course_code").notNull(),
    holeNo: integer("hole_no"),
    par: integer("par"),
    /** Metres. */
    distance: integer("distance"),
    texts: jsonb("texts").$type<Texts<HofTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    ballBrand: text("ball_brand"),
    score: integer("score"),
    companions: text("companions").array().notNull(),
    caddieName: text("caddie_name"),
    certNo: text("cert_no"),
    imageUrl: text("image_url"),
    /** The member agreed to be shown; without it nobody sees the entry. */
    hasConsent: boolean("has_consent").notNull(),
  },
  (table) => [index("hof_entries_club_newest").on(table.clubIdx, table.playDate, table.hofIdx)],
);
