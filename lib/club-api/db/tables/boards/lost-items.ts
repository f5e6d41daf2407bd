import { date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { LostState } from "@/lib/contract/code-values/lost-items";
import { members } from "../accounts/members";
import { boardColumns, clubKey, instant, type Texts, trashColumns } from "../columns";

export type LostTexts = {
  itemName: string;
  color: string;
  foundPlace: string;
  storagePlace: string;
  description: string;
};
/** Document that a person showed as identification. */
export type LostDocument = "ID_CARD" | "LICENCE" | "PASSPORT" | "MEMBER_CARD" | "OTHER";

/** domain.md 6 `LostItem`; types of `lostTypes`, states of `lostStates`. */
export const lostItems = pgTable(
  "lost_items",
  {
    lostIdx: integer("lost_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    lostType: text("lost_type").notNull(),
    texts: jsonb("texts").$type<Texts<LostTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    brand: text("brand"),
    quantity: integer("quantity").notNull(),
    foundDate: date("found_date").notNull(),
    foundTime: text("found_time"),
    state: text("state").$type<LostState>().notNull(),
    /** `foundDate` and the days of C0480. */
    keepUntil: date("keep_until").notNull(),
    imageUrl: text("image_url"),
    /** Whom to ask; null is the club's own number. */
    contact: text("contact"),
    returnedAt: instant("returned_at"),
    /** Distinguishing marks that only the owner can name; never leaves the back office. */
    hiddenNote: text("hidden_note").notNull(),
    claimantName: text("claimant_name"),
    claimantPhone: text("claimant_phone"),
    claimantIdx: integer("claimant_idx"),
    claimedAt: instant("claimed_at"),
    /** How the claimant described the marks. */
    claimMarks: text("claim_marks"),
    /** Who took it, the kind of document that was looked at, and who gave it out. */
    returnedTo: text("returned_to"),
    returnedDocument: text("returned_document").$type<LostDocument>(),
    returnedBy: text("returned_by"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.lostIdx] }),
    index("lost_items_club_newest").on(table.clubIdx, table.foundDate, table.lostIdx),
    // For the jobs.
    index("lost_items_club_state").on(table.clubIdx, table.state, table.keepUntil),
    clubKey(table, table.claimantIdx, members, members.memberIdx),
  ],
);
