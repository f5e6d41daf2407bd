import { boolean, date, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant, type Texts } from "./columns";

export type TermsTexts = {
  title: string;
  contents: string;
  changeSummary?: string;
  /** Title of the announcement in the pop-up; without it the title counts. */
  noticeTitle?: string;
};

/** domain.md 6 `Terms`; beyond "draft" the state follows from the club's day. */
export const terms = pgTable(
  "terms",
  {
    termsIdx: integer("terms_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    termType: text("term_type").notNull(),
    version: text("version").notNull(),
    texts: jsonb("texts").$type<Texts<TermsTexts>>().notNull(),
    effectiveDate: date("effective_date").notNull(),
    announceFrom: date("announce_from").notNull(),
    isRequired: boolean("is_required").notNull(),
    isUnfavourable: boolean("is_unfavourable").notNull().default(false),
    isDraft: boolean("is_draft").notNull(),
    telNo: text("tel_no").notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  // Also serves the versions of one type.
  (table) => [unique("terms_club_type_version").on(table.clubIdx, table.termType, table.version)],
);
