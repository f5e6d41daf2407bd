import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { CaddieMode } from "@/lib/contract/bookings/play-shapes";
import {
  type HoleCode,
  roundHoles,
  type SlotPurpose,
  slotState,
  type WeekdayCode,
} from "@/lib/contract/code-values/tee-sheets";
import type { HoleLayout } from "@/lib/landscape";
import type { LastMinute } from "@/lib/shared/fees/last-minute";
import { clubIdxColumn, clubKey, instant, type Texts, trashColumns } from "../columns";
import { drawPosts } from "./draws";
import { teamForms } from "./teams";

/** domain.md 6 `Course`: nine holes; a team goes on to `nextCourse`. */
export const courses = pgTable(
  "courses",
  {
    clubIdx: clubIdxColumn(),
    courseCode: text("course_code").notNull(),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    holes: integer("holes").notNull().default(9),
    par: integer("par").notNull(),
    lengthM: integer("length_m").notNull(),
    nextCourse: text("next_course").notNull(),
    color: text("color").notNull(),
    mapImage: text("map_image").notNull().default(""),
    order: integer("sort_order").notNull(),
    /** Counts the saves of the course and of its holes; a writer that read another value is refused. */
    version: integer("version").notNull().default(1),
    ...trashColumns(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.courseCode] })],
);

export const holes = pgTable(
  "holes",
  {
    clubIdx: clubIdxColumn(),
    courseCode: text("course_code").notNull(),
    holeNo: integer("hole_no").notNull(),
    par: integer("par").notNull(),
    hdcp: integer("hdcp").notNull(),
    distances: jsonb("distances")
      .$type<{ black: number; blue: number; white: number; red: number }>()
      .notNull(),
    tips: jsonb("tips").$type<Texts<string>>().notNull(),
    image: text("image").notNull().default(""),
    /** How the hole lies; its map is drawn from this. Null until the club has it. */
    layout: jsonb("layout").$type<HoleLayout>(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.courseCode, table.holeNo] }),
    clubKey(table, table.courseCode, courses, courses.courseCode),
  ],
);

/** Regular closing days: a weekday of some months (domain.md 7.1); temporary ones are holidays of type 51. */
export const regularClosings = pgTable(
  "regular_closings",
  {
    clubIdx: clubIdxColumn(),
    weekCode: text("week_code").$type<WeekdayCode>().notNull(),
    monthFrom: integer("month_from").notNull(),
    monthTo: integer("month_to").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.weekCode, table.monthFrom] })],
);

/** domain.md 7.2: when a day opens for a member type. */
export const openRules = pgTable(
  "open_rules",
  {
    clubIdx: clubIdxColumn(),
    memberType: text("member_type").notNull(),
    weekdayDays: integer("weekday_days").notNull(),
    weekdayTime: text("weekday_time").notNull(),
    weekendDays: integer("weekend_days").notNull(),
    weekendTime: text("weekend_time").notNull(),
    /** False: sees the sheet, cannot book online (guests). */
    isBookable: boolean("is_bookable").notNull().default(true),
    /** The most of a weekday's slots that this type may hold, in percent; null is no share. */
    weekdaySharePercent: integer("weekday_share_percent"),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.memberType] })],
);

/** domain.md 7.3: bookings per window of play dates; null is no limit. */
export const limitRules = pgTable(
  "limit_rules",
  {
    clubIdx: clubIdxColumn(),
    memberType: text("member_type").notNull(),
    perDay: integer("per_day"),
    perWeek: integer("per_week"),
    perMonth: integer("per_month"),
    weekendPerMonth: integer("weekend_per_month"),
    perYear: integer("per_year"),
    openBookings: integer("open_bookings"),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.memberType] })],
);

/** domain.md 6 `TeeSlot`. `openType`: 10 open, 60 members of some types, 70 draw, 80 team, 90 blocked. */
export const teeSlots = pgTable(
  "tee_slots",
  {
    clubIdx: clubIdxColumn(),
    /** yyMMdd·1000 + course·100 + sequence of the day (domain.md 7.1). */
    sheetIdx: integer("sheet_idx").notNull(),
    playDate: date("play_date").notNull(),
    courseCode: text("course_code").notNull(),
    courseOut: text("course_out").notNull(),
    period: text("period").notNull(),
    /** `HH:mm`, club time. */
    teeTime: text("tee_time").notNull(),
    /** `HH:mm` of the second nine where a lunch break stands between the nines; null goes on at once. */
    turnTime: text("turn_time"),
    holeCode: text("hole_code").$type<HoleCode>().notNull().default(roundHoles.eighteen),
    openType: text("open_type").$type<SlotPurpose>().notNull().default(slotState.open),
    caddieMode: text("caddie_mode").$type<CaddieMode>().notNull().default("C"),
    minPlayers: integer("min_players").notNull(),
    maxPlayers: integer("max_players").notNull(),
    memberTypes: text("member_types").array(),
    priceOverride: jsonb("price_override").$type<Record<string, number | string>>(),
    /** The last-minute offer that is live on the slot. */
    lastMinute: jsonb("last_minute").$type<LastMinute>(),
    drawPostIdx: integer("draw_post_idx"),
    teamFormIdx: integer("team_form_idx"),
    /** The second slot of a 27-hole round names the first (A36). */
    linkedSheetIdx: integer("linked_sheet_idx"),
    note: text("note").notNull().default(""),
    /** Squeezed in by staff (A38): no template asks for it, so none takes it away. */
    isSqueezed: boolean("is_squeezed").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.sheetIdx] }),
    // One day's sheet, and the days of a month.
    unique("tee_slots_time").on(table.clubIdx, table.playDate, table.courseCode, table.teeTime),
    index("tee_slots_draw").on(table.clubIdx, table.drawPostIdx),
    index("tee_slots_team").on(table.clubIdx, table.teamFormIdx),
    clubKey(table, table.courseCode, courses, courses.courseCode),
    clubKey(table, table.drawPostIdx, drawPosts, drawPosts.drawPostIdx),
    clubKey(table, table.teamFormIdx, teamForms, teamForms.teamFormIdx),
    clubKey(table, table.linkedSheetIdx, table, table.sheetIdx),
  ],
);
