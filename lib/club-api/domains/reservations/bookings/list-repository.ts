import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { bookingPlayers, bookings, members } from "../../../db/tables";
import type { Booking } from "../repository";

export type BookingFilter = {
  clubIdx: number;
  from?: string | undefined;
  to?: string | undefined;
  states?: readonly BookingState[] | undefined;
};
type Page = { page: number; size: number; isAscending: boolean };

/** The bookings in which a member is named by another booker, of those seats that are wanted; for use in a statement. */
export function namedIn(
  db: Database,
  { clubIdx, memberIdx }: { clubIdx: number; memberIdx: number },
  isWanted?: SQL,
) {
  const isNamed = and(eq(bookingPlayers.memberIdx, memberIdx), eq(bookingPlayers.isBooker, false), isWanted);
  return db
    .select({ bookingIdx: bookingPlayers.bookingIdx })
    .from(bookingPlayers)
    .where(ofClub(bookingPlayers, clubIdx, isNamed));
}

/** One page of the rounds of a member: those he booked, or those he is named in. */
export function selectBookingsOfMember(
  db: Database,
  filter: BookingFilter & { memberIdx: number; isCompanion: boolean },
  page: Page,
): Promise<{ rows: Booking[]; total: number }> {
  const { memberIdx } = filter;
  const isOwn = filter.isCompanion
    ? inArray(bookings.bookingIdx, namedIn(db, filter))
    : eq(bookings.memberIdx, memberIdx);
  return selectPage(db, and(isOwn, matches(filter)), page);
}

export type OfficeFilter = BookingFilter & {
  rsvNo?: string | undefined;
  /** Part of the name of a player. */
  name?: string | undefined;
  /** Digits of a player's phone number, or of the booker's own. */
  phone?: string | undefined;
  memberIdx?: number | undefined;
};

/** One page of all bookings for staff, looked for by day, number, name or phone. */
export function selectForOffice(
  db: Database,
  filter: OfficeFilter,
  page: Page,
): Promise<{ rows: Booking[]; total: number }> {
  const isWanted = and(
    matches(filter),
    filter.memberIdx === undefined ? undefined : eq(bookings.memberIdx, filter.memberIdx),
    filter.rsvNo === undefined ? undefined : eq(bookings.rsvNo, filter.rsvNo),
    filter.name === undefined ? undefined : hasPlayerNamed(filter.name),
    filter.phone === undefined ? undefined : hasPlayerPhone(filter.phone),
  );
  return selectPage(db, isWanted, page);
}

/** A booking with a player whose name holds the text. */
export function hasPlayerNamed(name: string): SQL {
  return hasPlayer(holds(bookingPlayers.name, name));
}

/** A booking with a player whose number, or whose own one as a member, holds the digits. */
export function hasPlayerPhone(phone: string): SQL {
  return hasPlayer(hasPhone(phone));
}

function hasPlayer(isWanted: SQL): SQL {
  const isMember = ofClub(members, bookingPlayers.clubIdx, eq(members.memberIdx, bookingPlayers.memberIdx));
  const isOfBooking = ofClub(
    bookingPlayers,
    bookings.clubIdx,
    eq(bookingPlayers.bookingIdx, bookings.bookingIdx),
    isWanted,
  );
  return sql`exists (select 1 from ${bookingPlayers} left join ${members} on ${isMember} where ${isOfBooking})`;
}

function hasPhone(phone: string): SQL {
  const digits = phone.replace(/\D/g, "");
  const wanted = `%${digits}%`;
  return sql`(regexp_replace(coalesce(${bookingPlayers.phoneNo}, ''), '\\D', '', 'g') like ${wanted}
    or regexp_replace(coalesce(${members.phoneNo}, ''), '\\D', '', 'g') like ${wanted})`;
}

function holds(column: SQL | typeof bookingPlayers.name, text: string): SQL {
  return sql`${column} ilike ${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`;
}

function matches({ clubIdx, from, to, states }: BookingFilter): SQL | undefined {
  return ofClub(
    bookings,
    clubIdx,
    from === undefined ? undefined : gte(bookings.playDate, from),
    to === undefined ? undefined : lte(bookings.playDate, to),
    states === undefined || states.length === 0 ? undefined : inArray(bookings.state, [...states]),
  );
}

async function selectPage(db: Database, isWanted: SQL | undefined, { page, size, isAscending }: Page) {
  const by = isAscending ? asc : desc;
  const rows = await db
    .select()
    .from(bookings)
    .where(isWanted)
    .orderBy(by(bookings.playDate), by(bookings.teeTime), by(bookings.bookingIdx))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(bookings, isWanted) };
}

/** A seat whose member has said yes, or was seen at the desk. */
const hasConsented = or(isNotNull(bookingPlayers.acceptedAt), isNotNull(bookingPlayers.checkedInAt));
const heldOrPlayed: readonly BookingState[] = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
];

/** The members who consented to a round that a member has booked. */
export async function selectConsenting(db: Database, clubIdx: number, memberIdx: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ memberIdx: bookingPlayers.memberIdx })
    .from(bookings)
    .innerJoin(
      bookingPlayers,
      ofClub(
        bookingPlayers,
        bookings.clubIdx,
        eq(bookingPlayers.bookingIdx, bookings.bookingIdx),
        eq(bookingPlayers.isBooker, false),
        hasConsented,
      ),
    )
    .where(
      ofClub(
        bookings,
        clubIdx,
        eq(bookings.memberIdx, memberIdx),
        inArray(bookings.state, [...heldOrPlayed]),
      ),
    );
  return rows.flatMap((row) => row.memberIdx ?? []);
}

/**
 * With whom a member has played or booked, most often first: a member who consented, or a written name. Whoever was only
 * named is nobody's companion.
 */
export function selectCompanions(db: Database, clubIdx: number, memberIdx: number, limit: number) {
  const rounds = count();
  return db
    .select({
      memberIdx: bookingPlayers.memberIdx,
      name: sql<string>`max(coalesce(${members.name}, ${bookingPlayers.name}))`,
      rounds,
      lastPlayDate: sql<string>`max(${bookings.playDate})::text`,
    })
    .from(bookings)
    .innerJoin(
      bookingPlayers,
      ofClub(
        bookingPlayers,
        bookings.clubIdx,
        eq(bookingPlayers.bookingIdx, bookings.bookingIdx),
        eq(bookingPlayers.isBooker, false),
        ne(bookingPlayers.name, ""),
      ),
    )
    .leftJoin(
      members,
      ofClub(members, bookingPlayers.clubIdx, eq(members.memberIdx, bookingPlayers.memberIdx)),
    )
    .where(
      ofClub(
        bookings,
        clubIdx,
        eq(bookings.memberIdx, memberIdx),
        inArray(bookings.state, [...heldOrPlayed]),
        or(and(isNotNull(members.memberIdx), hasConsented), sql`${bookingPlayers.memberIdx} is null`),
        sql`coalesce(${members.state}, '10') <> '40'`,
      ),
    )
    .groupBy(
      bookingPlayers.memberIdx,
      sql`case when ${bookingPlayers.memberIdx} is null then ${bookingPlayers.name} end`,
    )
    .orderBy(desc(rounds), sql`max(${bookings.playDate}) desc`)
    .limit(limit);
}
