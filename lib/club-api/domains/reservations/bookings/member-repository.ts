import { and, asc, eq, gte, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { grouped } from "@/lib/shared/grouped";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { gatheredRead } from "../../../db/shared-read";
import { bookingPlayers, bookings, courses, members, siteInfos } from "../../../db/tables";

export type LockedMember = typeof members.$inferSelect;

/** The rows of the members under a lock, ascending, so that two callers never wait for each other. */
export function lockMemberRows(
  tx: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
): Promise<LockedMember[]> {
  return tx
    .select()
    .from(members)
    .where(ofClub(members, clubIdx, inArray(members.memberIdx, [...memberIdxs])))
    .orderBy(asc(members.memberIdx))
    .for("no key update");
}

/** The days that count for a booking: the span of its windows, what is still open, and this month's cancellations. */
type CountedDays = { clubIdx: number; from: string; to: string; today: string; cancelledSince: Date };
type CountedInput = CountedDays & { memberIdx: number };

const readOwnBookings = gatheredRead(async (db, inputs: readonly CountedInput[]) => {
  const spans = new Map<string, CountedInput[]>();
  for (const input of inputs) {
    const span = `${input.clubIdx} ${input.from} ${input.to} ${input.today} ${input.cancelledSince.getTime()}`;
    spans.set(span, [...(spans.get(span) ?? []), input]);
  }
  const found = new Map<CountedInput, Awaited<ReturnType<typeof selectBookingsOf>>>();
  for (const [first, ...others] of spans.values()) {
    if (!first) continue;
    const same = [first, ...others];
    const rows = await selectBookingsOf(
      db,
      first,
      same.map(({ memberIdx }) => memberIdx),
    );
    const byMember = grouped(rows, ({ memberIdx }) => memberIdx);
    for (const input of same) found.set(input, byMember.get(input.memberIdx) ?? []);
  }
  return inputs.map((input) => found.get(input) ?? []);
});

/** The rows that the limits of a member count: bookings of the span, open ones, and free cancellations. */
export function selectOwnBookings(db: Database, input: CountedInput) {
  return readOwnBookings(db, input);
}

function selectBookingsOf(db: Database, input: CountedDays, memberIdxs: readonly number[]) {
  return db
    .select({
      bookingIdx: bookings.bookingIdx,
      memberIdx: bookings.memberIdx,
      playDate: bookings.playDate,
      dayType: bookings.dayType,
      teeTime: bookings.teeTime,
      state: bookings.state,
      reservationType: bookings.reservationType,
      cancelAt: bookings.cancelAt,
      drawIdx: bookings.drawIdx,
      graceUntil: bookings.graceUntil,
    })
    .from(bookings)
    .where(
      ofClub(
        bookings,
        input.clubIdx,
        sql`${bookings.memberIdx} = any(${sql.param([...new Set(memberIdxs)])})`,
        or(
          and(gte(bookings.playDate, input.from), lte(bookings.playDate, input.to)),
          and(
            gte(bookings.playDate, input.today),
            inArray(bookings.state, [bookingState.booked, bookingState.confirmed, bookingState.drawHold]),
          ),
          and(eq(bookings.state, bookingState.cancelled), gte(bookings.cancelAt, input.cancelledSince)),
        ),
      ),
    );
}

/** Rounds of a day that bind one of the members: as the booker, or as a companion who accepted (domain.md 7.9). */
export function selectBindingRounds(
  db: Database,
  input: {
    clubIdx: number;
    memberIdxs: readonly number[];
    from: string;
    to: string;
    exceptBookingIdx?: number | undefined;
  },
) {
  const { memberIdx } = bookingPlayers;
  const { playDate, teeTime } = bookings;
  return db
    .select({ memberIdx, name: members.name, playDate, teeTime })
    .from(bookings)
    .innerJoin(
      bookingPlayers,
      ofClub(
        bookingPlayers,
        bookings.clubIdx,
        eq(bookingPlayers.bookingIdx, bookings.bookingIdx),
        or(eq(bookingPlayers.isBooker, true), sql`${bookingPlayers.acceptedAt} is not null`),
      ),
    )
    .innerJoin(
      members,
      ofClub(members, bookingPlayers.clubIdx, eq(members.memberIdx, bookingPlayers.memberIdx)),
    )
    .where(
      ofClub(
        bookings,
        input.clubIdx,
        sql`${bookings.playDate} between ${input.from} and ${input.to}`,
        inArray(bookings.state, [
          bookingState.booked,
          bookingState.confirmed,
          bookingState.checkedIn,
          bookingState.played,
          bookingState.drawHold,
        ]),
        inArray(bookingPlayers.memberIdx, [...input.memberIdxs]),
        input.exceptBookingIdx === undefined ? undefined : ne(bookings.bookingIdx, input.exceptBookingIdx),
      ),
    )
    .orderBy(asc(bookings.teeTime));
}

/** The players of a booking with where notices go, and the names of club and course per language. */
export function selectAddresses(db: Database, clubIdx: number, bookingIdx: number, courseCode: string) {
  return db
    .select({
      seq: bookingPlayers.seq,
      isBooker: bookingPlayers.isBooker,
      memberIdx: bookingPlayers.memberIdx,
      playerPhone: bookingPlayers.phoneNo,
      memberState: members.state,
      lang: members.lang,
      phoneNo: members.phoneNo,
      email: members.email,
      deadlineReminders: members.deadlineReminders,
      site: siteInfos.texts,
      course: courses.names,
    })
    .from(bookingPlayers)
    .leftJoin(
      members,
      ofClub(members, bookingPlayers.clubIdx, eq(members.memberIdx, bookingPlayers.memberIdx)),
    )
    .leftJoin(siteInfos, ofClub(siteInfos, bookingPlayers.clubIdx))
    .leftJoin(courses, ofClub(courses, bookingPlayers.clubIdx, eq(courses.courseCode, courseCode)))
    .where(ofClub(bookingPlayers, clubIdx, eq(bookingPlayers.bookingIdx, bookingIdx)))
    .orderBy(asc(bookingPlayers.seq));
}

export type CountedRow = Awaited<ReturnType<typeof selectCounted>>[number];

/** Bookings of members in a span of play dates, for the limits of many members at once; by day and time. */
export function selectCounted(
  db: Database,
  input: { clubIdx: number; from: string; to: string; today: string },
) {
  return db
    .select({
      bookingIdx: bookings.bookingIdx,
      rsvNo: bookings.rsvNo,
      memberIdx: bookings.memberIdx,
      memberType: bookings.memberType,
      playDate: bookings.playDate,
      dayType: bookings.dayType,
      teeTime: bookings.teeTime,
      courseCode: bookings.courseCode,
      period: bookings.period,
      playerCount: bookings.playerCount,
      state: bookings.state,
      reservationType: bookings.reservationType,
    })
    .from(bookings)
    .where(
      ofClub(
        bookings,
        input.clubIdx,
        or(
          and(
            gte(bookings.playDate, input.today),
            inArray(bookings.state, [bookingState.booked, bookingState.confirmed, bookingState.drawHold]),
          ),
          and(
            isNotNull(bookings.memberIdx),
            gte(bookings.playDate, input.from),
            lte(bookings.playDate, input.to),
          ),
        ),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime), asc(bookings.bookingIdx));
}
