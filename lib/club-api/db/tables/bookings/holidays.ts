import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { HolidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import { clubIdxColumn, type Texts } from "../columns";

/** Public and club holidays (domain.md 9.5). */
export const holidays = pgTable(
  "holidays",
  {
    clubIdx: clubIdxColumn(),
    date: date("date").notNull(),
    seq: integer("seq").notNull().default(1),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    dateKind: text("date_kind").notNull().default("01"),
    isHoliday: text("is_holiday").$type<"Y" | "N">().notNull().default("Y"),
    holidayType: text("holiday_type").$type<HolidayTypeCode>().notNull(),
    /** CLUB: entered or changed by hand; an import of the public list leaves it alone. */
    source: text("source").$type<"LIST" | "CLUB">().notNull().default("LIST"),
    /** Taken out by hand; the row stays, so that an import does not bring it back. */
    isRemoved: boolean("is_removed").notNull().default(false),
  },
  // Serves the read of two years in order.
  (table) => [primaryKey({ columns: [table.clubIdx, table.date, table.seq] })],
);
