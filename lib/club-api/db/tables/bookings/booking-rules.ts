import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { clubIdxColumn } from "../columns";

/** The numbers of domain.md 7.3 to 7.7 and 7.12 that no policy entry holds; one row per club. */
export const bookingRules = pgTable("booking_rules", {
  clubIdx: clubIdxColumn().primaryKey(),
  /** Days before the play date up to which a cancellation is free (7.7). */
  freeDaysWeekday: integer("free_days_weekday").notNull().default(3),
  freeDaysWeekend: integer("free_days_weekend").notNull().default(4),
  /** Two rounds of one person on a day lie at least so far apart (7.3). */
  clashMinutes: integer("clash_minutes").notNull().default(270),
  /** The span in which the seconds of holding a slot add up (7.5). */
  lockWindowMinutes: integer("lock_window_minutes").notNull().default(30),
  /** After tee-off, without check-in: a candidate for a no-show (7.12). */
  noShowCandidateMinutes: integer("no_show_candidate_minutes").notNull().default(20),
  /** Caddie fee of a stopped round by holes played; beyond the last step the booked fee (7.4). */
  stoppedCaddieFees: jsonb("stopped_caddie_fees")
    .$type<{ holes: number; amount: string }[]>()
    .notNull()
    .default([
      { holes: 3, amount: "40000" },
      { holes: 9, amount: "70000" },
    ]),
});
