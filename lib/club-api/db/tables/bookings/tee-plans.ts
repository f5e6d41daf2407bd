import { date, foreignKey, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { WeekdayCode } from "@/lib/contract/code-values/tee-sheets";
import type { DayKind, TeeTemplate } from "@/lib/shared/tee-times/templates";
import { clubIdxColumn, instant, type Texts } from "../columns";

/**
 * A version of the club's tee times (domain.md 7.1): a day goes by the last version that has begun on it. The first one
 * begins at `firstPlanDate`, so that every day has one.
 */
export const teePlans = pgTable(
  "tee_plans",
  {
    clubIdx: clubIdxColumn(),
    fromDate: date("from_date").notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.fromDate] })],
);

/** The seasons of a version; they share out the days of the year. */
export const teeSeasons = pgTable(
  "tee_seasons",
  {
    clubIdx: clubIdxColumn(),
    fromDate: date("from_date").notNull(),
    seasonCode: text("season_code").notNull(),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    /** First and last day, `MM-dd`; a season may run over the turn of the year. */
    fromDay: text("from_day").notNull(),
    toDay: text("to_day").notNull(),
    order: integer("sort_order").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.fromDate, table.seasonCode] }),
    foreignKey({
      name: "tee_seasons_plan",
      columns: [table.clubIdx, table.fromDate],
      foreignColumns: [teePlans.clubIdx, teePlans.fromDate],
    }).onDelete("cascade"),
  ],
);

/** The templates of a version, in their order: what the generator lays slots by. */
export const teeTemplates = pgTable(
  "tee_templates",
  {
    clubIdx: clubIdxColumn(),
    fromDate: date("from_date").notNull(),
    templateNo: integer("template_no").notNull(),
    seasonCode: text("season_code").notNull(),
    dayKind: text("day_kind").$type<DayKind>().notNull().default("EVERY"),
    weekCodes: text("week_codes").array().$type<WeekdayCode[]>().notNull().default([]),
    period: text("period").notNull(),
    firstTee: text("first_tee").notNull(),
    lastTee: text("last_tee").notNull(),
    /** Minutes; null follows C0020. */
    interval: integer("interval"),
    courseCodes: text("course_codes").array().notNull(),
    /** Null follows C0030. */
    minPlayers: integer("min_players"),
    maxPlayers: integer("max_players"),
    /** Minutes between the end of the first nine and the start of the second; null goes on at once. */
    lunchMinutes: integer("lunch_minutes"),
    heldPercent: integer("held_percent").notNull().default(0),
    heldFor: text("held_for").$type<TeeTemplate["heldFor"]>().notNull().default("90"),
    memberTypes: text("member_types").array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.fromDate, table.templateNo] }),
    foreignKey({
      name: "tee_templates_season",
      columns: [table.clubIdx, table.fromDate, table.seasonCode],
      foreignColumns: [teeSeasons.clubIdx, teeSeasons.fromDate, teeSeasons.seasonCode],
    }).onDelete("cascade"),
  ],
);
