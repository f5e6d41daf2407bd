import { date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { boardColumns, type Texts, trashColumns } from "../columns";

export type EventTexts = { title: string; summary: string; contents: string };

/** domain.md 6 `Event`; whether it runs follows from its days and the club's. */
export const events = pgTable(
  "events",
  {
    eventIdx: integer("event_idx").primaryKey().generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    texts: jsonb("texts").$type<Texts<EventTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    /** First and last day, both included, in the club's zone. */
    startDate: date("start_date").notNull(),
    endDate: date("end_date").notNull(),
    /** Whom it is for; empty is everybody. */
    memberTypes: text("member_types").array().notNull(),
    thumbUrl: text("thumb_url"),
    link: text("link"),
    viewCount: integer("view_count").notNull().default(0),
  },
  // The list, newest first, and the events of some days.
  (table) => [
    index("events_club_start").on(table.clubIdx, table.startDate, table.eventIdx),
    index("events_club_end").on(table.clubIdx, table.endDate),
  ],
);
