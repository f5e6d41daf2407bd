import { desc, eq, gte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { JoinAskState, OfficeJoinFlight } from "@/lib/contract/bookings/joins";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { bookings, joinAsks, joinFlightGolfers, joinFlights, members } from "../../db/tables";

const bookers = alias(members, "bookers");

export type OfficeFilter = { state?: JoinAskState | undefined; keyword?: string | undefined };
type PageSpan = { offset: number; limit: number };

export async function selectForOffice(
  db: Database,
  clubIdx: number,
  { state, keyword }: OfficeFilter,
  { offset, limit }: PageSpan,
) {
  const like = `%${(keyword ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const wanted = ofClub(
    joinAsks,
    clubIdx,
    state === undefined ? undefined : eq(joinAsks.state, state),
    keyword
      ? sql`(${members.name} ilike ${like} or ${members.id} ilike ${like} or ${bookers.name} ilike ${like}
          or ${bookers.id} ilike ${like})`
      : undefined,
  );
  const found = db
    .select({
      ask: joinAsks,
      memberId: members.id,
      memberName: members.name,
      playDate: bookings.playDate,
      teeTime: bookings.teeTime,
      bookerId: sql<string>`coalesce(${bookers.id}, '')`,
      bookerName: sql<string>`coalesce(${bookers.name}, '')`,
    })
    .from(joinAsks)
    .innerJoin(members, ofClub(members, joinAsks.clubIdx, eq(members.memberIdx, joinAsks.memberIdx)))
    .innerJoin(bookings, ofClub(bookings, joinAsks.clubIdx, eq(bookings.bookingIdx, joinAsks.bookingIdx)))
    .leftJoin(bookers, ofClub(bookers, bookings.clubIdx, eq(bookers.memberIdx, bookings.memberIdx)))
    .where(wanted);
  const rows = await found.orderBy(desc(joinAsks.askIdx)).limit(limit).offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(joinAsks)
    .innerJoin(members, ofClub(members, joinAsks.clubIdx, eq(members.memberIdx, joinAsks.memberIdx)))
    .innerJoin(bookings, ofClub(bookings, joinAsks.clubIdx, eq(bookings.bookingIdx, joinAsks.bookingIdx)))
    .leftJoin(bookers, ofClub(bookers, bookings.clubIdx, eq(bookers.memberIdx, bookings.memberIdx)))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

export type FlightState = OfficeJoinFlight["state"];

/** Flights with their players and how many of them have agreed; AGREED waits for nobody any more. */
export async function selectFlights(
  db: Database,
  clubIdx: number,
  state: FlightState | undefined,
  { offset, limit }: PageSpan,
) {
  const golfers = db
    .select({
      clubIdx: joinFlightGolfers.clubIdx,
      flightIdx: joinFlightGolfers.flightIdx,
      players: sql<number>`coalesce(sum(${joinFlightGolfers.players}), 0)::int`.as("all_players"),
      agreed:
        sql<number>`coalesce(sum(${joinFlightGolfers.players}) filter (where ${joinFlightGolfers.answer} = 'YES'), 0)::int`.as(
          "agreed",
        ),
      asked: sql<number>`(count(*) filter (where ${joinFlightGolfers.answer} = 'ASKED'))::int`.as("asked"),
    })
    .from(joinFlightGolfers)
    .where(ofClub(joinFlightGolfers, clubIdx))
    .groupBy(joinFlightGolfers.clubIdx, joinFlightGolfers.flightIdx)
    .as("golfers");
  const shown = sql<FlightState>`case when ${joinFlights.state} = 'PROPOSED' and ${golfers.asked} = 0 then 'AGREED'
    else ${joinFlights.state} end`;
  const found = db
    .select({
      flight: joinFlights,
      players: golfers.players,
      agreed: golfers.agreed,
      state: shown.as("shown"),
      teeTime: sql<string>`coalesce(${bookings.teeTime}, ${joinFlights.teeTime})`.as("shown_time"),
      courseCode: sql<string>`coalesce(${bookings.courseCode}, ${joinFlights.courseCode})`.as("shown_course"),
      rsvNo: bookings.rsvNo,
    })
    .from(joinFlights)
    .leftJoin(
      bookings,
      ofClub(bookings, joinFlights.clubIdx, eq(bookings.bookingIdx, joinFlights.bookingIdx)),
    )
    .innerJoin(golfers, ofClub(joinFlights, golfers.clubIdx, eq(golfers.flightIdx, joinFlights.flightIdx)))
    .where(ofClub(joinFlights, clubIdx, state === undefined ? undefined : sql`${shown} = ${state}`));
  const total = await db.$count(found.as("found"));
  const rows = await found.orderBy(desc(joinFlights.flightIdx)).limit(limit).offset(offset);
  return { rows, total };
}

/** Flights by month of the club in which they were proposed. */
export function selectFlightMonths(db: Database, clubIdx: number, zone: string, since: Date) {
  const month = sql<string>`to_char(${joinFlights.createdAt} at time zone ${zone}, 'YYYY-MM')`;
  const rows = db
    .select({ month: month.as("month"), state: joinFlights.state })
    .from(joinFlights)
    .where(ofClub(joinFlights, clubIdx, gte(joinFlights.createdAt, since)))
    .as("told");
  return db
    .select({
      month: sql<string>`month`,
      proposed: sql<number>`count(*)::int`,
      booked: sql<number>`(count(*) filter (where state = 'BOOKED'))::int`,
    })
    .from(rows)
    .groupBy(sql`month`);
}

/** Asks and joins by month of the club (`2026-11`) in which they were asked. */
export async function selectMonths(db: Database, clubIdx: number, zone: string, since: Date) {
  const month = sql<string>`to_char(${joinAsks.createdAt} at time zone ${zone}, 'YYYY-MM')`;
  const rows = db
    .select({ month: month.as("month"), state: joinAsks.state, players: joinAsks.players })
    .from(joinAsks)
    .where(ofClub(joinAsks, clubIdx, gte(joinAsks.createdAt, since)))
    .as("told");
  return await db
    .select({
      month: sql<string>`month`,
      asked: sql<number>`count(*)::int`,
      joined: sql<number>`(count(*) filter (where state = 'JOINED'))::int`,
      players: sql<number>`coalesce(sum(players) filter (where state = 'JOINED'), 0)::int`,
    })
    .from(rows)
    .groupBy(sql`month`);
}
