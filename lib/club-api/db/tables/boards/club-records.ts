import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { EntryKind, PlaceKind, PracticeKind, WayKind } from "@/lib/contract/code-values/club-records";
import type { SeasonHours } from "@/lib/shared/opening-hours";
import { boardColumns, clubIdxColumn, instant, type Texts, trashColumns } from "../columns";

/** `hours` is of facilities, `text` of facilities and ways. */
export type EntryTexts = { title: string; hours: string; text: string };

/** Facilities, history, ways to the club and places on its map; which columns a kind has is in `entrySettings`. */
export const clubEntries = pgTable(
  "club_entries",
  {
    entryIdx: integer("entry_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    kind: text("kind").$type<EntryKind>().notNull(),
    texts: jsonb("texts").$type<Texts<EntryTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    /** The place among those of its kind. */
    order: integer("sort_order").notNull(),
    /** Of a facility. */
    imageUrl: text("image_url"),
    phone: text("phone"),
    /** Months 1 to 12; both null is all year. */
    fromMonth: integer("from_month"),
    toMonth: integer("to_month"),
    /** Of history: a year, a month or a day, as `1998`, `1998-10` or `1998-10-09`. */
    happenedOn: text("happened_on"),
    /** Of a way. */
    wayKind: text("way_kind").$type<WayKind>(),
    /** Of a place: degrees from north, clockwise, and kilometres as the crow flies. */
    bearing: integer("bearing"),
    km: doublePrecision("distance_km"),
    placeKind: text("place_kind").$type<PlaceKind>(),
  },
  // The list of a kind in its order.
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.entryIdx] }),
    index("club_entries_club_order").on(table.clubIdx, table.kind, table.order),
  ],
);

export type PracticeTexts = {
  name: string;
  place: string;
  surface: string;
  text: string;
  lessons: string;
  rules: string;
};

/** Ranges, putting greens, fitness rooms and simulators; prices in the club's currency. */
export const practiceGrounds = pgTable(
  "practice_grounds",
  {
    practiceIdx: integer("practice_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    kind: text("kind").$type<PracticeKind>().notNull(),
    texts: jsonb("texts").$type<Texts<PracticeTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    order: integer("sort_order").notNull(),
    /** No month has two; a month that none names is closed. */
    hours: jsonb("hours").$type<SeasonHours[]>().notNull(),
    bays: integer("bays"),
    /** Of a basket of `ballCount` balls; both or neither. */
    ballPrice: numeric("ball_price"),
    ballCount: integer("ball_count"),
    hourPrice: numeric("hour_price"),
    dayPrice: numeric("day_price"),
    lessonPrice: numeric("lesson_price"),
    isBookable: boolean("is_bookable").notNull(),
    /** Null is the number of the booking office. */
    phone: text("phone"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.practiceIdx] }),
    index("practice_grounds_club_order").on(table.clubIdx, table.order),
  ],
);

export type ClubWordsTexts = {
  homeTitle: string;
  homeLead: string;
  coursesTitle: string;
  foodTitle: string;
  foodLead: string;
  greetingLead: string;
  greetingText: string;
  signature: string;
};

/** The club's own words on its pages, one row per club. */
export const clubWords = pgTable("club_words", {
  clubIdx: clubIdxColumn().primaryKey(),
  texts: jsonb("texts").$type<Texts<ClubWordsTexts>>().notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});
