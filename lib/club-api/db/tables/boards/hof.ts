import { boolean, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { boardColumns, instant, type Texts, trashColumns } from "../columns";

export type HofTexts = { clubUsed: string };
export type ConsentHow = "PAPER" | "EMAIL" | "PHONE" | "DESK";

/** domain.md 6 `Hof`; types of `hofTypes`. Names are kept whole and go out masked. */
export const hofEntries = pgTable(
  "hof_entries",
  {
    hofIdx: integer("hof_idx").primaryKey().generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
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
    /** The day and the way in which the member agreed; they stay when the consent is taken back. */
    consentOn: date("consent_on"),
    consentHow: text("consent_how").$type<ConsentHow>(),
    consentWithdrawnAt: instant("consent_withdrawn_at"),
  },
  (table) => [index("hof_entries_club_newest").on(table.clubIdx, table.playDate, table.hofIdx)],
);
