import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { VocState } from "@/lib/contract/code-values/vocs";
import { members } from "../accounts/members";
import { admins } from "../admins/admins";
import { bookings } from "../bookings/reservations";
import { boardColumns, clubIdxColumn, clubKey, instant, type Texts, trashColumns } from "../columns";

export type VocReplyBy = "SITE" | "SMS" | "EMAIL" | "PHONE";

/** domain.md 6 `Voc`: an inquiry; types of `questionTypes`, states of `vocStates`. */
export const vocs = pgTable(
  "vocs",
  {
    vocIdx: integer("voc_idx").generatedByDefaultAsIdentity({ startWith: 900_001 }),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    questionType: text("question_type").notNull(),
    title: text("title").notNull(),
    contents: text("contents").notNull(),
    relatedBookingIdx: integer("related_booking_idx"),
    replyBy: text("reply_by").$type<VocReplyBy>().notNull(),
    isSecret: boolean("is_secret").notNull(),
    state: text("state").$type<VocState>().notNull(),
    /** Of the first answer, from which the office's speed is measured. */
    answeredAt: instant("answered_at"),
    /** Of the latest answer, which is the last message of the office; from here the inquiry closes by itself. */
    lastAnsweredAt: instant("last_answered_at"),
    answeredBy: text("answered_by"),
    satisfaction: integer("satisfaction"),
    /** Counts what was said; an answer to another state of the conversation is refused. */
    version: integer("version").notNull().default(1),
    /** The admin who takes care of it, and since when. */
    assigneeIdx: integer("assignee_idx"),
    assignedAt: instant("assigned_at"),
    /** When the assignee first opened it; null is news to him. */
    assigneeSeenAt: instant("assignee_seen_at"),
    /** For the staff alone. */
    internalNote: text("internal_note").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.vocIdx] }),
    index("vocs_member").on(table.clubIdx, table.memberIdx, table.createdAt),
    index("vocs_state").on(table.clubIdx, table.state, table.createdAt),
    // An admin may work for a club that is not the account's own.
    foreignKey({ columns: [table.assigneeIdx], foreignColumns: [admins.adminIdx] }),
    clubKey(table, table.memberIdx, members, members.memberIdx),
    clubKey(table, table.relatedBookingIdx, bookings, bookings.bookingIdx),
  ],
);

/**
 * The messages after the inquiry itself: answers of the office (rich text) and replies of the member (plain).
 */
export const vocMessages = pgTable(
  "voc_messages",
  {
    messageIdx: integer("message_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    vocIdx: integer("voc_idx").notNull(),
    writer: text("writer").$type<"MEMBER" | "OFFICE">().notNull(),
    contents: text("contents").notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.messageIdx] }),
    index("voc_messages_voc").on(table.clubIdx, table.vocIdx, table.messageIdx),
    clubKey(table, table.vocIdx, vocs, vocs.vocIdx).onDelete("cascade"),
  ],
);

export type VocTemplateTexts = { title: string; contents: string };

/** Answers that the office gives again and again: plain text with placeholders such as `{name}`, in every language. */
export const vocTemplates = pgTable(
  "voc_templates",
  {
    templateIdx: integer("template_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    /** Of `questionTypes`; null is for all of them. */
    questionType: text("question_type"),
    texts: jsonb("texts").$type<Texts<VocTemplateTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.templateIdx] }),
    index("voc_templates_club").on(table.clubIdx, table.questionType),
  ],
);
