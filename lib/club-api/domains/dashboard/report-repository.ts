import { asc, between, count, gte, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { bookings, dashboardDays, teeSlots, vocs } from "../../db/tables";
import type { Span } from "./rules";

export type DayRow = typeof dashboardDays.$inferSelect;

/** Booked, confirmed, checked in, played, held for a winner: a team on the course. */
const playingStates: (typeof bookings.$inferSelect)["state"][] = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
  bookingState.drawHold,
];

/** The counters of the days of a span, in order; a day without a row had nothing to count. */
export function selectDays(db: Database, clubIdx: number, { from, to }: Span): Promise<DayRow[]> {
  return db
    .select()
    .from(dashboardDays)
    .where(ofClub(dashboardDays, clubIdx, between(dashboardDays.date, from, to)))
    .orderBy(asc(dashboardDays.date));
}

/** Teams that play in a span by course and by channel, and the slots that were open to them. */
export async function selectPlay(db: Database, clubIdx: number, { from, to }: Span) {
  const isPlaying = ofClub(
    bookings,
    clubIdx,
    between(bookings.playDate, from, to),
    inArray(bookings.state, playingStates),
  );
  const courses = await db
    .select({ courseCode: bookings.courseCode, teams: count() })
    .from(bookings)
    .where(isPlaying)
    .groupBy(bookings.courseCode);
  const channels = await db
    .select({ income: bookings.income, teams: count() })
    .from(bookings)
    .where(isPlaying)
    .groupBy(bookings.income)
    .orderBy(asc(bookings.income));
  const slots = await db
    .select({ courseCode: teeSlots.courseCode, slots: count() })
    .from(teeSlots)
    .where(
      ofClub(
        teeSlots,
        clubIdx,
        between(teeSlots.playDate, from, to),
        ne(teeSlots.openType, slotState.blocked),
      ),
    )
    .groupBy(teeSlots.courseCode)
    .orderBy(asc(teeSlots.courseCode));
  return { courses, channels, slots };
}

/** Hours from an inquiry to its first answer, on average, of those answered in a span; null without any. */
export async function selectAnswerHours(
  db: Database,
  clubIdx: number,
  { since, before }: { since: Date; before: Date },
): Promise<number | null> {
  const hours = sql<string | null>`avg(extract(epoch from ${vocs.answeredAt} - ${vocs.createdAt}) / 3600)`;
  const rows = await db
    .select({ hours })
    .from(vocs)
    .where(
      ofClub(
        vocs,
        clubIdx,
        isNotNull(vocs.answeredAt),
        gte(vocs.answeredAt, since),
        lt(vocs.answeredAt, before),
      ),
    );
  const average = rows[0]?.hours;
  return average == null ? null : Math.round(Number(average) * 10) / 10;
}
