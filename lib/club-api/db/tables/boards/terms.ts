import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant, type Texts } from "../columns";

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
    termsIdx: integer("terms_idx").generatedByDefaultAsIdentity(),
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
    /** When the members were told of a changed version; null until then. */
    membersToldAt: instant("members_told_at"),
    /** Counts edits. */
    revision: integer("revision").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  // Also serves the versions of one type.
  (table) => [
    unique("terms_club_type_version").on(table.clubIdx, table.termType, table.version),
    primaryKey({ columns: [table.clubIdx, table.termsIdx] }),
  ],
);

/**
 * Consents and refusals of members, per version (checklist P-01). Rows are added, never changed: the latest of a
 * member and version counts, the older ones are history.
 */
export const termsAgreements = pgTable(
  "terms_agreements",
  {
    agreementIdx: integer("agreement_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    termsIdx: integer("terms_idx").notNull(),
    termType: text("term_type").notNull(),
    agreed: boolean("agreed").notNull(),
    /** Of marketing only: SMS, EMAIL, PUSH. */
    channels: text("channels").array(),
    agreedAt: instant("agreed_at").notNull(),
    address: text("address"),
    /** How it was said: at sign-up, at the request after sign-in, on my page. */
    way: text("way").$type<"SIGNUP" | "SITE" | "OFFICE">().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.agreementIdx] }),
    // For a member's own agreements and for those to a version; the newest last.
    index("terms_agreements_member").on(table.clubIdx, table.memberIdx, table.termsIdx, table.agreementIdx),
    index("terms_agreements_terms").on(table.clubIdx, table.termsIdx, table.agreementIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx),
    clubKey(table, table.termsIdx, terms, terms.termsIdx),
  ],
);
