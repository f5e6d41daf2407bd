import type { CallOutput } from "@/lib/contract/routes";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import { monthStart, monthsUntil } from "@/lib/shared/time/months";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { veilFor } from "../../platform/veil";
import { recordAudit } from "../audit";
import { codeNames } from "../codes";
import {
  type FlightState,
  type OfficeFilter,
  selectFlightMonths,
  selectFlights,
  selectForOffice,
  selectMonths,
} from "./office-repository";
import { selectParties } from "./party-repository";
import { countWaitingRequests } from "./request-repository";

/** The office's list; names are masked without a reason, and the view goes on record (checklist P-08). */
export async function listAsks(
  tx: Database,
  ctx: Context,
  {
    page,
    size,
    reason,
    ...filter
  }: OfficeFilter & { page: number; size: number; reason?: string | undefined },
): Promise<CallOutput<"GET /ops/joins">> {
  const { clubIdx, zone } = ctx.club;
  const veil = veilFor(reason);
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectForOffice(tx, clubIdx, filter, place);
  await recordAudit(tx, ctx, {
    action: "VIEW",
    entity: "join",
    entityKey: "list",
    after: { isMasked: veil.isMasked },
    reason: veil.reason,
  });
  const list = rows.map(({ ask, memberId, memberName, bookerId, bookerName, playDate, teeTime }) => ({
    askIdx: ask.askIdx,
    memberIdx: ask.memberIdx,
    bookingIdx: ask.bookingIdx,
    players: ask.players,
    playDate,
    teeTime,
    state: ask.state,
    memberId: veil.loginId(memberId),
    memberName: veil.name(memberName),
    bookerId: veil.loginId(bookerId),
    bookerName: veil.name(bookerName),
    createdAt: clubTimestamp(ask.createdAt, zone),
    endedAt: ask.endedAt && clubTimestamp(ask.endedAt, zone),
  }));
  return { list, total, page, size };
}

/** The flights of golfers alone; nobody is named. */
export async function listFlights(
  db: Database,
  ctx: Context,
  { page, size, state }: { page: number; size: number; state?: FlightState | undefined },
): Promise<CallOutput<"GET /ops/join-flights">> {
  const { clubIdx, zone } = ctx.club;
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectFlights(db, clubIdx, state, place);
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const list = rows.map(({ flight, courseCode, ...shown }) => ({
    ...shown,
    flightIdx: flight.flightIdx,
    playDate: flight.playDate,
    courseName: courses.get(courseCode) ?? courseCode,
    createdAt: clubTimestamp(flight.createdAt, zone),
    answerUntil: clubTimestamp(flight.answerUntil, zone),
  }));
  return { list, total, page, size };
}

const figureMonths = 12;

/** Requests that wait now, and requests, joins and flights in each of the last twelve months. */
export async function readFigures(db: Database, ctx: Context): Promise<CallOutput<"GET /ops/join-figures">> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const months = monthsUntil(today, figureMonths);
  const rows = await selectMonths(db, clubIdx, zone, monthStart(`${months[0]}-01`, zone));
  const flights = await selectFlightMonths(db, clubIdx, zone, monthStart(`${months[0]}-01`, zone));
  const none = { asked: 0, joined: 0, players: 0, proposed: 0, booked: 0 };
  return {
    requests: await countWaitingRequests(db, clubIdx, today),
    parties: (await selectParties(db, clubIdx, { from: today })).length,
    months: months.map((month) => ({
      ...none,
      ...rows.find((row) => row.month === month),
      ...flights.find((row) => row.month === month),
      month,
    })),
  };
}
