import { asc, eq, exists, inArray, isNotNull, sql } from "drizzle-orm";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import { type SlotPurpose, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { holdExists, saleExists } from "../../db/slot-holders";
import { bookingPlayers, bookings, teamForms, teeSlots } from "../../db/tables";
import type { RunSlot } from "./rules";

/** A slot of a day as an approval looks at it: what keeps it from a team, if anything does. */
export type DaySlot = RunSlot & {
  openType: SlotPurpose;
  isSold: boolean;
  isHeld: boolean;
  /** The team that has it. */
  teamName: string | null;
};

/** A day's slots, and whether a team could have each: open, not booked, not held, no part of a longer round. */
export async function selectDay(
  db: Database,
  clubIdx: number,
  playDate: string,
  now: Date,
): Promise<DaySlot[]> {
  const rows = await db
    .select({
      sheetIdx: teeSlots.sheetIdx,
      courseCode: teeSlots.courseCode,
      period: teeSlots.period,
      teeTime: teeSlots.teeTime,
      openType: teeSlots.openType,
      maxPlayers: teeSlots.maxPlayers,
      linkedSheetIdx: teeSlots.linkedSheetIdx,
      isSold: sql<boolean>`(${exists(saleExists(db))})`,
      isHeld: sql<boolean>`(${exists(holdExists(db, now))})`,
      teamName: teamForms.teamName,
    })
    .from(teeSlots)
    .leftJoin(teamForms, ofClub(teamForms, teeSlots.clubIdx, eq(teamForms.teamFormIdx, teeSlots.teamFormIdx)))
    .where(ofClub(teeSlots, clubIdx, eq(teeSlots.playDate, playDate)))
    .orderBy(asc(teeSlots.sheetIdx));
  return rows.map(({ linkedSheetIdx, ...slot }) => ({
    ...slot,
    isFree:
      isOneOf(slot.openType, [slotState.open, slotState.membersOnly]) &&
      linkedSheetIdx === null &&
      !slot.isSold &&
      !slot.isHeld,
  }));
}

/** All bookings of a form, played, ended or to come, by date and time. */
export function selectAllRounds(
  db: Database,
  clubIdx: number,
  teamFormIdx: number,
): Promise<(typeof bookings.$inferSelect)[]> {
  return db
    .select()
    .from(bookings)
    .where(ofClub(bookings, clubIdx, eq(bookings.teamFormIdx, teamFormIdx)))
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime), asc(bookings.bookingIdx));
}

/** The members who have a seat in a team's rounds, played or to come, and when; cancelled rounds count for nobody. */
export function selectSeated(
  db: Database,
  clubIdx: number,
  teamFormIdx: number,
): Promise<{ memberIdx: number | null; playDate: string }[]> {
  return db
    .selectDistinct({ memberIdx: bookingPlayers.memberIdx, playDate: bookings.playDate })
    .from(bookings)
    .innerJoin(
      bookingPlayers,
      ofClub(bookingPlayers, bookings.clubIdx, eq(bookingPlayers.bookingIdx, bookings.bookingIdx)),
    )
    .where(
      ofClub(
        bookings,
        clubIdx,
        eq(bookings.teamFormIdx, teamFormIdx),
        inArray(bookings.state, [
          bookingState.booked,
          bookingState.confirmed,
          bookingState.checkedIn,
          bookingState.played,
        ]),
        isNotNull(bookingPlayers.memberIdx),
      ),
    )
    .orderBy(asc(bookingPlayers.memberIdx), asc(bookings.playDate));
}

/** The bookings of a form that are still to be played, by date and time; of one date when it is named. */
export function selectRounds(
  db: Database,
  clubIdx: number,
  teamFormIdx: number,
  { from, date }: { from: string; date?: string | undefined },
): Promise<(typeof bookings.$inferSelect)[]> {
  return db
    .select()
    .from(bookings)
    .where(
      ofClub(
        bookings,
        clubIdx,
        eq(bookings.teamFormIdx, teamFormIdx),
        inArray(bookings.state, [bookingState.booked, bookingState.confirmed]),
        date === undefined ? sql`${bookings.playDate} >= ${from}` : eq(bookings.playDate, date),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime));
}
